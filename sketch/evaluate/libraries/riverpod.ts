import { positionalArguments } from '../arguments.ts'
import { created, NULL, unknown } from '../value.ts'
import { asState, asyncData, asyncError, guarded, LOADING, onAsyncValue } from './async-values.ts'
import { generated } from './riverpod-generated.ts'
import { listened } from './riverpod-listen.ts'
import { begunNotifier, IS_PROVIDER, member, selected, valueOf } from './riverpod-values.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

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
