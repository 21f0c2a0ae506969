import { integer, stringOf } from '../../evaluate/value.ts'
import { expand, within } from '../box.ts'
import { colorOf } from '../color.ts'
import { controlOf } from '../controls.ts'
import { element } from '../element.ts'
import { insetsCss, insetsOf } from '../insets.ts'
import {
  booleanArgument,
  argument,
  listArgument,
  nameArgument,
  numberArgument,
  numberOf,
  objectOf,
} from '../widget-arguments.ts'
import { textCss } from '../text-style.ts'
import { textOfValue } from '../../evaluate/value.ts'
import { inColor } from './buttons.ts'
import { tappable } from './navigation.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Element } from '../element.ts'
import type { RendererTable } from './renderer.ts'
import { DIALOG_WIDGETS } from './dialogs.ts'
import { SIMPLE_DIALOG } from './simple-dialog.ts'

function drawNavigationRail(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const control = controlOf(widget, context, 'selectedIndex', 'onDestinationSelected')
  const selected = numberOf(control.value) ?? 0
  const extended = booleanArgument(widget, 'extended') === true
  const shown = nameArgument(widget, 'labelType')
  const loose = within(context, { width: 'loose', height: 'loose' })
  const items = listArgument(widget, 'destinations').map((each, index) => {
    const destination = objectOf(each)
    if (destination === undefined) return null
    const on = index === selected
    const color = on ? colors.onSecondaryContainer : colors.onSurfaceVariant
    const inner = inColor(loose, color, 24)
    const icon = (on ? argument(destination, 'selectedIcon') : undefined) ?? argument(destination, 'icon')
    const pill = element(
      {
        width: 56,
        height: 32,
        'border-radius': 16,
        'background-color': on ? colors.secondaryContainer : null,
      },
      inner.draw(icon, inner).node,
      { class: 'center' },
    )
    const text = {
      ...context.theme.text('labelMedium'),
      color: on ? colors.onSurface : colors.onSurfaceVariant,
    }
    const label = inner.draw(argument(destination, 'label'), { ...inner, text }).node
    const isSaid = extended || shown === 'all' || (shown === 'selected' && on)
    const padding = isSaid && !extended ? '0 12px 12px' : '6px 12px'
    return element({ padding, gap: extended ? 12 : 4 }, [pill, isSaid ? label : null], {
      class: `${extended ? 'row' : 'col'} middle`,
      attributes: tappable(on ? { 'aria-current': 'page' } : {}),
      tap: control.sets(integer(index)),
    })
  })
  const part = (name: string): Element | null => loose.draw(argument(widget, name), loose).node
  const node = element(
    {
      'min-width': extended ? 256 : 80,
      height: '100%',
      padding: '8px 0',
      'background-color': colorOf(argument(widget, 'backgroundColor')) ?? colors.surface,
    },
    [part('leading'), items, part('trailing')],
    { widget: widget.type, tag: 'nav', class: extended ? 'col' : 'col middle-across' },
  )
  return { node, width: 'hug', height: 'fill' }
}

function drawBottomAppBar(widget: CreatedValue, context: Context): Box {
  const height = numberArgument(widget, 'height') ?? (context.theme.material3 ? 80 : null)
  const inner = within(context, { width: 'tight', height: height === null ? 'loose' : 'tight' })
  const node = element(
    {
      width: '100%',
      height,
      padding:
        insetsCss(insetsOf(argument(widget, 'padding'))) ?? (context.theme.material3 ? '12px 16px' : null),
      'background-color': colorOf(argument(widget, 'color')) ?? context.theme.colors.surfaceContainer,
    },
    context.draw(argument(widget, 'child'), inner).node,
    { widget: widget.type },
  )
  return { node, width: 'fill', height: 'hug' }
}

function drawBadge(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const child = context.draw(argument(widget, 'child'), within(context, { width: 'loose', height: 'loose' }))
  // the package badges calls them otherwise
  const isSeen = booleanArgument(widget, 'isLabelVisible') ?? booleanArgument(widget, 'showBadge')
  if (isSeen === false) return child
  const text = { ...context.theme.text('labelSmall'), color: colors.onError }
  const count = numberArgument(widget, 'count')
  const label =
    count === undefined
      ? context.draw(argument(widget, 'label') ?? argument(widget, 'badgeContent'), { ...context, text }).node
      : String(count)
  const dot = element(
    {
      ...textCss(text),
      position: 'absolute',
      'inset-inline-start': 'calc(100% - 12px)',
      top: label === null ? 0 : -4,
      'min-width': label === null ? 6 : 16,
      height: label === null ? 6 : 16,
      padding: label === null ? null : '0 4px',
      'border-radius': 8,
      'background-color': colorOf(argument(widget, 'backgroundColor')) ?? colors.error,
    },
    label,
    { class: 'center' },
  )
  const node = element({ position: 'relative', width: 'fit-content' }, [child.node, dot], {
    widget: widget.type,
  })
  return { node, width: 'hug', height: 'hug' }
}

/** A ring in place of the many spinners of packages. */
function drawSpinner(widget: CreatedValue, context: Context): Box {
  const ring = { ...widget, type: 'CircularProgressIndicator' }
  const size = numberArgument(widget, 'size') ?? 50
  const drawn = context.draw(ring, within(context, { width: 'tight', height: 'tight' }))
  return {
    node: element({ width: size, height: size }, drawn.node, { widget: widget.type }),
    width: 'hug',
    height: 'hug',
  }
}

function drawSearchBar(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const inner = inColor(within(context, { width: 'loose', height: 'loose' }), colors.onSurfaceVariant, 24)
  const hint = textOfValue(argument(widget, 'hintText') ?? stringOf(''))
  const node = element(
    {
      width: '100%',
      height: 56,
      'border-radius': 28,
      padding: '0 16px',
      gap: 12,
      'background-color': colors.surfaceContainerHigh,
    },
    [
      inner.draw(argument(widget, 'leading'), inner).node,
      element(
        { flex: '1 1 0', ...textCss({ ...context.theme.text('bodyLarge'), color: colors.onSurfaceVariant }) },
        hint,
      ),
      listArgument(widget, 'trailing').map((each) => inner.draw(each, inner).node),
    ],
    { widget: widget.type, class: 'row middle' },
  )
  return { node, width: expand(context.bounds.width), height: 'hug' }
}

export const FRAME_WIDGETS: RendererTable = {
  ...DIALOG_WIDGETS,
  ...SIMPLE_DIALOG,
  NavigationRail: drawNavigationRail,
  BottomAppBar: drawBottomAppBar,
  Badge: drawBadge,
  SearchBar: drawSearchBar,
  ...Object.fromEntries(
    [
      'FadingCircle',
      'Ripple',
      'Circle',
      'ThreeBounce',
      'Pulse',
      'Ring',
      'DualRing',
      'DoubleBounce',
      'Wave',
      'RotatingCircle',
      'RotatingPlain',
      'SquareCircle',
      'PumpingHeart',
      'CubeGrid',
      'FoldingCube',
      'FadingCube',
      'FadingFour',
      'FadingGrid',
      'ChasingDots',
      'WanderingCubes',
      'HourGlass',
      'PouringHourGlass',
      'SpinningCircle',
      'SpinningLines',
      'PianoWave',
      'DancingSquare',
      'ThreeInOut',
      'WaveSpinner',
      'PulsingGrid',
    ].map((name) => [`SpinKit${name}`, drawSpinner]),
  ),
}
