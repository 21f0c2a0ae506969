import { access, chmod, mkdir, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProblemCode } from '@mosaygent/contract'
import {
  ACME,
  ANDROID,
  APPS,
  IOS,
  LIST,
  PLIST,
  SERVICES,
  statusLog,
  WEB,
  WEB_CONFIG,
} from './testing/acme.ts'
import { EDITABLE, REFUSED } from './testing/dart-variants.ts'
import {
  createFirebaseStage,
  type FakeAnswer,
  type FetchBody,
  type FirebaseStage,
} from './testing/firebase-stage.ts'

const DART = 'lib/backend/firebase/firebase_config.dart'
const ANDROID_FILE = 'android/app/google-services.json'
const IOS_FILE = 'ios/Runner/GoogleService-Info.plist'

const never = new AbortController().signal
let t: FirebaseStage
let old: Record<string, string>

beforeEach(async () => {
  t = await createFirebaseStage()
  await t.write({
    [DART]: EDITABLE['windows line endings'] ?? '',
    [ANDROID_FILE]: SERVICES('tide-dev'),
    [IOS_FILE]: PLIST('tide-dev'),
    'pubspec.yaml': 'name: app',
  })
  old = await t.snapshot()
})
afterEach(() => t.remove())

const body = (more: Partial<FetchBody> = {}): FetchBody => ({
  project_id: 'acme-prod',
  flutter_app_path: t.app,
  bundle_id: 'com.acme.app',
  firebase_config_path: DART,
  ...more,
})

const fetch = (more: Partial<FetchBody> = {}) => t.firebase.handlers.fetchFirebaseConfigs(body(more), never)

const replace = (answer: FakeAnswer) => [answer, ...ACME.filter(({ when }) => when !== answer.when)]

test('all three files become those of the project, by one list and three downloads side by side', async () => {
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
})

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

test('undo restores the bytes, once', async () => {
  await t.install(ACME)
  await fetch()
  await t.restart()
  const undone = await t.firebase.handlers.undoFirebaseConfigs(undefined, never)
  expect(undone).toMatchObject({ ok: true, value: { files: [ANDROID_FILE, IOS_FILE, DART] } })
  expect(await t.snapshot()).toEqual(old)
  expect(await t.firebase.handlers.undoFirebaseConfigs(undefined, never)).toMatchObject({
    problem: { code: 'nothing-to-undo' },
  })
})

