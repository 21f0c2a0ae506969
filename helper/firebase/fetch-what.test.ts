import { realpath, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ACME, ANDROID, APPS, IOS, LIST, PLIST, SERVICES, WEB, WEB_CONFIG } from './testing/acme.ts'
import { EDITABLE, REFUSED } from './testing/dart-variants.ts'
import { createFirebaseFixture, type FetchBody, type FirebaseFixture } from './testing/firebase-fixture.ts'
import { fetchBody, createFetchFixture, DART, ANDROID_FILE, never } from './testing/fetch-fixture.ts'

let t: FirebaseFixture
let old: Record<string, string>
beforeEach(async () => {
  t = await createFetchFixture()
  old = await t.snapshot()
})
afterEach(() => t.remove())

const fetch = (more: Partial<FetchBody> = {}) =>
  t.firebase.handlers.fetchFirebaseConfigs(fetchBody(t, more), never)

test('a plan goes on where a fetch is refused, and says what is in the way', async () => {
  await t.install(ACME)
  await t.write({ [DART]: REFUSED['conditions']?.text ?? '' })
  const plan = await t.firebase.handlers.firebasePlan(fetchBody(t), never)
  expect(plan.ok ? plan.value.files.at(-1) : null).toMatchObject({ path: DART, change: 'blocked' })
})

test('a platform that is not there is skipped with a word, and so is an unasked-for Dart file', async () => {
  await t.install(ACME)
  const bare = await createFirebaseFixture()
  await bare.install(ACME)
  await bare.write({ [ANDROID_FILE]: 'nonsense' })
  const fetched = await bare.firebase.handlers.fetchFirebaseConfigs(
    { ...fetchBody(t), flutter_app_path: bare.app },
    never,
  )
  expect(fetched).toMatchObject({
    ok: true,
    value: {
      files: [
        { change: 'changed' },
        { change: 'skipped', platform: 'ios' },
        { change: 'skipped', platform: 'web' },
      ],
      notes: ['Skipped: The app has no folder ios/Runner.', `Skipped: The app has no ${DART}.`],
    },
  })
  expect(Object.keys(await bare.snapshot())).toEqual([ANDROID_FILE])
  expect((await bare.calls()).length).toBe(2)
  await bare.remove()
})

test(
  'flavours are named and left alone; ids that the builds do not use are told',
  { tags: 'P-199' },
  async () => {
    await t.install(ACME)
    await t.write({
      'android/app/src/dev/google-services.json': SERVICES('acme-dev'),
      'ios/config/dev/GoogleService-Info.plist': PLIST('acme-dev'),
      'android/app/build.gradle': "android { defaultConfig { applicationId 'com.other' } }",
    })
    const fetched = await fetch()
    const value = fetched.ok ? fetched.value : null
    expect(value?.flavours).toEqual([
      {
        platform: 'android',
        name: 'dev',
        path: 'android/app/src/dev/google-services.json',
        project_id: 'acme-dev',
      },
      {
        platform: 'ios',
        name: 'dev',
        path: 'ios/config/dev/GoogleService-Info.plist',
        project_id: 'acme-dev',
      },
    ])
    expect(value?.notes?.join(' ')).toContain('Gradle builds com.other, not com.acme.app')
    expect((await t.snapshot())['android/app/src/dev/google-services.json']).toBe(SERVICES('acme-dev'))
  },
)

test('options of other platforms in the same Dart file stay, and are told', async () => {
  await t.install(ACME)
  await t.write({ [DART]: EDITABLE['flutterfire'] ?? '' })
  const fetched = await fetch()
  expect(fetched.ok ? fetched.value.notes : null).toEqual([
    `${DART} has options of other projects besides the web’s, which were left as they are: windows (tide-dev).`,
  ])
  expect((await t.snapshot())[DART]).toContain("appId: '1:111:web:ccc'")
})

test(
  'of several web apps the chosen one is taken, and remembered for the project',
  { tags: 'P-187' },
  async () => {
    const second = { name: 'n5', appId: '1:111:web:eee', displayName: 'Admin', platform: 'WEB' }
    const web = { ...WEB, appId: '1:111:web:eee' }
    const config = {
      when: WEB_CONFIG.when.replace('ddd', 'eee'),
      result: { fileName: 'x', fileContents: '', sdkConfig: web },
    }
    await t.install([{ ...LIST, result: [...APPS, second] }, ...ACME.slice(1), config])
    expect(await fetch()).toMatchObject({
      problem: { code: 'firebase-choose-app', detail: expect.stringContaining('Admin (1:111:web:eee)') },
    })
    expect(await t.snapshot()).toEqual(old)
    expect(await fetch({ web_app_id: '1:111:web:eee' })).toMatchObject({ ok: true })
    await t.firebase.handlers.undoFirebaseConfigs(undefined, never)
    await t.restart()
    expect(await fetch()).toMatchObject({ ok: true })
    expect((await t.snapshot())[DART]).toContain('1:111:web:eee')
  },
)

test('an app with a bundle id of its own on iOS', async () => {
  const renamed = { name: 'n3', appId: '1:111:ios:ccc', platform: 'IOS', namespace: 'com.acme.ios' }
  const apps = [...APPS.filter(({ platform }) => platform !== 'IOS'), renamed]
  const ios = { ...IOS, result: { fileName: 'x', fileContents: PLIST('acme-prod', 'com.acme.ios') } }
  await t.install([{ ...LIST, result: apps }, ANDROID, ios, WEB_CONFIG])
  expect(await fetch()).toMatchObject({ problem: { code: 'firebase-no-app' } })
  expect(await fetch({ ios_bundle_id: 'com.acme.ios' })).toMatchObject({ ok: true })
})

test('no codebase, no fetch', async () => {
  await t.install(ACME)
  t.flutterPath = () => Promise.resolve(null)
  expect(await fetch()).toMatchObject({ problem: { code: 'no-flutter-codebase' } })
  expect(await t.snapshot()).toEqual(old)
})

test('a link inside the app is followed, and stays a link', async () => {
  await t.install(ACME)
  await t.write({ 'packages/shared/config.dart': EDITABLE['const'] ?? '' })
  await symlink('../packages/shared/config.dart', join(t.app, 'lib/linked.dart'))
  expect(await fetch({ firebase_config_path: 'lib/linked.dart' })).toMatchObject({ ok: true })
  expect((await t.snapshot())['packages/shared/config.dart']).toContain('acme-prod')
  expect(await realpath(join(t.app, 'lib/linked.dart'))).toBe(join(t.app, 'packages/shared/config.dart'))
})
