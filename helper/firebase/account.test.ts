import { access, mkdir as makeFolder, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ACME, LIST, statusLog } from './testing/acme.ts'
import { createFirebaseStage, type FakeAnswer, type FirebaseStage } from './testing/firebase-stage.ts'

const signal = new AbortController().signal
const ANN: FakeAnswer = {
  when: 'login:list',
  stdout:
    'Logged in as ann@example.test\n\nOther available accounts (switch with "firebase login:use")\n - bob@example.test\n',
}
const NOBODY: FakeAnswer = { when: 'login:list', stdout: '⚠  No authorized accounts, run "firebase login"\n' }
const PAGE = 'https://auth.firebase.tools/login?code_challenge=x&session=3ebe8e85&attest=y'
const BEGIN: FakeAnswer = {
  when: 'login --non-interactive',
  stdout: `\nTo sign in to the Firebase CLI:\n\n1. Take note of your session ID:\n\n   3EBE8\n\n2. Visit the URL below:\n\n   ${PAGE}\n\n`,
}
const FINISH = 'login --json -- 4/good-code'

let t: FirebaseStage
beforeEach(async () => {
  t = await createFirebaseStage()
})
afterEach(() => t.remove())

const account = async () => {
  const reply = await t.firebase.handlers.firebaseAccount(undefined, signal)
  if (!reply.ok) throw new Error(reply.problem.detail)
  return reply.value
}
const begin = () => t.firebase.handlers.firebaseLogin(undefined, signal)
const finish = (code: string) => t.firebase.handlers.finishFirebaseLogin({ code }, signal)

describe('who is logged in', () => {
  test('nobody can be, without the tool', async () => {
    expect(await account()).toEqual({ state: 'unknown', note: expect.stringContaining('not installed') })
  })

  test('asked in prose, because the JSON of this command has the tokens', async () => {
    await t.install([ANN])
    expect(await account()).toEqual({
      state: 'signed-in',
      account: 'ann@example.test',
      accounts: ['ann@example.test', 'bob@example.test'],
    })
    expect((await t.calls()).map(({ args }) => args)).toEqual([['login:list']])
    await t.install([NOBODY])
    expect(await account()).toEqual({ state: 'signed-out' })
  })

  test('a login that Firebase refused is told until it answers again', async () => {
    await t.install([ANN, { when: 'projects:list', error: 'Failed', log: statusLog(401), code: 2 }])
    const projects = () => t.firebase.handlers.firebaseProjects(undefined, signal)
    expect(await projects()).toMatchObject({ problem: { code: 'firebase-login-expired' } })
    expect(await account()).toMatchObject({ state: 'refused' })
    await t.install([
      ANN,
      { when: 'projects:list', result: [{ projectId: 'acme-prod', displayName: 'Acme' }] },
    ])
    expect(await projects()).toEqual({
      ok: true,
      value: { projects: [{ project_id: 'acme-prod', display_name: 'Acme' }] },
    })
    expect(await account()).toMatchObject({ state: 'signed-in' })
  })

  test('a token of the environment comes before a login, and forbids one', async () => {
    const other = await createFirebaseStage({ FIREBASE_TOKEN: 'secret' })
    await other.install([NOBODY])
    expect(await other.firebase.handlers.firebaseAccount(undefined, signal)).toEqual({
      ok: true,
      value: { state: 'signed-in', environment_credential: 'FIREBASE_TOKEN' },
    })
    expect(await other.firebase.handlers.firebaseLogin(undefined, signal)).toMatchObject({
      problem: { code: 'login-failed' },
    })
    expect((await other.calls()).map(({ args }) => args[0])).toEqual(['login:list'])
    await other.remove()
  })
})

describe('the login', () => {
  test('a page, then a code, then an account; every page hears of it', async () => {
    await t.install([ANN, BEGIN, { when: FINISH, result: {} }])
    expect(await begin()).toEqual({ ok: true, value: { url: PAGE, session: '3EBE8' } })
    expect(await begin()).toEqual({ ok: true, value: { url: PAGE, session: '3EBE8' } })
    expect((await account()).login).toEqual({ state: 'waiting', url: PAGE, session: '3EBE8' })
    expect(await finish(' 4/good-code ')).toEqual({
      ok: true,
      value: { message: 'Logged in as ann@example.test.', account: 'ann@example.test' },
    })
    const states = t.events.flatMap((event) =>
      event.type === 'firebase.changed' ? (event.login?.state ?? []) : [],
    )
    expect(states).toEqual(['starting', 'waiting', 'finishing', 'done'])
    expect((await t.calls()).filter(({ args }) => args.includes('--non-interactive'))).toHaveLength(1)
  })

  test('a code that is refused ends it, one that cannot be one does not', async () => {
    const refused = {
      when: 'login --json',
      error: 'Login failed: Unable to authenticate using the provided code. Please try again.',
      code: 1,
    }
    await t.install([ANN, BEGIN, refused])
    expect(await finish('4/good-code')).toMatchObject({ problem: { code: 'not-running' } })
    await begin()
    for (const code of ['--reauth', 'two words', '4', 'a;b'])
      expect(await finish(code)).toMatchObject({ problem: { code: 'login-failed' } })
    expect((await account()).login).toMatchObject({ state: 'waiting' })
    expect((await t.calls()).filter(({ args }) => args.includes('--json'))).toEqual([])
    expect(await finish('4/wrong')).toMatchObject({ problem: { code: 'login-failed' } })
    expect((await account()).login).toMatchObject({ state: 'failed' })
  })

  test('a page that is not the tool’s own is never shown', async () => {
    await t.install([{ when: 'login', stdout: 'Visit https://evil.example/login?code=1\n' }])
    expect(await begin()).toMatchObject({ problem: { code: 'firebase-bad-reply' } })
    expect(JSON.stringify(t.events)).not.toContain('evil')
  })

  test('cancelled, it takes no code any more', async () => {
    await t.install([ANN, BEGIN])
    await begin()
    expect(await t.firebase.handlers.cancelFirebaseLogin(undefined, signal)).toMatchObject({ ok: true })
    expect(await finish('4/good-code')).toMatchObject({ problem: { code: 'not-running' } })
  })
})

