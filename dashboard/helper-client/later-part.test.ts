import { afterEach, expect, it, vi } from 'vitest'
import { laterPartMissing, loadLaterPart } from './later-part.ts'

afterEach(() => {
  laterPartMissing.set(false)
})

it('a part that comes is given, and nothing is missing', async () => {
  expect(await loadLaterPart(() => Promise.resolve('part'))).toBe('part')
  expect(laterPartMissing.get()).toBe(false)
})

it('a part whose file does not come is said once, and asked for again by the next call', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const gone = new TypeError('Failed to fetch dynamically imported module')
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(gone).mockResolvedValueOnce('part')
  expect(await loadLaterPart(load)).toBeNull()
  expect(laterPartMissing.get()).toBe(true)
  expect(warn).toHaveBeenCalledExactlyOnceWith('What asks the helper could not be loaded', gone)
  expect(await loadLaterPart(load)).toBe('part')
})
