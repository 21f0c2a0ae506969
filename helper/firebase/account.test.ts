import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { statusLog } from './testing/acme.ts'
import { createFirebaseFixture, type FakeAnswer, type FirebaseFixture } from './testing/firebase-fixture.ts'

const signal = new AbortController().signal

let t: FirebaseFixture
beforeEach(async () => {
  t = await createFirebaseFixture()
})
afterEach(() => t.remove())

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

  test(
    'the account that login:use chose for the app’s folder is shown, and calls are made as it',
    { tags: 'P-244' },
    async () => {
      const config = join(t.root, 'firebase.json')
      await writeFile(config, '{}')
      const bob = `Logged in as bob@example.test\n\nOther available accounts\n - ann@example.test\n`
      const projects = { when: 'projects:list --json', result: [] }
      await t.install([{ when: `login:list --config ${config}`, stdout: bob }, ANN, projects])
      expect(await account()).toEqual({
        state: 'signed-in',
        account: 'bob@example.test',
        accounts: ['bob@example.test', 'ann@example.test'],
        folder: t.root,
      })
      await t.firebase.handlers.firebaseProjects(undefined, signal)
      const asked = async () => (await t.calls()).at(-1)?.args
      expect(await asked()).toEqual(['projects:list', '--json', '--account=bob@example.test'])
      await rm(config)
      await t.firebase.handlers.firebaseProjects(undefined, signal)
      expect(await asked()).toEqual(['projects:list', '--json'])
      expect(await account()).not.toHaveProperty('folder')
    },
  )

  test('the tool is asked once for as long as its logins stay as they are', async () => {
    await writeFile(join(t.app, 'firebase.json'), '{}')
    await t.install([ANN])
    const store = join(t.root, 'user/.config/configstore/firebase-tools.json')
    await mkdir(dirname(store), { recursive: true })
    await writeFile(store, '{}')
    await account()
    await account()
    expect(await t.calls()).toHaveLength(2)
    await writeFile(store, '{"activeAccounts":{}}')
    await account()
    expect(await t.calls()).toHaveLength(4)
  })

  test('a chosen account that is not logged in any more is told, and the other one is used', async () => {
    await writeFile(join(t.app, 'firebase.json'), '{}')
    await t.install([{ ...NOBODY, when: 'login:list --config' }, ANN])
    expect(await account()).toMatchObject({
      state: 'signed-in',
      account: 'ann@example.test',
      note: `The account that firebase login:use chose for ${t.app} is not logged in any more, so the other one is used.`,
    })
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
    const other = await createFirebaseFixture({ FIREBASE_TOKEN: 'secret' })
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

  const jobs = async () => {
    const list = await t.jobs.handlers.jobs()
    return list.ok ? list.value.jobs.map(({ kind, state, stage }) => ({ kind, state, stage })) : []
  }
  const kind = 'firebase-login'

  test('is long work from the first call to the code', { tags: 'P-243' }, async () => {
    await t.install([ANN, BEGIN, { when: FINISH, result: {} }])
    await begin()
    const stage = 'Waiting for the code of the sign-in page'
    expect(await jobs()).toEqual([{ kind, state: 'running', stage }])
    await finish('4/good-code')
    expect(await jobs()).toMatchObject([{ kind, state: 'done' }])
    await begin()
    await t.firebase.handlers.cancelFirebaseLogin(undefined, signal)
    expect(await jobs()).toMatchObject([
      { kind, state: 'cancelled' },
      { kind, state: 'done' },
    ])
  })

  test(
    'cancelled as such, it takes no code any more; nor does one whose page is just asked for',
    { tags: 'P-243' },
    async () => {
      await t.install([ANN, { ...BEGIN, gate: 'open' }])
      const cancel = async () => {
        const [job] = t.jobs.running()
        return t.jobs.handlers.cancelJob({ id: job?.id ?? '' })
      }
      const asked = begin()
      await expect.poll(async () => (await t.calls()).length).toBe(1)
      expect(await cancel()).toMatchObject({ value: { message: 'Cancelled.' } })
      expect(await asked).toMatchObject({ problem: { code: 'cancelled' } })
      expect((await account()).login).toEqual({ state: 'cancelled' })
      await writeFile(join(t.root, 'open'), '')
      await begin()
      await cancel()
      expect((await account()).login).toEqual({ state: 'cancelled' })
      expect(await finish('4/good-code')).toMatchObject({ problem: { code: 'not-running' } })
      expect((await t.calls()).filter(({ args }) => args.includes('--json'))).toEqual([])
      expect(t.jobs.running()).toEqual([])
    },
  )
})
