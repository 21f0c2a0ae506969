import { LOGIN_SUCCESSFUL, type GhLogin, type Reply } from '@mosaygent/contract'
import { singleFlight } from '../async/index.ts'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import type { JobBoard, JobHandle } from '../jobs/index.ts'
import { ghEnvironmentToken, ghHasCredential, ghLogin, type GhSearch, type Patience } from '../tools/index.ts'
import { whatIsWrong } from './installed.ts'
import { describeLoginOutcome, describeEnvironmentToken } from './login-outcome.ts'
import { settingsAreWritable } from './settings-folder.ts'

interface LoginServiceDeps {
  readonly env: NodeJS.ProcessEnv
  readonly jobs: JobBoard
  readonly search: () => Promise<GhSearch>
  /** How long a gh that says nothing is waited for; by default some seconds. */
  readonly patience?: Patience | undefined
  /** Gets every state of a login. */
  readonly changed: (login: GhLogin) => void
}

/** One login at a time, which every page sees. */
interface LoginService {
  /** Resolves when the login has ended; a second call joins the one that runs. */
  login(): Promise<Outcome<Reply<'ghAuthLogin'>>>
  /** The running login, or the one that ended last. */
  current(): GhLogin | null
}

/** GitHub's own limit. gh does not print it, so it is counted from the moment the code was there. */
const CODE_LIFE_MS = 15 * 60_000

export function createLoginService({ env, jobs, search, patience, changed }: LoginServiceDeps): LoginService {
  let login: GhLogin | null = null

  const publish = (next: GhLogin) => {
    login = next
    changed(next)
  }

  const work = async (job: JobHandle): Promise<Outcome<Reply<'ghAuthLogin'>>> => {
    const variable = ghEnvironmentToken(env)
    if (variable !== null) return describeEnvironmentToken(variable)
    const found = await search()
    if (found.kind !== 'found') return refuse('tool-missing', whatIsWrong(found))
    const { gh } = found
    // gh finds out last of all, when the code has been typed and used up
    const writable = await settingsAreWritable(env)
    if (!writable.ok) return writable
    const outcome = await ghLogin(gh, {
      signal: job.signal,
      ...(patience === undefined ? {} : { patience }),
      onCode({ code, url }) {
        const expires = new Date(Date.now() + CODE_LIFE_MS).toISOString()
        publish({ state: 'waiting', code, url, expires_at: expires })
        job.progress({ stage: 'Waiting for the code to be typed on GitHub', percent: null })
      },
      onWords: (output) => publish({ state: 'starting', detail: output }),
    })
    if (outcome.kind === 'done' && (await ghHasCredential(gh)) !== true)
      return refuse('login-failed', 'gh reported success, but no login is stored. Log in again.')
    return outcome.kind === 'done'
      ? succeed({ message: LOGIN_SUCCESSFUL })
      : describeLoginOutcome(outcome, gh.version)
  }

  const attempt = singleFlight(async () => {
    publish({ state: 'starting' })
    let outcome: Outcome<Reply<'ghAuthLogin'>> | null = null
    try {
      outcome = await jobs.run({ kind: 'gh-login', stage: 'Asking GitHub for a code' }, work)
      return outcome
    } finally {
      publish(ended(outcome))
    }
  })

  return { login: () => attempt.ask(), current: () => login }
}

function ended(outcome: Outcome<unknown> | null): GhLogin {
  if (outcome === null) return { state: 'failed', detail: 'The helper failed unexpectedly.' }
  if (outcome.ok) return { state: 'done' }
  const { code, detail } = outcome.problem
  return { state: code === 'cancelled' ? 'cancelled' : 'failed', detail }
}
