import { walk } from '../draw/walk.ts'
import { isOverlay } from '../draw/overlays.ts'
import type { Drawing } from '../draw/draw-app.ts'
import type { Element } from '../draw/element.ts'
import type { Interactions, OpenedPage } from '../draw/interactions.ts'

/** Where a tap on a page leads. */
export type Lead =
  | { readonly kind: 'page'; readonly opened: OpenedPage; readonly interactions: Interactions }
  /** Another branch of the router's shell, which is a route. */
  | { readonly kind: 'branch'; readonly interactions: Interactions }
  | { readonly kind: 'tab'; readonly tab: Tab; readonly interactions: Interactions }
  /** Something that is no page itself and leads on: a drawer, a dialog, a sheet. */
  | { readonly kind: 'over'; readonly interactions: Interactions }

export interface Tab {
  readonly bar: string
  /** What stands on it; empty for one with a picture alone. */
  readonly label: string
  /** Counted from one, in its bar. */
  readonly number: number
}

/** A page with more than this to tap is a list, whose rows lead to the same. */
const MAX_TAPS = 250
const BARS = /^(?:TabBar|\w*TabBar|\w*NavigationBar|\w*NavBar|NavigationRail|NavigationDrawer)$/
/** What lies over a page: its way out is the scrim's. */
const OVER = /\b(?:overlay|over)\b/

interface Place {
  readonly tap: number
  readonly tab: Tab | null
  readonly over: boolean
}

/** Everything that a page leads to, found by following what each tap would do. */
export function leadsOf(drawing: Drawing): Lead[] {
  const before = drawing.interactions
  const over = isCovered(before)
  return placesIn(drawing.tree)
    .filter((place) => !over || place.over)
    .slice(0, MAX_TAPS)
    .flatMap(({ tap, tab }): Lead[] => {
      const interactions = drawing.follow(tap)
      const lead = interactions === before ? null : leadTo(before, interactions, tab)
      return lead === null ? [] : [lead]
    })
}

function isCovered({ drawer, pages }: Interactions): boolean {
  const top = pages.at(-1)
  return drawer !== null || (top !== undefined && isOverlay(top))
}

function leadTo(before: Interactions, after: Interactions, tab: Tab | null): Lead | null {
  const opened = topOf(after)
  if (after.pages.length < before.pages.length && after.base === before.base) return null
  if (opened !== null && opened !== topOf(before)) {
    return isOverlay(opened)
      ? { kind: 'over', interactions: after }
      : { kind: 'page', opened, interactions: after }
  }
  if (after.drawer !== before.drawer) {
    return after.drawer === null ? null : { kind: 'over', interactions: after }
  }
  if (after.controls.get('branch') !== before.controls.get('branch')) {
    return { kind: 'branch', interactions: after }
  }
  return tab === null ? null : { kind: 'tab', tab, interactions: after }
}

const topOf = ({ base, pages }: Interactions): OpenedPage | null => pages.at(-1) ?? base

/** What can be tapped, with its number: `serialise` counts in this order. The dark picture is passed over. */
function placesIn(root: Element): Place[] {
  const places: Place[] = []
  let count = 0
  const visit = (
    element: Element,
    bar: { readonly name: string; tabs: number } | null,
    over: boolean,
  ): void => {
    if (element.class === 'mode dark') return
    const name = element.widget ?? ''
    const inside = BARS.test(name) ? { name, tabs: 0 } : bar
    const covering = over || OVER.test(element.class ?? '')
    if (element.tap !== undefined) {
      const kind = element.tap.kind
      if (inside !== null) inside.tabs += 1
      const tab =
        inside !== null && (kind === 'set' || kind === 'change')
          ? { bar: inside.name, label: labelOf(element), number: inside.tabs }
          : null
      places.push({ tap: count, tab, over: covering })
      count += 1
    }
    for (const child of element.children) if (typeof child !== 'string') visit(child, inside, covering)
  }
  visit(root, null, false)
  return places
}

/** The words on a tab, without the words by which icons are drawn. */
function labelOf(tab: Element): string {
  const words: string[] = []
  for (const each of walk(tab, ({ class: name = '' }) => !/\bicon\b/.test(name)))
    words.push(...each.children.filter((child) => typeof child === 'string'))
  return words.join(' ').trim().slice(0, 60)
}