describe('the tool', () => {
  const tool = async () => {
    const reply = await t.firebase.handlers.firebaseTool(undefined, signal)
    if (!reply.ok) throw new Error(reply.problem.detail)
    return reply.value
  }
  const install = () => t.firebase.handlers.installFirebaseTool(undefined, signal)
  /** An npm that "installs" a program which knows its version. */
  const NPM = `mkdir -p node_modules/firebase-tools/lib/bin
echo 'console.log("15.34.2")' > node_modules/firebase-tools/lib/bin/firebase.js
echo "$*" > "$FAKE_ROOT/npm-arguments"
echo 'npm http cache a@https://registry.example/a/-/a-1.0.0.tgz 0ms (cache hit)' >&2
echo 'npm http fetch GET 200 https://registry.example/a/-/a-1.0.0.tgz 5ms' >&2
echo 'npm http fetch GET 200 https://registry.example/b/-/b-1.0.0.tgz 5ms' >&2`
  const own = () => join(t.home, 'tools/firebase')

  test('found, unusable, too old, missing', async () => {
    await t.install([])
    expect(await tool()).toMatchObject({ installed: true, version: '15.34.2', found_by: 'PATH' })
    await t.program('firebase', 'echo 12.0.0')
    expect(await tool()).toMatchObject({ installed: false, note: expect.stringContaining('12.0.0') })
    await t.program('firebase', 'echo "Firebase CLI is incompatible with Node.js v18" >&2; exit 1')
    expect(await tool()).toMatchObject({ installed: false, note: expect.stringContaining('incompatible') })
  })

  test('installed by npm into our own folder, its scripts not run', async () => {
    const mkdir = '/bin/mkdir'
    await t.program('npm', NPM.replace('mkdir', mkdir))
    const left = join(t.home, 'tools/.firebase.partial-0a1b2c3d')
    await makeFolder(join(left, 'node_modules'), { recursive: true })
    expect(await tool()).toMatchObject({ installed: false, install: { target: own() } })
    expect(await install()).toEqual({ ok: true, value: { message: 'Installed the Firebase CLI 15.34.2.' } })
    expect(await tool()).toMatchObject({ installed: true, found_by: 'own' })
    expect(await readdir(join(t.home, 'tools'))).toEqual(['firebase'])
    const told = t.events.flatMap((event) =>
      event.type === 'job.changed' ? (event.job.transferred ?? []) : [],
    )
    expect(told.at(-1)).toBe('2 packages')
    expect(await readFile(join(t.root, 'npm-arguments'), 'utf8')).toContain('--ignore-scripts')
    expect(await install()).toMatchObject({
      ok: true,
      value: { message: expect.stringContaining('already') },
    })
  })

  test('cancelled, it leaves nothing behind and can be begun again', async () => {
    await t.program(
      'npm',
      `/bin/mkdir node_modules\necho begun > "$FAKE_ROOT/npm-begun"\nexec /bin/sleep 600`,
    )
    const installing = install()
    await vi.waitFor(() => access(join(t.root, 'npm-begun')), 10_000)
    await t.jobs.cancel(t.jobs.find('install-firebase')?.id ?? '')
    expect(await installing).toMatchObject({ problem: { code: 'cancelled' } })
    expect(await readdir(join(t.home, 'tools'))).toEqual([])
    await t.program('npm', NPM.replace('mkdir', '/bin/mkdir'))
    expect(await install()).toMatchObject({ ok: true })
  })

  test.each([
    ['npm error code ENOTFOUND', 'network-unreachable'],
    ['npm error code ENOSPC', 'disk-full'],
    ['npm error something else', 'tool-failed'],
  ])('%s leaves nothing behind', async (said, code) => {
    await t.program('npm', `/bin/mkdir node_modules\necho "${said}" >&2\nexit 1`)
    expect(await install()).toMatchObject({ problem: { code } })
    await expect(access(own())).rejects.toThrow('ENOENT')
  })
})

describe('the active project', () => {
  const project = async () => {
    const reply = await t.firebase.handlers.firebaseProject(undefined, signal)
    return reply.ok ? reply.value : null
  }

  test('none, what the tool has for the folder, what the helper was told', async () => {
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

  test('what cannot be an id is refused, and the old one stays', async () => {
    await t.firebase.handlers.setFirebaseProject({ project_id: 'acme-prod' }, signal)
    for (const project_id of ['', '--project', 'Acme', 'a b', 'x'.repeat(40)])
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
