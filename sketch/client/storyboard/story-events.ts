/** The events of the stream `sketch/storyboard/events`; `bye` has no data. */
export interface StoryEvents {
  /** The size of the phone, in logical pixels: all pictures that follow have it. */
  readonly screen: StoryScreen
  readonly tile: StoryTile
  readonly progress: StoryProgress
  /** The server ends. */
  readonly bye: Readonly<Record<string, never>>
}

export interface StoryScreen {
  readonly width: number
  readonly height: number
}

/** One page and its picture. */
export interface StoryTile {
  readonly id: string
  /** Its class; null where it has none of the project's own. */
  readonly name: string | null
  /** Whether it is shown by that name alone, for a page that waits. */
  readonly isLikely: boolean
  readonly tab: { readonly label: string; readonly number: number } | null
  readonly route: string | null
  readonly place: { readonly file: string; readonly line: number; readonly column: number } | null
  /** Its picture; null: it could not be drawn. */
  readonly body: string | null
}

/** Why the drawing has stopped before its end. */
export const STOPS = ['out-of-memory', 'failed'] as const
export type Stop = (typeof STOPS)[number]

export interface StoryProgress {
  /** Pages that are drawn, of those that are known by now. */
  readonly drawn: number
  readonly found: number
  /** Once all are there: the pages in their order, and what each leads to. */
  readonly order: readonly string[] | null
  readonly links: Readonly<Record<string, readonly string[]>> | null
  /** Null: it goes on, or all are there. */
  readonly failed: Stop | null
}

/** The data of a `screen`; null when it is none. */
export function parseScreen(data: string): StoryScreen | null {
  const value: unknown = JSON.parse(data)
  return isObject(value) &&
    'width' in value &&
    'height' in value &&
    isNumber(value.width) &&
    isNumber(value.height)
    ? { width: value.width, height: value.height }
    : null
}

/** The data of a `tile`; null when it is none. */
export function parseTile(data: string): StoryTile | null {
  const value: unknown = JSON.parse(data)
  if (!isObject(value)) return null
  if (!('id' in value) || typeof value.id !== 'string') return null
  if (!('body' in value) || !(typeof value.body === 'string' || value.body === null)) return null
  return {
    id: value.id,
    body: value.body,
    name: 'name' in value && typeof value.name === 'string' ? value.name : null,
    isLikely: 'isLikely' in value && value.isLikely === true,
    route: 'route' in value && typeof value.route === 'string' ? value.route : null,
    tab: 'tab' in value ? tabIn(value.tab) : null,
    place: 'place' in value ? placeIn(value.place) : null,
  }
}

function tabIn(value: unknown): StoryTile['tab'] {
  if (!isObject(value) || !('label' in value) || !('number' in value)) return null
  const { label, number } = value
  return typeof label === 'string' && isNumber(number) ? { label, number } : null
}

function placeIn(value: unknown): StoryTile['place'] {
  if (!isObject(value) || !('file' in value) || !('line' in value) || !('column' in value)) return null
  const { file, line, column } = value
  return typeof file === 'string' && isNumber(line) && isNumber(column) ? { file, line, column } : null
}

/** The data of a `progress`; null when it is none. */
export function parseProgress(data: string): StoryProgress | null {
  const value: unknown = JSON.parse(data)
  if (!isObject(value)) return null
  if (!('drawn' in value) || !isNumber(value.drawn)) return null
  if (!('found' in value) || !isNumber(value.found)) return null
  const order = 'order' in value ? namesIn(value.order) : null
  const links = 'links' in value && isObject(value.links) ? value.links : null
  const failed = 'failed' in value ? STOPS.find((each) => each === value.failed) : undefined
  return {
    drawn: value.drawn,
    found: value.found,
    order,
    failed: failed ?? null,
    links:
      links === null
        ? null
        : Object.fromEntries(Object.entries(links).map(([id, to]) => [id, namesIn(to) ?? []])),
  }
}

const namesIn = (value: unknown): readonly string[] | null =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : null
const isNumber = (value: unknown): value is number => typeof value === 'number'
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
