import type { CodebaseKind, Reply, RequestBody } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../../errors/index.ts'
import { codebaseInClone, isCloneOf } from './existing-clone.ts'
import { type Origin, targetOf } from '../repositories/repositories.ts'

interface UseExistingDeps {
  readonly env: NodeJS.ProcessEnv
  readonly directory: () => string | null
  /** Remembers the codebase, an absolute folder, for the project directory. */
  readonly keep: (kind: CodebaseKind, directory: string, folder: string) => Promise<Outcome<null>>
  readonly originOf: (kind: CodebaseKind) => Origin
}

/** Uses the codebase inside the clone that is there already; refuses any other repository. */
export function createUseExisting({ env, directory: chosen, keep, originOf }: UseExistingDeps) {
  return async ({ codebase }: RequestBody<'useExisting'>): Promise<Outcome<Reply<'useExisting'>>> => {
    const directory = chosen()
    if (directory === null) return refuse('no-directory', 'Set the project directory first.')
    const target = targetOf(codebase, directory)
    const origin = originOf(codebase)
    if (origin.kind !== 'configured' || !(await isCloneOf(target, origin.address, env)))
      return refuse('target-exists', `${target} is not a clone of the repository that is configured.`)
    const inside = await codebaseInClone(codebase, target)
    if (!inside.ok) return inside
    const kept = await keep(codebase, directory, inside.value)
    return kept.ok ? succeed({ path: inside.value, message: `Using ${inside.value}.` }) : kept
  }
}
