import { integer } from '../../evaluate/value.ts'
import { colorOf, faded } from '../color.ts'
import { NO_BOX, within } from '../box.ts'
import { decorationCss } from '../decoration.ts'
import { element } from '../element.ts'
import {
  booleanArgument,
  argument,
  listArgument,
  nameArgument,
  numberArgument,
  numberOf,
  objectArgument,
  objectOf,
  stringArgument,
} from '../widget-arguments.ts'
import { insetsCss, insetsOf, starting } from '../insets.ts'
import { saidBy } from '../said-by.ts'
import { mergeTextStyle, textCss } from '../text-style.ts'
import { inColor } from './buttons.ts'
import { drawIndexed } from './stack.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Element } from '../element.ts'
import type { Said } from '../said-by.ts'
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
  const { colors, material3, bar } = context.theme
  // Of Material 2 tabs are written in what is read on a bar, wherever they stand.
  const [chosen, other] = material3
    ? [colors.primary, colors.onSurfaceVariant]
    : [bar.title, faded(bar.title, 0.7)]
  const said = saidBy(widget, context.theme.component('tabBarTheme'))
  const { key, index } = tabsOf(widget, context)
  const scrolls = booleanArgument(widget, 'isScrollable') === true
  const indicator = colorOf(said('indicatorColor')) ?? chosen
  const labelled = insetsOf(said('labelPadding')) ?? starting(16, 16)
  const weight = numberOf(said('indicatorWeight'))
  const size = said('indicatorSize')
  const usual = material3 && widget.constructor !== 'secondary' ? 'label' : 'tab'
  const whole = (size?.kind === 'member' ? size.name : usual) === 'tab'
  const mark = markOf(said, { indicator, weight }, context)
  const all = listArgument(widget, 'tabs')
  const tall = all.some((each) => isTall(objectOf(each)))
  const tabs = all.map((each, at) => {
    const on = at === index
    const color = colorOf(said(on ? 'labelColor' : 'unselectedLabelColor')) ?? (on ? chosen : other)
    const text = mergeTextStyle(
      context.theme.text(material3 ? 'titleSmall' : 'bodyLarge'),
      (on ? undefined : said('unselectedLabelStyle')) ?? said('labelStyle'),
    )
    const inner = inColor({ ...within(context, { width: 'loose', height: 'loose' }), text }, color, 24)
    const tab = objectOf(each)
    const content = tab?.type === 'Tab' ? tabContent(tab, inner) : inner.draw(each, inner).node
    const line = on ? mark : null
    const inside = whole ? [line, content] : element({}, [line, content], { class: 'center tab-label' })
    const height = (tall ? 72 : 46) + (weight ?? 2)
    const css = {
      flex: scrolls ? 'none' : '1 1 0',
      height,
      padding: insetsCss(labelled),
      isolation: on ? 'isolate' : null,
    }
    return element(css, inside, {
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
  const divider = colorOf(said('dividerColor')) ?? (material3 ? colors.outlineVariant : 'transparent')
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

/** What shows which tab is open: a line, or what the app paints behind the words (`TabBar.indicator`). */
function markOf(
  said: Said,
  { indicator, weight }: { readonly indicator: string; readonly weight: number | undefined },
  context: Context,
): Element {
  const own = objectOf(said('indicator'))
  const inset = insetsOf(said('indicatorPadding'))
  if (own?.type === 'BoxDecoration' || own?.type === 'ShapeDecoration') {
    const [top, right, bottom, left] = [
      inset?.top ?? 0,
      inset?.right ?? 0,
      inset?.bottom ?? 0,
      inset?.left ?? 0,
    ]
    // behind the words
    return element(
      { position: 'absolute', 'z-index': '-1', top, right, bottom, left, ...decorationCss(own, context) },
      null,
    )
  }
  const side = own === undefined ? undefined : objectArgument(own, 'borderSide')
  const color = side === undefined ? indicator : (colorOf(side.named.get('color')) ?? '#ffffff')
  const height =
    (side === undefined ? undefined : numberArgument(side, 'width')) ?? (own === undefined ? weight : 2)
  const css = { 'background-color': color, height, left: inset?.left, right: inset?.right }
  return element(css, null, { class: 'tab-line' })
}

/** One with an icon above its words makes the whole bar higher (`material/tabs.dart`). */
function isTall(tab: CreatedValue | undefined): boolean {
  if (tab?.type !== 'Tab' || argument(tab, 'icon') === undefined) return false
  return argument(tab, 'text') !== undefined || argument(tab, 'child') !== undefined
}

function tabContent(tab: CreatedValue, inner: Context): Element | null {
  const text = stringArgument(tab, 'text')
  const icon = argument(tab, 'icon')
  const child = argument(tab, 'child')
  const words = text === undefined ? inner.draw(child, inner).node : element(textCss(inner.text), text)
  if (icon === undefined) return words
  const drawn = inner.draw(icon, inner).node
  return words === null ? drawn : element({ gap: 4 }, [drawn, words], { class: 'col middle' })
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
