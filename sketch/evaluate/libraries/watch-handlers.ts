import { positionalArguments } from '../arguments.ts'
import { openByListener } from '../follow-navigation.ts'
import { valueHeld } from '../value-held.ts'
import { created, NULL, unknown } from '../value.ts'
import { beginOrFollow } from './later.ts'
import { selectedBy } from './watch-it.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { FunctionValue, SourceOffset, Value } from '../value.ts'
import type { Library } from './library.ts'

/** More than wait for one listenable. */
const MAX_HANDLERS = 20

/** Who is told of a listenable, and what it came to while the widget that asks was still being built. */
interface Kept {
  readonly handlers: FunctionValue[]
  last: Value | null
}

const keptOf = new WeakMap<Value, Kept>()

/**
 * What watch_it and get_it_mixin do beside a widget's build (`watch_it/lib/src/watch_it.dart`): handlers that are told once
 * a listenable changes, and what is called once, at the first build or after it.
 */
export const watchHandlers: Library = {
  call(evaluator, name, args, at) {
    if (name === 'callOnce' || name === 'callOnceAfterThisBuild') {
      beginOrFollow(evaluator, args.positional[0], created('BuildContext'))
      return NULL
    }
    return name === 'registerHandler' ? register(evaluator, args, at) : null
  },
  method(evaluator, target, name, { positional: [value] }) {
    // what is set is set in any case; this only tells of it
    if (name === 'value=' && value !== undefined && keptOf.has(target))
      tellHandlers(evaluator, target, value, false)
    return null
  },
}

function register(evaluator: Evaluator, args: Arguments, at: SourceOffset | null): Value | null {
  const select = args.named.get('select') ?? args.positional[0]
  const handler = args.named.get('handler') ?? args.positional[1]
  const target = args.named.get('target')
  const listenable = select?.kind === 'function' ? selectedBy(evaluator, select, args, at) : target
  if (listenable === undefined || listenable === null || handler?.kind !== 'function') return NULL
  const kept = keptOf.get(listenable) ?? { handlers: [], last: null }
  keptOf.set(listenable, kept)
  // a widget that is built again asks again
  const known = kept.handlers.findIndex(({ code }) => code.body === handler.code.body)
  if (known !== -1) kept.handlers[known] = handler
  else if (kept.handlers.length < MAX_HANDLERS) kept.handlers.push(handler)
  const now = isYes(args.named.get('executeImmediately')) ? valueHeld(evaluator, listenable) : kept.last
  if (now !== null) tell(evaluator, handler, now)
  return NULL
}

const isYes = (value: Value | undefined): boolean => value?.kind === 'boolean' && value.value

/**
 * Tells what a listenable came to. Those that register behind that in the same build are told, too, where it comes later
 * than they do: by itself, or by what is called after the build.
 *
 * @param comesLater whether it is asynchronous.
 */
export function tellHandlers(
  evaluator: Evaluator,
  listenable: Value,
  value: Value,
  comesLater: boolean,
): void {
  if (!evaluator.building || evaluator.followsTap) return
  const kept = keptOf.get(listenable) ?? { handlers: [], last: null }
  keptOf.set(listenable, kept)
  if (comesLater || !evaluator.beginning) kept.last = value
  for (const handler of kept.handlers.slice()) tell(evaluator, handler, value)
}

/** A page that is there by then may open a dialog; where it leads otherwise is not asked. */
function tell(evaluator: Evaluator, handler: FunctionValue, value: Value): void {
  const args = positionalArguments(created('BuildContext'), value, unknown('cancel'))
  openByListener(evaluator, () => evaluator.apply(handler, args))
}
