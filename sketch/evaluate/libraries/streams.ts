import { positionalArguments } from '../arguments.ts'
import { ADDED, firstEvent, streamOf } from '../first-event.ts'
import { failedFuture } from '../try-catch.ts'
import { booleanOf, created, NULL } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, FunctionValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** What makes a stream of one value that the source tells: Dart's own, and rxdart's of all versions. */
const OF_ONE =
  /^(Stream\.(value|fromFuture)|Observable\.just|Rx\.just|(BehaviorSubject|ValueStream)\.seeded)$/
/** What lets that value through, only later (`dart:async`, `rxdart/lib/src/transformers`). */
const SAME =
  /^(distinct\w*|delay|debounce\w*|throttle\w*|asBroadcastStream|shareValue|share|startWith|handleError|take|skipWhile)$/
/** What goes on with the stream that each event is turned into; one that is null brings nothing. */
const INTO_ANOTHER = /^(asyncExpand|(switch|flat|concat|exhaust)Map)$/
/** More than a page listens to while it begins; ends what listens because it was told. */
const MAX_TOLD = 100

/** How often each evaluation has told somebody. */
const told = new WeakMap<Evaluator, number>()

/** Who listens to what is added to, while a page begins: no more than are told anything. */
const listening = new WeakMap<CreatedValue, FunctionValue[]>()

/** What was added before anybody listened, for who does first. */
const kept = new WeakMap<CreatedValue, Value[]>()

/**
 * Keeps what is added for who listens first, as Dart's controller does that not many may listen to
 * (`dart:async`, stream_controller.dart), and rxdart's subjects that begin with what they had.
 */
function keep(evaluator: Evaluator, to: CreatedValue, value: Value): void {
  const isHeard = (listening.get(to)?.length ?? 0) > 0
  if (isHeard || evaluator.followsTap || to.constructor === 'broadcast' || to.type === 'PublishSubject')
    return
  const before = to.type === 'BehaviorSubject' ? [] : (kept.get(to) ?? [])
  if (before.length < MAX_TOLD) kept.set(to, [...before, value])
}

/** Streams of one known value: what is done to it, and who listens is told it while a page begins. */
export const streams: Library = {
  create(_evaluator, type, constructor, { positional: [value = NULL] }) {
    return /^(Observable|Rx)$/.test(type) && constructor === 'just' ? streamOf(value) : null
  },
  property(evaluator, target, name) {
    if (!isController(target)) return null
    return /^(stream|sink)$/.test(name) ? target : held(evaluator, target, name)
  },
  method(evaluator, target, name, { positional: [first] }) {
    if (name === 'add' && isController(target) && first !== undefined) {
      if (!evaluator.followsTap) evaluator.setOf(target, ADDED, first)
      if (first.kind === 'unknown') return NULL
      keep(evaluator, target, first)
      for (const each of listening.get(target) ?? []) tell(evaluator, each, first)
      return NULL
    }
    if (name === 'addError' && isController(target)) {
      if (!evaluator.followsTap) evaluator.setOf(target, ADDED, failedFuture(first ?? NULL))
      return NULL
    }
    if (name === 'listen' && isController(target) && first?.kind === 'function') {
      const all = listening.get(target) ?? []
      if (all.length < MAX_TOLD) all.push(first)
      listening.set(target, all)
      for (const each of kept.get(target) ?? []) tell(evaluator, first, each)
      kept.delete(target)
      return null
    }
    if (name === 'asStream' && isFuture(target))
      return { ...created('Stream', {}, [target]), constructor: 'fromFuture' }
    if (name === 'listen' && target.kind === 'list') return listened(evaluator, target.items, first)
    if (name === 'transform') return transformed(evaluator, target, first)
    const value = valueIn(evaluator, target)
    // What nothing has come of yet begins with what it is told to (rxdart, stream_transform).
    if (name === 'startWith' && value === null && first !== undefined && brings(target))
      return streamOf(first)
    if (value === null) return null
    if (SAME.test(name)) return target
    if (first?.kind !== 'function') return null
    if (name === 'map' || name === 'asyncMap')
      return streamOf(evaluator.apply(first, positionalArguments(value)))
    if (INTO_ANOTHER.test(name)) {
      const next = evaluator.apply(first, positionalArguments(value))
      return next.kind === 'null' ? created('Stream') : next
    }
    if (name === 'where') {
      const kept = evaluator.apply(first, positionalArguments(value))
      return kept.kind === 'boolean' && !kept.value ? created('Stream') : target
    }
    if (name !== 'listen') return null
    tell(evaluator, first, value)
    return created('StreamSubscription', { isPaused: booleanOf(false) })
  },
}

