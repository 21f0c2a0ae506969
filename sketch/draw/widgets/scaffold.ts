import { expand, sizeCss, within } from '../box.ts'
import { colorOf } from '../color.ts'
import { elevationCss } from '../decoration.ts'
import { element } from '../html.ts'
import { booleanArgument, argument, listArgument, nameArgument, numberArgument } from '../widget-arguments.ts'
import { mergeTextStyle } from '../text-style.ts'
import { inColor } from './buttons.ts'
import { iconHtml } from './icon.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { RendererTable } from './renderer.ts'

function drawScaffold(widget: CreatedValue, context: Context): Box {
  const { theme } = context
  const inner: Context = {
    ...within(context, { width: 'tight', height: 'loose' }),
    text: theme.text('bodyMedium'),
  }
  const part = (name: string): string => {
    const value = argument(widget, name)
    return value === undefined ? '' : context.draw(value, inner).html
  }
  const appBar = argument(widget, 'appBar')
  const body = context.draw(argument(widget, 'body') ?? argument(widget, 'child'), {
    ...inner,
    bounds: { width: 'loose', height: 'loose' },
  })
  const fab = argument(widget, 'floatingActionButton')
  const place = nameArgument(widget, 'floatingActionButtonLocation') ?? 'endFloat'
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
      'background-color': colorOf(argument(widget, 'backgroundColor')) ?? theme.background,
    },
    (appBar === undefined ? '' : context.draw(appBar, { ...inner, scaffold: widget }).html) +
      element({}, element({}, body.html, { class: 'fill', tag: 'main' }) + floating, { class: 'body' }) +
      part('bottomSheet') +
      part('persistentFooterButtons') +
      part('bottomNavigationBar') +
      openDrawer(widget, context),
    {
      widget: 'Scaffold',
      class: 'scaffold',
      ...(booleanArgument(widget, 'resizeToAvoidBottomInset') === false
        ? { attributes: { 'data-still': '' } }
        : {}),
    },
  )
  return { html, width, height }
}

/** The drawer that a tap has opened, above a scrim that closes it. */
function openDrawer(widget: CreatedValue, context: Context): string {
  const { drawer: side } = context.session.interactions
  const drawer = side === null ? undefined : argument(widget, side === 'start' ? 'drawer' : 'endDrawer')
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
    width: numberArgument(widget, 'width') ?? 304,
    height: '100%',
    'background-color': colorOf(argument(widget, 'backgroundColor')) ?? colors.surfaceContainerLow,
    'border-radius': '0 16px 16px 0',
    overflow: 'hidden',
  }
  return {
    html: element(css, inner.draw(argument(widget, 'child'), inner).html, { widget: 'Drawer' }),
    width: 'hug',
    height: 'fill',
  }
}

function drawAppBar(widget: CreatedValue, context: Context): Box {
  const { theme } = context
  const own = theme.component('appBarTheme')
  const background =
    colorOf(argument(widget, 'backgroundColor') ?? own?.named.get('backgroundColor')) ?? theme.colors.surface
  const foreground = colorOf(argument(widget, 'foregroundColor') ?? own?.named.get('foregroundColor'))
  const leadingColor = foreground ?? theme.colors.onSurface
  const actionColor = foreground ?? theme.colors.onSurfaceVariant
  const title = mergeTextStyle(
    { ...theme.text('titleLarge'), color: leadingColor },
    argument(widget, 'titleTextStyle') ?? own?.named.get('titleTextStyle'),
  )
  const loose = within(context, { width: 'loose', height: 'loose' })
  const leading =
    argument(widget, 'leading') === undefined
      ? booleanArgument(widget, 'automaticallyImplyLeading') === false
        ? ''
        : impliedLeading(context, leadingColor)
      : loose.draw(argument(widget, 'leading'), inColor(loose, leadingColor)).html
  const actions = listArgument(widget, 'actions')
    .map((action) => loose.draw(action, inColor(within(loose, { width: 'unbounded' }), actionColor)).html)
    .join('')
  const centered = booleanArgument(widget, 'centerTitle') ?? false
  const heading = { ...loose, text: title, icon: { color: leadingColor, size: 24 } }
  const bottom = argument(widget, 'bottom')
  const bar = element(
    { height: numberArgument(widget, 'toolbarHeight') ?? 56, position: 'relative' },
    element({ width: leading === '' ? 0 : 56 }, leading, { class: 'center' }) +
      element(
        { flex: '1 1 0', 'min-width': 0, padding: '0 16px' },
        centered ? '' : heading.draw(argument(widget, 'title'), heading).html,
      ) +
      actions +
      (centered ? centeredTitle(heading.draw(argument(widget, 'title'), heading).html) : ''),
    { class: 'row middle' },
  )
  const html = element(
    {
      width: '100%',
      // As Flutter does: a bar's height stays, so its title grows only so far.
      '--u': 'min(1rem,21.44px)',
      'background-color': background,
      'box-shadow': elevationCss(numberArgument(widget, 'elevation') ?? 0),
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
  const drawer = context.scaffold === undefined ? undefined : argument(context.scaffold, 'drawer')
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

export const SCAFFOLD_WIDGETS: RendererTable = {
  Scaffold: drawScaffold,
  AppBar: drawAppBar,
  Drawer: drawDrawer,
}
