import { PagePicture } from '@mosaygent/contract'
import type { TakePicture } from '@mosaygent/contract'

/** What a page of the app shows, and nothing around it. */
export interface AppPicture {
  readonly png: Blob
  readonly width: number
  readonly height: number
  /** Pixels of the picture a pixel of the app. */
  readonly density: number
  /** Parts that other pages draw; they are blank. */
  readonly blanks: number
}

/** `no-page`: there is none, or none with our script in it. `no-answer`: it has one, and said nothing in time. */
export type NoPicture =
  | 'no-page'
  | 'no-answer'
  | Extract<PagePicture, { readonly outcome: 'not-taken' }>['why']
export type PictureAnswer =
  | { readonly outcome: 'taken'; readonly picture: AppPicture }
  | { readonly outcome: 'not-taken'; readonly why: NoPicture }

/** What the wish is sent through; a frame's window is one. */
export interface Photographed {
  postMessage: (message: unknown, targetOrigin: string, transfer?: Transferable[]) => void
}

/** Far more than a page takes that is drawn anew for it on a busy machine. */
const LONGEST_MS = 10_000

/**
 * The one way to a picture: the script in the page reads it from the app's own canvas, or draws the sketch's elements.
 * Nobody is asked, and nothing of the browser around it is in it.
 * @param density pixels a pixel of the app; null: as many as the browser draws.
 */
export function askForPicture(
  page: Photographed,
  origin: string,
  density: number | null = null,
): Promise<PictureAnswer> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const done = (answer: PictureAnswer) => {
      clearTimeout(limit)
      port1.close()
      resolve(answer)
    }
    const limit = setTimeout(() => {
      done({ outcome: 'not-taken', why: 'no-answer' })
    }, LONGEST_MS)
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const answer = PagePicture.safeParse(data)
      done(answer.success ? answered(answer.data) : { outcome: 'not-taken', why: 'no-answer' })
    })
    port1.start()
    const wish: TakePicture = { type: 'mosaygent.take-picture', density }
    page.postMessage(wish, origin, [port2])
  })
}

/** Four times those of the largest screen here: a few bytes may unpack to more than the page has memory for. */
const MOST_PIXELS = 100_000_000
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** What a PNG unpacks to, by its own beginning; null: it is none. */
function pngSize(png: Uint8Array): { readonly width: number; readonly height: number } | null {
  if (png.byteLength < 24 || SIGNATURE.some((byte, at) => png[at] !== byte)) return null
  const head = new DataView(png.buffer, png.byteOffset, png.byteLength)
  return { width: head.getUint32(16), height: head.getUint32(20) }
}

function answered(answer: PagePicture): PictureAnswer {
  if (answer.outcome === 'not-taken') return answer
  const { png, width, height, density, blanks } = answer
  const size = pngSize(png)
  if (size?.width !== width || size.height !== height || width * height > MOST_PIXELS)
    return { outcome: 'not-taken', why: 'no-answer' }
  // a copy: only that is known to lie in memory of its own
  const blob = new Blob([new Uint8Array(png)], { type: 'image/png' })
  return { outcome: 'taken', picture: { png: blob, width, height, density, blanks } }
}
