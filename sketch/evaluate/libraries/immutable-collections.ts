import { listOf } from '../value.ts'
import type { Library } from './library.ts'

const LISTS = /^I(List|Set)(Const)?$/
const MAPS = /^IMap(Const)?$/
const LOCKS = /^(lock|unlock)(Unsafe|View|Lazy|Sorted)?$/

/**
 * fast_immutable_collections (`lib/src/ilist/ilist.dart` and its like): what cannot be changed any more has what it was
 * made of. What adds to one makes another, which a page does once somebody taps.
 */
export const immutableCollections: Library = {
  create(_evaluator, type, constructor, { positional: [of] }) {
    if (constructor !== '') return null
    if (LISTS.test(type)) return of === undefined || of.kind === 'null' ? listOf([]) : of
    if (MAPS.test(type)) return of === undefined || of.kind === 'null' ? { kind: 'map', entries: [] } : of
    return null
  },
  property(_evaluator, target, name) {
    return (target.kind === 'list' || target.kind === 'map') && LOCKS.test(name) ? target : null
  },
  method(_evaluator, target, name) {
    return target.kind === 'list' && /^toI(List|Set)$/.test(name) ? target : null
  },
}
