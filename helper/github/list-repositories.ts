import type { Reply } from '@mosaygent/contract'
import { readTypedRepositoryAddress } from '../cloning/index.ts'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import { ghRepositories, type GhSearch } from '../tools/index.ts'
import { whatIsWrong } from './installed.ts'
import { thisSystem } from '../operating-system/index.ts'

/** A page of what the login may clone. */
export async function listRepositories(
  search: GhSearch,
  page: number,
  signal: AbortSignal,
): Promise<Outcome<Reply<'githubRepositories'>>> {
  if (search.kind !== 'found') return refuse('tool-missing', whatIsWrong(search))
  const answer = await ghRepositories(search.gh, page, signal)
  switch (answer.kind) {
    case 'listed': {
      const { repositories, more } = answer
      // an address that could not be chosen is not offered
      const sound = repositories.filter(({ address }) => readTypedRepositoryAddress(address, thisSystem()).ok)
      return succeed({ repositories: sound, more })
    }
    case 'signed-out':
      return refuse('repository-auth', 'Log in to GitHub first; then your repositories are listed here.')
    case 'offline':
      return refuse('network-unreachable', 'GitHub could not be reached. Check the network connection.')
    case 'slow':
      return refuse('network-unreachable', 'GitHub did not answer within 20 s.')
    case 'rate-limited':
      return refuse('tool-failed', 'GitHub takes no more questions from this account for a while.')
    case 'failed':
      return refuse('tool-failed', `The GitHub CLI could not list the repositories: ${answer.output}.`)
  }
}
