import { positionalArguments } from '../arguments.ts'
import { booleanOf, created, listOf, NULL, stringOf } from '../value.ts'
import { indexesTo } from '../loops.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** More than stand in a bar on a phone. */
const MAX_DESTINATIONS = 8

/**
 * animated_bottom_navigation_bar (`lib/animated_bottom_navigation_bar.dart`): destinations without words, by their icons or
 * by a builder that is told which is active. The gap for a floating button is left out.
 */
export const bottomBars: Library = {
  builds(evaluator, widget) {
    if (widget.type !== 'AnimatedBottomNavigationBar') return null
    const named = (name: string): Value => widget.named.get(name) ?? NULL
    const icons = widget.constructor === 'builder' ? tabs(evaluator, widget) : iconsOf(named('icons'))
    if (icons.length < 2) return null
    const items = icons.map((icon) => created('BottomNavigationBarItem', { icon, label: stringOf('') }))
    return {
      ...created('BottomNavigationBar', {
        items: listOf(items),
        currentIndex: named('activeIndex'),
        onTap: named('onTap'),
        backgroundColor: named('backgroundColor'),
        selectedItemColor: named('activeColor'),
        unselectedItemColor: named('inactiveColor'),
        showSelectedLabels: booleanOf(false),
        showUnselectedLabels: booleanOf(false),
      }),
      at: widget.at,
    }
  },
}

function iconsOf(icons: Value): readonly Value[] {
  return (icons.kind === 'list' ? icons.items : [])
    .slice(0, MAX_DESTINATIONS)
    .map((icon) => created('Icon', {}, [icon]))
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
