import { created, integer } from '../../evaluate/value.ts'
import { positionalArguments } from '../../evaluate/arguments.ts'
import { expand, sizeCss, within } from '../box.ts'
import { colorOf } from '../color.ts'
import { controlOf, toggleOf } from '../controls.ts'
import { element } from '../element.ts'
import {
  argument,
  booleanArgument,
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
import type { Element } from '../element.ts'
import type { Handler } from '../session.ts'
import type { RendererTable } from './renderer.ts'

/** A page of Material's theme has its surface, one of Apple's alone is white or black. */
function pageColor({ theme }: Context): string {
  if (objectOf(theme.value)?.type === 'ThemeData') return theme.colors.surface
  return theme.dark ? '#000000' : '#ffffff'
}

function drawPage(widget: CreatedValue, context: Context): Box {
  const inner = within(context, { width: 'tight', height: 'tight' })
  const text = { ...context.theme.text('bodyLarge'), size: 17, height: undefined, spacing: -0.41 }
  const bar = argument(widget, 'navigationBar')
  const body = context.draw(argument(widget, 'child'), { ...inner, text })
  const background = colorOf(argument(widget, 'backgroundColor')) ?? pageColor(context)
  const width = expand(context.bounds.width)
  const height = expand(context.bounds.height)
  const node = element(
    { ...sizeCss(width, height), 'background-color': background },
    [
      context.draw(bar, { ...inner, text, scaffold: widget }).node,
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
  // Within a page it shows itself only when something is scrolled under it (`automaticBackgroundVisibility`).
  const unseen =
    context.scaffold?.type === 'CupertinoPageScaffold' &&
    booleanArgument(widget, 'automaticBackgroundVisibility') !== false
  const node = element(
    {
      width: '100%',
      height: 44,
      padding: '0 16px',
      position: 'relative',
      'justify-content': 'space-between',
      'background-color': unseen
        ? null
        : (colorOf(argument(widget, 'backgroundColor')) ?? (context.theme.dark ? '#1d1d1d' : '#f9f9f9')),
      'box-shadow': unseen ? null : 'inset 0 -0.5px #0000004d',
    },
    [
      element({}, leading === undefined ? back : loose.draw(leading, loose).node),
      element(
        { position: 'absolute', inset: '0 56px', 'pointer-events': 'none' },
        title.draw(middle, title).node,
        { class: 'center middle-title' },
      ),
      element({}, loose.draw(argument(widget, 'trailing'), loose).node),
    ],
    { tag: 'header', widget: widget.type, class: 'row middle' },
  )
  return { node, width: 'fill', height: 'hug' }
}

/** Flutter's `CupertinoTabBar`: 50 high, icons of 30 with letters of 10 at its foot. */
function tabBarNode(
  bar: CreatedValue,
  context: Context,
  index: number,
  sets: (at: number) => Handler,
): Element {
  const active = colorOf(argument(bar, 'activeColor')) ?? primary(context)
  const inactive = colorOf(argument(bar, 'inactiveColor')) ?? (context.theme.dark ? '#757575' : '#999999')
  const size = numberArgument(bar, 'iconSize') ?? 30
  const tabs = listArgument(bar, 'items').map((each, at) => {
    const item = objectOf(each)
    const color = at === index ? active : inactive
    const loose = inColor(within(context, { width: 'loose', height: 'loose' }), color, size)
    const letters = {
      ...loose,
      text: { ...loose.text, size: 10, weight: 500, spacing: -0.24, height: undefined },
    }
    const icon =
      item === undefined
        ? undefined
        : ((at === index ? argument(item, 'activeIcon') : undefined) ?? argument(item, 'icon'))
    const label = item === undefined ? undefined : argument(item, 'label')
    return element(
      { flex: '1 1 0', height: '100%', 'padding-bottom': 4, 'justify-content': 'flex-end' },
      [
        element({ flex: '1 1 0' }, loose.draw(icon, loose).node, { class: 'center' }),
        // Until Flutter 1.20 the words were a widget, `title`.
        label?.kind === 'string'
          ? letters.draw(created('Text', {}, [label]), letters).node
          : letters.draw(item === undefined ? undefined : argument(item, 'title'), letters).node,
      ],
      { class: 'col middle-across', attributes: tappable(), tap: sets(at) },
    )
  })
  const background = colorOf(argument(bar, 'backgroundColor')) ?? (context.theme.dark ? '#1d1d1d' : '#f9f9f9')
  const css = {
    height: numberArgument(bar, 'height') ?? 50,
    width: '100%',
    'background-color': background,
    'box-shadow': 'inset 0 0.5px #0000004d',
  }
  return element(css, tabs, { tag: 'nav', widget: 'CupertinoTabBar', class: 'row middle' })
}

function drawTabBar(widget: CreatedValue, context: Context): Box {
  const control = controlOf(widget, context, 'currentIndex', 'onTap')
  const node = tabBarNode(widget, context, numberOf(control.value) ?? 0, (at) => control.sets(integer(at)))
  return { node, width: 'fill', height: 'hug' }
}

const MOST_TABS = 100

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
  // a bar has no more: what the source says may be any number
  const place = Math.min(Math.max(Math.trunc(index), 0), MOST_TABS)
  const children: Value[] = Array.from({ length: place + 1 }, () => page ?? { kind: 'null' })
  const body = drawIndexed(
    created('CupertinoTabView', { children: { kind: 'list', items: children } }),
    inner,
    place,
  ).node
  const tabBar = bar === undefined ? null : tabBarNode(bar, context, index, (at) => control.sets(integer(at)))
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
  CupertinoTabBar: drawTabBar,
  CupertinoTabScaffold: drawTabScaffold,
}
