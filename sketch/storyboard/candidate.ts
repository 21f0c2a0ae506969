import type { PageClass } from '../draw/page-class.ts'
import type { Interactions, OpenedPage } from '../draw/interactions.ts'
import type { Lead, Tab } from './leads.ts'
import type { Leg } from './way.ts'

/** A page that is known to be there, and not drawn yet. */
export interface Candidate {
  /** Which page it is, as far as that is known before it is drawn. */
  readonly key: string
  readonly interactions: Interactions
  /** How a person would come there from where the app begins. */
  readonly way: readonly Leg[]
  readonly tab: Tab | null
  readonly route: string | null
  /** Its class, where what leads there says it. */
  readonly of: PageClass | null
  /** Whether it is given what it was given last time: then its picture may be the same, too. */
  readonly known: boolean
}

/** The page that a lead is from, as far as what it leads to depends on that. */
export interface From {
  readonly key: string
  readonly tab: Tab | null
  readonly page: PageClass | null
}

type Next = Pick<Candidate, 'key' | 'tab' | 'route' | 'of'>

/** The page that a lead leads to; null for what is none. */
export function nextOf(lead: Lead, from: From): Next | null {
  switch (lead.kind) {
    case 'page': {
      const of = classIn(lead.opened)
      const route = lead.opened.kind === 'route' ? lead.opened.name : null
      return { key: keyOf(lead.opened), tab: null, route, of }
    }
    case 'branch': {
      const branch = lead.interactions.controls.get('branch')
      const number = branch?.kind === 'number' ? branch.value : 0
      return { key: `branch ${number}`, tab: null, route: null, of: null }
    }
    case 'tab': {
      const { tab } = lead
      // a tab's own tabs are those of the page that it is on
      if (from.tab?.bar === tab.bar) return null
      const owner = from.page === null ? from.key : classKey(from.page)
      const key = `${owner} ${tab.bar} ${tab.number} ${tab.label}`
      return { key, tab, route: null, of: from.page }
    }
    case 'over':
      return null
  }
}

export const routeKey = (path: string): string => `route ${path}`
export const classKey = ({ name, file }: PageClass): string => `page ${name} ${file}`

function keyOf(opened: OpenedPage): string {
  if (opened.kind === 'route') return routeKey(opened.name)
  const of = classIn(opened)
  if (of !== null) return classKey(of)
  const { widget } = opened
  return widget.kind === 'object' ? `made ${widget.at?.file ?? ''} ${widget.at?.offset ?? 0}` : 'made'
}

function classIn(opened: OpenedPage): PageClass | null {
  if (opened.kind === 'route' || opened.widget.kind !== 'instance') return null
  const { declaration, file } = opened.widget.of
  return { name: declaration.name, file }
}
