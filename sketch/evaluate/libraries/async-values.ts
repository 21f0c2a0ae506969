import { NO_ARGUMENTS, positionalArguments } from '../arguments.ts'
import { awaited } from '../first-event.ts'
import { orFailed } from '../try-catch.ts'
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

/** `AsyncValue.guard(() async {…})`: what that brings, or what it fails with; null for what is no function. */
export function guarded(evaluator: Evaluator, compute: Value | undefined): CreatedValue | null {
  if (compute?.kind !== 'function') return null
  evaluator.launch?.settled.add(compute)
  const { trying } = evaluator
  // Who taps is led to what comes when all goes well.
  if (!evaluator.followsTap) evaluator.trying += 1
  const value = awaited(evaluator, evaluator.apply(compute, NO_ARGUMENTS))
  evaluator.trying = trying
  const come = orFailed(evaluator, value)
  const isFailed = come.kind === 'object' && come.type === 'Future' && come.constructor === 'error'
  return isFailed ? asyncError(come.positional[0] ?? NULL) : asyncData(come)
}

/** The callback that each state is told to, and what `when` hands it. */
const BRANCHES: ReadonlyMap<string, { readonly name: string; readonly told: readonly string[] }> = new Map([
  ['AsyncLoading', { name: 'loading', told: [] }],
  ['AsyncData', { name: 'data', told: ['value'] }],
  ['AsyncError', { name: 'error', told: ['error', 'stackTrace'] }],
])

/** `value.asData?.value`: itself where it is that, else null; null for what is none of them. */
export function asState(target: CreatedValue, name: string): Value | null {
  if (!BRANCHES.has(target.type) || !/^as(Data|Error)$/.test(name)) return null
  return target.type === name.replace('as', 'Async') ? target : NULL
}

const KEEPS = /^(whenData|unwrapPrevious|copyWithPrevious)$/

const CHOOSES = /^(when|maybeWhen|whenOrNull|map|maybeMap|mapOrNull)$/

/** A method of one of them; null for what is none of them, and for what is not known. */
export function onAsyncValue(
  evaluator: Evaluator,
  target: CreatedValue,
  name: string,
  args: Arguments,
): Value | null {
  const branch = BRANCHES.get(target.type)
  if (branch === undefined) return null
  const call = (callee: Value | undefined, given: readonly Value[]): Value | null =>
    callee === undefined ? null : evaluator.call(callee, positionalArguments(...given), null)
  const told = branch.told.map((each) => target.named.get(each) ?? NULL)
  if (CHOOSES.test(name)) {
    const given = /map/i.test(name) ? [target] : told
    return call(args.named.get(branch.name), given) ?? call(args.named.get('orElse'), []) ?? NULL
  }
  if (name === 'whenData' && branch.name === 'data')
    return asyncData(call(args.positional[0], told) ?? told[0] ?? NULL)
  return KEEPS.test(name) ? target : null
}
