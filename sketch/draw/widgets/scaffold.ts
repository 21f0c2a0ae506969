import { expand, sizeCss, within } from '../box.ts'
import { colorOf } from '../color.ts'
import { elevationCss } from '../decoration.ts'
import { px } from '../css.ts'
import { element } from '../element.ts'
import { usualExtent } from '../fixed-extent.ts'
import { insetsCss, insetsOf } from '../insets.ts'
import {
  booleanArgument,
  argument,
  listArgument,
  nameArgument,
  numberArgument,
  numberOf,
  objectArgument,
  objectOf,
} from '../widget-arguments.ts'
import { roomWithin } from '../room.ts'
import { saidBy } from '../said-by.ts'
import { mergeTextStyle } from '../text-style.ts'
import { inColor } from './buttons.ts'
import { footerButtons } from './footer-buttons.ts'
import { iconNode } from './icon.ts'
import { inPreferredHeight, preferredHeight } from './preferred-height.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Covered } from '../covered.ts'
import type { Css } from '../css.ts'
import type { Element } from '../element.ts'
import type { Insets } from '../insets.ts'
import type { Handler } from '../session.ts'
import type { Theme } from '../theme.ts'
import type { RendererTable } from './renderer.ts'

/** What a Scaffold's bars take of its height, by Flutter's own sizes; others that the app has made are not known. */
function barsOf(widget: CreatedValue, preferred: number | undefined): Insets {
  const above = objectArgument(widget, 'appBar')
  const below = objectArgument(widget, 'bottomNavigationBar')
  const bottom = above === undefined ? undefined : objectArgument(above, 'bottom')
  const own = (bar: CreatedValue | undefined, name: string): number =>
    bar === undefined ? 0 : (numberArgument(bar, name) ?? usualExtent(bar, 'height'))
  return {
    left: 0,
    top: preferred ?? own(above, 'toolbarHeight') + own(bottom, 'height'),
    right: 0,
    bottom: own(below, 'height'),
  }
}

/** The bars behind which the body reaches, where their height is known. */
function coveredBy(widget: CreatedValue, bars: Insets): Covered {
  return {
    top: booleanArgument(widget, 'extendBodyBehindAppBar') === true ? bars.top : 0,
    bottom: booleanArgument(widget, 'extendBody') === true ? bars.bottom : 0,
  }
}

function drawScaffold(widget: CreatedValue, context: Context): Box {
  const { theme } = context
  const inner: Context = {
    ...within(context, { width: 'tight', height: 'loose' }),
    text: theme.text('bodyMedium'),
  }
  const part = (name: string): Element | null => {
    const value = argument(widget, name)
    return value === undefined ? null : context.draw(value, inner).node
  }
  const appBar = argument(widget, 'appBar')
  const preferred = preferredHeight(appBar, context)
  const bars = barsOf(widget, preferred)
  const covered = coveredBy(widget, bars)
  const body = context.draw(argument(widget, 'body') ?? argument(widget, 'child'), {
    ...roomWithin(inner, { ...bars, top: bars.top - covered.top, bottom: bars.bottom - covered.bottom }),
    bounds: { width: 'loose', height: 'loose' },
    covered: covered.top > 0 || covered.bottom > 0 ? covered : undefined,
  })
  const over = (side: keyof Covered, bar: Element | null): Element | null =>
    covered[side] === 0
      ? bar
      : element({ position: 'absolute', [side]: 0, left: 0, right: 0, 'z-index': '1' }, bar)
  const fab = argument(widget, 'floatingActionButton')
  const place = placeOfButton(widget)
  const side = place.startsWith('center')
    ? { left: 0, right: 0, margin: '0 auto' }
    : place.startsWith('start')
      ? { 'inset-inline-start': 16 }
      : { 'inset-inline-end': 16 }
  const floating =
    fab === undefined
      ? null
      : element(
          {
            position: 'absolute',
            width: 'fit-content',
            ...side,
            ...verticalPlaceOfButton(widget, place, covered),
          },
          context.draw(fab, { ...inner, bounds: { width: 'loose', height: 'loose' } }).node,
        )
  const width = expand(context.bounds.width)
  const height = expand(context.bounds.height)
  const node = element(
    {
      ...sizeCss(width, height),
      'background-color': colorOf(argument(widget, 'backgroundColor')) ?? theme.background,
    },
    [
      appBar === undefined
        ? null
        : over('top', inPreferredHeight(context.draw(appBar, { ...inner, scaffold: widget }), preferred)),
      element({}, [element({}, body.node, { class: 'fill', tag: 'main' }), floating], { class: 'body' }),
      part('bottomSheet'),
      footerButtons(widget, inner),
      over('bottom', part('bottomNavigationBar')),
      openDrawer(widget, context),
    ],
    {
      widget: 'Scaffold',
      class: 'scaffold',
      ...(booleanArgument(widget, 'resizeToAvoidBottomInset') === false
        ? { attributes: { 'data-still': '' } }
        : {}),
    },
  )
  return { node, width, height }
}

