import type { SketchPlace, TranslatedText } from '@mosaygent/contract'
import { FROM_SKETCH, readEventStream } from './event-stream.ts'
import { framed } from './frame.ts'
import { parseHello, parsePicture, type PictureEvent } from './page-events.ts'
import { routeAsked } from './route.ts'
import { screenQuery } from './screen.ts'

const RECONNECT_MS = 500
const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 10_000

const page = document.documentElement
/** The page's name at the server, once that has given it one. */
let client = ''
/** The newest code that was put up; the page begins with one. */
let code = Number(page.dataset['code'] ?? 0)

/** Which of the codes that the server has drawn is in this page. */
export const codeGeneration = (): number => code

/** Resolves once all of a picture is to be seen. */
type PutUp = (picture: PictureEvent) => Promise<void>

/** Takes pictures from the server for as long as the sketch answers at this address. */
export async function followServer(putUp: PutUp): Promise<void> {
  for (;;) {
    const end = await readPictures(putUp)
    if (end === 'elsewhere') {
      if (!framed) location.reload()
      return
    }
    // In a frame the window around it loads what comes next.
    if (end === 'bye' && framed) return
    await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS))
  }
}

async function readPictures(putUp: PutUp) {
  const known = client === '' ? '' : `&client=${client}`
  const screen = screenQuery()
  const asked = client === '' ? routeAsked() : null
  const route = asked === null ? '' : `&route=${encodeURIComponent(asked)}`
  return await readEventStream(
    `sketch/events?version=${page.dataset['version']}${known}${screen}${route}`,
    (name, data) => {
      if (name === 'hello') {
        client = parseHello(data)?.client ?? client
        if (screenQuery() !== screen) reportScreen()
      } else if (name === 'picture') {
        const picture = parsePicture(data)
        if (picture === null) return
        void putUp(picture).then(async () => {
          code = picture.code
          await reportApplied(String(picture.version))
        })
      }
    },
  )
}

/** Tells the server the size and language of this screen. */
export function reportScreen(): void {
  if (client !== '') post('screen', screenQuery())
}

/** Tells the server of a tap: what it leads to is found there, in the source. */
export function reportTap(tap: string): void {
  post('tap', `&version=${page.dataset['version']}&tap=${tap}`)
}

/** Goes to a route, or one step along the page's own history. */
export function goInApp(to: { readonly to: string } | { readonly way: 'back' | 'forward' }): void {
  post('go', `&${new URLSearchParams({ ...to }).toString()}`)
}

/** Opens a page of the storyboard, by its id there. */
export function openPage(id: string): void {
  post('open', `&page=${encodeURIComponent(id)}`)
}

/** A call that `data-made` names, and how often it is seen. */
export interface Maker {
  readonly made: string
  readonly times: number
}

/**
 * Where the widget with this `data-at` is written, the texts that `data-translated` counts, and where the calls of the
 * app's own widgets around it are; null when that is not known any more.
 */
export async function askLocation(
  at: string,
  translated: string | undefined,
  makers: readonly Maker[],
): Promise<PlaceTold | null> {
  const query = new URLSearchParams({ client, at, made: makers.map(({ made }) => made).join(' ') })
  if (translated !== undefined) query.set('translated', translated)
  const response = await fetch(`sketch/place?${query.toString()}`, { headers: FROM_SKETCH }).catch(() => null)
  if (response === null || !response.ok) return null
  const value: unknown = await response.json().catch(() => null)
  if (!isPlace(value)) return null
  const texts = 'translated' in value && Array.isArray(value.translated) ? value.translated : []
  const told = texts.filter(isTranslatedText)
  const { file, line, column } = value
  const made: readonly unknown[] = 'made' in value && Array.isArray(value.made) ? value.made : []
  const known = makers.flatMap(({ times }, index) => {
    const place = made[index]
    return isPlace(place) ? [{ ...place, times }] : []
  })
  return {
    file,
    line,
    column,
    ...(told.length === 0 ? {} : { translated: told }),
    ...(known.length === 0 ? {} : { makers: known }),
  }
}

/** How much of the source is in the picture that is up; whatever the server says, null when it says nothing. */
export async function askCoverage(): Promise<unknown> {
  const response = await fetch(`sketch/coverage?client=${client}`, { headers: FROM_SKETCH }).catch(() => null)
  return response === null || !response.ok ? null : await response.json().catch(() => null)
}

type PlaceTold = Pick<SketchPlace, 'file' | 'line' | 'column' | 'translated' | 'makers'>

function isPlace(value: unknown): value is Pick<SketchPlace, 'file' | 'line' | 'column'> {
  if (typeof value !== 'object' || value === null) return false
  return (
    'file' in value &&
    typeof value.file === 'string' &&
    'line' in value &&
    typeof value.line === 'number' &&
    'column' in value &&
    typeof value.column === 'number'
  )
}

function isTranslatedText(value: unknown): value is TranslatedText {
  if (typeof value !== 'object' || value === null || !('file' in value)) return false
  const isWords = (words: unknown): boolean =>
    Array.isArray(words) && words.every((word) => typeof word === 'string')
  return (
    typeof value.file === 'string' &&
    isWords('path' in value && value.path) &&
    isWords('key' in value && value.key)
  )
}

/** A reload of the sketch waits for this report: it is repeated until it arrives, or until a newer picture is up. */
async function reportApplied(version: string): Promise<void> {
  for (let pause = FIRST_RETRY_MS; pause < LAST_RETRY_MS && page.dataset['version'] === version; pause *= 2) {
    const query = `?client=${client}&version=${version}`
    const response = await fetch(`sketch/applied${query}`, { method: 'POST', headers: FROM_SKETCH }).catch(
      () => null,
    )
    if (response?.ok === true) return
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

function post(what: 'screen' | 'tap' | 'go' | 'open', query: string): void {
  fetch(`sketch/${what}?client=${client}${query}`, { method: 'POST', headers: FROM_SKETCH }).catch(() => {
    // The stream has ended as well: the next connection brings the page up to date.
  })
}
