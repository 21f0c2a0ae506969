import { expand, sizeCss, within } from '../box.ts'
import { colorOf } from '../color.ts'
import { elevationCss } from '../decoration.ts'
import { element } from '../html.ts'
import { booleanGiven, given, listGiven, nameGiven, numberGiven } from '../read.ts'
import { mergeTextStyle } from '../text-style.ts'
import { inColor } from './buttons.ts'
import { iconHtml } from './icon.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { DrawerTable } from './drawer.ts'

function drawScaffold(widget: CreatedValue, context: Context): Box {
  const { theme } = context
  const inner: Context = {
    ...within(context, { width: 'tight', height: 'loose' }),
    text: theme.text('bodyMedium'),
  }
  const part = (name: string): string => {
    const value = given(widget, name)
    return value === undefined ? '' : context.draw(value, inner).html
  }
  const appBar = given(widget, 'appBar')
  const body = context.draw(given(widget, 'body'), { ...inner, bounds: { width: 'loose', height: 'loose' } })
  const fab = given(widget, 'floatingActionButton')
  const place = nameGiven(widget, 'floatingActionButtonLocation') ?? 'endFloat'
  const side = place.startsWith('center')
    ? { left: 0, right: 0, margin: '0 auto' }
    : place.startsWith('start')
      ? { left: 16 }
      : { right: 16 }
  const floating =
    fab === undefined
      ? ''
      : element(
          { position: 'absolute', bottom: 16, width: 'fit-content', ...side },
          context.draw(fab, { ...inner, bounds: { width: 'loose', height: 'loose' } }).html,
        )
  const width = expand(context.bounds.width)
  const height = expand(context.bounds.height)
  const html = element(
    {
      ...sizeCss(width, height),
      'background-color': colorOf(given(widget, 'backgroundColor')) ?? theme.background,
    },
    (appBar === undefined ? '' : context.draw(appBar, { ...inner, scaffold: widget }).html) +
      element({}, element({}, body.html, { class: 'fill', tag: 'main' }) + floating, { class: 'body' }) +
      part('bottomSheet') +
      part('persistentFooterButtons') +
      part('bottomNavigationBar') +
      openDrawer(widget, context),
    { widget: 'Scaffold', class: 'scaffold' },
  )
  return { html, width, height }
}

/** The drawer that a tap has opened, above a scrim that closes it. */
function openDrawer(widget: CreatedValue, context: Context): string {
  const { drawer: side } = context.session.moves
  const drawer = side === null ? undefined : given(widget, side === 'start' ? 'drawer' : 'endDrawer')
  if (drawer === undefined) return ''
  const panel = context.draw(drawer, within(context, { width: 'loose', height: 'tight' })).html
  const close = { ...context.session.on({ kind: 'drawer', side: null }), 'aria-label': 'Close the drawer' }
  const scrim = element({}, '', { tag: 'button', class: 'scrim', attributes: { type: 'button', ...close } })
  return element(
    {},
    scrim + element({ [side === 'start' ? 'left' : 'right']: 0 }, panel, { class: 'panel' }),
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
    width: numberGiven(widget, 'width') ?? 304,
    height: '100%',
    'background-color': colorOf(given(widget, 'backgroundColor')) ?? colors.surfaceContainerLow,
    'border-radius': '0 16px 16px 0',
    overflow: 'hidden',
  }
  return {
    html: element(css, inner.draw(given(widget, 'child'), inner).html, { widget: 'Drawer' }),
    width: 'hug',
    height: 'fill',
  }
}

function drawAppBar(widget: CreatedValue, context: Context): Box {
  const { theme } = context
  const own = theme.component('appBarTheme')
  const background =
    colorOf(given(widget, 'backgroundColor') ?? own?.named.get('backgroundColor')) ?? theme.colors.surface
  const foreground = colorOf(given(widget, 'foregroundColor') ?? own?.named.get('foregroundColor'))
  const leadingColor = foreground ?? theme.colors.onSurface
  const actionColor = foreground ?? theme.colors.onSurfaceVariant
  const title = mergeTextStyle(
    { ...theme.text('titleLarge'), color: leadingColor },
    given(widget, 'titleTextStyle') ?? own?.named.get('titleTextStyle'),
  )
  const loose = within(context, { width: 'loose', height: 'loose' })
  const leading =
    given(widget, 'leading') === undefined
      ? booleanGiven(widget, 'automaticallyImplyLeading') === false
        ? ''
        : impliedLeading(context, leadingColor)
      : loose.draw(given(widget, 'leading'), inColor(loose, leadingColor)).html
  const actions = listGiven(widget, 'actions')
    .map((action) => loose.draw(action, inColor(within(loose, { width: 'unbounded' }), actionColor)).html)
    .join('')
  const centered = booleanGiven(widget, 'centerTitle') ?? false
  const heading = { ...loose, text: title, icon: { color: leadingColor, size: 24 } }
  const bottom = given(widget, 'bottom')
  const bar = element(
    { height: numberGiven(widget, 'toolbarHeight') ?? 56, position: 'relative' },
    element({ width: leading === '' ? 0 : 56 }, leading, { class: 'center' }) +
      element(
        { flex: '1 1 0', 'min-width': 0, padding: '0 16px' },
        centered ? '' : heading.draw(given(widget, 'title'), heading).html,
      ) +
      actions +
      (centered ? centeredTitle(heading.draw(given(widget, 'title'), heading).html) : ''),
    { class: 'row middle' },
  )
  const html = element(
    {
      width: '100%',
      // As Flutter does: a bar's height stays, so its title grows only so far.
      '--u': 'min(1rem,21.44px)',
      'background-color': background,
      'box-shadow': elevationCss(numberGiven(widget, 'elevation') ?? 0),
    },
    bar +
      (bottom === undefined
        ? ''
        : context.draw(bottom, inColor(within(context, { width: 'tight', height: 'loose' }), leadingColor))
            .html),
    { tag: 'header', widget: 'AppBar' },
  )
  return { html, width: 'fill', height: 'hug' }
}

/** In the middle of the whole bar, whatever stands to its sides. */
function centeredTitle(html: string): string {
  return element({ position: 'absolute', inset: '0 56px', 'pointer-events': 'none' }, html, {
    class: 'center',
  })
}

/** The menu button of a drawer, or the way back. */
function impliedLeading(context: Context, color: string): string {
  const drawer = context.scaffold === undefined ? undefined : given(context.scaffold, 'drawer')
  const [name, label, attributes] =
    drawer !== undefined
      ? ['menu', 'Open navigation menu', context.session.on({ kind: 'drawer', side: 'start' })]
      : ['arrow_back', 'Back', context.canGoBack ? context.session.on({ kind: 'back' }) : undefined]
  if (attributes === undefined) return ''
  return element({ width: 48, height: 48 }, iconHtml({ kind: 'member', type: 'Icons', name }, 24, color), {
    tag: 'button',
    widget: drawer === undefined ? 'BackButton' : 'DrawerButton',
    class: 'button',
    attributes: { type: 'button', 'aria-label': label, ...attributes },
  })
}

export const SCAFFOLD_WIDGETS: DrawerTable = {
  Scaffold: drawScaffold,
  AppBar: drawAppBar,
  Drawer: drawDrawer,
}
