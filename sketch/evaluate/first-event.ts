import { positionalArguments } from './arguments.ts'
import { OPENED } from './effects.ts'
import { presumed } from './presumed.ts'
import { thrownBy } from './try-catch.ts'
import { integer, NULL, unknown } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { CreatedValue, Value } from './value.ts'

/** Ways to make a future or a stream by what it brings, its first argument. */
const BRINGS = new Set([
  'Future.value', 'Future.sync', 'Future.microtask', 'Future.', 'SynchronousFuture.', 'Stream.value', 'Stream.fromFuture',
  'BehaviorSubject.seeded', 'ValueStream.seeded',
]) // prettier-ignore

/** More futures than any code has in one another: one that brings itself never comes. */
const MAX_WITHIN = 20

/** What was added to a stream's controller last. */
export const ADDED = 'last added'

/**
 * What a future brings, or a stream first; null where nothing can come from what stands in the source. What only
 * running code could bring is there, and is shown as samples.
 */
export function firstEvent(evaluator: Evaluator, value: Value): Value | null {
  const event = eventOf(evaluator, value)
  if (event?.kind !== 'unknown') return event
  // a FutureBuilder of `isSignedIn()`: what it is called there says nothing, what was asked does
  const known = presumed(event)
  return known.kind === 'boolean' ? known : { ...event, given: true }
}

/** `await x`: what a future brings as the source tells; what is no future is itself. */
export function awaited(evaluator: Evaluator, value: Value): Value {
  return broughtBy(evaluator, value, 0) ?? value
}

/** Null for a future that never comes, as far as the source tells. */
function broughtBy(evaluator: Evaluator, value: Value, within: number): Value | null {
  if (value === OPENED) return NULL
  const observed =
    value.kind === 'object' && value.type === 'ObservableFuture' ? value.positional[0] : undefined
  if (observed !== undefined && within < MAX_WITHIN) return broughtBy(evaluator, observed, within + 1)
  const isFuture = value.kind === 'object' && /^(Synchronous)?Future$/.test(value.type)
  if (isFuture && value.constructor === 'error' && evaluator.trying > 0)
    return thrownBy(evaluator, value.positional[0] ?? null)
  return isFuture ? eventOf(evaluator, value, within) : value
}

function eventOf(evaluator: Evaluator, value: Value, within = 0): Value | null {
  // What a generator yields, in a list: all of it, once what is waited for has come.
  if (value.kind === 'list') return value.items.at(evaluator.arriving ? -1 : 0) ?? null
  if (value.kind !== 'object') return value
  const added = evaluator.propertyOf(value, ADDED)
  if (added !== undefined) return added
  const made = `${value.type}.${value.constructor}`
  const [first, second] = value.positional
  if (BRINGS.has(made)) return brought(evaluator, first ?? NULL, within + 1)
  if (made === 'Future.delayed') return brought(evaluator, second ?? NULL, within + 1)
  if (made === 'Stream.fromIterable') return first?.kind === 'list' ? (first.items[0] ?? null) : unknown('…')
  if (made === 'Stream.periodic' && second?.kind === 'function')
    return evaluator.apply(second, positionalArguments(integer(0)))
  if (made === 'Stream.empty' || made === 'Future.error' || made === 'Stream.error') return null
  return /^(Stream(Controller)?|(Behavior|Publish|Replay)Subject)$/.test(value.type) ? null : value
}

/** What a future brings that is a future itself is what that brings. */
function brought(evaluator: Evaluator, value: Value, within: number): Value | null {
  if (within > MAX_WITHIN) return null
  const given = evaluator.calledWith(value, positionalArguments()) ?? value
  return broughtBy(evaluator, given, within)
}

/** A stream or future of one value: `authStateChanges()` of an app in which nobody is signed in. */
export function streamOf(value: Value): CreatedValue {
  return {
    kind: 'object',
    type: 'Stream',
    constructor: 'value',
    positional: [value],
    named: new Map(),
    at: null,
  }
}