test('undo leaves everything when one file was changed since', async () => {
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
  const plan = await t.firebase.handlers.firebasePlan(body(), never)
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

test('a plan goes on where a fetch is refused, and says what is in the way', async () => {
  await t.install(ACME)
  await t.write({ [DART]: REFUSED['conditions']?.text ?? '' })
  const plan = await t.firebase.handlers.firebasePlan(body(), never)
  expect(plan.ok ? plan.value.files.at(-1) : null).toMatchObject({ path: DART, change: 'blocked' })
})

test('a platform that is not there is skipped with a word, and so is an unasked-for Dart file', async () => {
  await t.install(ACME)
  const bare = await createFirebaseStage()
  await bare.install(ACME)
  await bare.write({ [ANDROID_FILE]: 'nonsense' })
  const fetched = await bare.firebase.handlers.fetchFirebaseConfigs(
    { ...body(), flutter_app_path: bare.app },
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

test('flavours are named and left alone; ids that the builds do not use are told', async () => {
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
    { platform: 'ios', name: 'dev', path: 'ios/config/dev/GoogleService-Info.plist', project_id: 'acme-dev' },
  ])
  expect(value?.notes?.join(' ')).toContain('Gradle builds com.other, not com.acme.app')
  expect((await t.snapshot())['android/app/src/dev/google-services.json']).toBe(SERVICES('acme-dev'))
})

test('options of other platforms in the same Dart file stay, and are told', async () => {
  await t.install(ACME)
  await t.write({ [DART]: EDITABLE['flutterfire'] ?? '' })
  const fetched = await fetch()
  expect(fetched.ok ? fetched.value.notes : null).toEqual([
    `${DART} has options of other projects besides the web’s, which were left as they are: windows (tide-dev).`,
  ])
  expect((await t.snapshot())[DART]).toContain("appId: '1:111:web:ccc'")
})

test('of several web apps the chosen one is taken, and remembered for the project', async () => {
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
})

test('an app with a bundle id of its own on iOS', async () => {
  const apps = APPS.map((app) => (app.platform === 'IOS' ? { ...app, namespace: 'com.acme.ios' } : app))
  const ios = { ...IOS, result: { fileName: 'x', fileContents: PLIST('acme-prod', 'com.acme.ios') } }
  await t.install([{ ...LIST, result: apps }, ANDROID, ios, WEB_CONFIG])
  expect(await fetch()).toMatchObject({ problem: { code: 'firebase-no-app' } })
  expect(await fetch({ ios_bundle_id: 'com.acme.ios' })).toMatchObject({ ok: true })
})

const android = (contents: string) =>
  replace({ ...ANDROID, result: { fileName: 'x', fileContents: contents } })
const ios = (contents: string) => replace({ ...IOS, result: { fileName: 'x', fileContents: contents } })
const web = (config: object) =>
  replace({ ...WEB_CONFIG, result: { fileName: 'x', fileContents: '', sdkConfig: config } })
const failing = (
  log: string,
  error = 'Failed to list Firebase apps. See firebase-debug.log for more info.',
) => replace({ when: LIST.when, error, log, code: 2 })

describe('each of these leaves every byte as it was', () => {
  test.each<[string, readonly FakeAnswer[], ProblemCode, RegExp]>([
    [
      'nobody logged in',
      replace({ when: LIST.when, error: 'Failed to authenticate, have you run firebase login?', code: 1 }),
      'firebase-signed-out',
      /Log in/,
    ],
    ['401', failing(statusLog(401)), 'firebase-login-expired', /Log in again/],
    [
      'a revoked refresh',
      failing(statusLog(400, 'https://www.googleapis.com/oauth2/v3/token')),
      'firebase-login-expired',
      /Log in again/,
    ],
    ['403', failing(statusLog(403)), 'firebase-no-access', /acme-prod/],
    ['404', failing(statusLog(404)), 'firebase-no-access', /acme-prod/],
    ['429', failing(statusLog(429)), 'firebase-rate-limited', /Wait/],
    ['503', failing(statusLog(503)), 'firebase-unavailable', /HTTP 503/],
    [
      'offline',
      failing('[debug] *** [apiv2] error from fetch(https://x, {}): Error: getaddrinfo ENOTFOUND x\n'),
      'network-unreachable',
      /network/,
    ],
    [
      'offline while the login is refreshed',
      failing(
        '[debug] *** [apiv2] error from fetch(https://x/token, {}): TypeError: fetch failed\n[error] Authentication Error: Your credentials are no longer valid.\n',
      ),
      'network-unreachable',
      /network/,
    ],
    [
      'a time-out',
      failing(
        '[debug] *** [apiv2] error from fetch(https://x, {}): AbortError: The user aborted a request.\n',
      ),
      'firebase-unavailable',
      /in time/,
    ],
    [
      'an answer that broke off',
      failing('[debug] FirebaseError: TypeError: terminated\n'),
      'firebase-bad-reply',
      /in part/,
    ],
    [
      'a page in place of an answer',
      failing('[debug] FirebaseError: Unable to parse JSON: SyntaxError\n'),
      'firebase-bad-reply',
      /documented/,
    ],
    [
      'half a document',
      replace({ when: LIST.when, stdout: '{"status":"success","result":[{"appId":"1:1' }),
      'firebase-bad-reply',
      /in part/,
    ],
    ['no document', replace({ when: LIST.when, stdout: 'hello' }), 'firebase-bad-reply', /in part/],
    [
      'a document of another kind',
      replace({ when: LIST.when, result: { apps: 1 } }),
      'firebase-bad-reply',
      /documented/,
    ],
    [
      'no Android app',
      replace({ ...LIST, result: APPS.filter(({ appId }) => appId !== '1:111:android:aaa') }),
      'firebase-no-app',
      /has com\.acme\.dev\./,
    ],
    [
      'no iOS app',
      replace({ ...LIST, result: APPS.filter(({ platform }) => platform !== 'IOS') }),
      'firebase-no-app',
      /no iOS app at all/,
    ],
    [
      'no web app',
      replace({ ...LIST, result: APPS.filter(({ platform }) => platform !== 'WEB') }),
      'firebase-no-app',
      /no web app/,
    ],
    ['the file of another project', android(SERVICES('other-prod')), 'firebase-bad-reply', /other-prod/],
    [
      'the file of another package',
      android(SERVICES('acme-prod', 'com.other')),
      'firebase-bad-reply',
      /com\.other/,
    ],
    ['a file that is none', android('<html>'), 'firebase-bad-reply', /google-services\.json/],
    ['half a plist', ios(PLIST().slice(0, 300)), 'firebase-bad-reply', /plist/],
    ['the plist of another project', ios(PLIST('other-prod')), 'firebase-bad-reply', /other-prod/],
    ['the plist of another bundle', ios(PLIST('acme-prod', 'com.other')), 'firebase-bad-reply', /com\.other/],
    [
      'the plist of another app',
      ios(PLIST('acme-prod', 'com.acme.app', '1:9:ios:z')),
      'firebase-bad-reply',
      /1:9:ios:z/,
    ],
    [
      'the web options of another project',
      web({ ...WEB, projectId: 'other-prod' }),
      'firebase-bad-reply',
      /other-prod/,
    ],
    ['web options with a line break', web({ ...WEB, apiKey: 'a\nb' }), 'firebase-bad-reply', /apiKey/],
    [
      'web options without a key',
      web({ projectId: 'acme-prod', appId: '1:111:web:ddd' }),
      'firebase-bad-reply',
      /apiKey/,
    ],
  ])('%s', async (_, answers, code, detail) => {
    await t.install(answers)
    const refused = await fetch()
    expect(refused).toMatchObject({ ok: false, problem: { code, detail: expect.stringMatching(detail) } })
    expect(await t.snapshot()).toEqual(old)
    expect(t.written.size).toBe(0)
  })

  test('no tool at all', async () => {
    expect(await fetch()).toMatchObject({ problem: { code: 'tool-missing' } })
    expect(await t.snapshot()).toEqual(old)
  })

  test.each(Object.entries(REFUSED))('a Dart file with %s', async (_, { text, names = [] }) => {
    await t.install(ACME)
    await t.write({ [DART]: text })
    old = await t.snapshot()
    const refused = await fetch()
    expect(refused).toMatchObject({ problem: { code: 'dart-not-editable' } })
    for (const name of names) expect(refused.ok ? '' : refused.problem.detail).toContain(name)
    expect(await t.snapshot()).toEqual(old)
    expect(await t.calls()).toEqual([])
  })

  test('a Dart file that is not UTF-8', async () => {
    await t.install(ACME)
    await t.write({ [DART]: Buffer.from([0x2f, 0x2f, 0xe9, 0x0a]) })
    expect(await fetch()).toMatchObject({ problem: { code: 'dart-not-editable' } })
    expect(await t.calls()).toEqual([])
  })

  test.each<[Partial<FetchBody>, ProblemCode]>([
    [{ project_id: ' ' }, 'invalid-project-id'],
    [{ project_id: '--token' }, 'invalid-project-id'],
    [{ project_id: 'Acme-Prod' }, 'invalid-project-id'],
    [{ project_id: 'acme' }, 'invalid-project-id'],
    [{ bundle_id: '' }, 'invalid-bundle-id'],
    [{ bundle_id: 'acme' }, 'invalid-bundle-id'],
    [{ bundle_id: '-a.b' }, 'invalid-bundle-id'],
    [{ ios_bundle_id: 'com..x' }, 'invalid-bundle-id'],
    [{ web_app_id: '--x' }, 'firebase-no-app'],
    [{ flutter_app_path: '/' }, 'path-not-allowed'],
    [{ flutter_app_path: '' }, 'path-not-allowed'],
    [{ firebase_config_path: ' ' }, 'invalid-path'],
    [{ firebase_config_path: '/etc/passwd.dart' }, 'path-not-allowed'],
    [{ firebase_config_path: 'C:\\x.dart' }, 'path-not-allowed'],
    [{ firebase_config_path: '~/x.dart' }, 'path-not-allowed'],
    [{ firebase_config_path: 'lib/../../x.dart' }, 'path-not-allowed'],
    [{ firebase_config_path: 'lib\\..\\x.dart' }, 'path-not-allowed'],
    [{ firebase_config_path: 'lib/a\0b.dart' }, 'invalid-path'],
    [{ firebase_config_path: 'pubspec.yaml' }, 'invalid-path'],
    [{ firebase_config_path: 'lib/none.dart' }, 'path-not-found'],
    [{ firebase_config_path: 'lib/folder.dart' }, 'invalid-path'],
    [{ firebase_config_path: 'lib/out.dart' }, 'path-not-allowed'],
    [{ firebase_config_path: 'lib/away/x.dart' }, 'path-not-allowed'],
    [{ firebase_config_path: 'lib/loop.dart' }, 'path-not-allowed'],
    [{ firebase_config_path: 'lib/nothing.dart' }, 'path-not-allowed'],
    [{ firebase_config_path: 'lib/locked.dart' }, 'path-not-accessible'],
    [{ firebase_config_path: 'lib/large.dart' }, 'invalid-path'],
  ])('%j', async (more, code) => {
    await t.install(ACME)
    await mkdir(join(t.app, 'lib/folder.dart'))
    await mkdir(join(t.root, 'outside'))
    await writeFile(join(t.root, 'outside/x.dart'), EDITABLE['const'] ?? '')
    await symlink(join(t.root, 'outside/x.dart'), join(t.app, 'lib/out.dart'))
    await symlink(join(t.root, 'outside'), join(t.app, 'lib/away'))
    await symlink('loop.dart', join(t.app, 'lib/loop.dart'))
    await symlink('gone.dart', join(t.app, 'lib/nothing.dart'))
    await t.write({ 'lib/locked.dart': EDITABLE['const'] ?? '', 'lib/large.dart': ' '.repeat(1_100_000) })
    await chmod(join(t.app, 'lib/locked.dart'), 0o444)
    old = await t.snapshot()
    expect(await fetch(more)).toMatchObject({ ok: false, problem: { code } })
    expect(await t.snapshot()).toEqual(old)
    expect(await t.calls()).toEqual([])
  })
})

test('a platform folder that is a link out of the app is not written into', async () => {
  await t.install(ACME)
  await rm(join(t.app, 'android'), { recursive: true })
  await mkdir(join(t.root, 'outside/app'), { recursive: true })
  await symlink(join(t.root, 'outside'), join(t.app, 'android'))
  expect(await fetch()).toMatchObject({ problem: { code: 'path-not-allowed' } })
  expect(await readdir(join(t.root, 'outside/app'))).toEqual([])
  expect(await t.calls()).toEqual([])
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

describe('several at once', () => {
  const slow = () => t.install([{ ...ANDROID, gate: 'open' }, ...ACME.filter((answer) => answer !== ANDROID)])
  const started = () =>
    vi.waitFor(async () => {
      expect((await t.calls()).length).toBe(4)
    }, 10_000)

  test('the later one wins, and the earlier one changes nothing', async () => {
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
    const dropped = t.firebase.handlers.fetchFirebaseConfigs(body(), request.signal)
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