/** What an `async` function gives is what it brings. What only running code brings is none that is known. */
const isFuture = (value: Value): boolean =>
  (value.kind === 'object' && value.type === 'Future') ||
  /^(string|number|boolean|list|map|record)$/.test(value.kind)

/** What is added to and listened to: Dart's own, and rxdart's subjects. */
const isController = (value: Value): value is CreatedValue =>
  value.kind === 'object' && /^(StreamController|(Behavior|Publish|Replay)Subject)$/.test(value.type)

/** What a subject came to last (`rxdart/lib/src/streams/value_stream.dart`), else what it was seeded with. */
function held(evaluator: Evaluator, subject: CreatedValue, name: string): Value | null {
  if (subject.type !== 'BehaviorSubject' || !/^(value|valueOrNull|hasValue)$/.test(name)) return null
  const seed = subject.constructor === 'seeded' ? (subject.positional[0] ?? NULL) : undefined
  const last = evaluator.propertyOf(subject, 'value') ?? evaluator.propertyOf(subject, ADDED) ?? seed
  if (name === 'hasValue') return booleanOf(last !== undefined)
  return last ?? (name === 'valueOrNull' ? NULL : null)
}

/** Whether a value is a stream, or what only running code could tell. */
const brings = (value: Value): boolean =>
  value.kind === 'unknown' || (value.kind === 'object' && (value.type === 'Stream' || isController(value)))

/** The value of a stream of one, where the source tells it. */
function valueIn(evaluator: Evaluator, target: Value): Value | null {
  if (target.kind !== 'object' || !isOfOne(target)) return null
  const event = firstEvent(evaluator, target)
  return event === null || event.kind === 'unknown' ? null : event
}

/** What a transformer of the source adds for the first event: `StreamTransformer.fromHandlers(handleData: …)`. */
function transformed(evaluator: Evaluator, target: Value, by: Value | undefined): Value | null {
  const handle =
    by?.kind === 'object' && by.type === 'StreamTransformer' ? by.named.get('handleData') : undefined
  const event = handle?.kind === 'function' ? firstEvent(evaluator, target) : null
  if (handle === undefined || event === null || event.kind === 'unknown') return null
  const sink = created('StreamController')
  evaluator.calledWith(handle, positionalArguments(event, sink))
  const added = evaluator.propertyOf(sink, ADDED)
  return added === undefined ? created('Stream') : streamOf(added)
}

const isOfOne = ({ type, constructor }: CreatedValue): boolean => OF_ONE.test(`${type}.${constructor}`)

/** Who listens to a generator is told the first that it yields, and the rest once what is waited for has come. */
function listened(evaluator: Evaluator, items: readonly Value[], listener: Value | undefined): Value | null {
  if (listener?.kind !== 'function') return null
  const told = items.filter(({ kind }) => kind !== 'unknown').slice(0, evaluator.arriving ? items.length : 1)
  for (const each of told) tell(evaluator, listener, each)
  return told.length === 0 ? null : created('StreamSubscription', { isPaused: booleanOf(false) })
}

function tell(evaluator: Evaluator, listener: Value & { kind: 'function' }, value: Value): void {
  const times = told.get(evaluator) ?? 0
  told.set(evaluator, times + 1)
  // While a tap is followed nothing begins.
  if (times < MAX_TOLD && !evaluator.followsTap) evaluator.apply(listener, positionalArguments(value))
}
