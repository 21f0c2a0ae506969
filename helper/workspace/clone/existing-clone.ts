import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import type { CodebaseKind } from '@mosaygent/contract'
import { sameRepository } from '../../cloning/index.ts'
import { type Outcome, refuse, succeed } from '../../errors/index.ts'
import { findGit, gitRemote } from '../../tools/index.ts'
import { findCodebases } from '../codebases/find-codebases.ts'

/** An app of a repository that holds several may lie deeper in it than in a project directory. */
const DEPTH = 6

/** Whether a folder is a repository whose `origin` is this address: what a clone of it would make. */
export async function isCloneOf(folder: string, address: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const remote = await cloneSource(folder, env)
  return remote !== null && sameRepository(remote, address)
}

/** Where the clone in a folder came from, with whatever its address holds; null when it is no clone. */
export async function cloneSource(folder: string, env: NodeJS.ProcessEnv): Promise<string | null> {
  // a folder with a `.git` of its own, and no link that leads elsewhere
  if (!(await isFolder(folder)) || !(await isFolder(join(folder, '.git')))) return null
  const git = await findGit(env)
  return git === null ? null : gitRemote(git, folder)
}

/** The codebase inside a clone that is there already; the nearest. */
export async function codebaseInClone(kind: CodebaseKind, clone: string): Promise<Outcome<string>> {
  const [nearest] = (await findCodebases(clone, DEPTH))[kind]
  if (nearest !== undefined) return succeed(nearest)
  const wanted = kind === 'flutter' ? 'pubspec.yaml that depends on Flutter' : 'pyproject.toml'
  return refuse(
    'path-not-found',
    `${clone} is the repository, but holds no ${wanted} on the branch that is checked out. Switch the branch in a terminal, or choose another repository.`,
  )
}

const isFolder = (path: string) =>
  lstat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
