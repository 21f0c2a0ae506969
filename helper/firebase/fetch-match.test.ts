import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseFetchRequest } from './parse-request.ts'
import { findMatchedFiles } from './match/find-matched-files.ts'
import { ACME } from './testing/acme.ts'
import { DIFFERENT, FIREBASERC, GRADLE, groovy, PBXPROJ, pbxproj, RC } from './testing/build-files.ts'
import { type FetchBody, type FirebaseFixture } from './testing/firebase-fixture.ts'
import {
  ANDROID_FILE,
  createFetchFixture,
  DART,
  fetchBody,
  IOS_FILE,
  never,
} from './testing/fetch-fixture.ts'
import { stopBefore } from './testing/stop-before.ts'

const ALL = ['firebaserc', 'gradle', 'xcode'] as const

let t: FirebaseFixture
let old: Record<string, string>
beforeEach(async () => {
  t = await createFetchFixture()
  await t.write({
    [RC]: FIREBASERC,
    [GRADLE]: groovy().replaceAll('\n', '\r\n'),
    [PBXPROJ]: pbxproj(DIFFERENT),
  })
  await t.install(ACME)
  old = await t.snapshot()
})
afterEach(() => t.remove())

const fetch = (more: Partial<FetchBody> = {}) =>
  t.firebase.handlers.fetchFirebaseConfigs(fetchBody(t, more), never)
const plan = (more: Partial<FetchBody> = {}) => t.firebase.handlers.firebasePlan(fetchBody(t, more), never)
const asked = async (more: Partial<FetchBody> = {}) => {
  const ask = await parseFetchRequest(fetchBody(t, more), t.app)
  if (!ask.ok) throw new Error(ask.problem.detail)
  return ask.value
}

test('a fetch alone leaves the files of the builds alone, and says that they differ', async () => {
  const fetched = await fetch()
  expect(fetched).toMatchObject({
    ok: true,
    value: { notes: [expect.stringMatching(/^Gradle/), expect.stringMatching(/^Xcode/)] },
  })
  expect(fetched.ok && fetched.value.places).toBeUndefined()
  const now = await t.snapshot()
  for (const path of [RC, GRADLE, PBXPROJ]) expect(now[path]).toBe(old[path])
})

test(
  'asked to, it brings .firebaserc, Gradle and Xcode along, in the same swap, and Undo takes all back',
  { tags: 'P-241' },
  async () => {
    const planned = await plan({ match: [...ALL] })
    expect(planned).toMatchObject({
      value: {
        places: [
          { source: 'firebaserc', path: RC, change: 'changed', differences: [{ before: 'tide-dev' }] },
          { source: 'gradle', path: GRADLE, change: 'changed', differences: [{ before: 'com.tide.app' }] },
          { source: 'xcode', path: PBXPROJ, change: 'changed', differences: [{ name: 'Debug' }, {}, {}] },
        ],
        notes: [],
      },
    })
    expect(await t.snapshot()).toEqual(old)

    const fetched = await fetch({ match: [...ALL] })
    const files = [ANDROID_FILE, IOS_FILE, DART, RC, GRADLE, PBXPROJ]
    expect(fetched).toMatchObject({ ok: true, value: { notes: [], undo: { files } } })
    const now = await t.snapshot()
    expect(now[RC]).toBe(FIREBASERC.replace('tide-dev', 'acme-prod'))
    expect(now[GRADLE]).toBe(
      old[GRADLE]?.replace('applicationId "com.tide.app"', 'applicationId "com.acme.app"'),
    )
    expect(now[PBXPROJ]).toBe(
      pbxproj({ Debug: 'com.acme.app', Release: '"com.acme.app"', Profile: 'com.acme.app' }),
    )
    expect(t.written.get(join(t.app, GRADLE))).toBe(now[GRADLE])
    expect(await fetch({ match: [...ALL] })).toMatchObject({
      value: { message: 'The config files of acme-prod are up to date.' },
    })
    expect(await t.firebase.handlers.undoFirebaseConfigs(undefined, never)).toMatchObject({
      value: { files },
    })
    expect(await t.snapshot()).toEqual(old)
  },
)

test('what is not ticked stays', { tags: 'P-241' }, async () => {
  await fetch({ match: ['gradle'], ios_bundle_id: 'com.acme.app' })
  const now = await t.snapshot()
  expect(now[GRADLE]).toContain('applicationId "com.acme.app"')
  for (const path of [RC, PBXPROJ]) expect(now[path]).toBe(old[path])
})

test('a file that cannot be written stops all of it, and is told by the plan', async () => {
  await chmod(join(t.app, GRADLE), 0o444)
  expect(await plan({ match: [...ALL] })).toMatchObject({
    value: {
      places: [
        {},
        {
          change: 'blocked',
          reason: `${GRADLE} may not be written. Change its permissions, then try again.`,
        },
        {},
      ],
    },
  })
  expect(await fetch({ match: [...ALL] })).toMatchObject({ problem: { code: 'path-not-accessible' } })
  expect(await t.snapshot()).toEqual(old)
  expect(await fetch({ match: ['firebaserc'] })).toMatchObject({ ok: true })
})

test('an app without any of these files has nothing more to match', async () => {
  const bare = await findMatchedFiles({ ...(await asked()), app: t.home }, ALL)
  expect(bare).toEqual([])
})

test('the .firebaserc above the app counts only where a Firebase project begins there', async () => {
  await t.write({ [RC]: FIREBASERC })
  const app = join(t.app, 'flutter')
  await mkdir(app)
  const places = async () => findMatchedFiles({ ...(await asked()), app }, ['firebaserc'])
  expect(await places()).toEqual([])
  await writeFile(join(t.app, 'firebase.json'), '{}')
  expect(await places()).toMatchObject([
    { change: { path: '../.firebaserc', change: 'changed' }, swap: { target: join(t.app, RC) } },
  ])
})

test.each(['swap 0', 'swap 1', 'swap 2'])(
  'killed before %s: the next start brings all of them, and Undo has the old bytes',
  { tags: 'P-204' },
  async (killed) => {
    const swaps = (await findMatchedFiles(await asked(), ALL)).flatMap(({ swap }) => swap ?? [])
    expect(swaps).toHaveLength(3)
    await stopBefore(t, killed, swaps)
    await t.restart()
    for (const { target, after } of swaps) expect(await readFile(target)).toEqual(after)
    expect(await t.firebase.handlers.undoFirebaseConfigs(undefined, never)).toMatchObject({ ok: true })
    expect(await t.snapshot()).toEqual(old)
  },
)
