import { created, integer } from '../../evaluate/value.ts'
import { positionalArguments } from '../../evaluate/arguments.ts'
import { expand, sizeCss, within } from '../box.ts'
import { colorOf } from '../color.ts'
import { toggleOf } from '../controls.ts'
import { element } from '../element.ts'
import {
  argument,
  listArgument,
  numberArgument,
  numberOf,
  objectArgument,
  objectOf,
} from '../widget-arguments.ts'
import { inColor } from './buttons.ts'
import { iconNode } from './icon.ts'
import { drawIndexed } from './stack.ts'
import { tappable } from './navigation.ts'
import { cupertinoPrimary as primary } from './cupertino-primary.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { RendererTable } from './renderer.ts'

function drawPage(widget: CreatedValue, context: Context): Box {
  const inner = within(context, { width: 'tight', height: 'tight' })
  const text = { ...context.theme.text('bodyLarge'), size: 17, height: undefined, spacing: -0.41 }
  const bar = argument(widget, 'navigationBar')
  const body = context.draw(argument(widget, 'child'), { ...inner, text })
  const background =
    colorOf(argument(widget, 'backgroundColor')) ?? (context.theme.dark ? '#000000' : '#ffffff')
  const width = expand(context.bounds.width)
  const height = expand(context.bounds.height)
  const node = element(
    { ...sizeCss(width, height), 'background-color': background },
    [
      context.draw(bar, { ...inner, text }).node,
      element({}, element({}, body.node, { class: 'fill' }), { class: 'body' }),
    ],
    { widget: widget.type, class: 'scaffold' },
  )
  return { node, width, height }
}

function drawNavigationBar(widget: CreatedValue, context: Context): Box {
  const loose = inColor(within(context, { width: 'loose', height: 'loose' }), primary(context), 22)
  const middle = argument(widget, 'middle') ?? argument(widget, 'largeTitle')
  const title = {
    ...loose,
    text: { ...context.text, color: context.theme.colors.onSurface, size: 17, weight: 600 },
  }
  const back = context.canGoBack
    ? element({}, iconNode({ kind: 'member', type: 'Icons', name: 'arrow_back_ios' }, 22, primary(context)), {
        tag: 'button',
        class: 'button',
        attributes: { type: 'button', 'aria-label': 'Back' },
        tap: { kind: 'back' },
      })
    : null
  const leading = argument(widget, 'leading')
  const node = element(
    {
      width: '100%',
      height: 44,
      padding: '0 16px',
      position: 'relative',
      'justify-content': 'space-between',
      'background-color':
        colorOf(argument(widget, 'backgroundColor')) ?? (context.theme.dark ? '#1d1d1d' : '#f9f9f9'),
      'border-bottom': '0.5px solid #0000004d',
    },
    [
      element({}, leading === undefined ? back : loose.draw(leading, loose).node),
      element(
        { position: 'absolute', inset: '0 56px', 'pointer-events': 'none' },
        title.draw(middle, title).node,
        { class: 'center' },
      ),
      element({}, loose.draw(argument(widget, 'trailing'), loose).node),
    ],
    { tag: 'header', widget: widget.type, class: 'row middle' },
  )
  return { node, width: 'fill', height: 'hug' }
}

function drawTabScaffold(widget: CreatedValue, context: Context): Box {
  const bar = objectArgument(widget, 'tabBar')
  const control = toggleOf(widget, context, false)
  const index =
    numberOf(control.value) ?? (bar === undefined ? 0 : (numberArgument(bar, 'currentIndex') ?? 0))
  const builder = argument(widget, 'tabBuilder')
  const page =
    builder?.kind === 'function'
      ? context.evaluator.apply(builder, positionalArguments(created('BuildContext'), integer(index)))
      : undefined
  const inner = within(context, { width: 'tight', height: 'tight' })
  const children: Value[] = Array.from({ length: index + 1 }, () => page ?? { kind: 'null' })
  const body = drawIndexed(
    created('CupertinoTabView', { children: { kind: 'list', items: children } }),
    inner,
    index,
  ).node
  const items = bar === undefined ? [] : listArgument(bar, 'items')
  const tabs = items.map((each, at) => {
    const item = objectOf(each)
    const color = at === index ? primary(context) : '#999999'
    const loose = inColor(within(context, { width: 'loose', height: 'loose' }), color, 30)
    const label = item === undefined ? undefined : argument(item, 'label')
    return element(
      { flex: '1 1 0', 'font-size': 10, color },
      [
        item === undefined ? null : loose.draw(argument(item, 'icon'), loose).node,
        label?.kind === 'string'
          ? element(
              {},
              loose.draw(created('Text', {}, [label]), { ...loose, text: { ...loose.text, size: 10 } }).node,
            )
          : null,
      ],
      { class: 'col middle', attributes: tappable(), tap: control.sets(integer(at)) },
    )
  })
  const background = context.theme.dark ? '#1d1d1d' : '#f9f9f9'
  const tabBar = element(
    { height: 50, width: '100%', 'background-color': background, 'border-top': '0.5px solid #0000004d' },
    tabs,
    {
      tag: 'nav',
      widget: 'CupertinoTabBar',
      class: 'row middle',
    },
  )
  const node = element({ ...sizeCss('fill', 'fill') }, [element({}, body, { class: 'body' }), tabBar], {
    widget: widget.type,
    class: 'scaffold',
  })
  return { node, width: 'fill', height: 'fill' }
}

export const CUPERTINO_PAGES: RendererTable = {
  CupertinoPageScaffold: drawPage,
  CupertinoNavigationBar: drawNavigationBar,
  CupertinoSliverNavigationBar: drawNavigationBar,
  CupertinoTabScaffold: drawTabScaffold,
}
