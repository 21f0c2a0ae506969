import { GithubRepository } from '@mosaygent/contract'
import * as z from 'zod/mini'
import { parseJson } from '../../state/index.ts'
import { hideSecrets } from '../../redaction/index.ts'
import { type Gh, GITHUB_HOST, runGh } from './gh.ts'
import { isOffline } from './auth.ts'

/** GitHub's most. */
const PAGE = 100
/** In ms. A page of a hundred takes GitHub a second or two. */
const LIMIT_MS = 20_000

/** Of some 6 kB that GitHub says of each repository, what we show. */
const PICK =
  '[.[] | {name: .full_name, address: .clone_url, private, archived: (.archived // false), description, default_branch, pushed_at}]'

export type GhRepositories =
  | { readonly kind: 'listed'; readonly repositories: readonly GithubRepository[]; readonly more: boolean }
  | { readonly kind: 'signed-out' | 'offline' | 'slow' | 'rate-limited' }
  | { readonly kind: 'failed'; readonly output: string }

/** A page of the repositories that the login may read, in all of its organisations; the ones pushed to last first. */
export async function ghRepositories(gh: Gh, page: number, signal?: AbortSignal): Promise<GhRepositories> {
  const path = `user/repos?per_page=${String(PAGE)}&page=${String(page)}&sort=pushed`
  const args = ['api', '--hostname', GITHUB_HOST, '--method', 'GET', '--jq', PICK, path]
  const result = await runGh(gh, { args, timeoutMs: LIMIT_MS, signal })
  switch (result.kind) {
    case 'exited':
      return result.code === 0 ? read(result.stdout) : whyNot(result.stderr)
    case 'timed-out':
      return { kind: 'slow' }
    case 'missing':
      return { kind: 'failed', output: 'gh is not there any more' }
    case 'cancelled':
    case 'killed':
      return { kind: 'failed', output: 'gh was ended before it had answered' }
  }
}

function read(stdout: string): GhRepositories {
  const parsed = z.array(GithubRepository).safeParse(parseJson(stdout))
  return parsed.success
    ? { kind: 'listed', repositories: parsed.data, more: parsed.data.length === PAGE }
    : { kind: 'failed', output: 'its answer could not be read' }
}

function whyNot(stderr: string): GhRepositories {
  if (/\(HTTP 401\)|gh auth login/.test(stderr)) return { kind: 'signed-out' }
  if (/\(HTTP (403|429)\)/.test(stderr)) return { kind: 'rate-limited' }
  if (isOffline(stderr)) return { kind: 'offline' }
  return { kind: 'failed', output: hideSecrets(stderr.trim().split('\n').at(-1) ?? '').slice(0, 300) }
}
