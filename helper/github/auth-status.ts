import type { GhAuthState, Reply } from '@mosaygent/contract'
import { type Outcome, succeed } from '../errors/index.ts'
import { type GhAuth, ghAuth, ghEnvironmentToken, GITHUB_HOST, type GhSearch } from '../tools/index.ts'
import { whatIsWrong } from './installed.ts'

type Status = Reply<'ghAuthStatus'>

/** What gh itself asks for at a login. A scope in a list stands for the one it contains. */
const NEEDED: readonly (readonly string[])[] = [['repo'], ['read:org', 'write:org', 'admin:org']]

/** The login as GitHub sees it. Without a network a stored login still counts: nobody has to log in again for that. */
export async function readAuthStatus(search: GhSearch, env: NodeJS.ProcessEnv): Promise<Outcome<Status>> {
  if (search.kind !== 'found') {
    const note = whatIsWrong(search)
    return succeed({ logged_in: false, output: note, state: 'unknown', note })
  }
  const auth = await ghAuth(search.gh)
  const variable = ghEnvironmentToken(env)
  const account = auth.kind === 'signed-in' ? auth.login : auth.accounts.find(({ active }) => active)?.login
  const scopes = auth.kind === 'signed-in' ? auth.scopes : auth.statusScopes
  const note = describe(auth, variable)
  return succeed({
    logged_in: auth.kind === 'signed-in' || auth.kind === 'unverified',
    output: auth.output,
    state: auth.kind satisfies GhAuthState,
    host: GITHUB_HOST,
    ...(account === undefined ? {} : { account }),
    ...(auth.accounts.length === 0 ? {} : { accounts: [...auth.accounts] }),
    ...(scopes === null ? {} : { scopes: [...scopes], missing_scopes: missing(scopes, auth) }),
    ...(variable === null ? {} : { environment_token: variable }),
    ...(note === null ? {} : { note }),
  })
}

function missing(scopes: readonly string[], auth: GhAuth): string[] {
  const lacks = NEEDED.filter((anyOf) => !anyOf.some((scope) => scopes.includes(scope)))
  return [...new Set([...lacks.flatMap(([scope]) => scope ?? []), ...auth.missingScopes])]
}

function describe(auth: GhAuth, variable: string | null): string | null {
  switch (auth.kind) {
    case 'signed-in':
      return variable === null
        ? null
        : `gh uses the token in ${variable}, which comes before any login made here.`
    case 'signed-out':
      return null
    case 'refused':
      return variable === null
        ? 'GitHub does not accept the stored login any more: it was revoked or has expired. Log in again.'
        : `GitHub does not accept the token in ${variable}. ${removeIt(variable)}`
    case 'unverified':
      return `A login is stored. ${NOT_ASKED[auth.why]}`
    case 'unknown':
      return `The GitHub CLI could not tell: ${auth.output}.`
  }
}

const NOT_ASKED = {
  offline: 'GitHub could not be reached, so it was not checked.',
  slow: 'GitHub did not answer within 10 s, so it was not checked.',
  server: 'GitHub has trouble of its own right now, so it was not checked.',
  'rate-limited': 'GitHub takes no more questions from this account for a while, so it was not checked.',
} as const

export const removeIt = (variable: string) =>
  `Remove ${variable} from the environment, then start Mosaygent again.`
