import { expect, test, vi } from 'vitest'
import { createExpiringCache } from './expiring-cache.ts'

test('equal questions share one answer while it is worked out, and for the given time after', async () => {
  let now = 0
  const memory = createExpiringCache<number>(2_000, () => now)
  const work = vi
    .fn<() => Promise<number>>()
    .mockImplementation(() => Promise.resolve(work.mock.calls.length))
  const ask = (stamp = 'a') => memory.ask('key', stamp, work)
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  now = 1_999
  expect(await ask()).toBe(1)
  now = 2_000
  expect(await ask()).toBe(2)
  expect(await ask('b')).toBe(3)
  memory.forget()
  expect(await ask('b')).toBe(4)
})

test('a failure reaches all who asked together, and is not remembered', async () => {
  const memory = createExpiringCache<number>(2_000)
  const work = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('no')).mockResolvedValue(1)
  const both = await Promise.allSettled([memory.ask('k', '', work), memory.ask('k', '', work)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(work).toHaveBeenCalledOnce()
  expect(await memory.ask('k', '', work)).toBe(1)
})