function placeOfButton(widget: CreatedValue): string {
  const place = nameArgument(widget, 'floatingActionButtonLocation') ?? 'endFloat'
  return place.replace(/^mini(.)/, (_, first: string) => first.toLowerCase())
}

/** Above the lower edge of the body, over it, or over its upper one. */
function verticalPlaceOfButton(widget: CreatedValue, place: string, covered: Covered): Css {
  const isBelow = argument(widget, 'bottomNavigationBar') !== undefined
  if (place.endsWith('Top')) return { top: covered.top, transform: 'translateY(-50%)' }
  if (place.endsWith('Contained'))
    return { bottom: covered.bottom, transform: isBelow ? 'translateY(calc(50% + 40px))' : null }
  if (place.endsWith('Docked'))
    return { bottom: covered.bottom, transform: isBelow ? 'translateY(50%)' : null }
  return { bottom: 16 + covered.bottom }
}

/** The drawer that a tap has opened, above a scrim that closes it. */
function openDrawer(widget: CreatedValue, context: Context): Element | null {
  const { drawer: side } = context.session.interactions
  const drawer = side === null ? undefined : argument(widget, side === 'start' ? 'drawer' : 'endDrawer')
  if (drawer === undefined) return null
  const panel = context.draw(drawer, within(context, { width: 'loose', height: 'tight' })).node
  const scrim = element({}, null, {
    tag: 'button',
    class: 'scrim',
    attributes: { type: 'button', 'aria-label': 'Close the drawer' },
    tap: { kind: 'drawer', side: null },
  })
  return element(
    {},
    [scrim, element({ [side === 'start' ? 'left' : 'right']: 0 }, panel, { class: 'panel' })],
    {
      class: 'overlay',
    },
  )
}

function drawDrawer(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const inner = {
    ...within(context, { width: 'tight', height: 'tight' }),
    text: context.theme.text('bodyMedium'),
  }
  const css = {
    width: numberArgument(widget, 'width') ?? 304,
    height: '100%',
    'background-color': colorOf(argument(widget, 'backgroundColor')) ?? colors.surfaceContainerLow,
    'border-radius': context.theme.material3 ? '0 16px 16px 0' : null,
    overflow: 'hidden',
  }
  return {
    node: element(css, inner.draw(argument(widget, 'child'), inner).node, { widget: 'Drawer' }),
    width: 'hug',
    height: 'fill',
  }
}

/** What a bar is painted with: by itself, by the theme of bars (`color` of which is its older name), or by Material's. */
export function barBackground(widget: CreatedValue, theme: Theme): string {
  const own = theme.component('appBarTheme')?.named
  return (
    colorOf(argument(widget, 'backgroundColor') ?? own?.get('backgroundColor') ?? own?.get('color')) ??
    theme.bar.background
  )
}

