import { copyOf, isBuilt, update } from '../built-values.ts'
import { listOf } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { InstanceValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** built_collection's lists and sets, and what builds them. */
const LIST = /^(Built)?(List|Set)(Builder)?$/

/**
 * built_value: the code that its generator writes is read as it stands, and calls `checkNotNull`, which gives what it
 * is given (`built_value/lib/built_value.dart`). The lists of built_collection are lists.
 */
export const builtValue: Library = {
  create(_evaluator, type, constructor, { positional: [first] }) {
    if (type === 'BuiltValueNullFieldError') return constructor === 'checkNotNull' ? (first ?? null) : null
    const isBuilt = type.startsWith('Built') || type.endsWith('Builder')
    if (!isBuilt || !LIST.test(type) || !/^(|of|from)$/.test(constructor)) return null
    return first === undefined ? listOf([]) : first.kind === 'list' ? copied(first.items) : null
  },
  method(evaluator, target, name, { positional: [first] }) {
    if (target.kind === 'instance') return ofBuilder(evaluator, target, name, first)
    if (target.kind !== 'list') return null
    if (name === 'replace' && first?.kind === 'list') {
      target.items.splice(0, target.items.length, ...first.items)
      return target
    }
    return /^(build|toBuilder|toBuilt(List|Set)|asList)$/.test(name) ? copied(target.items) : null
  },
}

const OF_BUILDER = /^(rebuild|toBuilder|build|update|replace)$/

/** What the generator would have written, of a value whose file is not there. */
function ofBuilder(
  evaluator: Evaluator,
  target: InstanceValue,
  name: string,
  first: Value | undefined,
): Value | null {
  if (!OF_BUILDER.test(name) || !isBuilt(evaluator, target.of)) return null
  const next = /^(update|replace)$/.test(name) ? target : copyOf(target)
  if (name === 'rebuild' || name === 'update') update(evaluator, next, first)
  if (name === 'replace' && first?.kind === 'instance')
    for (const [field, value] of first.fields) next.fields.set(field, value)
  return next
}

const copied = (items: readonly Value[]): Value => listOf([...items])
