import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFirebaseFixture, type FirebaseFixture } from './testing/firebase-fixture.ts'
import { stopBefore } from './testing/stop-before.ts'

let t: FirebaseFixture
beforeEach(async () => {
  t = await createFirebaseFixture()
  await t.write({ 'one.json': 'old one', 'two.json': 'old two' })
})
afterEach(() => t.remove())

const FILES = ['one.json', 'two.json']
const stop = (killed: string) =>
  stopBefore(
    t,
    killed,
    FILES.map((name) => ({
      path: name,
      target: join(t.app, name),
      before: Buffer.from(`old ${name.slice(0, 3)}`),
      after: Buffer.from(`new ${name.slice(0, 3)}`),
    })),
  )

test(
  'a start after a kill in the middle finishes the files, tells so, and can be undone',
  { tags: 'P-204' },
  async () => {
    await stop('swap 1')
    expect(await t.snapshot()).toMatchObject({ 'one.json': 'new one', 'two.json': 'old two' })
    await t.restart()
    expect(await t.snapshot()).toEqual({ 'one.json': 'new one', 'two.json': 'new two' })
    expect(t.notices).toEqual([expect.stringContaining('was finished')])
    expect([...t.written.values()]).toEqual(['new one', 'new two'])
    const undone = await t.firebase.handlers.undoFirebaseConfigs(undefined, new AbortController().signal)
    expect(undone).toMatchObject({ ok: true })
    expect(await t.snapshot()).toEqual({ 'one.json': 'old one', 'two.json': 'old two' })
  },
)

test(
  'a start after a kill before the point of no return takes it back, and tells so',
  { tags: 'P-204' },
  async () => {
    await stop('commit')
    expect(Object.keys(await t.snapshot())).toHaveLength(4)
    await t.restart()
    expect(await t.snapshot()).toEqual({ 'one.json': 'old one', 'two.json': 'old two' })
    expect(t.notices).toEqual([expect.stringContaining('was taken back')])
    expect(t.written.size).toBe(0)
  },
)
