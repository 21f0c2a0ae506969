import { integer } from '../../evaluate/value.ts'
import { within } from '../box.ts'
import { colorOf, faded } from '../color.ts'
import { controlOf } from '../controls.ts'
import { radiusCss } from '../decoration.ts'
import { element } from '../element.ts'
import { saidBy } from '../said-by.ts'
import { mergeTextStyle, textCss } from '../text-style.ts'
import {
  booleanArgument,
  listArgument,
  nameArgument,
  numberArgument,
  numberOf,
  objectOf,
} from '../widget-arguments.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Css } from '../css.ts'
import type { Said } from '../said-by.ts'
import type { RendererTable } from './renderer.ts'

/** `kMinInteractiveDimension`, which is the least where the widget says nothing. */
const FINGER = 48

interface Look {
  readonly color: string
  readonly fill: string | null
  readonly line: string
}

/** How a button is drawn that can be tapped (`material/toggle_buttons.dart`). */
function lookOf(said: Said, on: boolean, { theme: { colors } }: Context): Look {
  const ink = (name: string): string | undefined => colorOf(said(name))
  const line = ink('borderColor') ?? faded(colors.onSurface, 0.12)
  return on
    ? {
        color: ink('selectedColor') ?? colors.primary,
        fill: ink('fillColor') ?? faded(colors.primary, 0.12),
        line: ink('selectedBorderColor') ?? faded(colors.onSurface, 0.12),
      }
    : { color: ink('color') ?? faded(colors.onSurface, 0.87), fill: null, line }
}

/** Buttons in one frame, of which those are filled that are on. */
function drawToggleButtons(widget: CreatedValue, context: Context): Box {
  const said = saidBy(widget, context.theme.component('toggleButtonsTheme'))
  const control = controlOf(widget, context, 'isSelected', 'onPressed')
  const { value } = control
  const isOn = (index: number): boolean => {
    if (value?.kind === 'number') return value.value === index
    const on = value?.kind === 'list' ? value.items[index] : undefined
    return on?.kind === 'boolean' && on.value
  }
  const isTall = nameArgument(widget, 'direction') === 'vertical'
  const isFramed = booleanArgument(widget, 'renderBorder') !== false
  const width = numberOf(said('borderWidth')) ?? 1
  const room = objectOf(said('constraints'))
  const text = mergeTextStyle(context.theme.text('bodyMedium'), said('textStyle'))
  const parts = listArgument(widget, 'children').map((each, index, { length }) => {
    const on = isOn(index)
    const { color, fill, line } = lookOf(said, on, context)
    const inner = {
      ...within(context, { width: 'loose', height: 'loose' }),
      icon: { ...context.icon, color },
      text: { ...text, color },
    }
    const side = isFramed ? `${String(width)}px solid ${line}` : null
    const between =
      index === 0 ? {} : { [isTall ? 'margin-top' : 'margin-inline-start']: isFramed ? -width : 0 }
    const css: Css = {
      'min-width': leastOf(room, 'minWidth'),
      'min-height': leastOf(room, 'minHeight'),
      'background-color': fill,
      border: side,
      ...between,
      ...cornersCss(isTall, index === 0, index === length - 1),
      ...textCss(inner.text),
    }
    return element(css, inner.draw(each, inner).node, {
      tag: 'button',
      class: 'button',
      attributes: { type: 'button', 'aria-pressed': String(on) },
      tap: control.sets(integer(index)),
    })
  })
  const css = { overflow: 'hidden', width: 'fit-content', ...radiusCss(said('borderRadius')) }
  const node = element(css, parts, { widget: widget.type, class: isTall ? 'col' : 'row' })
  return { node, width: 'hug', height: 'hug' }
}

/** The first and the last have the corners of the whole. */
function cornersCss(isTall: boolean, isFirst: boolean, isLast: boolean): Css {
  return {
    ...(isFirst && { 'border-start-start-radius': 'inherit' }),
    ...(isLast && { 'border-end-end-radius': 'inherit' }),
    ...((isTall ? isFirst : isLast) && { 'border-start-end-radius': 'inherit' }),
    ...((isTall ? isLast : isFirst) && { 'border-end-start-radius': 'inherit' }),
  }
}

const leastOf = (room: CreatedValue | undefined, name: string): number =>
  room === undefined ? FINGER : (numberArgument(room, name) ?? 0)

export const TOGGLE_BUTTONS: RendererTable = { ToggleButtons: drawToggleButtons }
