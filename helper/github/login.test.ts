import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GhLogin } from '@mosaygent/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { groupAlive } from '../processes/index.ts'
import { ghLogin } from '../tools/index.ts'
import {
  CODE_LINES,
  createGithubFixture,
  type FakeGh,
  type GithubFixture,
  VERSION,
} from './testing/fake-gh.ts'

/** A caller that stays. */
const OPEN = new AbortController().signal

/** Shows the code, then waits until the test opens the gate. */
const login = (then: string) => `echo $$ > "$FAKE_ROOT/pid"
${CODE_LINES}
while [ ! -e "$FAKE_ROOT/gate" ]; do sleep 0.02; done
touch "$FAKE_ROOT/stored"
${then}`
const gh = (then: string): FakeGh => ({
  '--version': VERSION,
  'auth token': '[ -e "$FAKE_ROOT/stored" ]',
  'auth status': 'exit 1',
  'auth login': login(then),
  api: 'exit 1',
})

let t: GithubFixture
beforeEach(async () => {
  t = await createGithubFixture()
})
afterEach(() => t.remove())

const states = (): GhLogin[] =>
  t.events.flatMap((event) => (event.type === 'github.changed' && event.login ? [event.login] : []))
const waiting = () =>
  vi.waitFor(() => expect(states().at(-1)).toMatchObject({ state: 'waiting', code: 'ABCD-1234' }), 5_000)
const never = new AbortController().signal
const open = () => writeFile(join(t.root, 'gate'), '')
const loginCalls = async () => (await t.calls()).filter((call) => call.startsWith('auth login'))

