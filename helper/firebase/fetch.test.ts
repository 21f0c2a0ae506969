import { access, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ACME, PLIST, SERVICES } from './testing/acme.ts'
import { type FetchBody, type FirebaseFixture } from './testing/firebase-fixture.ts'
import {
  fetchBody,
  createFetchFixture,
  DART,
  ANDROID_FILE,
  IOS_FILE,
  never,
} from './testing/fetch-fixture.ts'

let t: FirebaseFixture
let old: Record<string, string>
beforeEach(async () => {
  t = await createFetchFixture()
  old = await t.snapshot()
})
afterEach(() => t.remove())

const fetch = (more: Partial<FetchBody> = {}) =>
  t.firebase.handlers.fetchFirebaseConfigs(fetchBody(t, more), never)

test(
  'all three files become those of the project, by one list and three downloads side by side',
  { tags: ['P-096', 'P-132'] },
  async () => {
    await t.install(ACME)
    t.running = true
    const fetched = await fetch({ project_id: ' acme-prod ', bundle_id: 'com.acme.app\n' })
    expect(fetched).toMatchObject({
      ok: true,
      value: {
        success: true,
        message: `Fetched the config files of acme-prod: ${ANDROID_FILE}, ${IOS_FILE} and ${DART}.`,
        restart_needed: true,
        undo: { project_id: 'acme-prod', files: [ANDROID_FILE, IOS_FILE, DART] },
        notes: [],
      },
    })
    const now = await t.snapshot()
    expect(now[ANDROID_FILE]).toBe(SERVICES())
    expect(now[IOS_FILE]).toBe(PLIST())
    expect(now[DART]).toContain('measurementId: "G-NEW"')
    expect(now[DART]?.replaceAll('\r\n', '')).not.toContain('\n')
    expect(Object.keys(now)).toEqual(Object.keys(old))
    expect(t.written.get(join(t.app, DART))).toBe(now[DART])
    const calls = await t.calls()
    expect(calls.map(({ args }) => args.slice(0, 2).join(' '))).toHaveLength(4)
    // never in the app, whose firebase.json it would read, and where it would leave its log
    for (const { cwd } of calls) {
      expect(cwd.startsWith(await realpath(tmpdir()))).toBe(true)
      expect(cwd.startsWith(t.root)).toBe(false)
      await expect(access(cwd)).rejects.toThrow('ENOENT')
    }
    expect(t.events).toContainEqual({ type: 'firebase.changed' })
    expect((await t.jobs.handlers.jobs()).ok).toBe(true)
  },
)

test('a second fetch finds everything as it is, and writes nothing', async () => {
  await t.install(ACME)
  await fetch()
  const before = await t.snapshot()
  t.written.clear()
  expect(await fetch()).toMatchObject({
    ok: true,
    value: { message: 'The config files of acme-prod are up to date.', restart_needed: false },
  })
  expect(await t.snapshot()).toEqual(before)
  expect(t.written.size).toBe(0)
})

test('undo restores the bytes, once', { tags: 'P-186' }, async () => {
  await t.install(ACME)
  await fetch()
  await t.restart()
  const undone = await t.firebase.handlers.undoFirebaseConfigs(undefined, never)
  expect(undone).toMatchObject({ ok: true, value: { files: [ANDROID_FILE, IOS_FILE, DART] } })
  expect(await t.snapshot()).toEqual(old)
  // the preview is told whose files those are that came back, not whose went
  expect(t.changes).toMatchObject([
    { was: 'tide-dev', project: 'acme-prod' },
    { was: 'acme-prod', project: 'tide-dev' },
  ])
  expect(await t.firebase.handlers.undoFirebaseConfigs(undefined, never)).toMatchObject({
    problem: { code: 'nothing-to-undo' },
  })
})

test('undo leaves everything when one file was changed since', { tags: 'P-204' }, async () => {
  await t.install(ACME)
  await fetch()
  await t.write({ [DART]: 'mine' })
  const before = await t.snapshot()
  expect(await t.firebase.handlers.undoFirebaseConfigs(undefined, never)).toMatchObject({
    problem: { code: 'file-changed' },
  })
  expect(await t.snapshot()).toEqual(before)
})

test('the plan tells every difference, and touches nothing', async () => {
  await t.install(ACME)
  const plan = await t.firebase.handlers.firebasePlan(fetchBody(t), never)
  expect(plan).toMatchObject({ ok: true })
  const files = plan.ok ? plan.value.files : []
  expect(files.map(({ path, change }) => [path, change])).toEqual([
    [ANDROID_FILE, 'changed'],
    [IOS_FILE, 'changed'],
    [DART, 'changed'],
  ])
  expect(files[0]?.differences).toContainEqual({ name: 'project_id', before: 'tide-dev', after: 'acme-prod' })
  expect(files[2]?.differences).toContainEqual({
    name: 'appId',
    before: '1:111:web:aaa',
    after: '1:111:web:ddd',
  })
  expect(await t.snapshot()).toEqual(old)
})

test('it is made as the account that was chosen for the app’s folder', { tags: 'P-244' }, async () => {
  const config = join(t.app, 'firebase.json')
  await t.write({ 'firebase.json': '{}' })
  const chosen = { when: `login:list --config ${config}`, stdout: 'Logged in as bob@example.test\n' }
  const webless = ACME.map(({ when, result }) => ({ when: when.replace(/ -- .*/, ''), result }))
  await t.install([chosen, { when: 'login:list', stdout: 'Logged in as ann@example.test\n' }, ...webless])
  expect(await fetch()).toMatchObject({ ok: true })
  const calls = (await t.calls()).filter(({ args }) => args[0] !== 'login:list')
  expect(calls).toHaveLength(4)
  for (const { args } of calls) {
    const before = args.includes('--') ? args.slice(0, args.indexOf('--')) : args
    expect(before).toContain('--account=bob@example.test')
  }
})
