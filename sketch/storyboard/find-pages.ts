import { drawInSteps } from '../draw/draw-app.ts'
import { Exports } from '../evaluate/exports.ts'
import { NO_INTERACTIONS } from '../draw/interactions.ts'
import { locationOf } from '../project/location-of.ts'
import { leadsOf } from './leads.ts'
import { isUnchanged, noting, resolvingOnce } from './used-files.ts'
import type { Brightness, Drawing, Screen } from '../draw/draw-app.ts'
import type { PageClass } from '../draw/page-class.ts'
import type { Interactions, OpenedPage } from '../draw/interactions.ts'
import type { SourceUnit } from '../model/declaration.ts'
import type { SourceLocation } from '../model/source-location.ts'
import type { Project } from '../project/read-project.ts'
import type { Lead, Tab } from './leads.ts'
import type { StoryPage } from './story-page.ts'
import type { UsedFiles } from './used-files.ts'

/** More than anybody looks through; the rest is left out, and counted. */
export const MAX_PAGES = 150
/** Drawers, dialogs and sheets of one page whose ways on are followed. */
const MAX_OVER = 6

/** A page that is known to be there, and not drawn yet. */
interface Candidate {
  /** Which page it is, as far as that is known before it is drawn. */
  readonly key: string
  readonly interactions: Interactions
  readonly tab: Tab | null
  readonly route: string | null
  /** Whether it is given what it was given last time: then its picture may be the same, too. */
  readonly known: boolean
}

/** What was drawn for a candidate, kept until something that it was made from changes. */
export interface Drawn {
  readonly used: UsedFiles
  readonly body: string
  readonly page: PageClass | null
  readonly place: SourceLocation | null
  readonly route: string
  readonly routes: readonly string[]
  readonly leads: readonly Lead[]
  readonly goes: ReadonlyMap<string, Interactions>
}

/** Of earlier searches, by the candidates' keys. */
export type Kept = Map<string, Drawn>

export interface Search {
  readonly project: Project
  readonly screen: Screen
  /** Of apps that have both. */
  readonly brightness: Brightness
  readonly kept: Kept
  /** Called between two steps of a page; what it throws ends the search. */
  readonly pause: () => Promise<void>
  /** A page was drawn, or is as it was; its links are told at the end. `found`: all that are known by now. */
  readonly drawn: (page: StoryPage, found: number) => void
}

/** Every page that the source tells of: where the app begins, its routes, and all that those lead to. */
export async function findPages(search: Search): Promise<readonly StoryPage[]> {
  const { kept } = search
  const project = resolvingOnce(search.project)
  const exports = new Exports(project)
  const pages = new Map<string, StoryPage>()
  /** The page that a key came out as: two routes may show the same. */
  const idOf = new Map<string, string>()
  const links = new Map<string, Set<string>>()
  const begin: Candidate = {
    key: 'start',
    interactions: NO_INTERACTIONS,
    tab: null,
    route: null,
    known: true,
  }
  const waiting = [begin]
  const met = new Set([begin.key])
  const used = new Set<string>()
  for (let at = 0; at < waiting.length && pages.size < MAX_PAGES; at += 1) {
    const candidate = waiting[at]
    if (candidate === undefined) break
    await search.pause()
    const before = candidate.known ? kept.get(candidate.key) : undefined
    const same = before !== undefined && isUnchanged(project, before.used)
    const drawn = same ? before : await drawCandidate({ ...search, project }, exports, candidate)
    if (drawn === null) continue
    kept.set(candidate.key, drawn)
    used.add(candidate.key)
    const route = candidate.route ?? (candidate === begin ? drawn.route : null)
    if (candidate === begin) {
      idOf.set(routeKey(drawn.route), candidate.key)
      met.add(routeKey(drawn.route))
    }
    const id = twinOf(pages.values(), candidate, drawn)?.id ?? candidate.key
    idOf.set(candidate.key, id)
    if (drawn.page !== null && candidate.tab === null) setOnce(idOf, classKey(drawn.page), id)
    const targets = links.get(id) ?? new Set<string>()
    links.set(id, targets)
    const add = (next: Omit<Candidate, 'known'>): void => {
      if (next.key !== candidate.key) targets.add(next.key)
      if (met.has(next.key)) return
      met.add(next.key)
      waiting.push({ ...next, known: same || next.route !== null })
    }
    for (const [path, interactions] of drawn.goes) {
      const key = routeKey(path)
      if (met.has(key)) continue
      met.add(key)
      waiting.push({ key, interactions, tab: null, route: path, known: true })
    }
    for (const lead of drawn.leads) {
      const next = candidateOf(lead, drawn, candidate)
      if (next !== null && !isDrawnAlready(next, idOf)) add(next)
      else if (next !== null) targets.add(next.key)
    }
    if (id !== candidate.key) continue
    const { body, place, page } = drawn
    const found: StoryPage = {
      id,
      name: page?.name ?? null,
      tab: candidate.tab,
      route,
      place,
      body,
      links: [],
      interactions: candidate.interactions,
    }
    pages.set(id, found)
    search.drawn(found, pages.size + waiting.length - at - 1)
  }
  for (const key of kept.keys()) if (!used.has(key)) kept.delete(key)
  return [...pages.values()].map((page) =>
    Object.assign(page, { links: linksOf(page.id, links, idOf, pages) }),
  )
}

/** The pages that a page leads to, each once, and not itself. */
function linksOf(
  of: string,
  links: ReadonlyMap<string, ReadonlySet<string>>,
  idOf: ReadonlyMap<string, string>,
  pages: ReadonlyMap<string, StoryPage>,
): string[] {
  const ids = new Set([...(links.get(of) ?? [])].flatMap((key) => idOf.get(key) ?? []))
  return [...ids].filter((id) => id !== of && pages.has(id))
}

