import { fieldOfInstance } from '../instances.ts'
import { positionalArguments } from '../arguments.ts'
import { firstEvent } from '../first-event.ts'
import { failedFuture, shownBehind } from '../try-catch.ts'
import { isOfType } from '../types.ts'
import { created, NULL, unknown } from '../value.ts'
import { asyncData, asyncError, LOADING } from './async-values.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'

/** The types of what a `Ref` is asked for. */
export const IS_PROVIDER = /Provider$/
/** Those whose value an `AsyncValue` tells of. */
export const IS_ASYNC = /^(Future|Stream)(Family)?Provider$|^(Auto)?(Dispose)?(Async|Stream)\w*Provider$/
/** Those whose value a function makes of others'. */
const PLAIN = /^(Auto)?(Dispose)?(Generated)?(Family)?Provider$/
/** What a notifier begins with: riverpod's `build`, refena's `init` (`refena/lib/src/notifier/base_notifier.dart`). */
const BEGINS = ['build', 'init']

/** What asks a provider for a part of it: its notifier, its future, or what a function picks. */
export function selected(of: CreatedValue, how: string, by: Value = NULL): Value {
  return created('SelectedProvider', { of, how: { kind: 'string', value: how }, by })
}

/** A provider of a family, for one argument. */
export function member(evaluator: Evaluator, family: CreatedValue, args: Arguments): Value {
  const [make] = family.positional
  if (make === undefined) return family
  return {
    ...family,
    named: new Map([...family.named, ['arguments', { kind: 'record', ...args } satisfies Value]]),
  }
}

/** What a provider gives; null for what is none, or whose value is not known. */
export function valueOf(evaluator: Evaluator, provider: Value): Value | null {
  if (provider.kind !== 'object' || !IS_PROVIDER.test(provider.type)) return null
  if (provider.type === 'SelectedProvider') return selectedValue(evaluator, provider)
  return evaluator.bounded(provider, 'A provider', () => firstValueOf(evaluator, provider))
}

/** The property of a provider that holds what was set since it began. */
export const KEPT = 'set state'

function firstValueOf(evaluator: Evaluator, provider: CreatedValue): Value | null {
  const kept = evaluator.propertyOf(provider, KEPT)
  if (kept !== undefined) return kept
  if (!evaluator.nothingCame) return settledValueOf(evaluator, provider)
  if (isStillAwaited(evaluator, provider)) return LOADING
  // what a function makes of what has not come is made anew once that has; a notifier is begun once
  if (PLAIN.test(provider.type)) return settledValueOf(evaluator, provider)
  evaluator.nothingCame = false
  const value = settledValueOf(evaluator, provider)
  evaluator.nothingCame = true
  return value
}

function settledValueOf(evaluator: Evaluator, provider: CreatedValue): Value | null {
  const made = madeBy(evaluator, provider)
  if (made === null) return null
  const value = made.kind === 'instance' ? stateOfNotifier(evaluator, provider, made) : made
  if (!IS_ASYNC.test(provider.type) || isOfType(evaluator, value, 'AsyncValue') === true) return value
  if (value.kind === 'object' && value.type === 'Future' && value.constructor === 'error')
    return asyncError(value.positional[0] ?? NULL)
  const event =
    value.kind === 'list' && !provider.type.includes('Stream') ? value : firstEvent(evaluator, value)
  return event === null ? LOADING : asyncData(event)
}

/** The property of a provider whose future `main` asked for: it has come before the app is there. */
const CAME = 'asked for by main'

/** Whether what a provider brings has not come at the first moment. */
function isStillAwaited(evaluator: Evaluator, provider: CreatedValue): boolean {
  return (
    IS_ASYNC.test(provider.type) &&
    evaluator.propertyOf(provider, CAME) === undefined &&
    evaluator.provisions.insteadOf(provider) === null
  )
}

function selectedValue(evaluator: Evaluator, selection: CreatedValue): Value | null {
  const of = selection.named.get('of')
  const how = selection.named.get('how')
  const by = selection.named.get('by')
  if (of?.kind !== 'object' || how?.kind !== 'string') return null
  if (how.value === 'notifier') return begunNotifier(evaluator, of)
  if (how.value === 'future' && evaluator.launch !== null) evaluator.setOf(of, CAME, NULL)
  const value = valueOf(evaluator, of)
  if (how.value !== 'select') {
    if (value?.kind !== 'object') return value
    if (value.type === 'AsyncError') return failedFuture(value.named.get('error') ?? NULL)
    return value.type === 'AsyncData' ? (value.named.get('value') ?? null) : value
  }
  return value === null || by?.kind !== 'function' ? value : evaluator.apply(by, positionalArguments(value))
}

/** The notifier, or the value where a function makes it; the same each time it is asked for. */
function madeBy(evaluator: Evaluator, provider: CreatedValue): Value | null {
  const overridden = evaluator.provisions.insteadOf(provider)
  if (overridden !== null) return overridden
  const [make] = provider.positional
  if (make?.kind !== 'function' && make?.kind !== 'class') return null
  const given = provider.named.get('arguments')
  const isNotifier = make.kind === 'class'
  const args = given?.kind === 'record' ? given : { positional: [], named: new Map<string, Value>() }
  const positional = isNotifier ? [] : [created('Ref'), ...args.positional]
  const begun = (): Value =>
    begunBy(evaluator, provider, () => evaluator.call(make, { positional, named: args.named }, null))
  return evaluator.nothingCame ? begun() : evaluator.once(provider, begun)
}

/** What fails for the lack of a network in what an `AsyncValue` tells of is its error. */
function begunBy(evaluator: Evaluator, { type }: CreatedValue, compute: () => Value): Value {
  return IS_ASYNC.test(type) ? shownBehind(evaluator, compute) : compute()
}

/** The notifier itself: it has begun by the time that anybody has it, and its own methods may ask for other providers. */
export function begunNotifier(evaluator: Evaluator, provider: CreatedValue): Value | null {
  const made = madeBy(evaluator, provider)
  if (made?.kind === 'instance')
    evaluator.bounded(provider, 'A provider', () => stateOfNotifier(evaluator, provider, made))
  return made
}

function stateOfNotifier(
  evaluator: Evaluator,
  provider: CreatedValue,
  made: Value & { kind: 'instance' },
): Value {
  if (!/Notifier|Redux|Generated|^Provider$/.test(provider.type)) return made
  if (/^(Generated|Change)/.test(provider.type) || provider.type === 'Provider') return made
  const known = made.fields.get('state')
  if (known !== undefined) return known
  made.fields.set('ref', created('Ref'))
  const build = BEGINS.map((name) => fieldOfInstance(evaluator, made, name)).find((each) => each !== null)
  if (build?.kind !== 'function') return fieldOfInstance(evaluator, made, 'state') ?? made
  made.fields.set('state', unknown('state'))
  const given = provider.named.get('arguments')
  const args = given?.kind === 'record' ? given : positionalArguments()
  // What it begins without waiting for it sets the state once there is one: `build() { load(); return Loading(); }`.
  const state = evaluator.laterParts.around(() => {
    const { notifierBegins } = evaluator
    evaluator.notifierBegins = true
    const begun = begunBy(evaluator, provider, () => evaluator.apply(build, args))
    evaluator.notifierBegins = notifierBegins
    made.fields.set('state', begun)
    return begun
  })
  return made.fields.get('state') ?? state
}
