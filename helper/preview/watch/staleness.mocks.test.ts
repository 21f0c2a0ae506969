import { expect, onTestFinished, test, vi } from 'vitest'
import type { SourceSnapshot } from './source-snapshot.ts'
import type { SourceWatchDeps } from './source-watch.ts'
import { createStaleness } from './staleness.ts'

const disk = vi.hoisted(() => ({ readings: 0, event: () => {} }))
vi.mock(import('./sight.ts'), () => ({ lookAt: () => Promise.resolve('there' as const) }))
vi.mock(import('./source-watch.ts'), () => ({
  watchSources(_: string, { onEvent }: SourceWatchDeps) {
    disk.event = onEvent
    return { close: () => Promise.resolve() }
  },
}))
vi.mock(import('./source-snapshot.ts'), async (original) => ({
  ...(await original()),
  takeSnapshot: (_: string, before?: SourceSnapshot) => {
    disk.readings += 1
    return Promise.resolve(before ?? new Map())
  },
}))

const QUIET_MS = 200

test('the watch reads the disk when nobody reads it for a person, and misses no event', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  disk.readings = 0
  const ignore = () => undefined
  const staleness = createStaleness({
    quietMs: QUIET_MS,
    checkMs: 60_000,
    onStale: ignore,
    onChange: ignore,
    onSaved: ignore,
    onTrouble: ignore,
  })
  onTestFinished(() => staleness.end())
  staleness.begin('/app é', { snapshot: new Map(), at: new Date(0) }, { copies: false })
  let finish: () => void = ignore
  const reload = staleness.readFirst(() => new Promise<string>((resolve) => (finish = () => resolve('read'))))
  disk.event()
  await vi.advanceTimersByTimeAsync(20 * QUIET_MS)
  expect(disk.readings).toBe(0)
  finish()
  expect(await reload).toBe('read')
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  expect(disk.readings).toBe(1)
  await expect(staleness.readFirst(() => Promise.reject(new Error('the disk is gone')))).rejects.toThrow(
    'gone',
  )
  disk.event()
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  expect(disk.readings).toBe(2)
})

test('what a reload read before the watch did is told all the same, once', { tags: 'P-155' }, async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const told = { changes: 0, saves: 0 }
  const ignore = () => undefined
  const staleness = createStaleness({
    quietMs: QUIET_MS,
    checkMs: 60_000,
    onStale: ignore,
    onChange: () => void (told.changes += 1),
    onSaved: () => void (told.saves += 1),
    onTrouble: ignore,
  })
  onTestFinished(() => staleness.end())
  staleness.begin('/app é', { snapshot: new Map(), at: new Date(0) }, { copies: false })
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  const take = (hash: string) => {
    const content = { size: 1, mtimeMs: 1, hash }
    const file = { kind: 'code' as const, name: 'lib/main.dart', content }
    const snapshot: SourceSnapshot = new Map([[file.name, file]])
    staleness.recordTaken({ snapshot, disk: snapshot, at: new Date(), begun: performance.now() }, 'screen')
  }
  take('a')
  take('b')
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  expect(told).toEqual({ changes: 1, saves: 0 })
  disk.event()
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  expect(told).toEqual({ changes: 1, saves: 0 })
})
