import { expand, sizeCss, within } from '../box.ts'
import { colorOf } from '../color.ts'
import { element } from '../element.ts'
import { usualExtent } from '../fixed-extent.ts'
import { argument, booleanArgument, numberArgument, objectArgument } from '../widget-arguments.ts'
import { roomWithin } from '../room.ts'
import { drawAppBar } from './app-bar.ts'
import { drawDrawer, openDrawer } from './drawer.ts'
import { floatingButton } from './floating-button.ts'
import { footerButtons } from './footer-buttons.ts'
import { inPreferredHeight, preferredHeight } from './preferred-height.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Covered } from '../covered.ts'
import type { Element } from '../element.ts'
import type { Insets } from '../insets.ts'
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
  const floating = floatingButton(widget, inner, covered)
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

export const SCAFFOLD_WIDGETS: RendererTable = {
  Scaffold: drawScaffold,
  AppBar: drawAppBar,
  Drawer: drawDrawer,
}
