import { join } from 'node:path'
import type { GhLogin, githubEndpoints, Reply } from '@mosaygent/contract'
import type { HandlersOf } from '../handlers/index.ts'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import type { EventHub } from '../events/index.ts'
import type { JobBoard, JobHandle } from '../jobs/index.ts'
import { findGh, type GhFolders, type GhSearch, type Patience } from '../tools/index.ts'
import { readAuthStatus } from './auth-status.ts'
import { describePlan, installGh as runInstall, type InstallTarget } from './install-gh.ts'
import { describeInstalled } from './installed.ts'
import { listRepositories } from './list-repositories.ts'
import { createLoginService } from './login-service.ts'
import { singleFlight } from '../async/index.ts'

export interface GithubDeps {
  /** The helper's own folder; a gh that it installed itself lies in it. */
  readonly home: string
  readonly env: NodeJS.ProcessEnv
  readonly hub: EventHub
  readonly jobs: JobBoard
  /** Where to look besides PATH; tests give their own. */
  readonly folders?: GhFolders
  /** Where to install from, and as whom; tests say so. */
  readonly install?: Pick<InstallTarget, 'releases' | 'isRoot'>
  /** How long a login that says nothing is waited for; tests let no time pass. */
  readonly patience?: Patience
}

export interface Github {
  readonly handlers: HandlersOf<typeof githubEndpoints>
  /** Absolute path of the GitHub CLI, whose login git may use; null when there is none. */
  ghFile(): Promise<string | null>
}

/** The GitHub command line: there or not, logged in or not, and the login. */
export function createGithub({
  home,
  env,
  hub,
  jobs,
  folders = {},
  install = {},
  patience,
}: GithubDeps): Github {
  const target = { home, env, ...install }
  const search = singleFlight((): Promise<GhSearch> =>
    findGh(env, { own: join(home, 'tools', 'gh', 'bin'), ...folders }),
  )
  const status = singleFlight(async () => readAuthStatus(await search.ask(), env))
  const changed = (login?: GhLogin) => {
    search.forget()
    status.forget()
    hub.publish({ type: 'github.changed', ...(login ? { login } : {}) })
  }
  const loginService = createLoginService({ env, jobs, search: () => search.ask(), patience, changed })

  const work = async (job: JobHandle): Promise<Outcome<Reply<'installGh'>>> => {
    const found = await search.ask()
    if (found.kind === 'found')
      return succeed({ message: `The GitHub CLI ${found.gh.version} is installed already.` })
    const outcome = await runInstall(target, job)
    search.forget()
    if (!outcome.ok || (await search.ask()).kind === 'found') return outcome
    return refuse('tool-failed', 'The installation ended well, but gh is nowhere to be found.')
  }
  const installation = singleFlight(() =>
    jobs.run({ kind: 'install-gh', stage: 'Looking for a way to install it' }, work).finally(() => changed()),
  )

  return {
    handlers: {
      async ghInstalled() {
        const found = describeInstalled(await search.ask())
        return succeed(found.installed ? found : { ...found, install: await describePlan(target) })
      },
      installGh: () => installation.ask(),
      async ghAuthStatus() {
        const reply = await status.ask()
        // asked last: it may have changed while gh was thinking
        const login = loginService.current()
        if (!reply.ok || login === null) return reply
        return { ok: true, value: { ...reply.value, login } }
      },
      ghAuthLogin: () => loginService.login(),
      githubRepositories: async ({ page }, signal) => listRepositories(await search.ask(), page, signal),
    },
    async ghFile() {
      const found = await search.ask()
      return found.kind === 'found' ? found.gh.file : null
    },
  }
}
