import { positionalArguments } from '../evaluate/arguments.ts'
import { applyBuilder, WITHOUT_CONTEXT } from '../evaluate/builders.ts'
import { askLibraries } from '../evaluate/libraries/all.ts'
import { valueHeld } from '../evaluate/value-held.ts'
import { created, NULL } from '../evaluate/value.ts'
import { argument } from './widget-arguments.ts'
import { boxConstraints } from './box-constraints.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { CreatedValue, FunctionValue, Value } from '../evaluate/value.ts'

/** What a widget's builder makes of what the widget gives it, as far as that is known before it is drawn. */
export function builtBy(evaluator: Evaluator, widget: CreatedValue, builder: FunctionValue): Value {
  const child = argument(widget, 'child') ?? NULL
  const given = askLibraries('builder', (answer) => answer(evaluator, widget))
  const listened = argument(widget, 'valueListenable')
  const held = given !== null || listened === undefined ? null : valueHeld(evaluator, listened)
  if (held !== null)
    return evaluator.apply(builder, positionalArguments(created('BuildContext'), held, child))
  if (widget.type === 'LayoutBuilder')
    return evaluator.apply(builder, positionalArguments(created('BuildContext'), screenRoom(evaluator)))
  if (given === null) return applyBuilder(evaluator, builder, child)
  const context = WITHOUT_CONTEXT.has(widget.type) ? [] : [created('BuildContext')]
  return evaluator.apply(builder, positionalArguments(...context, ...given))
}

/** What a LayoutBuilder is told that stands around the app, or of which nobody knows yet where it stands: the screen. */
function screenRoom(evaluator: Evaluator): Value {
  const { width, height } = evaluator.inherited
  evaluator.askedForSize = true
  return boxConstraints({ width, height }, { width: 0, height: 0 })
}
