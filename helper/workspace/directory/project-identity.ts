import { createHash } from 'node:crypto'
import { join, relative, sep } from 'node:path'
import { findGit, gitIdentity, repositoryAbove } from '../../tools/index.ts'
import { lstatOf, type Repositories } from '../git/repository-of.ts'

export interface ProjectIdentities {
  /** A hash of the remotes and first commits of a project's repositories and of their places; null: nothing tells it from another. */
  of(directory: string, codebases: readonly string[]): Promise<string | null>
  /** The same, if something of it may have changed since it was asked last; undefined: it has not. */
  changed(directory: string, codebases: readonly string[]): Promise<string | null | undefined>
}

/** By what a project is known again after its folder was moved. */
export function createProjectIdentities(env: NodeJS.ProcessEnv, located: Repositories): ProjectIdentities {
  let asked = ''
  const repositoriesOf = async (directory: string, codebases: readonly string[]) => {
    const [own, ...others] = await Promise.all([
      repositoryAbove(directory, directory),
      located.ofAll(codebases, directory),
    ])
    return [...new Set([own, ...others.flat()])].filter((folder) => folder !== null).toSorted()
  }
  const read = async (directory: string, repositories: readonly string[]): Promise<string | null> => {
    const git = await findGit(env)
    if (git === null || repositories.length === 0) return null
    const known = await Promise.all(
      repositories.map(async (repository) => {
        const identity = await gitIdentity(git, repository)
        return identity === null ? null : { place: placeOf(repository, directory), ...identity }
      }),
    )
    // a starter’s first commit is the same for everybody: without any address it says nothing
    if (known.includes(null) || known.every((one) => one?.remotes.length === 0)) return null
    return createHash('sha256').update(JSON.stringify(known)).digest('hex').slice(0, 32)
  }
  return {
    async of(directory, codebases) {
      return read(directory, await repositoriesOf(directory, codebases))
    },
    async changed(directory, codebases) {
      const repositories = await repositoriesOf(directory, codebases)
      const times = await Promise.all(
        ['config', 'HEAD'].flatMap((name) =>
          repositories.map(async (folder) => (await lstatOf(join(folder, '.git', name)))?.mtimeMs),
        ),
      )
      const stamp = JSON.stringify([directory, repositories, times])
      if (stamp === asked) return undefined
      asked = stamp
      return read(directory, repositories)
    },
  }
}

/** Where the one lies in the other: two apps of one repository are two projects. */
function placeOf(repository: string, directory: string): { readonly below: string; readonly above: string } {
  const [below, above] = [relative(directory, repository), relative(repository, directory)]
  const path = (text: string) => text.split(sep).join('/')
  return below.startsWith('..') ? { below: '', above: path(above) } : { below: path(below), above: '' }
}
