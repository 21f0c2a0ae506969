import { positionalArguments } from '../arguments.ts'
import { booleanOf, created, NULL, unknown } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'

/** A value that has come (`riverpod/lib/src/core/async_value.dart`). */
export function asyncData(value: Value): CreatedValue {
  const yes = booleanOf(true)
  const no = booleanOf(false)
  return created('AsyncData', {
    value,
    data: value,
    valueOrNull: value,
    requireValue: value,
    hasValue: yes,
    isLoading: no,
    hasError: no,
    isRefreshing: no,
    isReloading: no,
    error: NULL,
  })
}

/** What a stream gives that has brought nothing yet. */
export const LOADING = created('AsyncLoading', {
  value: NULL,
  data: NULL,
  valueOrNull: NULL,
  hasValue: booleanOf(false),
  isLoading: booleanOf(true),
  hasError: booleanOf(false),
  error: NULL,
})

/** What its provider failed with. */
export function asyncError(error: Value): CreatedValue {
  return created('AsyncError', {
    error,
    stackTrace: unknown('stackTrace'),
    value: NULL,
    data: NULL,
    valueOrNull: NULL,
    hasValue: booleanOf(false),
    isLoading: booleanOf(false),
    hasError: booleanOf(true),
  })
}

/** A method of one of them; null for what is none of them, and for what is not known. */
export function onAsyncValue(
  evaluator: Evaluator,
  target: CreatedValue,
  name: string,
  args: Arguments,
): Value | null {
  switch (target.type) {
    case 'AsyncLoading':
      return onLoading(evaluator, name, args)
    case 'AsyncData':
      return onData(evaluator, target, name, args)
    case 'AsyncError':
      return onError(evaluator, target, name, args)
    default:
      return null
  }
}

function onLoading(evaluator: Evaluator, name: string, args: Arguments): Value | null {
  if (!/^(maybe)?(when|map)(OrNull)?$/i.test(name)) return name === 'whenData' ? LOADING : null
  const chosen = args.named.get('loading')
  const call = chosen ?? args.named.get('orElse')
  const given = chosen !== undefined && /map/i.test(name) ? [LOADING] : []
  return call === undefined ? NULL : evaluator.call(call, positionalArguments(...given), null)
}

function onData(evaluator: Evaluator, target: CreatedValue, name: string, args: Arguments): Value | null {
  const value = target.named.get('value') ?? NULL
  const call = (callee: Value | undefined, ...given: Value[]): Value | null =>
    callee === undefined ? null : evaluator.call(callee, positionalArguments(...given), null)
  if (/^(when|maybeWhen|whenOrNull)$/.test(name))
    return call(args.named.get('data'), value) ?? call(args.named.get('orElse')) ?? NULL
  if (/^(map|maybeMap|mapOrNull)$/.test(name))
    return call(args.named.get('data'), target) ?? call(args.named.get('orElse')) ?? NULL
  if (name === 'whenData') return asyncData(call(args.positional[0], value) ?? value)
  return name === 'unwrapPrevious' || name === 'copyWithPrevious' ? target : null
}

function onError(evaluator: Evaluator, target: CreatedValue, name: string, args: Arguments): Value | null {
  if (!/^(maybe)?(when|map)(OrNull)?$/i.test(name)) return name === 'whenData' ? target : null
  const chosen = args.named.get('error')
  const call = chosen ?? args.named.get('orElse')
  const error = target.named.get('error') ?? NULL
  const told = /map/i.test(name) ? [target] : [error, target.named.get('stackTrace') ?? NULL]
  return call === undefined
    ? NULL
    : evaluator.call(call, positionalArguments(...(chosen === undefined ? [] : told)), null)
}
