import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ProblemCode } from '@mosaygent/contract'
import { ACME, ANDROID, IOS, PLIST, SERVICES, statusLog, WEB, WEB_CONFIG } from './testing/acme.ts'
import type { FakeAnswer, FirebaseFixture } from './testing/firebase-fixture.ts'
import { createFetchFixture, fetchBody, never } from './testing/fetch-fixture.ts'

let t: FirebaseFixture
let old: Record<string, string>
beforeEach(async () => {
  t = await createFetchFixture()
  old = await t.snapshot()
})
afterEach(() => t.remove())

const replace = (answer: FakeAnswer) => [answer, ...ACME.filter(({ when }) => when !== answer.when)]
const android = (contents: string) =>
  replace({ ...ANDROID, result: { fileName: 'x', fileContents: contents } })
const ios = (contents: string) => replace({ ...IOS, result: { fileName: 'x', fileContents: contents } })
const gone = ({ when }: FakeAnswer) =>
  replace({ when, error: 'Failed to get config. See firebase-debug.log.', log: statusLog(404), code: 2 })
const without = (text: string, key: string) =>
  text.replace(new RegExp(`\\s*<key>${key}</key>\\s*<string>[^<]*</string>`), '')
const services = (more: object) => JSON.stringify({ ...JSON.parse(SERVICES()), ...more })

const SERVICES_FILE = 'google-services.json'
const INFO_FILE = 'GoogleService-Info.plist'

test.each<[string, readonly FakeAnswer[], ProblemCode, readonly string[]]>([
  [
    'in half',
    android(SERVICES().slice(0, 120)),
    'firebase-bad-reply',
    [SERVICES_FILE, 'came only in part', 'Try again'],
  ],
  [
    'without a client',
    android(services({ client: [] })),
    'firebase-bad-reply',
    [SERVICES_FILE, 'no client', 'Firebase console'],
  ],
  [
    'without clients at all',
    android(services({ client: undefined })),
    'firebase-bad-reply',
    [SERVICES_FILE, 'no client', 'Firebase console'],
  ],
  [
    'with a client that has no app id',
    android(services({ client: [{ client_info: {} }] })),
    'firebase-bad-reply',
    [SERVICES_FILE, 'without an app id', 'Try again'],
  ],
  [
    'without a project id',
    android(services({ project_info: { project_number: '111' } })),
    'firebase-bad-reply',
    [SERVICES_FILE, 'names no project id', 'Try again'],
  ],
  ['that is a page', android('<html>'), 'firebase-bad-reply', [SERVICES_FILE, 'is not JSON', 'Try again']],
  [
    'of iOS in half',
    ios(PLIST().slice(0, 300)),
    'firebase-bad-reply',
    [INFO_FILE, 'came only in part', 'Try again'],
  ],
  [
    'of iOS without a project id',
    ios(without(PLIST(), 'PROJECT_ID')),
    'firebase-bad-reply',
    [INFO_FILE, 'names no project id', 'Try again'],
  ],
  [
    'of iOS without a bundle id',
    ios(without(PLIST(), 'BUNDLE_ID')),
    'firebase-bad-reply',
    [INFO_FILE, 'names no bundle id', 'Try again'],
  ],
  [
    'of iOS that is none',
    ios('{}'),
    'firebase-bad-reply',
    [INFO_FILE, 'is not a property list', 'Try again'],
  ],
  [
    'of the web without a project id',
    replace({
      ...WEB_CONFIG,
      result: { fileName: 'x', fileContents: '', sdkConfig: { ...WEB, projectId: undefined } },
    }),
    'firebase-bad-reply',
    ['firebase_config.dart', 'without sdkConfig.projectId', 'Try again'],
  ],
  [
    'of an Android app that is gone',
    gone(ANDROID),
    'firebase-no-app',
    [SERVICES_FILE, 'Android app 1:111:android:aaa', 'brought back in the Firebase console'],
  ],
  [
    'of an iOS app that is gone',
    gone(IOS),
    'firebase-no-app',
    [INFO_FILE, 'iOS app 1:111:ios:ccc', 'brought back in the Firebase console'],
  ],
  [
    'of a web app that is gone',
    gone(WEB_CONFIG),
    'firebase-no-app',
    ['firebase_config.dart', 'web app 1:111:web:ddd', 'brought back in the Firebase console'],
  ],
])(
  'a file %s is named, with what is wrong and what to do',
  { tags: 'P-197' },
  async (_, answers, code, says) => {
    await t.install(answers)
    const refused = await t.firebase.handlers.fetchFirebaseConfigs(fetchBody(t, {}), never)
    expect(refused).toMatchObject({ ok: false, problem: { code } })
    const detail = refused.ok ? '' : refused.problem.detail
    for (const words of [...says, 'Nothing was changed.']) expect(detail).toContain(words)
    expect(await t.snapshot()).toEqual(old)
    expect(t.written.size).toBe(0)
  },
)
