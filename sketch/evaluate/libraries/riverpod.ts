import { fieldOfInstance } from '../instances.ts'
import { functionOf, positionalArguments } from '../arguments.ts'
import { firstEvent } from '../first-event.ts'
import { mayOpenByListener, openByListener } from '../follow-navigation.ts'
import { fileScope } from '../scope.ts'
import { failedFuture, shownBehind } from '../try-catch.ts'
import { isOfType } from '../types.ts'
import { created, NULL, unknown } from '../value.ts'
import { asState, asyncData, asyncError, guarded, LOADING, onAsyncValue } from './async-values.ts'
import { begin } from './later.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, FunctionValue, Value } from '../value.ts'
import type { Library } from './library.ts'

const IS_PROVIDER = /Provider$/
const IS_ASYNC = /^(Future|Stream)(Family)?Provider$|^(Auto)?(Dispose)?(Async|Stream)\w*Provider$/
/** Those whose value a function makes of others'. */
const PLAIN = /^(Auto)?(Dispose)?(Generated)?(Family)?Provider$/
const RETURNS_LATER = /^(Future|FutureOr|Stream)\b/

/** What a notifier begins with: riverpod's `build`, refena's `init` (`refena/lib/src/notifier/base_notifier.dart`). */
const BEGINS = ['build', 'init']

/**
 * riverpod, written by hand or generated, and refena, which follows it: the first value of a provider, of a notifier
 * what its `build` or `init` gives.
 */
export const riverpod: Library = {
  name: generated,
  create(evaluator, type, constructor, args) {
    // Kept at once: `main` may ask it before any widget of it is drawn.
    if (type === 'ProviderContainer') override(evaluator, args.named.get('overrides'))
    if (type === 'ProviderScope' && constructor === 'containerOf') return created('ProviderContainer')
    if (type === 'AsyncLoading' || (type === 'AsyncValue' && constructor === 'loading')) return LOADING
    if (type === 'AsyncData' || (type === 'AsyncValue' && constructor === 'data'))
      return asyncData(args.positional[0] ?? NULL)
    if (type === 'AsyncError' || (type === 'AsyncValue' && constructor === 'error'))
      return asyncError(args.positional[0] ?? NULL)
    if (type === 'AsyncValue' && constructor === 'guard') return guarded(evaluator, args.positional[0])
    return null
  },
  property(_evaluator, target, name) {
    // refena: `context.ref`.
    if (target.kind === 'object' && target.type === 'BuildContext')
      return name === 'ref' ? created('Ref') : null
    if (target.kind !== 'object') return null
    if (!IS_PROVIDER.test(target.type)) return asState(target, name)
    return name === 'notifier' || name === 'future' || name === 'stream' ? selected(target, name) : null
  },
  method(evaluator, target, name, args) {
    if (target.kind !== 'object') return null
    if (/^(WidgetRef|Ref|ProviderContainer|BuildContext)$/.test(target.type)) {
      const [asked] = args.positional
      if (asked?.kind !== 'object' || !IS_PROVIDER.test(asked.type)) {
        if (target.type === 'BuildContext') return null
      } else if (name === 'notifier' || name === 'redux') return begunNotifier(evaluator, asked)
      if (/^listen(Manual)?$/.test(name)) return listened(evaluator, args)
      if (!/^(watch|read|refresh)$/.test(name))
        return /^(invalidate|onDispose|keepAlive)$/.test(name) ? NULL : null
      const [provider] = args.positional
      return provider === undefined ? null : valueOf(evaluator, provider)
    }
    if (IS_PROVIDER.test(target.type) && /^overrideWith(Value|Build)?$/.test(name)) {
      return created('Override', { of: target, by: args.positional[0] ?? NULL })
    }
    if (IS_PROVIDER.test(target.type) && name === 'select') return selected(target, name, args.positional[0])
    if (IS_PROVIDER.test(target.type) && name === 'call') return member(evaluator, target, args)
    return onAsyncValue(evaluator, target, name, args)
  },
  provides(evaluator, widget) {
    if (widget.type.endsWith('ProviderScope')) override(evaluator, widget.named.get('overrides'))
  },
  builder(evaluator, widget) {
    if (widget.type === 'ViewModelBuilder') {
      const provider = widget.named.get('provider')
      return [(provider === undefined ? null : valueOf(evaluator, provider)) ?? unknown('vm')]
    }
    const isRef = /^(Hook)?Consumer$/.test(widget.type) && (widget.types?.length ?? 0) === 0
    return isRef ? [created('WidgetRef'), widget.named.get('child') ?? NULL] : null
  },
}

/** Keeps what stands for providers instead of their own values. */
function override(evaluator: Evaluator, overrides: Value | undefined): void {
  for (const each of overrides?.kind === 'list' ? overrides.items : []) {
    if (each.kind !== 'object' || each.type !== 'Override') continue
    const of = each.named.get('of')
    const by = each.named.get('by')
    if (of?.kind !== 'object' || by === undefined) continue
    // Asked for by the provider itself and by no type.
    evaluator.provisions.add(
      of,
      '',
      () => evaluator.calledWith(by, positionalArguments(created('Ref'))) ?? by,
    )
  }
}