describe('a login', () => {
  test('shows its code, and succeeds exactly when gh says so', { tags: ['P-100', 'P-205'] }, async () => {
    await t.install(gh('echo "✓ Logged in as octocat" >&2'))
    const ended = t.github.handlers.ghAuthLogin(undefined, OPEN)
    await waiting()
    expect(await t.github.handlers.ghAuthStatus(undefined, OPEN)).toMatchObject({
      value: {
        logged_in: false,
        login: { state: 'waiting', code: 'ABCD-1234', url: 'https://github.com/login/device' },
      },
    })
    const [job] = t.jobs.running()
    expect(job).toMatchObject({ kind: 'gh-login', state: 'running' })
    expect(JSON.stringify(job)).not.toContain('ABCD')
    await open()
    expect(await ended).toEqual({ ok: true, value: { message: 'Login successful' } })
    expect(states().map(({ state }) => state)).toEqual(['starting', 'waiting', 'done'])
    expect(states().at(-1)).toEqual({ state: 'done' })
    expect(await loginCalls()).toEqual(['auth login --hostname github.com --git-protocol https --web'])
  })

  test('asked for twice is one login with one code', async () => {
    await t.install(gh('exit 0'))
    const both = [
      t.github.handlers.ghAuthLogin(undefined, OPEN),
      t.github.handlers.ghAuthLogin(undefined, OPEN),
    ]
    await waiting()
    both.push(t.github.handlers.ghAuthLogin(undefined, OPEN))
    await open()
    for (const ended of both) expect(await ended).toMatchObject({ value: { message: 'Login successful' } })
    expect(await loginCalls()).toHaveLength(1)
  })

  test('cancelled ends gh, and a new one can begin', async () => {
    await t.install(gh('exit 0'))
    const ended = t.github.handlers.ghAuthLogin(undefined, OPEN)
    await waiting()
    await t.jobs.handlers.cancelJob({ id: t.jobs.running()[0]?.id ?? '' })
    expect(await ended).toMatchObject({ problem: { code: 'cancelled' } })
    expect(states().at(-1)).toMatchObject({ state: 'cancelled' })
    await open()
    expect(await t.github.handlers.ghAuthLogin(undefined, OPEN)).toMatchObject({ ok: true })
  })

  test.each([
    ['failed to authenticate via web browser: access_denied', 'login-failed', /refused on GitHub/],
    ['failed to authenticate via web browser: expired_token', 'login-failed', /expired/],
    ['failed to authenticate via web browser: context deadline exceeded', 'login-failed', /expired/],
    ['failed to authenticate via web browser: slow_down', 'login-failed', /gh 2\.46\.0 gave up/],
    [
      'Post "https://github.com/login/device/code": dial tcp: lookup github.com',
      'network-unreachable',
      /reached/,
    ],
    ['mkdir /x: permission denied', 'login-failed', /mkdir \/x: permission denied/],
  ])('that ends with %j is told as what it is', async (output, code, detail) => {
    await t.install({ ...gh(''), 'auth login': `${CODE_LINES}; echo '${output}' >&2; exit 1` })
    const outcome = await t.github.handlers.ghAuthLogin(undefined, OPEN)
    expect(outcome).toMatchObject({ problem: { code, detail: expect.stringMatching(detail) } })
    expect(JSON.stringify(outcome)).not.toContain('ABCD')
    expect(states().at(-1)).toMatchObject({ state: 'failed' })
  })

  test('that gh calls a success without a login stored is none', async () => {
    await t.install({ ...gh(''), 'auth login': 'exit 0' })
    expect(await t.github.handlers.ghAuthLogin(undefined, OPEN)).toMatchObject({
      problem: { code: 'login-failed' },
    })
  })

  test('with a link to another host shows neither link nor code', async () => {
    const elsewhere = CODE_LINES.replace('github.com/login', 'github.com.evil.example/login')
    await t.install({ ...gh(''), 'auth login': `${elsewhere}; exit 1` })
    await t.github.handlers.ghAuthLogin(undefined, OPEN)
    expect(states().map(({ state }) => state)).toEqual(['starting', 'starting', 'failed'])
    expect(JSON.stringify(t.events)).not.toContain('evil')
  })

  test(
    'that gh waits for longer than any code is good for is ended, and told as expired',
    { tags: 'P-100' },
    async () => {
      await t.install(gh('true'))
      const file = join(t.root, 'bin', 'gh')
      const env = { PATH: join(t.root, 'bin'), FAKE_ROOT: t.root }
      const request = { signal: never, onCode: () => undefined, onWords: () => undefined }
      const ended = ghLogin({ file, version: '2.46.0', env }, { ...request, limitMs: 300 })
      expect(await ended).toEqual({ kind: 'expired' })
      const calls = await loginCalls()
      expect(calls).toHaveLength(1)
      await vi.waitFor(
        async () => expect(groupAlive(Number(await readFile(join(t.root, 'pid'), 'utf8')))).toBe(false),
        30_000,
      )
    },
  )

  test('of a gh that hangs without a word is answered, with what to do, and gh and what it started are ended', async () => {
    await t.remove()
    let give = () => undefined as void
    t = await createGithubFixture({}, undefined, {
      patience: (end) => {
        give = end
        return () => undefined
      },
    })
    await t.install({ ...gh(''), 'auth login': 'echo $$ > "$FAKE_ROOT/pid"\nsleep 600 &\nwait' })
    const ended = t.github.handlers.ghAuthLogin(undefined, OPEN)
    const pid = await vi.waitFor(async () => {
      const read = Number(await readFile(join(t.root, 'pid'), 'utf8'))
      expect(read).toBeGreaterThan(0)
      return read
    }, 20_000)
    give()
    expect(await ended).toMatchObject({
      problem: {
        code: 'tool-failed',
        detail: expect.stringMatching(/said nothing.*gh auth login.*log in again/),
      },
    })
    expect(states().at(-1)).toMatchObject({
      state: 'failed',
      detail: expect.stringContaining('said nothing'),
    })
    await vi.waitFor(() => expect(groupAlive(pid)).toBe(false), 20_000)
    expect(t.jobs.running()).toEqual([])
    // the login can be pressed again
    await t.install(gh('exit 0'))
    await open()
    expect(await t.github.handlers.ghAuthLogin(undefined, OPEN)).toMatchObject({ ok: true })
  })

  test('of a gh that has given its code waits for the person, whatever time passes', async () => {
    await t.remove()
    let give: (() => void) | null = null
    t = await createGithubFixture({}, undefined, {
      patience: (end) => {
        give = end
        return () => (give = null)
      },
    })
    await t.install(gh('exit 0'))
    const ended = t.github.handlers.ghAuthLogin(undefined, OPEN)
    await waiting()
    expect(give).toBeNull()
    await open()
    expect(await ended).toMatchObject({ ok: true })
  })

  test('ends with the helper', async () => {
    await t.install(gh('exit 0'))
    const ended = t.github.handlers.ghAuthLogin(undefined, OPEN)
    await waiting()
    await t.jobs.close()
    expect(await ended).toMatchObject({ ok: false })
    expect(t.jobs.running()).toEqual([])
    const pid = Number(await readFile(join(t.root, 'pid'), 'utf8'))
    expect(pid).toBeGreaterThan(0)
    expect(groupAlive(pid)).toBe(false)
  })
})

describe('a login that cannot succeed is not begun', () => {
  test.each(['GH_TOKEN', 'GITHUB_TOKEN'])('%s in the environment', async (variable) => {
    await t.remove()
    t = await createGithubFixture({ [variable]: 'ghp_x' })
    await t.install(gh('exit 0'))
    expect(await t.github.handlers.ghAuthLogin(undefined, OPEN)).toMatchObject({
      problem: { detail: expect.stringContaining(variable) },
    })
    expect(await loginCalls()).toEqual([])
  })

  test('settings that cannot be written', async () => {
    await t.remove()
    t = await createGithubFixture({ GH_CONFIG_DIR: '/dev/null/gh' })
    await t.install(gh('exit 0'))
    expect(await t.github.handlers.ghAuthLogin(undefined, OPEN)).toMatchObject({
      problem: { code: 'path-not-accessible' },
    })
    expect(await loginCalls()).toEqual([])
  })
})
