import { booleanOf, created, double, integer, NULL } from '../value.ts'
import { barOf, itemsOf } from './bottom-bars.ts'
import { PACKAGE_BARS } from './package-bar-arguments.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'
import type { PackageBar } from './package-bar-arguments.ts'

/** Bars of destinations of packages that take lists of items, as Flutter's does. */
export const packageBars: Library = {
  builds(_evaluator, widget) {
    const bar = PACKAGE_BARS.get(widget.type)
    return bar === undefined ? null : drawnAs(widget, bar)
  },
}

function drawnAs(widget: CreatedValue, bar: PackageBar): Value | null {
  const said = (name: string | undefined): Value | undefined =>
    name === undefined ? undefined : widget.named.get(name)
  const given = itemsOf(said(bar.items))
  const index = said(bar.index) ?? integer(0)
  const chosen = index.kind === 'number' ? given[index.value] : given[0]
  const color = (name: string | undefined, usual: number | undefined): Value =>
    said(name) ?? (usual === undefined ? NULL : created('Color', {}, [integer(usual)]))
  const behind = said(bar.behind)
  // a snake's bar may be told to show them
  const shown = (name: string, usual: boolean): Value => said(name) ?? booleanOf(usual)
  return barOf(
    widget,
    given.map((item) => itemOf(item, bar, item === chosen ? behind : undefined)),
    {
      currentIndex: index,
      onTap: said(bar.taps) ?? NULL,
      backgroundColor: color(bar.background, bar.usual?.background),
      selectedItemColor: partOf(chosen, bar.ofItem) ?? color(bar.chosen, bar.usual?.chosen),
      unselectedItemColor: color(bar.others, bar.usual?.others),
      showSelectedLabels: shown('showSelectedLabels', bar.shows !== 'none'),
      showUnselectedLabels: shown('showUnselectedLabels', bar.shows === 'all'),
    },
  )
}

function itemOf(item: Value, bar: PackageBar, behind: Value | undefined): CreatedValue {
  const icon = bar.icon?.map((name) => partOf(item, name)).find((part) => part !== undefined) ?? item
  const chosen = partOf(item, bar.chosenIcon)
  const words = partOf(item, bar.words)
  return created('BottomNavigationBarItem', {
    icon: behind === undefined ? asWidget(icon) : onColor(asWidget(icon), behind),
    ...(chosen === undefined ? {} : { activeIcon: asWidget(chosen) }),
    // The words are a text, or a widget as those of Flutter's were until 1.20.
    ...(words === undefined ? {} : words.kind === 'string' ? { label: words } : { title: words }),
  })
}

function partOf(item: Value | undefined, name: string | undefined): Value | undefined {
  const part = item?.kind === 'object' && name !== undefined ? item.named.get(name) : undefined
  return part?.kind === 'null' ? undefined : part
}

/** The icon on a plate of that color, as wide as it has room for. */
const onColor = (icon: Value, color: Value): CreatedValue =>
  created('Material', {
    color,
    shape: created('StadiumBorder'),
    child: created('SizedBox', {
      width: double(56),
      height: double(32),
      child: created('Center', { child: icon }),
    }),
  })

/** An icon is a widget, or what one is made of. */
function asWidget(icon: Value): Value {
  const isWidget = icon.kind === 'instance' || (icon.kind === 'object' && icon.type !== 'IconData')
  return isWidget ? icon : created('Icon', {}, [icon])
}
