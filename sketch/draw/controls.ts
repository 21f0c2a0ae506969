import { booleanOf } from '../evaluate/value.ts'
import { argument } from './widget-arguments.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'
import type { Context } from './box.ts'
import type { Handler } from './session.ts'

export interface Control {
  /** The value after the last tap, otherwise the source's. */
  readonly value: Value | undefined
  readonly on: boolean
  /** The tap that sets it to this value. */
  sets(value: Value): Handler
}

/** A widget that shows a value and calls back with another: switch, checkbox, bar of destinations. */
export function controlOf(
  widget: CreatedValue,
  context: Context,
  property: string,
  callback: string,
): Control {
  const { session, owner } = context
  const control = session.keyOf(owner, widget.type)
  const value = session.interactions.controls.get(control) ?? argument(widget, property)
  const call = argument(widget, callback)
  return {
    value,
    on: value?.kind === 'boolean' && value.value,
    sets: (next) => ({ kind: 'change', call, value: next, control }),
  }
}

/** Something that opens and closes by itself, as an ExpansionTile does. */
export function toggleOf(widget: CreatedValue, context: Context, open: boolean): Control {
  const { session, owner } = context
  const control = session.keyOf(owner, widget.type)
  const value = session.interactions.controls.get(control) ?? booleanOf(open)
  return {
    value,
    on: value.kind === 'boolean' && value.value,
    sets: (next) => ({ kind: 'set', control, value: next }),
  }
}
