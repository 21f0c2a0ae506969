import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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
import { type FakeAnswer, type FetchBody, type FirebaseFixture } from './testing/firebase-fixture.ts'
import { fetchBody, createFetchFixture, never } from './testing/fetch-fixture.ts'

let t: FirebaseFixture
let old: Record<string, string>
beforeEach(async () => {
  t = await createFetchFixture()
  old = await t.snapshot()
})
afterEach(() => t.remove())

const fetch = (more: Partial<FetchBody> = {}) =>
  t.firebase.handlers.fetchFirebaseConfigs(fetchBody(t, more), never)

const replace = (answer: FakeAnswer) => [answer, ...ACME.filter(({ when }) => when !== answer.when)]

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
      /Nobody is logged in/,
    ],
    ['401', failing(statusLog(401)), 'firebase-login-expired', /does not accept the stored login/],
    [
      'a revoked refresh',
      failing(statusLog(400, 'https://www.googleapis.com/oauth2/v3/token')),
      'firebase-login-expired',
      /does not accept the stored login/,
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
  ])('%s', { tags: 'P-197' }, async (_, answers, code, detail) => {
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
})
