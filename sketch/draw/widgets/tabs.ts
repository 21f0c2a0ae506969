import { integer } from '../../evaluate/value.ts'
import { colorOf } from '../color.ts'
import { NO_BOX, within } from '../box.ts'
import { element } from '../element.ts'
import {
  booleanArgument,
  argument,
  listArgument,
  nameArgument,
  numberArgument,
  objectOf,
  stringArgument,
} from '../widget-arguments.ts'
import { mergeTextStyle, textCss } from '../text-style.ts'
import { inColor } from './buttons.ts'
import { drawIndexed } from './stack.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Element } from '../element.ts'
import type { RendererTable } from './renderer.ts'

/** Which tab is open, as the bar and the view that share a controller see it. */
function tabsOf(widget: CreatedValue, context: Context): { key: string; index: number } {
  const controller = objectOf(argument(widget, 'controller'))
  const shared = context.tabs
  const key =
    controller !== undefined
      ? context.session.keyOfThing(context.owner, controller)
      : (shared?.key ?? context.session.keyOf(context.owner, widget.type))
  const initial =
    controller === undefined ? (shared?.initial ?? 0) : (numberArgument(controller, 'initialIndex') ?? 0)
  const chosen = context.session.interactions.controls.get(key)
  return { key, index: chosen?.kind === 'number' ? chosen.value : initial }
}

function drawTabBar(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const { key, index } = tabsOf(widget, context)
  const scrolls = booleanArgument(widget, 'isScrollable') === true
  const indicator = colorOf(argument(widget, 'indicatorColor')) ?? colors.primary
  const tabs = listArgument(widget, 'tabs').map((each, at) => {
    const on = at === index
    const color =
      colorOf(argument(widget, on ? 'labelColor' : 'unselectedLabelColor')) ??
      (on ? colors.primary : colors.onSurfaceVariant)
    const text = mergeTextStyle(context.theme.text('titleSmall'), argument(widget, 'labelStyle'))
    const inner = inColor({ ...within(context, { width: 'loose', height: 'loose' }), text }, color, 24)
    const tab = objectOf(each)
    const [content, tall] =
      tab?.type === 'Tab' ? tabContent(tab, inner) : [inner.draw(each, inner).node, false]
    const line = on ? element({ 'background-color': indicator }, null, { class: 'tab-line' }) : null
    const whole = nameArgument(widget, 'indicatorSize') === 'tab' || widget.constructor === 'secondary'
    const inside = whole ? [content, line] : element({}, [content, line], { class: 'center tab-label' })
    return element({ flex: scrolls ? 'none' : '1 1 0', height: tall ? 72 : 48, padding: '0 16px' }, inside, {
      widget: 'Tab',
      tag: 'button',
      class: 'button tab',
      attributes: {
        type: 'button',
        role: 'tab',
        'aria-selected': String(on),
      },
      tap: { kind: 'set', control: key, value: integer(at) },
    })
  })
  const divider = colorOf(argument(widget, 'dividerColor')) ?? colors.outlineVariant
  const node = element(
    {
      width: '100%',
      'overflow-x': scrolls ? 'auto' : null,
      padding: scrolls && nameArgument(widget, 'tabAlignment') !== 'start' ? '0 0 0 52px' : null,
      'box-shadow': `inset 0 -1px 0 ${divider}`,
    },
    tabs,
    { widget: widget.type, class: 'row scroll', attributes: { role: 'tablist' } },
  )
  return { node, width: 'fill', height: 'hug' }
}

function tabContent(tab: CreatedValue, inner: Context): [Element | null, boolean] {
  const text = stringArgument(tab, 'text')
  const icon = argument(tab, 'icon')
  const child = argument(tab, 'child')
  const words = text === undefined ? inner.draw(child, inner).node : element(textCss(inner.text), text)
  if (icon === undefined) return [words, false]
  const drawn = inner.draw(icon, inner).node
  return words === null
    ? [drawn, false]
    : [element({ gap: 4 }, [drawn, words], { class: 'col middle' }), true]
}

function drawTabBarView(widget: CreatedValue, context: Context): Box {
  return drawIndexed(widget, context, tabsOf(widget, context).index)
}

function drawController(widget: CreatedValue, context: Context): Box {
  const key = context.session.keyOf(context.owner, 'tabs')
  const tabs = { key, initial: numberArgument(widget, 'initialIndex') ?? 0 }
  const child = argument(widget, 'child')
  return child === undefined ? NO_BOX : context.draw(child, { ...context, tabs })
}

export const TAB_WIDGETS: RendererTable = {
  TabBar: drawTabBar,
  FlutterFlowButtonTabBar: drawTabBar,
  TabBarView: drawTabBarView,
  DefaultTabController: drawController,
}
