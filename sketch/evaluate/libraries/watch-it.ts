import { positionalArguments } from '../arguments.ts'
import { givenOfType } from '../provided.ts'
import { valueHeld } from '../value-held.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { FunctionValue, SourceOffset, Value } from '../value.ts'
import type { Library } from './library.ts'

/** Those that give what the selected listenable holds, and those that give what was selected itself. */
const OF_HELD = /^(watchValue|watchX)$/
const AS_SELECTED = /^(watchPropertyValue|watchOnly|getX)$/

/**
 * watch_it (`lib/src/watch_it.dart`) and get_it_mixin, whose names differ a little: what a widget watches among the
 * objects that get_it has. `di` is watch_it's own name for the locator.
 */
export const watchIt: Library = {
  name(_evaluator, name) {
    return name === 'di' ? { kind: 'member', type: 'GetIt', name: 'I' } : null
  },
  call(evaluator, name, args, at) {
    if (name === 'watchIt') return givenOfType(evaluator, args.types?.[0], at)
    const isOfHeld = OF_HELD.test(name)
    if (!isOfHeld && !AS_SELECTED.test(name)) return null
    const [select] = args.positional
    const selected = select?.kind === 'function' ? selectedBy(evaluator, select, args, at) : null
    return selected === null || !isOfHeld ? selected : valueHeld(evaluator, selected)
  },
}

/** `(Model model) => model.name` of the model that is registered, or of the one that is named. */
export function selectedBy(
  evaluator: Evaluator,
  select: FunctionValue,
  args: Arguments,
  at: SourceOffset | null,
): Value | null {
  const type = select.code.parameters[0]?.type ?? args.types?.[0]
  const model = args.named.get('target') ?? givenOfType(evaluator, type, at)
  return model === null ? null : evaluator.apply(select, positionalArguments(model))
}
