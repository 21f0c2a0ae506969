import type { CodebaseKind, CodebaseStatus, Reply, RepositorySource } from '@mosaygent/contract'
import { sameRepository, showAddress } from '../../cloning/index.ts'
import type { CodebaseReader } from './codebase-status.ts'
import { cloneSource } from '../clone/existing-clone.ts'
import { originOf, repositorySource } from '../repositories/repositories.ts'
import type { RepositoryChoices } from '../repositories/repository-choices.ts'
import type { Starters } from '../repositories/starters.ts'
import type { FoundCodebases } from './find-codebases.ts'
import { targetNotes } from '../repositories/target-notes.ts'

interface EnvironmentStatusDeps {
  readonly env: NodeJS.ProcessEnv
  readonly reader: CodebaseReader
  readonly repositories: RepositoryChoices
  readonly starters: Starters | null
  /** `path`: of the codebase that is asked about, absolute; null: it is missing. */
  readonly running: (kind: CodebaseKind, path: string | null) => boolean | Promise<boolean>
}

/** Everything that the Environment page shows of the two codebases. */
export async function environmentStatus(
  directory: string | null,
  found: FoundCodebases,
  deps: EnvironmentStatusDeps,
): Promise<Reply<'environmentStatus'>> {
  const one = async (kind: CodebaseKind): Promise<CodebaseStatus> => {
    const facts = await deps.reader.read(kind, found[kind], directory ?? '')
    const repository = directory === null ? undefined : await sourceOf(kind, directory, facts, deps)
    const running = await deps.running(kind, facts.path)
    const [note] = found.notes[kind]
    return {
      ...facts,
      running,
      ...(note === undefined ? {} : { file_note: note }),
      ...(repository === undefined ? {} : { repository }),
    }
  }
  const [api, flutter] = await Promise.all([one('api'), one('flutter')])
  return { api, flutter }
}

/** Where Clone would clone from; beside a codebase that is there, whether it is of another repository. */
async function sourceOf(
  kind: CodebaseKind,
  directory: string,
  { detected, git }: Pick<CodebaseStatus, 'detected' | 'git'>,
  { env, repositories, starters }: EnvironmentStatusDeps,
): Promise<RepositorySource | undefined> {
  const source = repositorySource(kind, directory, repositories.config(), starters)
  if (source === undefined) return source
  const origin = originOf(kind, repositories.config(), starters)
  if (detected) {
    // a starter was not chosen by the user, and without a repository there is no source to compare
    if (origin.kind !== 'configured' || !git) return source
    const same = git.remote !== undefined && (await sameRepository(git.remote, origin.address))
    return same ? source : { ...source, other: true }
  }
  const notes = await targetNotes(source.target, directory)
  if (notes.taken === undefined || origin.kind !== 'configured') return { ...source, ...notes }
  const remote = await cloneSource(source.target, env)
  if (remote === null) return { ...source, ...notes }
  if (await sameRepository(remote, origin.address)) {
    const taken = `${source.target} is already there, and it is this repository.`
    return { ...source, ...notes, taken, same: true }
  }
  const taken = `${source.target} is already there, and it is a clone of ${showAddress(remote)}, so nothing can be cloned there. Move it away, or choose another project directory.`
  return { ...source, ...notes, taken }
}
