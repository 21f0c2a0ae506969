import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ACME, ANDROID } from './testing/acme.ts'
import { type FetchBody, type FirebaseFixture } from './testing/firebase-fixture.ts'
import { fetchBody, createFetchFixture, DART, never } from './testing/fetch-fixture.ts'

let t: FirebaseFixture
let old: Record<string, string>
beforeEach(async () => {
  t = await createFetchFixture()
  old = await t.snapshot()
})
afterEach(() => t.remove())

const fetch = (more: Partial<FetchBody> = {}) =>
  t.firebase.handlers.fetchFirebaseConfigs(fetchBody(t, more), never)

describe('several at once', () => {
  const slow = () => t.install([{ ...ANDROID, gate: 'open' }, ...ACME.filter((answer) => answer !== ANDROID)])
  const started = () =>
    vi.waitFor(async () => {
      expect((await t.calls()).length).toBe(4)
    }, 10_000)

  test('the later one wins, and the earlier one changes nothing', { tags: 'P-183' }, async () => {
    await slow()
    const first = fetch()
    await started()
    await t.install(ACME)
    const second = fetch()
    expect(await first).toMatchObject({ problem: { code: 'superseded' } })
    expect(await t.snapshot()).toEqual(old)
    expect(await second).toMatchObject({ ok: true })
    const states = t.events.flatMap((event) => (event.type === 'job.changed' ? event.job.state : []))
    expect(states).toContain('cancelled')
    const subjects = t.events.flatMap((event) => (event.type === 'job.changed' ? event.job.subject : []))
    expect(new Set(subjects)).toEqual(new Set([fetchBody(t).project_id]))
  })

  test('of three at once the last one wins', async () => {
    await t.install(ACME)
    const ends = await Promise.all([fetch(), fetch(), fetch()])
    expect(ends.map((end) => end.ok)).toEqual([false, false, true])
  })

  test('the later one is the one that came in later, even when the check of the earlier one takes longer', async () => {
    await t.install(ACME)
    let arrive: (path: string) => void = () => undefined
    t.flutterPath = () => new Promise((resolve) => (arrive = resolve))
    const first = fetch()
    t.flutterPath = () => Promise.resolve(t.app)
    expect(await fetch()).toMatchObject({ ok: true })
    arrive(t.app)
    expect(await first).toMatchObject({ problem: { code: 'superseded' } })
    expect(await t.calls()).toHaveLength(4)
  })

  test('a cancelled job and a dropped request change nothing', async () => {
    await slow()
    const cancelled = fetch()
    await started()
    await t.jobs.cancel(t.jobs.find('fetch-firebase', 'flutter')?.id ?? '')
    expect(await cancelled).toMatchObject({ problem: { code: 'cancelled' } })
    const request = new AbortController()
    const dropped = t.firebase.handlers.fetchFirebaseConfigs(fetchBody(t), request.signal)
    await vi.waitFor(async () => expect((await t.calls()).length).toBe(8), 10_000)
    request.abort()
    expect(await dropped).toMatchObject({ problem: { code: 'cancelled' } })
    expect(await t.snapshot()).toEqual(old)
  })

  test('a file that is edited during the download is not overwritten', async () => {
    await slow()
    const fetching = fetch()
    await started()
    await t.write({ [DART]: 'mine' })
    await writeFile(join(t.root, 'open'), '')
    expect(await fetching).toMatchObject({ problem: { code: 'file-changed' } })
    expect(await t.snapshot()).toEqual({ ...old, [DART]: 'mine' })
  })
})
