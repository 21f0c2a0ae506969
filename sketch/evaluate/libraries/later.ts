import { positionalArguments } from '../arguments.ts'
import { microsecondsOf } from '../durations.ts'
import { OPENED } from '../effects.ts'
import { firstEvent } from '../first-event.ts'
import { fieldOfInstance } from '../instances.ts'
import { presumed } from '../presumed.ts'
import { orFailed } from '../try-catch.ts'
import { created, futureOf, NULL, unknown } from '../value.ts'
import { isStore } from './storage.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

/** More than a page begins; stops what begins itself anew. */
const MAX_BEGUN = 40
/** Ten seconds, which nobody looks at a splash page. */
const LONG = 10_000_000
/** Pages before the first count from no more. */
const MAX_TICKS = 12

/**
 * What a page begins in `initState` for a moment later, once: after its first frame, a delay or a future. Only while
 * a state begins; what is repeated (`Timer.periodic`, `listen`) is left alone then.
 */
export const later: Library = {
  create(evaluator, type, constructor, { positional }) {
    const name = `${type}.${constructor}`
    if (name === 'Timer.periodic' && evaluator.arriving) return counted(evaluator, positional)
    if (!/^(Future\.(delayed|microtask|)|Timer\.(run)?)$/.test(name)) return null
    // what somebody is told who has waited for long: the page that leads on has long done so
    if (name === 'Timer.' && isLong(positional[0])) return created('Timer')
    const callback = positional.find(({ kind }) => kind === 'function')
    if (evaluator.notifierBegins && callback?.kind === 'function') {
      evaluator.laterParts.leave(callback.code, () => follow(evaluator, callback))
      return created('Future')
    }
    // what is for the next moment has come when a widget that is built is seen
    const isNext = name !== 'Timer.' && (name !== 'Future.delayed' || isNoTime(positional[0]))
    const done = (evaluator.building && isNext ? follow : begin)(evaluator, callback)
    if (done === null) return null
    // what is known of what it brings: a wait of a second, and then the answer
    return /^(null|unknown)$/.test(done.kind) ? created('Future') : futureOf(done)
  },
  call(evaluator, name, { positional }) {
    if (name !== 'scheduleMicrotask') return null
    return beginOrFollow(evaluator, positional[0])
  },
  // of WidgetsBinding: the first frame ends
  property(evaluator, target, name) {
    if (name === 'endOfFrame') return created('Future')
    // of a stream whose events the source tells: `authStateChanges().first`
    return name === 'first' && target.kind === 'object' && target.type === 'Stream'
      ? firstEvent(evaluator, target)
      : null
  },
  method(evaluator, target, name, { positional }) {
    // at the end of this frame, or as the next begins
    if (name === 'addPostFrameCallback' || name === 'scheduleFrameCallback') {
      const [callback] = positional
      const call = (): Value | null => beginOrFollow(evaluator, callback, unknown('time'))
      if (evaluator.afterFrame === null) return call()
      evaluator.afterFrame.push(call)
      return NULL
    }
    if (name === 'listen' && evaluator.arriving) return heard(evaluator, positional[0])
    if (name !== 'then' && name !== 'whenComplete') return null
    // The page that was opened is what is seen: what follows once it is closed has not come.
    if (target === OPENED) return OPENED
    // `isSignedIn().then((is) => …)`: what it is called here says nothing, what was asked does.
    const answer = presumed(target)
    // what a future brings is not what is done at its end
    const isKept = name === 'whenComplete' && target.kind !== 'unknown'
    if (evaluator.firstBuild) {
      const { beginning } = evaluator
      evaluator.laterParts.leave(target, () => {
        const before = evaluator.beginning
        evaluator.beginning = beginning
        afterwards(evaluator, answer, positional[0])
        evaluator.beginning = before
      })
      return isKept ? target : created('Future')
    }
    const done = afterwards(evaluator, answer, positional[0])
    return isKept ? target : done
  },
}

/** What is done with what a future brings. */
function afterwards(evaluator: Evaluator, target: Value, callback: Value | undefined): Value | null {
  const together = broughtTogether(target)
  if (together !== null) return come(evaluator, callback, together)
  // What main waits for has come when the app runs: `Hive.openBox('a').then((it) => box = it)`.
  const isBrought = isTold(target) || (target.kind === 'object' && target.type !== 'Future')
  if (evaluator.launch !== null && isBrought) return called(evaluator, callback, target)
  if (evaluator.arriving) {
    const isLater = target.kind === 'object' || target.kind === 'unknown'
    return begin(evaluator, callback, isLater ? unknown('value') : target)
  }
  // an answer that the source's own asynchronous function gives without asking anybody, or that the phone gives
  if (isGiven(evaluator, target) || isStore(target)) {
    // asked for while a widget is built, it comes right after
    const begun = beginOrFollow(evaluator, callback, target)
    if (begun !== null || !evaluator.beginning) return begun ?? come(evaluator, callback, target)
  }
  // a delay ends; what only running code could bring has not come, and the state stands as it begins
  if (target.kind !== 'object' || target.type !== 'Future') return null
  // one of no time ends right after the build that waits for it
  const isNext = target.constructor === 'delayed' && isNoTime(target.positional[0])
  return (isNext ? beginOrFollow : begin)(evaluator, callback, unknown('value'))
}

