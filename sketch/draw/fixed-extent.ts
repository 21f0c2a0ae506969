import { insetsOf } from './insets.ts'
import { argument, numberArgument, objectOf } from './widget-arguments.ts'
import { entryOf } from '../evaluate/entry-of.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'

type Axis = 'width' | 'height'

/** Of Flutter's own, where nothing else is said: material/divider.dart, icon_button.dart, navigation_rail.dart, app_bar.dart, cupertino/bottom_tab_bar.dart. */
const USUAL: Readonly<Record<string, Partial<Record<Axis, number>>>> = {
  Divider: { height: 16 },
  VerticalDivider: { width: 16 },
  Icon: { width: 24, height: 24 },
  IconButton: { width: 48, height: 48 },
  NavigationRail: { width: 80 },
  AppBar: { height: 56 },
  TabBar: { height: 48 },
  NavigationBar: { height: 80 },
  BottomNavigationBar: { height: 56 },
  BottomAppBar: { height: 80 },
  CupertinoTabBar: { height: 50 },
}
/** How large a widget of Flutter's is along an axis, where nothing else is said; 0 where that is not fixed. */
export function usualExtent({ type }: CreatedValue, axis: Axis): number {
  return entryOf(USUAL, type)?.[axis] ?? 0
}

/** Deeper than what stands around a box of a known size. */
const MAX_DEPTH = 8

/**
 * How much of a Row or Column a child that is no Expanded takes, in pixels, as far as the source says so: what wants to
 * be as large as its words counts as nothing.
 */
export function fixedExtent(child: Value, axis: Axis, depth: number = MAX_DEPTH): number {
  const widget = objectOf(child)
  if (widget === undefined || depth === 0) return 0
  const inner = (): number => fixedExtent(argument(widget, 'child') ?? child, axis, depth - 1)
  const around = (name: string): number => {
    const insets = insetsOf(argument(widget, name))
    if (insets === undefined) return 0
    return axis === 'width' ? insets.left + insets.right : insets.top + insets.bottom
  }
  switch (widget.type) {
    case 'SizedBox':
    case 'Container': {
      if (widget.constructor === 'square') return numberArgument(widget, 'dimension') ?? 0
      const own = numberArgument(widget, axis)
      const hasChild = argument(widget, 'child') !== undefined
      return (own ?? (hasChild ? inner() + around('padding') : 0)) + around('margin')
    }
    case 'Padding':
      return around('padding') + inner()
    case 'Center':
    case 'Align':
    case 'Card':
    case 'ColoredBox':
    case 'DecoratedBox':
    case 'ClipRRect':
      return argument(widget, 'child') === undefined ? 0 : inner()
    case 'Icon':
      return numberArgument(widget, 'size') ?? 24
    default:
      return numberArgument(widget, axis) ?? usualExtent(widget, axis)
  }
}
