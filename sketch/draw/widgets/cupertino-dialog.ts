import { expand, sizeCss, within } from '../box.ts'
import { element } from '../element.ts'
import { argument, booleanArgument, listArgument } from '../widget-arguments.ts'
import { textCss } from '../text-style.ts'
import { cupertinoPrimary } from './cupertino-primary.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Css } from '../css.ts'
import type { Element } from '../element.ts'
import type { TextLook } from '../text-style.ts'
import type { RendererTable } from './renderer.ts'

/* flutter/packages/flutter/lib/src/cupertino/dialog.dart: Apple's dialog on a phone. */
const WIDTH = 270
const EDGE = 20
const RADIUS = 14
const LEAST_ACTION = 45
const DESTRUCTIVE = { light: '#ff3b30', dark: '#ff453a' }

function look(context: Context, size: number, weight: number, height: number, spacing: number): TextLook {
  const color = context.theme.dark ? '#ffffff' : '#000000'
  return { ...context.theme.text('bodyLarge'), size, weight, height, spacing, color }
}

/** Centred; one action below the other where there are more than two. */
function drawDialog(widget: CreatedValue, context: Context): Box {
  const { dark } = context.theme
  const inner = within(context, { width: 'loose', height: 'unbounded' })
  const [title, content] = [argument(widget, 'title'), argument(widget, 'content')]
  const part = (name: 'title' | 'content', padding: string, text: TextLook): Element | null =>
    argument(widget, name) === undefined
      ? null
      : element(
          { padding, 'text-align': 'center', display: 'flex', 'flex-direction': 'column', ...textCss(text) },
          element({ 'align-self': 'center' }, inner.draw(argument(widget, name), { ...inner, text }).node),
        )
  const line = dark ? '#54545899' : '#3c3c434a'
  const values = listArgument(widget, 'actions')
  const beside = values.length === 2
  const actions = values.map((each, at) => {
    // a border is never thinner than a pixel, and then takes one
    const edge: Css =
      at === 0
        ? {}
        : beside
          ? { 'margin-inline-start': 0.3, 'box-shadow': `calc(-0.3px*var(--reading)) 0 ${line}` }
          : { 'margin-top': 0.3, 'box-shadow': `0 -0.3px ${line}` }
    const css = { flex: beside ? '1 1 0' : null, 'min-width': 0, 'min-height': LEAST_ACTION, ...edge }
    return element(css, inner.draw(each, within(inner, { width: 'tight' })).node)
  })
  const surface = element(
    {
      width: WIDTH,
      'max-height': '100%',
      'border-radius': RADIUS,
      'background-color': dark ? '#2d2d2dcc' : '#f2f2f2cc',
      'backdrop-filter': 'blur(20px)',
      'overflow-y': 'auto',
    },
    [
      part(
        'title',
        `${EDGE}px ${EDGE}px ${content === undefined ? EDGE : 1}px`,
        look(context, 17, 600, 1.3, -0.5),
      ),
      part(
        'content',
        `${title === undefined ? EDGE : 1}px ${EDGE}px ${EDGE}px`,
        look(context, 13, 400, 1.35, -0.2),
      ),
      actions.length === 0
        ? null
        : element(
            {
              'margin-top': 0.3,
              'box-shadow': `0 -0.3px ${line}`,
              display: 'flex',
              'flex-direction': beside ? 'row' : 'column',
            },
            actions,
          ),
    ],
    { class: 'scroll', attributes: { role: 'dialog' } },
  )
  const [width, height] = [expand(context.bounds.width), expand(context.bounds.height)]
  const css = { ...sizeCss(width, height), padding: '24px 40px' }
  return { node: element(css, surface, { widget: widget.type, class: 'center' }), width, height }
}

function drawAction(widget: CreatedValue, context: Context): Box {
  const is = (name: string): boolean => booleanArgument(widget, name) === true
  const red = DESTRUCTIVE[context.theme.dark ? 'dark' : 'light']
  const color = is('isDestructiveAction') ? red : cupertinoPrimary(context)
  const weight = is('isDefaultAction') ? 600 : 400
  const text = { ...look(context, 16.8, weight, 1.0, 0), height: undefined, color }
  const inner = { ...within(context, { width: 'loose', height: 'loose' }), text }
  const node = element(
    { width: '100%', 'min-height': LEAST_ACTION, padding: 8, 'text-align': 'center', ...textCss(text) },
    inner.draw(argument(widget, 'child'), inner).node,
    { widget: widget.type, class: 'center' },
  )
  return { node, width: 'fill', height: 'hug' }
}

export const CUPERTINO_DIALOGS: RendererTable = {
  CupertinoAlertDialog: drawDialog,
  CupertinoDialogAction: drawAction,
}