/** In steps, none of which holds up the phone for long. Null for what cannot be drawn. */
async function drawCandidate(search: Search, exports: Exports, candidate: Candidate): Promise<Drawn | null> {
  const { project, pause } = search
  const used = new Map<string, SourceUnit>()
  const watched = { ...search, project: noting(project, used) }
  const drawing = await drawnOrNull(watched, exports, candidate.interactions)
  if (drawing === null) return null
  await pause()
  const leads = leadsOf(drawing).map((lead) => byPath(drawing, lead))
  for (const lead of leads.filter(({ kind }) => kind === 'over').slice(0, MAX_OVER)) {
    await pause()
    const over = await drawnOrNull(watched, exports, lead.interactions)
    if (over === null) continue
    await pause()
    const further = leadsOf(over).map((each) => byPath(over, each))
    leads.push(...further.filter(({ kind }) => kind === 'page' || kind === 'branch'))
  }
  return {
    used,
    leads,
    body: bodyOf(drawing),
    page: drawing.page,
    place: placeOf(project, drawing.page),
    route: drawing.route,
    routes: drawing.routes,
    goes: candidate.key === 'start' ? goesOf(drawing) : new Map(),
  }
}

/** One page that cannot be drawn leaves the others. */
async function drawnOrNull(
  { project, screen, brightness, pause }: Search,
  exports: Exports,
  interactions: Interactions,
): Promise<Drawing | null> {
  const steps = drawInSteps(project, interactions, screen, { only: brightness, exports })
  for (;;) {
    const step = nextOrNull(steps)
    if (step === null || step.done === true) return step?.value ?? null
    await pause()
  }
}

function nextOrNull(steps: Generator<void, Drawing>): IteratorResult<void, Drawing> | null {
  try {
    return steps.next()
  } catch {
    return null
  }
}

/**
 * The picture without the line above it that says it is a sketch, which the storyboard says once, and without the
 * address, so that a page is the same whichever route leads to it.
 */
function bodyOf({ picture }: Drawing): string {
  return picture.body
    .replace(/^<div class="banner"[^>]*>[^<]*<\/div>/, '')
    .replace(/^<div class="stage"[^>]*>/, '<div class="stage">')
}

/** A route by its path, whichever of its names was used. */
function byPath(drawing: Drawing, lead: Lead): Lead {
  if (lead.kind !== 'page' || lead.opened.kind !== 'route') return lead
  const path = drawing.pathOf(lead.opened.name)
  return path === null ? lead : { ...lead, opened: { ...lead.opened, name: path } }
}

function goesOf(drawing: Drawing): Map<string, Interactions> {
  const goes = new Map<string, Interactions>()
  for (const path of drawing.routes) {
    const interactions = drawing.go(path)
    if (interactions !== NO_INTERACTIONS) goes.set(path, interactions)
  }
  return goes
}

function placeOf(project: Project, page: PageClass | null): SourceLocation | null {
  const unit = page === null ? undefined : project.unit(page.file)
  const start = page === null ? null : (unit?.startOf(page.name) ?? null)
  return page === null || unit === undefined || start === null
    ? null
    : locationOf(project.directory, page.file, unit, start)
}

function candidateOf(lead: Lead, drawn: Drawn, from: Candidate): Omit<Candidate, 'known'> | null {
  const { interactions } = lead
  switch (lead.kind) {
    case 'page':
      return { key: keyOf(lead.opened), interactions, tab: null, route: routeIn(lead.opened) }
    case 'branch': {
      const branch = interactions.controls.get('branch')
      const number = branch?.kind === 'number' ? branch.value : 0
      return { key: `branch ${number}`, interactions, tab: null, route: null }
    }
    case 'tab': {
      // a tab's own tabs are those of the page that it is on
      if (from.tab?.bar === lead.tab.bar) return null
      const owner = drawn.page === null ? from.key : classKey(drawn.page)
      const key = `${owner} ${lead.tab.bar} ${lead.tab.number} ${lead.tab.label}`
      return { key, interactions, tab: lead.tab, route: null }
    }
    case 'over':
      return null
  }
}

const routeKey = (path: string): string => `route ${path}`
const classKey = ({ name, file }: PageClass): string => `page ${name} ${file}`

function keyOf(opened: OpenedPage): string {
  if (opened.kind === 'route') return routeKey(opened.name)
  const { widget } = opened
  if (widget.kind === 'instance') return classKey({ name: widget.of.declaration.name, file: widget.of.file })
  return widget.kind === 'object' ? `made ${widget.at?.file ?? ''} ${widget.at?.offset ?? 0}` : 'made'
}

const routeIn = (opened: OpenedPage): string | null => (opened.kind === 'route' ? opened.name : null)

/** A page that was met by another way: by its route, or by a class that a route shows. */
const isDrawnAlready = ({ key }: Omit<Candidate, 'known'>, idOf: ReadonlyMap<string, string>): boolean =>
  idOf.has(key)

/** The same page with the same picture: two routes lead to it, or the tab that it begins with. */
function twinOf(pages: Iterable<StoryPage>, candidate: Candidate, drawn: Drawn): StoryPage | null {
  for (const page of pages)
    if (page.body === drawn.body && (page.name === (drawn.page?.name ?? null) || candidate.tab !== null))
      return page
  return null
}

function setOnce(map: Map<string, string>, key: string, value: string): void {
  if (!map.has(key)) map.set(key, value)
}
