import { expand, sizeCss, within } from '../box.ts'
import { colorOf } from '../color.ts'
import { elevationCss } from '../decoration.ts'
import { px } from '../css.ts'
import { element } from '../element.ts'
import { insetsCss, insetsOf } from '../insets.ts'
import {
  argument,
  booleanArgument,
  listArgument,
  numberArgument,
  numberOf,
  objectOf,
} from '../widget-arguments.ts'
import { saidBy } from '../said-by.ts'
import { mergeTextStyle } from '../text-style.ts'
import { inColor } from './buttons.ts'
import { iconNode } from './icon.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Element } from '../element.ts'
import type { Handler } from '../session.ts'
import type { Theme } from '../theme.ts'

/** What a bar is painted with: by itself, by the theme of bars (`color` of which is its older name), or by Material's. */
export function barBackground(widget: CreatedValue, theme: Theme): string {
  const own = theme.component('appBarTheme')?.named
  return (
    colorOf(argument(widget, 'backgroundColor') ?? own?.get('backgroundColor') ?? own?.get('color')) ??
    theme.bar.background
  )
}

/** A bar as wide as its room: what leads, the title, the actions, and what stands below them. */
export function drawAppBar(widget: CreatedValue, context: Context): Box {
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
  // Elsewhere than in a Scaffold's place for it a bar takes what room there is, its toolbar at the top.
  const height = context.scaffold === undefined ? expand(context.bounds.height) : 'hug'
  const node = element(
    {
      ...sizeCss('fill', height),
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
  return { node, width: 'fill', height }
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