const isNoTime = (duration: Value | undefined): boolean =>
  duration !== undefined && microsecondsOf(duration) === 0

function isLong(duration: Value | undefined): boolean {
  const length = duration === undefined ? null : microsecondsOf(duration)
  return length !== null && length >= LONG
}

/**
 * What `Future.value` and `Future.wait` bring, where the source tells each part of it: then nothing is asked of anybody,
 * and what is to be done with it is done before anybody looks.
 */
function broughtTogether(target: Value): Value | null {
  if (target.kind !== 'object' || target.type !== 'Future' || target.constructor !== 'value') return null
  const [brought] = target.positional
  if (
    brought === undefined ||
    (brought.kind === 'list' && brought.items.some(({ kind }) => kind === 'unknown'))
  )
    return null
  return brought.kind === 'boolean' || brought.kind === 'null' || isTold(brought) ? brought : null
}

/** Whether an answer stands in the source, or in a file of it. */
function isTold(answer: Value): boolean {
  if (answer.kind === 'string') return answer.assumed !== true
  return PLAIN.has(answer.kind)
}

/** Whether a function has given that without anything in it that only running code could bring. */
function isGiven(evaluator: Evaluator, answer: Value): boolean {
  const isWhole = (parts: Iterable<Value>): boolean =>
    [...parts].every((each) => each.kind !== 'unknown' && (each.kind !== 'string' || each.assumed !== true))
  if (answer.kind === 'instance')
    return isWhole(answer.fields.values()) && fieldOfInstance(evaluator, answer, 'then') === null
  if (answer.kind === 'list') return isWhole(answer.items)
  if (answer.kind === 'map') return isWhole(answer.entries.map(([, each]) => each))
  return /^(boolean|null|record|member)$/.test(answer.kind) || isTold(answer)
}

const PLAIN: ReadonlySet<Value['kind']> = new Set(['number', 'list', 'map'])

/**
 * What listens is told of an event, which may lead on from a splash page. One that nobody knows of opens nothing over a
 * page: it may never come.
 */
function heard(evaluator: Evaluator, listener: Value | undefined): Value | null {
  const { navigation } = evaluator
  const before = navigation?.length ?? 0
  const done = begin(evaluator, listener, unknown('event'))
  const leads = navigation?.slice(before).filter((each) => !('how' in each) || each.how !== 'push') ?? []
  navigation?.splice(before, navigation.length, ...leads)
  return done
}

/** On half of the steps that are left; what is thrown is not thrown where `then` is called, and fails what that gives. */
function come(evaluator: Evaluator, callback: Value | undefined, given: Value): Value | null {
  if (callback?.kind !== 'function' || evaluator.thrown !== null) return null
  const value = evaluator.withHalf(() => called(evaluator, callback, given) ?? NULL)
  return orFailed(evaluator, value)
}

function called(evaluator: Evaluator, callback: Value | undefined, given: Value): Value | null {
  if (callback?.kind !== 'function') return null
  const { parameters } = callback.code
  return evaluator.apply(callback, positionalArguments(...(parameters.length === 0 ? [] : [given])))
}

/** What counts to an end has come there, once it is asked where that leads. */
function counted(evaluator: Evaluator, positional: readonly Value[]): Value {
  const timer = created('Timer')
  const tick = positional.find(({ kind }) => kind === 'function')
  const count = (): void => {
    for (let round = 0; round < MAX_TICKS; round += 1) begin(evaluator, tick, timer)
  }
  // `_timer = Timer.periodic(…)`: it is kept before it counts
  if (tick?.kind !== 'function' || !evaluator.laterParts.mayWait) count()
  else evaluator.laterParts.leave(tick.code, () => whileArriving(evaluator, count))
  return timer
}

function whileArriving(evaluator: Evaluator, go: () => void): void {
  const before = evaluator.arriving
  evaluator.arriving = true
  go()
  evaluator.arriving = before
}

/**
 * Follows what begins before a frame, and then what it left for after that: by then it has come to its end, also where it
 * asks the phone on the way.
 */
export function untilFrame(evaluator: Evaluator, follow: () => void): void {
  const outer = evaluator.afterFrame
  const left = outer ?? []
  evaluator.afterFrame = left
  follow()
  evaluator.afterFrame = outer
  if (outer === null) for (const call of left) call()
}

/** Calls what is left for a moment later, where a state begins or what a page waits for comes; null elsewhere. */
export function begin(evaluator: Evaluator, callback: Value | undefined, ...given: Value[]): Value | null {
  return evaluator.beginning || evaluator.arriving ? follow(evaluator, callback, ...given) : null
}

/** The same also while a widget is built: what is for right after that has come when the widget is seen. */
export const beginOrFollow = (
  evaluator: Evaluator,
  callback: Value | undefined,
  ...given: Value[]
): Value | null => (evaluator.building ? follow : begin)(evaluator, callback, ...given)

function follow(evaluator: Evaluator, callback: Value | undefined, ...given: Value[]): Value | null {
  if (callback?.kind !== 'function' || evaluator.begun >= MAX_BEGUN) return null
  evaluator.begun += 1
  return evaluator.apply(callback, positionalArguments(...given))
}
