import { booleanOf } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Launch } from '../launch.ts'
import type { Value } from '../value.ts'

interface Start {
  readonly launch: Launch
  readonly values: Map<string, Value>
}

/** What `main` of each app has written before it ran the app, by the names it is read by. */
const starts = new WeakMap<Evaluator, Start>()
const REMOVES = /^(remove|delete)$/
const CLEARS = /^(clear|deleteAll|erase)$/

export const OF_PREFERENCES = /^get(String|Bool|Int|Double|StringList)$/

/** Whether that method reads one value under a key. */
export const readsOne = (name: string): boolean => OF_PREFERENCES.test(name) || name === 'read'

/** One name for what is written and what is read: `setBool('dark', …)` and `getBool('dark')`. */
export const idOf = (name: string, key: string): string =>
  `${/^(get|set)/.test(name) ? name.slice(3) : ''} ${key}`

/**
 * Keeps what `main` writes before it runs the app: whoever reads it later does so after it. Not what stands where only
 * running code can tell whether it is reached.
 */
export function keepOfStart(evaluator: Evaluator, id: string, value: Value): void {
  const { launch } = evaluator
  if (!isCertain(launch) || value.kind === 'unknown') return
  const start = starts.get(evaluator)
  // main may be followed anew, which then finds the store of a new phone
  const values = start?.launch === launch ? start.values : new Map<string, Value>()
  starts.set(evaluator, { launch, values: values.set(id, value) })
}

/** What is read of that, or whether it is there; what removes it does so. Null for all else. */
export function readOfStart(evaluator: Evaluator, name: string, args: Arguments): Value | null {
  const start = starts.get(evaluator)
  if (start === undefined) return null
  const { launch } = evaluator
  if (launch !== null && launch !== start.launch) return null
  const { values } = start
  if (CLEARS.test(name) && isCertain(launch)) values.clear()
  const [key = args.named.get('key')] = args.positional
  if (key?.kind !== 'string') return null
  if (readsOne(name)) return values.get(idOf(name, key.value)) ?? null
  const ids = [...values.keys()].filter((id) => id.slice(id.indexOf(' ') + 1) === key.value)
  if (REMOVES.test(name) && isCertain(launch)) for (const id of ids) values.delete(id)
  return name === 'containsKey' && ids.length > 0 ? booleanOf(true) : null
}

const isCertain = (launch: Launch | null): launch is Launch =>
  launch !== null &&
  launch.root === null &&
  !launch.eager &&
  launch.through !== true &&
  launch.guesses !== true
