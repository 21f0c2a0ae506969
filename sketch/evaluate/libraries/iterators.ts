import { booleanOf, created, unknown } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** Where an iterator keeps the item that it is at. */
const AT = 'at'

/** Dart's `Iterator` (`sdk/lib/core/iterator.dart`), by which code goes through a list itself. */
export const iterators: Library = {
  property(evaluator, target, name) {
    if (target.kind === 'list' && name === 'iterator') return created('Iterator', {}, [target])
    if (name !== 'current' || !isIterator(target)) return null
    return itemsOf(target)?.[placeOf(evaluator, target)] ?? unknown(name)
  },
  method(evaluator, target, name) {
    if (name !== 'moveNext' || !isIterator(target)) return null
    const items = itemsOf(target)
    if (items === null) return null
    const next = placeOf(evaluator, target) + 1
    evaluator.setOf(target, AT, { kind: 'number', value: next, double: false })
    return booleanOf(next < items.length)
  },
}

const isIterator = (value: Value): value is CreatedValue =>
  value.kind === 'object' && value.type === 'Iterator'

function itemsOf({ positional: [of] }: CreatedValue): readonly Value[] | null {
  return of?.kind === 'list' ? of.items : null
}

/** Before the first item until it moves. */
function placeOf(evaluator: Evaluator, iterator: CreatedValue): number {
  const at = evaluator.propertyOf(iterator, AT)
  return at?.kind === 'number' ? at.value : -1
}
