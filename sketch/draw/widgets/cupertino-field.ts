import { expand, within } from '../box.ts'
import { decorationCss } from '../decoration.ts'
import { element } from '../element.ts'
import { insetsCss, insetsOf } from '../insets.ts'
import {
  argument,
  booleanArgument,
  numberArgument,
  objectArgument,
  stringArgument,
} from '../widget-arguments.ts'
import { mergeTextStyle, textCss } from '../text-style.ts'
import { inColor } from './buttons.ts'
import { created, double, integer, stringOf } from '../../evaluate/value.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Element } from '../element.ts'
import type { RendererTable } from './renderer.ts'

/** Apple's field: a line of letters within a box of its own (cupertino/text_field.dart). */
function drawCupertinoField(widget: CreatedValue, context: Context): Box {
  const { dark } = context.theme
  const ink = dark ? '#ffffff' : '#000000'
  const base = { ...context.theme.text('bodyLarge'), size: 17, height: undefined, spacing: -0.41, color: ink }
  const text = mergeTextStyle(base, argument(widget, 'style'))
  const controller = objectArgument(widget, 'controller')
  const typed = controller === undefined ? undefined : stringArgument(controller, 'text')
  const hint = stringArgument(widget, 'placeholder')
  const inner = inColor(within(context, { width: 'loose', height: 'loose' }), ink, 24)
  const part = (name: string): Element | null =>
    argument(widget, name) === undefined ? null : inner.draw(argument(widget, name), inner).node
  const css = { ...textCss(text), padding: 0, '--hint': dark ? '#ebebf54d' : '#3c3c434d' }
  const attributes = {
    type: booleanArgument(widget, 'obscureText') === true ? 'password' : 'text',
    placeholder: hint ?? '',
    'aria-label': hint ?? 'Text field',
    ...(typed === undefined ? {} : { value: typed }),
  }
  const input = element(css, null, { tag: 'input', class: 'input', attributes })
  const own = argument(widget, 'decoration')
  const look =
    own === undefined
      ? {
          'background-color': dark ? '#000000' : '#ffffff',
          'border-radius': 5,
          'box-shadow': 'inset 0 0 0 0.5px #00000033',
        }
      : decorationCss(own, context)
  const padding = argument(widget, 'padding')
  const lines = numberArgument(widget, 'maxLines') ?? 1
  const field = element(
    { flex: '1 1 0', 'min-width': 0, padding: padding === undefined ? '7px' : insetsCss(insetsOf(padding)) },
    input,
    { class: 'row middle' },
  )
  const node = element(
    { width: '100%', 'min-height': lines > 1 ? lines * 20 + 14 : null, ...look },
    [part('prefix'), field, part('suffix')],
    { widget: widget.type, class: 'row middle' },
  )
  return { node, width: expand(context.bounds.width), height: 'hug' }
}

/** The same with a looking glass, and what it says as it is made (cupertino/search_field.dart). */
function drawSearchField(widget: CreatedValue, context: Context): Box {
  const glass = created('Icon', { size: double(20) }, [
    { kind: 'member', type: 'CupertinoIcons', name: 'search' },
  ])
  const prefix = created('Padding', {
    padding: { ...created('EdgeInsets', { left: double(6) }), constructor: 'only' },
    child: argument(widget, 'prefixIcon') ?? glass,
  })
  const { dark } = context.theme
  const background = created('BoxDecoration', {
    color: argument(widget, 'backgroundColor') ?? colorNamed(dark ? 0x3d76_7680 : 0x1e76_7680),
    borderRadius: argument(widget, 'borderRadius') ?? {
      ...created('BorderRadius', {}, [double(9)]),
      constructor: 'circular',
    },
  })
  const usual: [string, Value][] = [
    ['placeholder', stringOf('Search')],
    ['prefix', prefix],
    ['decoration', background],
  ]
  return drawCupertinoField({ ...widget, named: new Map([...usual, ...widget.named]) }, context)
}

const colorNamed = (argb: number): Value => created('Color', {}, [integer(argb)])

export const CUPERTINO_FIELD_WIDGETS: RendererTable = {
  CupertinoTextField: drawCupertinoField,
  CupertinoSearchTextField: drawSearchField,
}
