import { readdir } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from './firebase-harness.ts'
import { plist, services, type Trouble } from '../fakes/fake-firebase.ts'

test('the official command line brings all three files, and Undo takes them away', async ({ harness }) => {
  const { call, files, app } = harness
  const before = await files()
  expect((await call('GET', '/mosaygent/firebase/tool')).reply).toMatchObject({
    installed: true,
    found_by: 'PATH',
  })
  expect((await call('GET', '/mosaygent/firebase/projects')).reply).toMatchObject({
    projects: [{ project_id: 'acme-dev' }, { project_id: 'acme-prod', display_name: 'Acme Prod' }],
  })
  const fetched = await harness.fetch()
  expect(fetched).toMatchObject({ status: 200, reply: { success: true } })
  const [android, ios, dart] = await files()
  expect([android, ios]).toEqual([services('acme-prod'), plist('acme-prod')])
  expect(dart).toContain('measurementId: "G-NEW"')
  expect(dart).toContain('projectId: "acme-prod"')
  expect((await harness.fetch()).reply).toMatchObject({
    message: 'The config files of acme-prod are up to date.',
  })
  expect((await call('GET', '/mosaygent/environment/status')).status).toBe(200)
  expect((await call('POST', '/mosaygent/firebase/undo')).status).toBe(200)
  expect(await files()).toEqual(before)
  const left = (await readdir(app, { recursive: true })).filter((name) =>
    /firebase-debug|mosaygent-|\.back$/.test(name),
  )
  expect(left).toEqual([])
})

test('files that come while the preview runs wait for a restart, and one applies them', async ({
  harness,
}) => {
  const { call } = harness
  const status = async () => (await call('GET', '/mosaygent/flutter/status')).reply
  await call('POST', '/mosaygent/flutter/start')
  await expect.poll(async () => (await status())['ready']).toBe(true)
  expect(await status()).toMatchObject({ restart_to_apply: null })
  expect((await harness.fetch()).reply).toMatchObject({ success: true, restart_needed: true })
  expect(await status()).toMatchObject({ restart_to_apply: { project_id: 'acme-prod' } })
  await call('POST', '/mosaygent/flutter/reload')
  expect(await status()).toMatchObject({ restart_to_apply: { project_id: 'acme-prod' } })
  await call('POST', '/mosaygent/flutter/restart')
  expect(await status()).toMatchObject({ restart_to_apply: null })
})

test('an app is registered on the user’s word alone', async ({ harness }) => {
  const { fakeFirebase, call } = harness
  await harness.fetch({ bundle_id: 'com.acme.new' })
  expect(fakeFirebase.log.filter((line) => line.startsWith('POST'))).toEqual([])
  const registered = await call('POST', '/mosaygent/firebase/register-app', {
    project_id: 'acme-prod',
    platform: 'android',
    display_name: '--force é',
    identifier: 'com.acme.new',
  })
  expect(registered).toMatchObject({ status: 200, reply: { app: { app_id: '1:111:android:new' } } })
  expect(fakeFirebase.log).toContain('POST /v1beta1/projects/acme-prod/androidApps')
})

const LIST = /:searchApps$/
const CONFIG = /iosApps\/.*\/config$/
const CASES: readonly (readonly [RegExp, Trouble, number, string])[] = [
  [LIST, 401, 409, 'firebase-login-expired'],
  [LIST, 403, 409, 'firebase-no-access'],
  [LIST, 404, 409, 'firebase-no-access'],
  [LIST, 429, 503, 'firebase-rate-limited'],
  [LIST, 500, 503, 'firebase-unavailable'],
  [LIST, 503, 503, 'firebase-unavailable'],
  [LIST, 'cut', 502, 'network-unreachable'],
  [LIST, 'half', 502, 'firebase-bad-reply'],
  [LIST, 'html', 502, 'firebase-bad-reply'],
  [CONFIG, 404, 409, 'firebase-no-app'],
  [CONFIG, 'half', 502, 'firebase-bad-reply'],
  [CONFIG, 'other-project', 502, 'firebase-bad-reply'],
]

test('every way in which Firebase says no is told as what it is, and changes no byte', async ({
  harness,
}) => {
  const { fakeFirebase, files } = harness
  const before = await files()
  for (const [at, as, status, code] of CASES) {
    fakeFirebase.trouble = { at, as }
    const refused = await harness.fetch()
    expect([String(at), as, refused.status, refused.reply['code']]).toEqual([String(at), as, status, code])
    expect(await files()).toEqual(before)
  }
  fakeFirebase.trouble = null
  expect((await harness.fetch({ bundle_id: 'com.other.app' })).reply).toMatchObject({
    code: 'firebase-no-app',
    detail: expect.stringContaining('com.acme.app and com.acme.dev'),
  })
  await fakeFirebase.close()
  expect((await harness.fetch()).reply).toMatchObject({ code: 'network-unreachable' })
  expect(await files()).toEqual(before)
})

test('a Firebase that does not answer is waited for until Cancel, and a later fetch wins', async ({
  harness,
}) => {
  const { fakeFirebase, call, files } = harness
  const before = await files()
  fakeFirebase.trouble = { at: CONFIG, as: 'hang' }
  const first = harness.fetch()
  await expect.poll(() => fakeFirebase.log.filter((line) => line.endsWith('/config')).length).toBe(3)
  const { reply } = await call('GET', '/mosaygent/jobs')
  expect(reply['jobs']).toMatchObject([{ kind: 'fetch-firebase', state: 'running' }, {}])
  const id = JSON.stringify(reply['jobs']).split('"id":"')[1]?.split('"')[0] ?? ''
  await call('POST', '/mosaygent/jobs/cancel', { id })
  expect((await first).reply).toMatchObject({ code: 'cancelled' })
  expect(await files()).toEqual(before)

  const second = harness.fetch()
  await expect.poll(() => fakeFirebase.log.filter((line) => line.endsWith('/config')).length).toBe(6)
  fakeFirebase.trouble = null
  const third = harness.fetch()
  expect((await second).reply).toMatchObject({ code: 'superseded' })
  expect(await third).toMatchObject({ status: 200 })
})
