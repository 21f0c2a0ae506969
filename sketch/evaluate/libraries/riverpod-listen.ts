import { positionalArguments } from '../arguments.ts'
import { mayOpenByListener, openByListener } from '../follow-navigation.ts'
import { NULL, unknown } from '../value.ts'
import { LOADING } from './async-values.ts'
import { begin } from './later.ts'
import { IS_ASYNC, valueOf } from './riverpod-values.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { FunctionValue, Value } from '../value.ts'

/** More than an app listens to at its root. */
const MAX_LISTENING = 40

/** `ref.listen(provider, (before, now) {…})`: told the value at once where that is asked for, else once it has come. */
export function listened(
  evaluator: Evaluator,
  { positional: [provider, callback], named }: Arguments,
): Value {
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
