import { positionalArguments } from '../arguments.ts'
import { created } from '../value.ts'
import { FAILED_QUERY } from './network.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

/** The options of a question, and those that graphql_codegen writes for one: `Options$Query$Books`. */
const OPTIONS = /^(Watch)?QueryOptions$|^(Watch)?Options\$/

/**
 * graphql_flutter of an app that has no network: who asks within a widget is told that it failed
 * (`graphql_flutter/lib/src/widgets/query.dart`, `hooks/query.dart`).
 */
export const graphql: Library = {
  call(_evaluator, name, { positional: [options] }) {
    return name === 'useQuery' && isOptions(options)
      ? created('QueryHookResult', { result: FAILED_QUERY })
      : null
  },
  builds(evaluator, { type, named }) {
    const isQuery = type === 'Query' && isOptions(named.get('options'))
    return isQuery ? evaluator.calledWith(named.get('builder'), positionalArguments(FAILED_QUERY)) : null
  },
}

const isOptions = (value: Value | undefined): boolean => value?.kind === 'object' && OPTIONS.test(value.type)
