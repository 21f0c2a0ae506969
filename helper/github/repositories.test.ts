import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGithubFixture, type FakeGh, type GithubFixture, VERSION } from './testing/fake-gh.ts'

const signal = new AbortController().signal
const one = (name: string, address: string) => ({
  name,
  address,
  private: true,
  archived: false,
  description: null,
  default_branch: 'main',
  pushed_at: '2026-03-01T12:00:00Z',
})
let on: GithubFixture
beforeEach(async () => {
  on = await createGithubFixture()
})
afterEach(() => on.remove())

const list = async (answer: FakeGh[string], page = 1) => {
  await on.install({ '--version': VERSION, api: answer })
  return on.github.handlers.githubRepositories({ page }, signal)
}
const says = (value: unknown) => `cat <<'END'\n${JSON.stringify(value)}\nEND`

describe('the repositories of the login', () => {
  test('are listed a page at a time; what could not be cloned is left out', async () => {
    const demo = one('acme/demo é', 'https://github.com/acme/demo.git')
    const outcome = await list(says([demo, one('evil/x', 'ext::sh -c x'), one('evil/y', '/etc')]), 3)
    expect(outcome).toEqual({ ok: true, value: { repositories: [demo], more: false } })
    const asked = (await on.calls()).filter((call) => call.startsWith('api'))
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain('--hostname github.com --method GET')
    expect(asked[0]).toContain('user/repos?per_page=100&page=3&sort=pushed')
  })

  test('go on after a full page', async () => {
    const full = Array.from({ length: 100 }, (_, i) =>
      one(`a/${String(i)}`, `https://github.com/a/${String(i)}`),
    )
    expect(await list(says(full))).toMatchObject({ value: { more: true } })
  })

  test.each([
    ['echo "gh: Bad credentials (HTTP 401)" >&2; exit 1', 'repository-auth'],
    ['echo "To get started with GitHub CLI, please run:  gh auth login" >&2; exit 4', 'repository-auth'],
    ['echo "error connecting to api.github.com" >&2; exit 1', 'network-unreachable'],
    ['echo "gh: slow down (HTTP 403)" >&2; exit 1', 'tool-failed'],
    ['echo "<html>"', 'tool-failed'],
    ['echo "token gho_abcdefghijklmnop is odd" >&2; exit 1', 'tool-failed'],
  ])('cannot be told when gh does `%s`: %s', async (answer, code) => {
    const outcome = await list(answer)
    expect(outcome).toMatchObject({ ok: false, problem: { code } })
    expect(JSON.stringify(outcome)).not.toContain('gho_abcd')
  })

  test('need a GitHub CLI', async () => {
    expect(await on.github.handlers.githubRepositories({ page: 1 }, signal)).toMatchObject({
      problem: { code: 'tool-missing' },
    })
  })
})
