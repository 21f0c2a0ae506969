import type { CodebaseKind, CodebaseStatus, Reply, RepositorySource } from '@mosaygent/contract'
import type { CodebaseReader } from './codebase-status.ts'
import { isCloneOf } from './existing-repository.ts'
import { originOf, repositorySource } from './repositories.ts'
import type { RepositoryChoices } from './repository-choices.ts'
import type { Starters } from './starters.ts'
import { codebasesOf, type StoredWorkspace } from './stored-workspace.ts'
import { targetNotes } from './target-notes.ts'

interface EnvironmentStatusDeps {
  readonly env: NodeJS.ProcessEnv
  readonly reader: CodebaseReader
  readonly repositories: RepositoryChoices
  readonly starters: Starters | null
  readonly running: (kind: CodebaseKind) => boolean | Promise<boolean>
}

/** Everything that the Environment page shows of the two codebases. */
export async function environmentStatus(
  stored: StoredWorkspace,
  deps: EnvironmentStatusDeps,
): Promise<Reply<'environmentStatus'>> {
  const { directory } = stored
  const found = await codebasesOf(stored)
  const one = async (kind: CodebaseKind): Promise<CodebaseStatus> => {
    const facts = await deps.reader.read(kind, found[kind], directory ?? '')
    const repository = directory === null ? undefined : await sourceOf(kind, directory, facts.detected, deps)
    const running = await deps.running(kind)
    return { ...facts, running, ...(repository === undefined ? {} : { repository }) }
  }
  const [api, flutter] = await Promise.all([one('api'), one('flutter')])
  return { api, flutter }
}

/** Where Clone would clone from; what there is to say about its place only while the codebase is missing. */
async function sourceOf(
  kind: CodebaseKind,
  directory: string,
  detected: boolean,
  { env, repositories, starters }: EnvironmentStatusDeps,
): Promise<RepositorySource | undefined> {
  const source = repositorySource(kind, directory, repositories.config(), starters)
  if (source === undefined || detected) return source
  const notes = await targetNotes(source.target, directory)
  const origin = originOf(kind, repositories.config(), starters)
  if (notes.taken === undefined || origin.kind !== 'configured') return { ...source, ...notes }
  return (await isCloneOf(source.target, origin.address, env))
    ? {
        ...source,
        ...notes,
        taken: `${source.target} is already there, and it is this repository.`,
        same: true,
      }
    : { ...source, ...notes }
}
