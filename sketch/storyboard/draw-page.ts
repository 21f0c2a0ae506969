import { drawInSteps } from '../draw/draw-app.ts'
import { NO_INTERACTIONS } from '../draw/interactions.ts'
import { locationOf } from '../project/location-of.ts'
import { leadsOf } from './leads.ts'
import { noting } from './used-files.ts'
import type { Brightness, Drawing, Screen } from '../draw/draw-app.ts'
import type { PageClass } from '../draw/page-class.ts'
import type { Exports } from '../evaluate/exports.ts'
import type { Interactions } from '../draw/interactions.ts'
import type { SourceUnit } from '../model/declaration.ts'
import type { SourceLocation } from '../model/source-location.ts'
import type { Project } from '../project/read-project.ts'
import type { Lead } from './leads.ts'
import type { UsedFiles } from './used-files.ts'

/** Drawers, dialogs and sheets of one page whose ways on are followed. */
const MAX_OVER = 6

/** What pages are drawn from, and how. */
export interface Drawer {
  readonly project: Project
  readonly screen: Screen
  /** Of apps that have both. */
  readonly brightness: Brightness
  /** What the project's files see of one another, found out once for all pages. */
  readonly exports: Exports
  /** Called between two steps of a page; what it throws ends the drawing. */
  readonly pause: () => Promise<void>
}

/** What was drawn of one page, kept until something that it was made from changes. */
export interface Drawn {
  readonly used: UsedFiles
  readonly body: string
  readonly page: PageClass | null
  readonly place: SourceLocation | null
  readonly route: string
  readonly leads: readonly Lead[]
  /** Of where the app begins: its routes. */
  readonly goes: ReadonlyMap<string, Interactions>
}

/** One page with all that it leads to. Null for what cannot be drawn, which leaves the others. */
export async function drawPage(
  drawer: Drawer,
  interactions: Interactions,
  isStart: boolean,
): Promise<Drawn | null> {
  const { project, pause } = drawer
  const used = new Map<string, SourceUnit>()
  const watched = { ...drawer, project: noting(project, used) }
  const drawing = await drawnOrNull(watched, interactions)
  if (drawing === null) return null
  await pause()
  const leads = [...leadsOf(drawing)]
  for (const lead of leads.filter(({ kind }) => kind === 'over').slice(0, MAX_OVER)) {
    await pause()
    const over = await drawnOrNull(watched, lead.interactions)
    if (over === null) continue
    await pause()
    const further = leadsOf(over).filter(({ kind }) => kind === 'page' || kind === 'branch')
    for (const each of further) leads.push({ ...each, taps: [...lead.taps, ...each.taps] })
  }
  return {
    used,
    leads,
    body: bodyOf(drawing),
    page: drawing.page,
    place: placeOf(project, drawing.page),
    route: drawing.route,
    goes: isStart ? goesOf(drawing) : new Map(),
  }
}

/** In steps, none of which holds up other work for long. */
export async function drawnOrNull(
  { project, screen, brightness, exports, pause }: Drawer,
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
 * address, so that a page is the same whichever route leads to it.
 */
function bodyOf({ picture }: Drawing): string {
  return picture.body
    .replace(/^<div class="banner"[^>]*>[^<]*<\/div>/, '')
    .replace(/^<div class="stage"[^>]*>/, '<div class="stage">')
}

function goesOf(drawing: Drawing): Map<string, Interactions> {
  const goes = new Map<string, Interactions>()
  for (const path of drawing.routes) {
    const interactions = drawing.go(path)
    if (interactions !== NO_INTERACTIONS) goes.set(path, interactions)
  }
  return goes
}
