import { walk } from '../draw/walk.ts'
import { isOverlay } from '../draw/overlays.ts'
import type { Covered, Drawing } from '../draw/drawing.ts'
import type { Element } from '../draw/element.ts'
import type { Interactions, OpenedPage } from '../draw/interactions.ts'
import type { Handler } from '../draw/session.ts'

/** Where a tap on a page leads. */
export type Lead = (
  | { readonly kind: 'page'; readonly opened: OpenedPage }
  /** Another branch of the router's shell, which is a route. */
  | { readonly kind: 'branch' }
  | { readonly kind: 'tab'; readonly tab: Tab }
  /** Something that is no page itself and leads on: a drawer, a dialog, a sheet. */
  | { readonly kind: 'over' }
) & {
  readonly interactions: Interactions
  /** The numbers of what is tapped, one picture after the other: what lies over a page takes two. */
  readonly taps: readonly number[]
}

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
  readonly handler: Handler
  readonly tab: Tab | null
  readonly over: boolean
}

/** Everything that a page leads to, found by following what each tap would do. */
export function leadsOf(drawing: Covered): Lead[] {
  const over = isCovered(drawing.interactions)
  return placesIn(drawing.tree)
    .filter((place) => !over || place.over)
    .slice(0, MAX_TAPS)
    .flatMap((place) => leadAt(drawing, place) ?? [])
}

/** Where the tap of that number leads; null where nowhere. */
export function leadOfTap(drawing: Drawing, tap: number): Lead | null {
  const place = placesIn(drawing.tree).find((each) => each.tap === tap)
  return place === undefined ? null : leadAt(drawing, place)
}

function leadAt(drawing: Covered, { tap, handler, tab }: Place): Lead | null {
  const before = drawing.interactions
  const interactions = drawing.press(handler)
  const lead = interactions === before ? null : leadTo(before, interactions, tab)
  return lead === null ? null : byPath(drawing, { ...lead, interactions, taps: [tap] })
}

/** A route by its path, whichever of its names was used. */
function byPath(drawing: Covered, lead: Lead): Lead {
  if (lead.kind !== 'page' || lead.opened.kind !== 'route') return lead
  const path = drawing.pathOf(lead.opened.name)
  return path === null ? lead : { ...lead, opened: { ...lead.opened, name: path } }
}

type Target =
  | Pick<Extract<Lead, { kind: 'page' }>, 'kind' | 'opened'>
  | Pick<Extract<Lead, { kind: 'tab' }>, 'kind' | 'tab'>
  | { readonly kind: 'branch' | 'over' }

function isCovered({ drawer, pages }: Interactions): boolean {
  const top = pages.at(-1)
  return drawer !== null || (top !== undefined && isOverlay(top))
}

function leadTo(before: Interactions, after: Interactions, tab: Tab | null): Target | null {
  const opened = topOf(after)
  if (after.pages.length < before.pages.length && after.base === before.base) return null
  if (opened !== null && opened !== topOf(before)) {
    return isOverlay(opened) ? { kind: 'over' } : { kind: 'page', opened }
  }
  if (after.drawer !== before.drawer) {
    return after.drawer === null ? null : { kind: 'over' }
  }
  if (after.controls.get('branch') !== before.controls.get('branch')) {
    return { kind: 'branch' }
  }
  return tab === null ? null : { kind: 'tab', tab }
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
      places.push({ tap: count, handler: element.tap, tab, over: covering })
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
