import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askForPicture } from './ask-for-picture.ts'
import type { Photographed } from './ask-for-picture.ts'

const ORIGIN = 'http://localhost:36413'
/** The beginning of one, with what it unpacks to. */
function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const png = new Uint8Array(24)
  png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const head = new DataView(png.buffer)
  head.setUint32(16, width)
  head.setUint32(20, height)
  return png
}
const PNG = pngOf(786, 1704)
const TAKEN = { outcome: 'taken', png: PNG, width: 786, height: 1704, density: 2, blanks: 1 }

/** A page that answers with this; it keeps what it was asked. */
function pageAnswering(answer: unknown) {
  const asked: unknown[] = []
  const page: Photographed = {
    postMessage: (message, origin, transfer) => {
      asked.push([message, origin])
      const [port] = transfer ?? []
      if (port !== undefined && 'postMessage' in port && answer !== undefined) port.postMessage(answer)
    },
  }
  return { page, asked }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test(
  'the page at that origin alone is asked, and what it took comes as a picture',
  { tags: 'P-510' },
  async () => {
    const { page, asked } = pageAnswering(TAKEN)
    const answer = await askForPicture(page, ORIGIN, 2)
    expect(asked).toEqual([[{ type: 'mosaygent.take-picture', density: 2 }, ORIGIN]])
    expect(answer).toMatchObject({
      outcome: 'taken',
      picture: { width: 786, height: 1704, density: 2, blanks: 1, png: { size: 24, type: 'image/png' } },
    })
  },
)

test.each([
  ['its own reason', { outcome: 'not-taken', why: 'unreadable' }, 'unreadable'],
  ['no bytes', { ...TAKEN, png: 'javascript:' }, 'no-answer'],
  ['a size that no screen has', { ...TAKEN, width: 100_000 }, 'no-answer'],
  ['bytes that are no PNG', { ...TAKEN, png: new Uint8Array(24) }, 'no-answer'],
  ['a PNG that unpacks to more than it says', { ...TAKEN, png: pngOf(16_384, 16_384) }, 'no-answer'],
  [
    'one that no memory holds',
    { ...TAKEN, png: pngOf(16_384, 16_384), width: 16_384, height: 16_384 },
    'no-answer',
  ],
  ['a reason of its own invention', { outcome: 'not-taken', why: 'because' }, 'no-answer'],
])('an answer with %s is no picture', async (_, said, why) => {
  const { page } = pageAnswering(said)
  await expect(askForPicture(page, ORIGIN)).resolves.toEqual({ outcome: 'not-taken', why })
})

test('a page that says nothing is not waited for without end', async () => {
  const { page } = pageAnswering(undefined)
  const answer = askForPicture(page, ORIGIN)
  vi.advanceTimersByTime(10_000)
  await expect(answer).resolves.toEqual({ outcome: 'not-taken', why: 'no-answer' })
})
