import { NO_INTERACTIONS } from '../draw/interactions.ts'
import { classKey, nextOf } from './candidate.ts'
import { drawnOrNull } from './drawer.ts'
import { leadOfTap } from './leads.ts'
import type { Interactions } from '../draw/interactions.ts'
import type { PageClass } from '../draw/page-class.ts'
import type { Tab } from './leads.ts'
import type { Drawer } from './drawer.ts'

/** From one page to the next: what another thread can be told, as it has no values of the app in it. */
export type Leg =
  | { readonly kind: 'route'; readonly path: string }
  /** Opened by its class: nothing is known to lead there. */
  | { readonly kind: 'class'; readonly page: PageClass }
  /** `to`: the key of the page that it leads to, by which a way through an older source is recognised. */
  | {
      readonly kind: 'taps'
      readonly taps: readonly number[]
      readonly to: string
      readonly tab: Tab | null
    }

/**
 * Goes the way to a page, drawing those that it leads over.
 * @returns what was done in the app then; null where the source has changed so that the way leads elsewhere.
 */
export async function goWay(drawer: Drawer, way: readonly Leg[]): Promise<Interactions | null> {
  let interactions = NO_INTERACTIONS
  let from: { readonly key: string; readonly tab: Tab | null } = { key: 'start', tab: null }
  for (const leg of way) {
    if (leg.kind === 'route') {
      const drawing = await drawnOrNull(drawer, interactions)
      const next = drawing?.go(leg.path) ?? NO_INTERACTIONS
      if (next === NO_INTERACTIONS) return null
      interactions = next
      from = { key: `route ${leg.path}`, tab: null }
      continue
    }
    if (leg.kind === 'class') {
      const drawing = await drawnOrNull(drawer, interactions)
      const next = drawing?.open(leg.page) ?? null
      if (next === null) return null
      interactions = next
      from = { key: classKey(leg.page), tab: null }
      continue
    }
    const next = await afterTaps(drawer, interactions, { ...leg, from })
    if (next === null) return null
    interactions = next
    from = { key: leg.to, tab: leg.tab }
  }
  return interactions
}

async function afterTaps(
  drawer: Drawer,
  before: Interactions,
  { taps, to, from }: Extract<Leg, { kind: 'taps' }> & { readonly from: { key: string; tab: Tab | null } },
): Promise<Interactions | null> {
  let interactions = before
  for (const [at, tap] of taps.entries()) {
    const drawing = await drawnOrNull(drawer, interactions)
    const lead = drawing === null ? null : leadOfTap(drawing, tap)
    if (drawing === null || lead === null) return null
    const isLast = at === taps.length - 1
    if (!isLast && lead.kind !== 'over') return null
    if (isLast && nextOf(lead, { ...from, page: drawing.page })?.key !== to) return null
    interactions = lead.interactions
  }
  return interactions
}
