import { NO_INTERACTIONS } from '../draw/interactions.ts'
import { locationOf } from '../project/location-of.ts'
import { allLeads } from './all-leads.ts'
import { drawnOrNull } from './drawer.ts'
import { noting } from './used-files.ts'
import type { Drawing } from '../draw/drawing.ts'
import type { PageClass } from '../draw/page-class.ts'
import type { Interactions } from '../draw/interactions.ts'
import type { SourceUnit } from '../model/declaration.ts'
import type { SourceLocation } from '../model/source-location.ts'
import type { Project } from '../project/read-project.ts'
import type { Drawer } from './drawer.ts'
import type { Lead } from './leads.ts'
import type { UsedFiles } from './used-files.ts'

/** What was drawn of one page, kept until something that it was made from changes. */
export interface Drawn {
  readonly used: UsedFiles
  readonly body: string
  readonly page: PageClass | null
  /** Whether that is shown by its name alone, for one that waits. */
  readonly isLikely: boolean
  readonly place: SourceLocation | null
  readonly route: string
  /** The project's own widgets in it, which are no pages of their own then. */
  readonly holds: readonly PageClass[]
  /** Null where it was not asked for: of what turned out to be no page, or another one again. */
  readonly leads: readonly Lead[] | null
  /** Of where the app begins: its routes. */
  readonly goes: ReadonlyMap<string, Interactions>
}

export type Followed = Drawn & { readonly leads: readonly Lead[] }

interface JustDrawn {
  readonly drawn: Drawn
  /** Finds all that it leads to, which takes as long as drawing it. */
  readonly follow: () => Promise<Followed>
}

/** One page. Null for what cannot be drawn, which leaves the others. */
export async function drawPage(
  drawer: Drawer,
  interactions: Interactions,
  isStart: boolean,
): Promise<JustDrawn | null> {
  const { project } = drawer
  const used = new Map<string, SourceUnit>()
  const watched = { ...drawer, project: noting(project, used) }
  const drawing = await drawnOrNull(watched, interactions)
  if (drawing === null) return null
  const drawn: Drawn = {
    used,
    body: bodyOf(drawing),
    page: drawing.page,
    isLikely: drawing.isLikely,
    place: placeOf(project, drawing.page),
    route: drawing.route,
    holds: drawing.holds,
    leads: null,
    goes: isStart ? goesOf(drawing) : new Map(),
  }
  return { drawn, follow: async () => ({ ...drawn, leads: await allLeads(watched, drawing) }) }
}

/** Where the class of a page is written; null for a page that has none. */
export function placeOf(project: Project, page: PageClass | null): SourceLocation | null {
  const unit = page === null ? undefined : project.unit(page.file)
  const start = page === null ? null : (unit?.startOf(page.name) ?? null)
  return page === null || unit === undefined || start === null
    ? null
    : locationOf(project.directory, page.file, unit, start)
}

/**
 * The picture without the line above it that says it is a sketch, which the storyboard says once, and without the
 * address and the calls that made its widgets, so that a page is the same whatever leads to it.
 */
function bodyOf({ picture }: Drawing): string {
  /** The files that `data-at` counts, numbered anew: a call that is left out may be the first of its file. */
  const files = new Map<string, number>()
  return picture.body
    .replace(/^<div class="banner"[^>]*>[^<]*<\/div>/, '')
    .replace(/^<div class="stage"[^>]*>/, '<div class="stage">')
    .replace(/ data-made="[^"]*"/g, '')
    .replace(/ data-at="(\d+):/g, (_all, file: string) => {
      const number = files.get(file) ?? files.size
      files.set(file, number)
      return ` data-at="${number}:`
    })
}

function goesOf(drawing: Drawing): Map<string, Interactions> {
  const goes = new Map<string, Interactions>()
  for (const path of drawing.routes) {
    const interactions = drawing.go(path)
    if (interactions !== NO_INTERACTIONS) goes.set(path, interactions)
  }
  return goes
}
