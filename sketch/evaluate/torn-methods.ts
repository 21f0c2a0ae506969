import { entryOf } from './entry-of.ts'
import { GOES_BACK, NAVIGATORS, opensPage } from './navigators.ts'
import { fileScope } from './scope.ts'
import type { FunctionExpression, Parameter } from '../model/expression.ts'
import type { FunctionValue, Value } from './value.ts'

/** What `target.name` is called in the function that calls it. */
const TARGET = 'target'
const GIVEN: Parameter = { name: 'given', named: false, target: 'local', initial: null }

/** Methods of Dart's own types and of intl that are handed on where one thing is done with each: `ids.where(kept.contains)`. */
const OF_TYPES: Readonly<Record<string, RegExp>> = {
  list: /^(contains|add|addAll|remove|indexOf|elementAt)$/,
  map: /^(containsKey|containsValue|remove|addAll)$/,
  string: /^(contains|startsWith|endsWith|compareTo)$/,
  DateFormat: /^format$/,
  NumberFormat: /^format$/,
  RegExp: /^(hasMatch|stringMatch)$/,
}

/**
 * `onTap: context.pop`, `ids.where(kept.contains)`: a method that is not called yet, of what has no source that is read.
 * @returns null for what is no method that is known.
 */
export function tornMethod(target: Value, name: string): FunctionValue | null {
  const type = target.kind === 'object' ? target.type : target.kind === 'type' ? target.name : null
  const isNavigator = type !== null && (target.kind === 'type' ? type === 'Get' : NAVIGATORS.has(type))
  const goesBack = isNavigator && GOES_BACK.has(name)
  const isKnown =
    goesBack || (isNavigator && opensPage(name)) || entryOf(OF_TYPES, type ?? target.kind)?.test(name)
  if (isKnown !== true) return null
  const scope = fileScope('')
  scope.variables.set(TARGET, target)
  return { kind: 'function', code: codeOf(name, goesBack ? [] : [GIVEN]), scope }
}

/** `(given) => target.name(given)`. */
function codeOf(name: string, parameters: readonly Parameter[]): FunctionExpression {
  const callee = { kind: 'member', target: { kind: 'name', name: TARGET }, name } as const
  const given = parameters.map((each) => ({ name: null, value: { kind: 'name', name: each.name } as const }))
  const value = { kind: 'call', callee, arguments: given, types: [], at: 0 } as const
  return { kind: 'function', parameters, body: { kind: 'expression', value } }
}
