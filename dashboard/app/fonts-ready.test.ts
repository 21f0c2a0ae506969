import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fontsReady } from './fonts-ready.ts'

const load = vi.fn<(face: string) => Promise<unknown>>()

beforeEach(() => {
  vi.useFakeTimers()
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } })
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'fonts')
})

/** Whether the page may be drawn by now. */
function watched() {
  const seen = { done: false }
  void fontsReady().then(() => (seen.done = true))
  return seen
}

it('waits for both faces, so that no line changes its width when one comes', { tags: 'P-299' }, async () => {
  const come: (() => void)[] = []
  load.mockImplementation(() => new Promise((resolve) => come.push(() => resolve([]))))
  const seen = watched()
  come[0]?.()
  await vi.advanceTimersByTimeAsync(100)
  expect(seen.done).toBe(false)
  come[1]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(seen.done).toBe(true)
  expect(load.mock.calls.flat().join()).toContain('Geist Mono Variable')
})

it('goes on without a face that cannot be had, and without one that takes too long', async () => {
  load.mockRejectedValue(new Error('no network'))
  const failed = watched()
  await vi.advanceTimersByTimeAsync(0)
  expect(failed.done).toBe(true)
  load.mockReturnValue(new Promise(() => undefined))
  const late = watched()
  await vi.advanceTimersByTimeAsync(2_999)
  expect(late.done).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(late.done).toBe(true)
})
