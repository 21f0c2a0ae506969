import { hasPart } from '../../model/has-part.ts'
import { positionalArguments } from '../arguments.ts'
import { created, NULL } from '../value.ts'
import type { FunctionExpression } from '../../model/expression.ts'
import type { CreatedValue } from '../value.ts'
import type { Library } from './library.ts'

/** Letters of the longest text that is typed before somebody's eyes. */
const MAX_LETTERS = 400

/** Timers that type, and those of them that have ended. */
const ended = new WeakMap<CreatedValue, boolean>()

/**
 * A text that a page types letter by letter as it begins: `Timer.periodic(…)` whose callback takes one letter more of a
 * text each time, and cancels it at the end. It is there in a moment, and so in the picture.
 */
export const typedTexts: Library = {
  create(evaluator, type, constructor, { positional }) {
    if (type !== 'Timer' || constructor !== 'periodic' || !evaluator.beginning || evaluator.arriving)
      return null
    const [, tick] = positional
    if (tick?.kind !== 'function' || !types(tick.code)) return null
    const timer = created('Timer')
    ended.set(timer, false)
    const letters = positionalArguments(timer)
    for (let at = 0; at < MAX_LETTERS && ended.get(timer) === false; at += 1) evaluator.apply(tick, letters)
    return timer
  },
  method(_evaluator, target, name) {
    if (name !== 'cancel' || target.kind !== 'object' || !ended.has(target)) return null
    ended.set(target, true)
    return NULL
  },
}

/** Whether code takes a part of a text, or adds a letter to one, and cancels something. */
function types({ body }: FunctionExpression): boolean {
  const takes = (part: object): boolean => {
    if (!('kind' in part)) return false
    if (part.kind === 'member') return 'name' in part && part.name === 'substring'
    const adds = part.kind === 'assign' && 'operator' in part && part.operator === '+=' && 'value' in part
    return adds && hasPart(part.value, (each) => 'kind' in each && each.kind === 'index')
  }
  const cancels = (part: object): boolean => 'name' in part && part.name === 'cancel'
  return hasPart(body, takes) && hasPart(body, cancels)
}
