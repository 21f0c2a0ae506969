import { drawnOrNull, orNull } from './drawer.ts'
import { leadsOf } from './leads.ts'
import type { Covered, Drawing } from '../draw/drawing.ts'
import type { Drawer } from './drawer.ts'
import type { Lead } from './leads.ts'

/** Drawers, dialogs and sheets of one page whose ways on are followed. */
const MAX_OVER = 6

/** All that a page leads to, by itself and by what it opens over itself. */
export async function allLeads(drawer: Drawer, drawing: Drawing): Promise<readonly Lead[]> {
  const { pause } = drawer
  await pause()
  const leads = [...leadsOf(drawing)]
  for (const lead of eachOnce(leads).slice(0, MAX_OVER)) {
    await pause()
    const over = await covered(drawer, drawing, lead)
    if (over === null) continue
    await pause()
    const further = leadsOf(over).filter(({ kind }) => kind === 'page' || kind === 'branch')
    for (const each of further) leads.push({ ...each, taps: [...lead.taps, ...each.taps] })
  }
  return leads
}

/** The page with what a tap opened over it. A drawer is a part of the page's own picture, which is drawn anew for it. */
async function covered(drawer: Drawer, drawing: Drawing, { interactions }: Lead): Promise<Covered | null> {
  const { base, pages } = drawing.interactions
  const isSamePage =
    interactions.drawer === null &&
    interactions.base === base &&
    interactions.pages.length === pages.length + 1 &&
    pages.every((page, index) => page === interactions.pages[index])
  return isSamePage ? orNull(() => drawing.over(interactions)) : await drawnOrNull(drawer, interactions)
}

/** What opens over the page, by where it stands in the source: each row of a list opens the same. */
function eachOnce(leads: readonly Lead[]): readonly Lead[] {
  const once = new Map<unknown, Lead>()
  for (const lead of leads) {
    if (lead.kind !== 'over') continue
    const key = placeOfOverlay(lead) ?? lead
    if (!once.has(key)) once.set(key, lead)
  }
  return [...once.values()]
}

/** Null for what is made nowhere that is known, as a drawer. */
function placeOfOverlay({ interactions }: Lead): string | null {
  const opened = interactions.pages.at(-1)
  if (interactions.drawer !== null || opened?.kind !== 'widget' || opened.widget.kind !== 'object')
    return null
  const shown = opened.widget.named.get('child')
  if ((shown?.kind !== 'object' && shown?.kind !== 'instance') || shown.at === null) return null
  return `${shown.at.file} ${shown.at.offset}`
}
