import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

let frames: FrameRequestCallback[]

beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const paint = () => {
  for (const frame of frames.splice(0)) frame(0)
  vi.advanceTimersByTime(0)
}

test(
  'what is asked for while a picture waits to be painted is done once, after it',
  { tags: 'P-761' },
  () => {
    const work = vi.fn<() => void>()
    const soon = afterPaint(work)
    soon()
    soon()
    expect(work).not.toHaveBeenCalled()
    paint()
    expect(work).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(10_000)
    expect(work).toHaveBeenCalledTimes(1)
    soon()
    paint()
    expect(work).toHaveBeenCalledTimes(2)
  },
)

test('a page that is out of sight, which is never painted, does it as well', { tags: 'P-761' }, () => {
  const work = vi.fn<() => void>()
  afterPaint(work)()
  vi.advanceTimersByTime(10_000)
  expect(work).toHaveBeenCalledTimes(1)
})