/** More than an app listens to at its root. */
const MAX_LISTENING = 40

/** `ref.listen(provider, (before, now) {…})`: told the value at once where that is asked for, else once it has come. */
function listened(evaluator: Evaluator, { positional: [provider, callback], named }: Arguments): Value {
  const atOnce = named.get('fireImmediately')
  const isAtOnce = atOnce?.kind === 'boolean' && atOnce.value
  if (provider === undefined || callback?.kind !== 'function') return NULL
  if (!isAtOnce && !evaluator.arriving) return openedOnceThere(evaluator, provider, callback)
  const now = (): Value => valueOf(evaluator, provider) ?? unknown('next')
  if (isAtOnce) evaluator.apply(callback, positionalArguments(NULL, now()))
  // Nothing has come before the root of the app is built.
  else if (evaluator.atRoot || evaluator.navigation === null) {
    if (evaluator.listening.length < MAX_LISTENING)
      evaluator.listening.push(() => begin(evaluator, callback, NULL, now()))
  } else begin(evaluator, callback, NULL, now())
  return NULL
}

/** A page that is there when what it listens to comes may open a dialog then; where it leads otherwise is not asked. */
function openedOnceThere(evaluator: Evaluator, provider: Value, callback: FunctionValue): Value {
  const isLater = provider.kind === 'object' && IS_ASYNC.test(provider.type)
  if (!isLater || !mayOpenByListener(evaluator)) return NULL
  const now = valueOf(evaluator, provider)
  const told = now?.kind === 'object' ? (now.named.get('value') ?? NULL) : null
  if (now?.kind !== 'object' || now.type === 'AsyncLoading' || told?.kind === 'unknown') return NULL
  const heard = positionalArguments(LOADING, now)
  openByListener(evaluator, () => evaluator.apply(callback, heard))
  return NULL
}

/** `cartProvider` of an annotated function `cart` or class `Cart`, whose generated file is not needed. */
function generated(evaluator: Evaluator, name: string, file: string): Value | null {
  const stem = /^_?(\w+)Provider$/.exec(name)?.[1] ?? renamed(evaluator, name, file)
  if (stem === undefined) return null
  const title = stem.charAt(0).toUpperCase() + stem.slice(1)
  const lower = stem.charAt(0).toLowerCase() + stem.slice(1)
  for (const each of [lower, title, `${title}Notifier`]) {
    const found = evaluator.declarations.find(each, file)
    if (found?.kind === 'function' && !found.declaration.getter) {
      const { declaration } = found
      const make = functionOf(declaration, fileScope(found.file))
      const type = typeBy(declaration.returns, {
        later: 'FutureProvider',
        events: 'StreamProvider',
        now: 'GeneratedProvider',
      })
      return evaluator.once(declaration.body, () => created(type, {}, [make]))
    }
    if (found?.kind !== 'class' || found.of.declaration.superclass?.startsWith('_$') !== true) continue
    const build = found.of.declaration.methods.find((method) => method.name === 'build')
    const type = typeBy(build?.returns, {
      later: 'AsyncNotifierProvider',
      events: 'StreamNotifierProvider',
      now: 'NotifierProvider',
    })
    const { of } = found
    return evaluator.once(of.declaration.methods, () => created(type, {}, [{ kind: 'class', of }]))
  }
  return null
}

/**
 * What a generated provider is of that a project's `build.yaml` gives another ending: `final cartPod = CartFamily._();`
 * (`riverpod_generator/lib/src/templates/family.dart`).
 */
function renamed(evaluator: Evaluator, name: string, file: string): string | undefined {
  const found = evaluator.declarations.find(name, file)
  if (found?.kind !== 'variable' || !found.file.endsWith('.g.dart')) return undefined
  const { initial } = found.declaration
  const callee = initial?.kind === 'call' ? initial.callee : undefined
  const made = callee?.kind === 'member' ? callee.target : callee
  return made?.kind === 'name' ? /^(\w+)(?:Family|Provider)$/.exec(made.name)?.[1] : undefined
}

function typeBy(
  returns: string | undefined,
  type: { readonly later: string; readonly events: string; readonly now: string },
): string {
  if (!RETURNS_LATER.test(returns ?? '')) return type.now
  return returns?.startsWith('Stream') === true ? type.events : type.later
}

function selected(of: CreatedValue, how: string, by: Value = NULL): Value {
  return created('SelectedProvider', { of, how: { kind: 'string', value: how }, by })
}

/** A provider of a family, for one argument. */
function member(evaluator: Evaluator, family: CreatedValue, args: Arguments): Value {
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
function begunNotifier(evaluator: Evaluator, provider: CreatedValue): Value | null {
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
