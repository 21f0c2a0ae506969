import { created } from '../evaluate/value.ts'
import { builtBy } from './built-by.ts'
import { heldIn, isWidget } from './held.ts'
import type { Arguments } from '../evaluate/arguments.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'

/** What ways of asking call the answer that there is something to show, and that there is not. */
const LIKELY =
  /^(on)?(data|success|loaded|content|ok|right|some|value|completed?|done|ready|\w*mobile|orElse)$/i
const UNLIKELY = /^(on)?(loading|waiting|error|err|fail(ure|ed)?|left|none|empty|idle|init(ial)?)$/i
/** Where the second of two functions is for the answer: `fold((failure) => …, (rows) => …)`. */
const LAST = /^(fold|match|either)$/
/** More functions than a call is given one by one. */
const MOST = 8

/**
 * What stands where a call, of which only running code could tell what it makes, gives a widget: the widget that it is
 * handed (`withMargin(child: …)`), or what the likeliest of its functions makes (`fold((error) => …, (rows) => …)`).
 */
export function heldByCall(evaluator: Evaluator, name: string, handed: Arguments): Value | null {
  const fits = (value: Value): boolean =>
    value.kind === 'function' ||
    isWidget(evaluator, value) ||
    (value.kind === 'list' && value.items.some((each) => isWidget(evaluator, each)))
  const call: CreatedValue = {
    ...created(name, {}, handed.positional.filter(fits)),
    named: new Map([...handed.named].filter(([, value]) => fits(value))),
  }
  if (call.positional.length === 0 && call.named.size === 0) return null
  const held = heldIn(evaluator, call)
  if (held !== null && isWidget(evaluator, held)) return held
  for (const value of functionsOf(name, call)) {
    if (value.kind !== 'function') continue
    const built = builtBy(evaluator, call, value)
    if (isWidget(evaluator, built)) return built
  }
  return null
}

/** The likeliest first. */
function functionsOf(name: string, { positional, named }: CreatedValue): readonly Value[] {
  const rank = ([key]: readonly [string, Value]): number => {
    if (LIKELY.test(key)) return 0
    return UNLIKELY.test(key) ? 2 : 1
  }
  const byName = [...named].toSorted((one, other) => rank(one) - rank(other)).map(([, value]) => value)
  return [...(LAST.test(name) ? positional.toReversed() : positional), ...byName].slice(0, MOST)
}
