import { positionalArguments } from '../arguments.ts'
import { booleanOf, created, integer, listOf, NULL, sameValue, stringOf } from '../value.ts'
import { indexesTo } from '../loops.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** More than stand in a bar on a phone. */
const MAX_DESTINATIONS = 8

/**
 * Bars of destinations that Flutter's stands for: animated_bottom_navigation_bar
 * (`lib/animated_bottom_navigation_bar.dart`), with words where `labels` has them, by their icons or by a builder that
 * is told which is active, and without the gap for a floating button; motion_tab_bar and fancy_bottom_navigation, which
 * say the active one's word.
 */
export const bottomBars: Library = {
  builds(evaluator, widget) {
    if (widget.type === 'AnimatedBottomNavigationBar') return animated(evaluator, widget)
    if (widget.type === 'MotionTabBar') return motionTabs(widget)
    return widget.type === 'FancyBottomNavigation' ? fancy(widget) : null
  },
}

function animated(evaluator: Evaluator, widget: CreatedValue): Value | null {
  const named = (name: string): Value => widget.named.get(name) ?? NULL
  const icons = widget.constructor === 'builder' ? tabs(evaluator, widget) : iconsOf(named('icons'))
  const labels = itemsOf(named('labels'))
  const items = icons.map((icon, index) =>
    created('BottomNavigationBarItem', { icon, label: labels[index] ?? stringOf('') }),
  )
  return barOf(widget, items, {
    currentIndex: named('activeIndex'),
    onTap: named('onTap'),
    backgroundColor: named('backgroundColor'),
    selectedItemColor: named('activeColor'),
    unselectedItemColor: named('inactiveColor'),
    showSelectedLabels: booleanOf(labels.length > 0),
    showUnselectedLabels: booleanOf(labels.length > 0),
  })
}

/** `lib/MotionTabBar.dart`. */
function motionTabs(widget: CreatedValue): Value | null {
  const list = (name: string): readonly Value[] => itemsOf(widget.named.get(name))
  const icons = iconsOf(widget.named.get('icons') ?? NULL)
  const labels = list('labels')
  const selected = widget.named.get('initialSelectedTab')
  const at = labels.findIndex((each) => selected !== undefined && sameValue(each, selected) === true)
  const items = labels.map((label, index) =>
    created('BottomNavigationBarItem', { icon: icons[index] ?? created('SizedBox'), label }),
  )
  return barOf(widget, items, {
    currentIndex: integer(Math.max(at, 0)),
    onTap: widget.named.get('onTabItemSelected') ?? NULL,
    backgroundColor: widget.named.get('tabBarColor') ?? NULL,
  })
}

/** `lib/fancy_bottom_navigation.dart`. */
function fancy(widget: CreatedValue): Value | null {
  const items = itemsOf(widget.named.get('tabs')).flatMap((tab) => {
    const icon = tab.kind === 'object' ? tab.named.get('iconData') : undefined
    const label = tab.kind === 'object' ? tab.named.get('title') : undefined
    if (icon === undefined || label === undefined) return []
    return [created('BottomNavigationBarItem', { icon: created('Icon', {}, [icon]), label })]
  })
  return barOf(widget, items, {
    currentIndex: widget.named.get('initialSelection') ?? integer(0),
    onTap: widget.named.get('onTabChangedListener') ?? NULL,
    backgroundColor: widget.named.get('barBackgroundColor') ?? NULL,
  })
}

/** Flutter's own bar of these destinations; null for less than two, which it refuses. */
export function barOf(
  { at }: CreatedValue,
  items: readonly Value[],
  more: Readonly<Record<string, Value>>,
): Value | null {
  if (items.length < 2) return null
  const named = { items: listOf([...items]), showUnselectedLabels: booleanOf(false), ...more }
  return { ...created('BottomNavigationBar', named), at }
}

/** The items of a list, as many as stand in a bar. */
export const itemsOf = (value: Value | undefined): readonly Value[] =>
  value?.kind === 'list' ? value.items.slice(0, MAX_DESTINATIONS) : []

function iconsOf(icons: Value): readonly Value[] {
  return itemsOf(icons).map((icon) => created('Icon', {}, [icon]))
}

function tabs(evaluator: Evaluator, { named }: CreatedValue): readonly Value[] {
  const count = named.get('itemCount')
  const build = named.get('tabBuilder')
  const active = named.get('activeIndex')
  if (count?.kind !== 'number' || build === undefined) return []
  return indexesTo(Math.min(count.value, MAX_DESTINATIONS)).map((index, at) =>
    evaluator.call(
      build,
      positionalArguments(index, booleanOf(active?.kind === 'number' && active.value === at)),
      null,
    ),
  )
}
