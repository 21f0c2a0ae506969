import type { CodebaseKind, Reply } from '@mosaygent/contract'
import { readRepositoryAddress } from '../../cloning/index.ts'
import { type Outcome, succeed } from '../../errors/index.ts'
import type { Config } from '../../state/index.ts'
import { findGit, gitRemoteHead } from '../../tools/index.ts'
import { createExpiringCache } from '../../async/index.ts'
import { originOf } from './repositories.ts'
import type { Starters } from './starters.ts'
import { thisSystem } from '../../operating-system/index.ts'

interface DefaultBranchDeps {
  readonly home: string
  readonly env: NodeJS.ProcessEnv
  readonly starters: Starters | null
  readonly config: () => Config
  readonly findGh: () => Promise<string | null>
}

/** A default branch changes about never; a server that was out of reach is asked again. */
const KEEP_MS = 60_000

/** Which branch a clone would check out, asked of the server. It is news and no condition: no answer is no error. */
export function createDefaultBranch({ home, env, starters, config, findGh }: DefaultBranchDeps) {
  const answers = createExpiringCache<string | null>(KEEP_MS)

  const ask = async (text: string): Promise<string | null> => {
    const read = readRepositoryAddress(text, thisSystem())
    const git = read.ok ? await findGit(env) : null
    if (!read.ok || git === null) return null
    const { address, transport, host } = read.value
    const gh = host === 'github.com' ? await findGh() : null
    return gitRemoteHead(git, { address, transport, gh, folder: home })
  }

  return async ({ codebase }: { codebase: CodebaseKind }): Promise<Outcome<Reply<'defaultBranch'>>> => {
    const origin = originOf(codebase, config(), starters)
    switch (origin.kind) {
      case 'none':
        return succeed({ branch: null })
      case 'starter':
        return succeed({ branch: 'main' })
      case 'configured': {
        const branch = await answers.ask(origin.address, '', () => ask(origin.address))
        if (branch === null) answers.forget()
        return succeed({ branch })
      }
    }
  }
}
