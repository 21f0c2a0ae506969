import type { CodebaseKind, Reply, RequestBody } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../../errors/index.ts'
import { codebaseInClone, isCloneOf } from './existing-clone.ts'
import { type Origin, targetOf } from '../repositories/repositories.ts'
import type { StoredWorkspace } from '../stored-workspace.ts'

interface UseExistingDeps {
  readonly env: NodeJS.ProcessEnv
  readonly stored: () => StoredWorkspace
  readonly keep: (next: StoredWorkspace) => Promise<Outcome<null>>
  readonly originOf: (kind: CodebaseKind) => Origin
}

/** Uses the codebase inside the clone that is there already; refuses any other repository. */
export function createUseExisting({ env, stored, keep, originOf }: UseExistingDeps) {
  return async ({ codebase }: RequestBody<'useExisting'>): Promise<Outcome<Reply<'useExisting'>>> => {
    const { directory, chosen } = stored()
    if (directory === null) return refuse('no-directory', 'Set the project directory first.')
    const target = targetOf(codebase, directory)
    const origin = originOf(codebase)
    if (origin.kind !== 'configured' || !(await isCloneOf(target, origin.address, env)))
      return refuse('target-exists', `${target} is not a clone of the repository that is configured.`)
    const inside = await codebaseInClone(codebase, target)
    if (!inside.ok) return inside
    const kept = await keep({ directory, chosen: { ...chosen, [codebase]: inside.value } })
    return kept.ok ? succeed({ path: inside.value, message: `Using ${inside.value}.` }) : kept
  }
}
