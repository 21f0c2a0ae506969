import { positionalArguments } from '../arguments.ts'
import { booleanOf, created, integer, listOf, NULL, stringOf } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** The styles of its bar that give words to the chosen item alone (`lib/nav_bar_styles/`). */
const CHOSEN_ALONE = /^style(1|7|9|10)$/

/**
 * persistent_bottom_nav_bar (`lib/persistent-tab-view.widget.dart`) and persistent_bottom_nav_bar_v2
 * (`lib/components/persistent_tab_view.dart`): a bar of items, and above it the page of the one that is chosen at first.
 */
export const persistentTabs: Library = {
  builds(evaluator, widget) {
    if (widget.type !== 'PersistentTabView') return null
    const tabs = itemsOf(widget, 'tabs').flatMap((each) => (each.kind === 'object' ? [each] : []))
    const screens =
      tabs.length > 0 ? tabs.map((tab) => tab.named.get('screen') ?? NULL) : itemsOf(widget, 'screens')
    const items =
      tabs.length > 0 ? tabs.map((tab) => tab.named.get('item') ?? NULL) : itemsOf(widget, 'items')
    const first = initialOf(widget)
    const body = screens[first]
    if (body === undefined) return null
    const bar = items.length < 2 ? ownBar(evaluator, widget) : barOf(widget, items, first)
    return { ...created('Scaffold', { body, bottomNavigationBar: bar }), at: widget.at }
  },
}

function itemsOf(widget: CreatedValue, name: string): readonly Value[] {
  const given = widget.named.get(name)
  return given?.kind === 'list' ? given.items : []
}

function initialOf(widget: CreatedValue): number {
  const controller = widget.named.get('controller')
  const index = controller?.kind === 'object' ? controller.named.get('initialIndex') : undefined
  return index?.kind === 'number' ? index.value : 0
}

/** `PersistentTabView.custom(customWidget: …)`: a bar of the app's own, or what makes it. */
function ownBar(evaluator: Evaluator, widget: CreatedValue): Value {
  const own = widget.named.get('customWidget') ?? NULL
  const made = evaluator.calledWith(own, positionalArguments(created('NavBarEssentials'))) ?? own
  return made.kind === 'object' || made.kind === 'instance' ? made : NULL
}

function barOf(widget: CreatedValue, items: readonly Value[], first: number): Value {
  const style = widget.named.get('navBarStyle')
  const isChosenAlone =
    widget.named.get('tabs') === undefined && (style?.kind !== 'member' || CHOSEN_ALONE.test(style.name))
  const made = items.map((item) => {
    const said = (name: string): Value => (item.kind === 'object' ? (item.named.get(name) ?? NULL) : NULL)
    const title = said('title')
    return created('BottomNavigationBarItem', {
      icon: said('icon'),
      label: title.kind === 'string' ? title : stringOf(''),
    })
  })
  return created('BottomNavigationBar', {
    items: listOf(made),
    type: { kind: 'member', type: 'BottomNavigationBarType', name: 'fixed' },
    currentIndex: integer(first),
    backgroundColor: widget.named.get('backgroundColor') ?? NULL,
    showUnselectedLabels: booleanOf(!isChosenAlone),
  })
}
