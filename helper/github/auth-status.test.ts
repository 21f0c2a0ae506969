import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findGh } from '../tools/index.ts'
import { createGithubFixture, type FakeGh, type GithubFixture, VERSION } from './testing/fake-gh.ts'

/** A caller that stays. */
const OPEN = new AbortController().signal

const TOKEN = 'gho_abcdefghijklmnopqrstuvwxyz0123456789'
const stored: FakeGh = {
  '--version': VERSION,
  'auth token': `echo ${TOKEN}`,
  'auth status': `cat <<'END'
github.com
  ✓ Logged in to github.com account octocat (keyring)
  - Active account: true
  - Git operations protocol: https
  - Token: ${TOKEN}
  - Token scopes: 'gist', 'repo'

  ✓ Logged in to github.com account hubot (keyring)
  - Active account: false
  - Token: gho_************************************
  - Token scopes: 'gist', 'read:org', 'repo'
END`,
  api: String.raw`printf 'HTTP/2.0 200 OK\r\nX-Oauth-Scopes: gist, repo\r\n\r\noctocat\n'`,
}

let t: GithubFixture
beforeEach(async () => {
  t = await createGithubFixture()
})
afterEach(() => t.remove())

const installed = async () => {
  const outcome = await t.github.handlers.ghInstalled(undefined, OPEN)
  return outcome.ok ? outcome.value : outcome.problem
}
const status = async (stage = t) => {
  const outcome = await stage.github.handlers.ghAuthStatus(undefined, OPEN)
  return outcome.ok ? outcome.value : outcome.problem
}

describe('whether it is installed', () => {
  test('nothing of that name: no, and how it would be installed', async () => {
    expect(await installed()).toMatchObject({ installed: false, version: null, install: { way: 'archive' } })
    expect(await status()).toMatchObject({ logged_in: false, state: 'unknown' })
  })

  test('the version is read from its first line', { tags: 'P-099' }, async () => {
    await t.install({ '--version': VERSION })
    expect(await installed()).toMatchObject({ installed: true, version: '2.46.0' })
  })

  test('another program of the name is not it, and says so', async () => {
    await t.install({ '--version': 'echo "2.8.9"' })
    expect(await t.github.ghFile()).toBeNull()
    expect(await t.github.handlers.ghAuthLogin(undefined, OPEN)).toMatchObject({
      problem: { code: 'tool-missing' },
    })
    // it was asked what it is, and nothing else
    expect(new Set(await t.calls())).toEqual(new Set(['--version']))
    expect(await installed()).toMatchObject({
      installed: false,
      note: expect.stringContaining('another program'),
    })
  })

  test('one that never answers is ended, and told as what it is', async () => {
    await t.program('gh', `echo $$ > '${t.root}/pid'; exec sleep 60`)
    const env = { PATH: join(t.root, 'bin') }
    const found = await findGh(env, { usual: [], timeoutMs: 300 })
    expect(found).toEqual({ kind: 'silent', file: join(t.root, 'bin', 'gh') })
    const pid = Number(await readFile(join(t.root, 'pid'), 'utf8'))
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })

  test('damaged settings are not "not installed"', async () => {
    await t.install({
      '--version':
        'echo "failed to read configuration: invalid config file /x/hosts.yml: invalid yaml" >&2; exit 1',
    })
    expect(await installed()).toMatchObject({ note: expect.stringContaining('damaged') })
  })
})

describe('the login', () => {
  test(
    'is verified, with account, scopes and what is missing; the token appears nowhere',
    { tags: 'P-171' },
    async () => {
      await t.install(stored)
      const output = await status()
      expect(output).toMatchObject({
        logged_in: true,
        state: 'signed-in',
        host: 'github.com',
        account: 'octocat',
        accounts: [
          { login: 'octocat', active: true },
          { login: 'hubot', active: false },
        ],
        scopes: ['gist', 'repo'],
        missing_scopes: ['read:org'],
      })
      expect(JSON.stringify(output)).not.toContain('abcdefghij')
      expect(JSON.stringify(output)).toContain('Token: ***')
    },
  )

  test('is asked for once by many pages at a time', async () => {
    await t.install(stored)
    await Promise.all([status(), status(), status()])
    expect((await t.calls()).filter((call) => call.startsWith('api'))).toHaveLength(1)
  })

  test('none is stored: GitHub is not even asked', async () => {
    const none = 'echo "You are not logged into any GitHub hosts." >&2; exit 1'
    await t.install({ '--version': VERSION, 'auth token': 'exit 1', 'auth status': none })
    expect(await status()).toMatchObject({
      logged_in: false,
      state: 'signed-out',
      output: 'You are not logged into any GitHub hosts.',
    })
    expect((await t.calls()).some((call) => call.startsWith('api'))).toBe(false)
  })

  test.each([
    ['gh: Bad credentials (HTTP 401)', 'refused', false, /revoked or has expired/],
    ['gh: rate limit exceeded (HTTP 403)', 'unverified', true, /no more questions/],
    ['gh: oops (HTTP 502)', 'unverified', true, /trouble of its own/],
    ['error connecting to api.github.com', 'unverified', true, /could not be reached/],
    [
      'Get "https://api.github.com/user": dial tcp: lookup api.github.com: no such host',
      'unverified',
      true,
      /reached/,
    ],
    ['something new', 'unknown', false, /something new/],
  ])('GitHub says %j: %s', async (output, state, loggedIn, note) => {
    await t.install({ ...stored, api: `echo '${output}' >&2; exit 1` })
    expect(await status()).toMatchObject({ state, logged_in: loggedIn, note: expect.stringMatching(note) })
  })

  test('by a token in the environment is said', async () => {
    await t.remove()
    t = await createGithubFixture({ GH_TOKEN: TOKEN, GH_DEBUG: 'api' })
    const seen = 'env | grep -q GH_DEBUG && exit 98'
    await t.install({ ...stored, api: `${seen}\n${stored['api'] ?? ''}` })
    expect(await status()).toMatchObject({
      logged_in: true,
      environment_token: 'GH_TOKEN',
      note: expect.stringContaining('GH_TOKEN'),
    })
  })
})
