import { namedLikePages } from '../draw/named-like-pages.ts'
import { openClass } from '../draw/open-class.ts'
import { Evaluator } from '../evaluate/evaluator.ts'
import { Exports } from '../evaluate/exports.ts'
import { NO_INTERACTIONS } from '../draw/interactions.ts'
import { classKey, nextOf, routeKey } from './candidate.ts'
import { drawPage, placeOf } from './draw-page.ts'
import { isUnchanged, resolvingOnce } from './used-files.ts'
import type { Project } from '../project/read-project.ts'
import type { Candidate } from './candidate.ts'
import type { Drawn, Followed } from './draw-page.ts'
import type { Drawer } from './drawer.ts'
import type { StoryPage } from './story-page.ts'

/** More than anybody looks through; the rest is left out, and counted. */
export const MAX_PAGES = 150
/** Of earlier searches, by the candidates' keys. */
export type Kept = Map<string, Drawn>

export interface Search extends Omit<Drawer, 'exports' | 'ledNowhere'> {
  readonly kept: Kept
  /** A page was drawn, or is as it was; its links are told at the end. `found`: all that are known by now. */
  readonly drawn: (page: StoryPage, found: number) => void
}

/**
 * Every page that the source tells of: where the app begins, its routes, all that those lead to, and then what is called
 * like a page and nothing is known to lead to.
 */
export async function findPages(search: Search): Promise<readonly StoryPage[]> {
  const { kept } = search
  const project = resolvingOnce(search.project)
  const drawer: Drawer = { ...search, project, exports: new Exports(project), ledNowhere: new WeakSet() }
  const pages = new Map<string, StoryPage>()
  /** The page that a key came out as: two routes may show the same. */
  const idOf = new Map<string, string>()
  const links = new Map<string, Set<string>>()
  const begin: Candidate = {
    key: 'start',
    interactions: NO_INTERACTIONS,
    way: [],
    tab: null,
    route: null,
    of: null,
    known: true,
  }
  const waiting = [begin]
  const met = new Set([begin.key])
  const used = new Set<string>()
  /** The classes of all pages, and of what stands in them. */
  const shown = new Set<string>()
  let others: Iterator<Candidate> | null = null
  for (let at = 0; pages.size < MAX_PAGES; at += 1) {
    if (waiting[at] === undefined) {
      others ??= unlinked(project, (key) => idOf.has(key) || shown.has(key), drawer.exports)
      const other = others.next()
      if (other.done !== true) waiting.push(other.value)
    }
    const candidate = waiting[at]
    if (candidate === undefined) break
    await search.pause()
    const isBegin = candidate === begin
    const before = candidate.known ? kept.get(candidate.key) : undefined
    const same = before !== undefined && isUnchanged(project, before.used)
    const fresh = same ? null : await drawPage(drawer, candidate.interactions, isBegin)
    const drawn = same ? before : (fresh?.drawn ?? null)
    const left = (): number => waiting.length - at - 1
    if (drawn === null) {
      idOf.set(candidate.key, candidate.key)
      const failed = storyPage(candidate, null, placeOf(project, candidate.of))
      pages.set(failed.id, failed)
      search.drawn(failed, pages.size + left())
      continue
    }
    kept.set(candidate.key, drawn)
    used.add(candidate.key)
    if (candidate.way[0]?.kind === 'class' && !SCREEN.test(drawn.body)) continue
    const route = candidate.route ?? (isBegin ? drawn.route : null)
    if (isBegin) {
      idOf.set(routeKey(drawn.route), candidate.key)
      met.add(routeKey(drawn.route))
    }
    const id = twinOf(pages.values(), candidate, drawn)?.id ?? candidate.key
    idOf.set(candidate.key, id)
    if (drawn.page !== null && candidate.tab === null) setOnce(idOf, classKey(drawn.page), id)
    for (const each of drawn.holds) shown.add(classKey(each))
    // what shows the same leads to the same
    if (id !== candidate.key) continue
    for (const [path, interactions] of drawn.goes) {
      const key = routeKey(path)
      if (met.has(key)) continue
      met.add(key)
      const way = [{ kind: 'route', path }] as const
      waiting.push({ key, interactions, way, tab: null, route: path, of: null, known: true })
    }
    const found = storyPage({ ...candidate, route }, drawn, drawn.place)
    pages.set(id, found)
    search.drawn(found, pages.size + left())
    const followed = await followedOf(drawer, candidate, drawn, fresh)
    if (followed === null) continue
    kept.set(candidate.key, followed)
    const targets = new Set<string>()
    links.set(id, targets)
    for (const lead of followed.leads) {
      const next = nextOf(lead, { ...candidate, page: drawn.page })
      if (next === null) continue
      targets.add(next.key)
      // met by another way already: by its route, or by a class that a route shows
      if (met.has(next.key) || idOf.has(next.key)) continue
      met.add(next.key)
      const leg = { kind: 'taps', taps: lead.taps, to: next.key, tab: next.tab } as const
      const { interactions } = lead
      const known = same || next.route !== null
      waiting.push({ ...next, interactions, way: [...candidate.way, leg], known })
    }
  }
  for (const key of kept.keys()) if (!used.has(key)) kept.delete(key)
  return [...pages.values()].map((page) =>
    Object.assign(page, { links: linksOf(page.id, links, idOf, pages) }),
  )
}

/** With where it leads. What was the same as another page before, and is none now, is drawn once more for that. */
async function followedOf(
  drawer: Drawer,
  { interactions }: Candidate,
  drawn: Drawn,
  fresh: Awaited<ReturnType<typeof drawPage>>,
): Promise<Followed | null> {
  if (isFollowed(drawn)) return drawn
  const picture = fresh ?? (await drawPage(drawer, interactions, false))
  return (await picture?.follow()) ?? null
}

const isFollowed = (drawn: Drawn): drawn is Followed => drawn.leads !== null

/** What makes a widget a page. */
const SCREEN = /data-widget="(?:\w*Scaffold|\w*AppBar)"/

/** What is called like a page and was not met, nor is a part of a page, when it is its turn. */
function* unlinked(
  project: Project,
  isMet: (key: string) => boolean,
  exports: Exports,
): Generator<Candidate> {
  const evaluator = new Evaluator(project, exports)
  for (const page of namedLikePages(project)) {
    const key = classKey(page)
    const interactions = isMet(key) ? null : openClass(evaluator, page)
    if (interactions === null) continue
    const way = [{ kind: 'class', page }] as const
    yield { key, interactions, way, tab: null, route: null, of: page, known: true }
  }
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

/** `drawn`: null for a page that cannot be drawn, which goes by what leads there. */
function storyPage(candidate: Candidate, drawn: Drawn | null, place: StoryPage['place']): StoryPage {
  const { key: id, tab, route, way, of } = candidate
  const name = (drawn === null ? of : drawn.page)?.name ?? null
  const isLikely = drawn?.isLikely ?? false
  return { id, name, isLikely, tab, route, place, body: drawn?.body ?? null, links: [], way }
}

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
