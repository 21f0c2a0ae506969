import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ACME, LIST, statusLog } from './testing/acme.ts'
import { createFirebaseFixture, type FirebaseFixture } from './testing/firebase-fixture.ts'

const signal = new AbortController().signal

let t: FirebaseFixture
beforeEach(async () => {
  t = await createFirebaseFixture()
})
afterEach(() => t.remove())

describe('the active project', () => {
  const project = async () => {
    const reply = await t.firebase.handlers.firebaseProject(undefined, signal)
    return reply.ok ? reply.value : null
  }

  test('none, what the tool has for the folder, what the helper was told', { tags: 'P-095' }, async () => {
    await t.install([{ when: 'use --json --config', result: 'acme-dev' }])
    expect(await project()).toEqual({ project_id: null, note: 'No project was set yet.' })
    expect(await t.calls()).toEqual([])
    await t.write({ 'firebase.json': '{}' })
    expect(await project()).toEqual({ project_id: 'acme-dev', source: 'firebase-use' })
    const [call] = await t.calls()
    expect(call?.args).toEqual(['use', '--json', '--config', join(t.app, 'firebase.json')])
    expect(call?.cwd.startsWith(t.root)).toBe(false)
    expect(await t.firebase.handlers.setFirebaseProject({ project_id: ' acme-prod ' }, signal)).toEqual({
      ok: true,
      value: { success: true },
    })
    await t.restart()
    expect(await project()).toEqual({ project_id: 'acme-prod', source: 'set' })
  })

  test('the id of an organisation’s domain is one', { tags: 'P-185' }, async () => {
    for (const project_id of ['example.com:project', 'my-org.co.uk:api-project-7'])
      expect(await t.firebase.handlers.setFirebaseProject({ project_id }, signal)).toMatchObject({ ok: true })
    expect(await project()).toMatchObject({ project_id: 'my-org.co.uk:api-project-7' })
  })

  test('what cannot be an id is refused, and the old one stays', async () => {
    await t.firebase.handlers.setFirebaseProject({ project_id: 'acme-prod' }, signal)
    for (const project_id of [
      '',
      '--project',
      'Acme',
      'a b',
      'x'.repeat(40),
      'com:project',
      ':project',
      'a.b:',
      'a..b:project',
    ])
      expect(await t.firebase.handlers.setFirebaseProject({ project_id }, signal)).toMatchObject({
        problem: { code: 'invalid-project-id' },
      })
    expect(await project()).toMatchObject({ project_id: 'acme-prod' })
  })

  test('no active project, and nobody logged in', async () => {
    await t.write({ 'firebase.json': '{}' })
    await t.install([{ when: 'use', error: 'No active project', code: 1 }])
    expect(await project()).toMatchObject({ project_id: null, note: 'No project was set yet.' })
    await t.install([{ when: 'use', error: 'Failed to authenticate, have you run firebase login?', code: 1 }])
    expect(await project()).toMatchObject({
      project_id: null,
      note: expect.stringContaining('Nobody is logged in'),
    })
  })
})

test('an app is registered with the arguments in their places, whatever its name', async () => {
  await t.install([{ when: 'apps:create', result: { appId: '1:1:android:n', displayName: '--out x' } }])
  const register = (more: object) =>
    t.firebase.handlers.registerFirebaseApp(
      {
        project_id: 'acme-prod',
        platform: 'android',
        display_name: '--out x',
        identifier: 'com.acme.new',
        ...more,
      },
      signal,
    )
  expect(await register({ identifier: '--x' })).toMatchObject({ problem: { code: 'invalid-bundle-id' } })
  expect(await register({ display_name: ' ' })).toMatchObject({ problem: { code: 'invalid-body' } })
  expect(await t.calls()).toEqual([])
  expect(await register({})).toMatchObject({ ok: true, value: { app: { app_id: '1:1:android:n' } } })
  expect((await t.calls())[0]?.args).toEqual(
    'apps:create ANDROID --package-name com.acme.new --project acme-prod --json --'
      .split(' ')
      .concat('--out x'),
  )
})

test('the apps of a project, by platform', async () => {
  await t.install([
    ...ACME,
    { ...LIST, when: 'apps:list --project acme-none --json', error: 'Failed', log: statusLog(403), code: 2 },
  ])
  const apps = (project_id: string) => t.firebase.handlers.firebaseApps({ project_id }, signal)
  expect(await apps('acme-prod')).toMatchObject({
    ok: true,
    value: {
      apps: [
        { platform: 'android', identifier: 'com.acme.app' },
        { platform: 'android' },
        { platform: 'ios', identifier: 'com.acme.app' },
        { platform: 'web', app_id: '1:111:web:ddd' },
      ],
    },
  })
  expect(await apps('acme-none')).toMatchObject({ problem: { code: 'firebase-no-access' } })
})