function drawAppBar(widget: CreatedValue, context: Context): Box {
  const { theme } = context
  const said = saidBy(widget, theme.component('appBarTheme'))
  const iconColor = (name: string): string | undefined => colorOf(objectOf(said(name))?.named.get('color'))
  const background = barBackground(widget, theme)
  const foreground = colorOf(said('foregroundColor'))
  const icons = iconColor('iconTheme') ?? foreground
  const leadingColor = icons ?? theme.bar.leading
  const actionColor = iconColor('actionsIconTheme') ?? icons ?? theme.bar.actions
  const title = mergeTextStyle(
    { ...theme.text('titleLarge'), color: foreground ?? theme.bar.title },
    // The `textTheme` of a bar was its titles' until Flutter 3.0.
    said('titleTextStyle') ?? objectOf(said('textTheme'))?.named.get('titleLarge'),
  )
  const loose = within(context, { width: 'loose', height: 'loose' })
  const leading =
    argument(widget, 'leading') === undefined
      ? booleanArgument(widget, 'automaticallyImplyLeading') === false
        ? null
        : impliedLeading(context, leadingColor)
      : loose.draw(argument(widget, 'leading'), inColor(loose, leadingColor)).node
  const actions = listArgument(widget, 'actions').map(
    (action) => loose.draw(action, inColor(within(loose, { width: 'unbounded' }), actionColor)).node,
  )

  const aside = insetsOf(said('actionsPadding'))
  const asked = said('centerTitle')
  const centered = asked?.kind === 'boolean' && asked.value
  const heading = { ...loose, text: title, icon: { color: leadingColor, size: 24 } }
  const bottom = argument(widget, 'bottom')
  const space = flexibleSpaceOf(widget)
  const caption = argument(widget, 'title') ?? space.title
  const isEmpty = leading === null && caption === undefined && actions.length === 0
  const bar = element(
    {
      height: numberOf(said('toolbarHeight')) ?? 56,
      position: 'relative',
      // What lies behind is tapped, where nothing else is to be.
      ...(isEmpty && space.behind !== undefined ? { 'pointer-events': 'none' } : {}),
    },
    [
      element({ width: leading === null ? 0 : (numberOf(said('leadingWidth')) ?? 56) }, leading, {
        class: 'center',
      }),
      element(
        { flex: '1 1 0', 'min-width': 0, padding: `0 ${px(numberOf(said('titleSpacing')) ?? 16)}` },
        centered ? null : heading.draw(caption, heading).node,
      ),
      aside === undefined
        ? actions
        : element({ padding: insetsCss(aside) }, actions, { class: 'row middle' }),
      centered ? centeredTitle(heading.draw(caption, heading).node) : null,
    ],
    { class: 'row middle' },
  )
  const node = element(
    {
      width: '100%',
      // As Flutter does: a bar's height stays, so its title grows only so far.
      '--u': 'min(1rem,21.44px)',
      'background-color': background,
      'box-shadow': elevationCss(
        numberArgument(widget, 'elevation') ??
          // Of Material 3 a theme's gives a tint alone, which is not drawn.
          (theme.material3 ? undefined : numberOf(said('elevation'))) ??
          theme.bar.elevation,
      ),
      ...(space.behind === undefined ? {} : { position: 'relative', isolation: 'isolate' }),
    },
    [
      space.behind === undefined
        ? null
        : element(
            { position: 'absolute', inset: '0', 'z-index': '-1', overflow: 'hidden' },
            context.draw(space.behind, within(context, { width: 'tight', height: 'loose' })).node,
          ),
      bar,
      bottom === undefined
        ? null
        : context.draw(bottom, inColor(within(context, { width: 'tight', height: 'loose' }), leadingColor))
            .node,
    ],
    { tag: 'header', widget: 'AppBar' },
  )
  return { node, width: 'fill', height: 'hug' }
}

/** What lies behind a bar's toolbar and what is below it, and the title that a FlexibleSpaceBar has for it. */
function flexibleSpaceOf(widget: CreatedValue): {
  readonly behind: Value | undefined
  readonly title: Value | undefined
} {
  const space = argument(widget, 'flexibleSpace')
  const bar = objectOf(space)
  return bar?.type === 'FlexibleSpaceBar'
    ? { behind: argument(bar, 'background'), title: argument(bar, 'title') }
    : { behind: space, title: undefined }
}

/** In the middle of the whole bar, whatever stands to its sides. */
function centeredTitle(title: Element | null): Element {
  return element({ position: 'absolute', inset: '0 56px', 'pointer-events': 'none' }, title, {
    class: 'center middle-title',
  })
}

/** The menu button of a drawer, or the way back. */
function impliedLeading(context: Context, color: string): Element | null {
  const drawer = context.scaffold === undefined ? undefined : argument(context.scaffold, 'drawer')
  const [name, label, tap]: readonly [string, string, Handler | null] =
    drawer !== undefined
      ? ['menu', 'Open navigation menu', { kind: 'drawer', side: 'start' }]
      : ['arrow_back', 'Back', context.canGoBack ? { kind: 'back' } : null]
  if (tap === null) return null
  return element({ width: 48, height: 48 }, iconNode({ kind: 'member', type: 'Icons', name }, 24, color), {
    tag: 'button',
    widget: drawer === undefined ? 'BackButton' : 'DrawerButton',
    class: 'button',
    attributes: { type: 'button', 'aria-label': label },
    tap,
  })
}

export const SCAFFOLD_WIDGETS: RendererTable = {
  Scaffold: drawScaffold,
  AppBar: drawAppBar,
  Drawer: drawDrawer,
}
