import { positionalArguments } from '../arguments.ts'
import { created, integer, listOf, NULL } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** Where each of Material's windows begins (`breakpoints.dart`); those of `…AndUp` have no end. */
const WINDOWS: Readonly<Record<string, readonly [number, number]>> = {
  small: [0, 600],
  medium: [600, 840],
  mediumLarge: [840, 1200],
  large: [1200, 1600],
  extraLarge: [1600, Infinity],
}

/** flutter_adaptive_scaffold: a bar below on a phone, a rail beside on wider screens. */
export const adaptiveScaffold: Library = {
  builds(evaluator, widget) {
    if (widget.type === 'AdaptiveScaffold') return scaffold(evaluator, widget)
    if (widget.type === 'AdaptiveLayout') return layout(evaluator, widget)
    return widget.type === 'SlotLayout' ? slot(evaluator, widget) : null
  },
  create(_evaluator, type, constructor, args) {
    if (type === 'AdaptiveScaffold' && constructor === 'standardBottomNavigationBar')
      return bar(args.named, args.named.get('currentIndex'))
    if (type === 'AdaptiveScaffold' && constructor === 'standardNavigationRail')
      return { ...created('NavigationRail'), named: args.named }
    return type === 'AdaptiveScaffold' && constructor === 'toRailDestination'
      ? railDestination(args.positional[0] ?? NULL)
      : null
  },
}

function scaffold(evaluator: Evaluator, widget: CreatedValue): Value {
  evaluator.askedForSize = true
  const { width } = evaluator.inherited
  const name = width < 600 ? 'smallBody' : width < 840 ? 'body' : 'largeBody'
  const body = built(evaluator, widget.named.get(name) ?? widget.named.get('body'))
  const index = widget.named.get('selectedIndex') ?? integer(0)
  if (width < 600) {
    return created('Scaffold', { body, bottomNavigationBar: bar(widget.named, index) })
  }
  const destinations = widget.named.get('destinations')
  const items = destinations?.kind === 'list' ? destinations.items.map(railDestination) : []
  const rail = created('NavigationRail', {
    destinations: listOf(items),
    selectedIndex: index,
    extended: { kind: 'boolean', value: width >= 1200 },
    leading: widget.named.get(width < 1200 ? 'leadingUnextendedNavRail' : 'leadingExtendedNavRail') ?? NULL,
    trailing: widget.named.get('trailingNavRail') ?? NULL,
    onDestinationSelected: widget.named.get('onSelectedIndexChange') ?? NULL,
  })
  const beside = created('Row', { children: listOf([rail, created('Expanded', { child: body })]) })
  return created('Scaffold', { body: beside })
}

function bar(named: ReadonlyMap<string, Value>, selectedIndex: Value = integer(0)): CreatedValue {
  const tapped = named.get('onSelectedIndexChange') ?? named.get('onDestinationSelected') ?? NULL
  const destinations = named.get('destinations') ?? listOf([])
  return created('NavigationBar', { destinations, selectedIndex, onDestinationSelected: tapped })
}

function railDestination(destination: Value): Value {
  if (destination.kind !== 'object') return destination
  const label = created('Text', {}, [destination.named.get('label') ?? NULL])
  const named = new Map(destination.named).set('label', label)
  return { ...destination, type: 'NavigationRailDestination', named }
}

/** Its parts around the body, those that have something on such a screen. */
function layout(evaluator: Evaluator, widget: CreatedValue): Value {
  const part = (name: string): Value[] => {
    const value = widget.named.get(name)
    const shown =
      value?.kind === 'object' && value.type === 'SlotLayout' ? slot(evaluator, value) : (value ?? NULL)
    return shown === null || shown.kind === 'null' ? [] : [shown]
  }
  const wide = (child: Value): Value => created('Expanded', { child })
  const bodies = [...part('body'), ...part('secondaryBody')].map(wide)
  const middle = [...part('primaryNavigation'), ...bodies, ...part('secondaryNavigation')]
  const cross: Value = { kind: 'member', type: 'CrossAxisAlignment', name: 'stretch' }
  const across = wide(created('Row', { children: listOf(middle), crossAxisAlignment: cross }))
  const children = listOf([...part('topNavigation'), across, ...part('bottomNavigation')])
  return created('Column', { children, crossAxisAlignment: cross })
}

/** The last one that is active, as `SlotLayout.pickWidget` takes it; null where none is. */
function slot(evaluator: Evaluator, widget: CreatedValue): Value | null {
  evaluator.askedForSize = true
  const config = widget.named.get('config')
  const active = (config?.kind === 'map' ? config.entries : []).findLast(([key]) =>
    isActive(evaluator, key),
  )?.[1]
  return active?.kind === 'object' ? built(evaluator, active.named.get('builder')) : null
}

function isActive(evaluator: Evaluator, breakpoint: Value): boolean {
  const { width } = evaluator.inherited
  if (breakpoint.kind === 'object') {
    const at = (name: string, usual: number): number => {
      const value = breakpoint.named.get(name)
      return value?.kind === 'number' ? value.value : usual
    }
    return width >= at('beginWidth', 0) && width < at('endWidth', Infinity)
  }
  if (breakpoint.kind !== 'member') return false
  if (breakpoint.name === 'standard') return true
  const [, name = '', kind, up] = /^(\w+?)(Desktop|Mobile)?(AndUp)?$/.exec(breakpoint.name) ?? []
  const isPhone = /^(android|iOS|fuchsia)$/.test(evaluator.inherited.platform)
  if (kind !== undefined && (kind === 'Mobile') !== isPhone) return false
  const [begin, end] = WINDOWS[name] ?? [Infinity, 0]
  return width >= begin && (up !== undefined || width < end)
}

function built(evaluator: Evaluator, value: Value | undefined): Value {
  return evaluator.calledWith(value, positionalArguments(created('BuildContext'))) ?? NULL
}
