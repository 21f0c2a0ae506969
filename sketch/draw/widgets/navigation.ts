import { integer } from '../../evaluate/value.ts'
import { within } from '../box.ts'
import { colorOf } from '../color.ts'
import { controlOf } from '../controls.ts'
import { elevationCss } from '../decoration.ts'
import { element } from '../element.ts'
import {
  argument,
  booleanArgument,
  listArgument,
  nameArgument,
  numberArgument,
  numberOf,
  objectOf,
  stringArgument,
} from '../widget-arguments.ts'
import { textCss } from '../text-style.ts'
import { inColor } from './buttons.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { RendererTable } from './renderer.ts'

/** A bar takes any widgets: what it shows may stand in one that hands it on, as a `Tooltip` does. */
function destinationOf(value: Value | undefined): CreatedValue | undefined {
  const found = objectOf(value)
  const child = found === undefined || found.named.has('label') ? undefined : argument(found, 'child')
  return child === undefined ? found : destinationOf(child)
}

function drawNavigationBar(widget: CreatedValue, context: Context): Box {
  const { colors } = context.theme
  const control = controlOf(widget, context, 'selectedIndex', 'onDestinationSelected')
  const selected = numberOf(control.value) ?? 0
  const label = context.theme.text('labelMedium')
  const indicator = colorOf(argument(widget, 'indicatorColor')) ?? colors.secondaryContainer
  const items = listArgument(widget, 'destinations').map((each, index) => {
    const destination = destinationOf(each)
    const on = index === selected
    const inner = inColor(
      within(context, { width: 'loose', height: 'loose' }),
      on ? colors.onSecondaryContainer : colors.onSurfaceVariant,
      24,
    )
    const icon =
      destination === undefined
        ? undefined
        : ((on ? argument(destination, 'selectedIcon') : undefined) ?? argument(destination, 'icon'))
    const pill = element(
      { width: 64, height: 32, 'border-radius': 16, 'background-color': on ? indicator : null },
      inner.draw(icon, inner).node,
      { class: 'center' },
    )
    const name = destination === undefined ? '' : (stringArgument(destination, 'label') ?? '')
    const text = element(
      { ...textCss({ ...label, color: on ? colors.onSurface : colors.onSurfaceVariant }), 'padding-top': 4 },
      name,
    )
    return element(
      { flex: '1 1 0' },
      [pill, nameArgument(widget, 'labelBehavior') === 'alwaysHide' ? null : text],
      {
        widget: 'NavigationDestination',
        class: 'col middle',
        attributes: tappable(on ? { 'aria-current': 'page' } : {}),
        tap: control.sets(integer(index)),
      },
    )
  })
  const node = element(
    {
      height: numberArgument(widget, 'height') ?? 80,
      width: '100%',
      // As Flutter does: the bar's height stays, so its labels grow to 1.3 times their size and no further.
      '--u': 'min(1rem,20.8px)',
      'background-color': colorOf(argument(widget, 'backgroundColor')) ?? colors.surfaceContainer,
    },
    items,
    { tag: 'nav', widget: 'NavigationBar', class: 'row middle' },
  )
  return { node, width: 'fill', height: 'hug' }
}

/** An element that is no button by itself, for keyboards and readers. */
export function tappable(attributes: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { role: 'button', tabindex: '0', ...attributes }
}

function drawBottomNavigationBar(widget: CreatedValue, context: Context): Box {
  const { colors, dark, material3 } = context.theme
  const control = controlOf(widget, context, 'currentIndex', 'onTap')
  const current = numberOf(control.value) ?? 0
  const theme = context.theme.component('bottomNavigationBarTheme')
  const said = (name: string): Value | undefined => argument(widget, name) ?? (theme && argument(theme, name))
  const selected =
    colorOf(argument(widget, 'selectedItemColor') ?? argument(widget, 'fixedColor')) ??
    colorOf(said('selectedItemColor')) ??
    (dark && !material3 ? colors.secondary : colors.primary)
  const unselected = colorOf(said('unselectedItemColor')) ?? colors.onSurfaceVariant
  const items = listArgument(widget, 'items').map((each, index) => {
    const item = objectOf(each)
    const on = index === current
    const color = on ? selected : unselected
    const inner = inColor(within(context, { width: 'loose', height: 'loose' }), color, 24)
    const icon =
      item === undefined
        ? undefined
        : ((on ? argument(item, 'activeIcon') : undefined) ?? argument(item, 'icon'))
    const size = sizeOfLabel(on, said)
    const hidden = isShown(widget, on) ? {} : { opacity: 0 }
    const text = element(
      { 'font-size': size, color, 'line-height': 'normal', ...hidden },
      item === undefined
        ? ''
        : (stringArgument(item, 'label') ??
            inner.draw(argument(item, 'title'), { ...inner, text: { ...inner.text, size } }).node),
    )
    return element({ flex: '1 1 0' }, [inner.draw(icon, inner).node, text], {
      widget: 'BottomNavigationBarItem',
      class: 'col middle',
      attributes: tappable(on ? { 'aria-current': 'page' } : {}),
      tap: control.sets(integer(index)),
    })
  })
  const node = element(
    {
      height: 56,
      width: '100%',
      'background-color': colorOf(said('backgroundColor')) ?? colors.surface,
      'box-shadow': elevationCss(8),
    },
    items,
    { tag: 'nav', widget: 'BottomNavigationBar', class: 'row middle' },
  )
  return { node, width: 'fill', height: 'hug' }
}

/** In pixels at 100 %: what the style of a label says, else its own argument of the bar, else Flutter's 14 and 12. */
function sizeOfLabel(on: boolean, said: (name: string) => Value | undefined): number {
  const [style, size, usual] = on
    ? (['selectedLabelStyle', 'selectedFontSize', 14] as const)
    : (['unselectedLabelStyle', 'unselectedFontSize', 12] as const)
  const given = objectOf(said(style))
  return (given && numberArgument(given, 'fontSize')) ?? numberOf(said(size)) ?? usual
}

/**
 * Whether a destination's label can be seen: of a bar that shifts, which one of four and more does by itself, only that
 * of the chosen one (`bottom_navigation_bar.dart`). The room of a hidden one stays.
 */
function isShown(widget: CreatedValue, on: boolean): boolean {
  if (on) return booleanArgument(widget, 'showSelectedLabels') ?? true
  const type = argument(widget, 'type')
  const named = type?.kind === 'member' ? type.name : null
  const shifts = named === null ? listArgument(widget, 'items').length > 3 : named === 'shifting'
  return booleanArgument(widget, 'showUnselectedLabels') ?? !shifts
}

export const NAVIGATION_WIDGETS: RendererTable = {
  NavigationBar: drawNavigationBar,
  BottomNavigationBar: drawBottomNavigationBar,
}
