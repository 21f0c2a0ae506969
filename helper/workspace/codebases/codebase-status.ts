import type { CodebaseKind, CodebaseStatus, GitFacts } from '@mosaygent/contract'
import { showAddress } from '../../cloning/index.ts'
import { findGit, gitRemote, gitStatus } from '../../tools/index.ts'
import { dependenciesInstalled } from '../packages/installed-packages.ts'
import { type LastModified, lastModified } from './last-modified.ts'
import { ownChanges } from './own-changes.ts'
import { createExpiringCache } from '../../async/index.ts'
import { lastFetch, type Repositories, repositoryStamp } from '../git/repository-of.ts'

/** What a codebase's folder shows by itself; the caller adds what runs and where Clone clones from. */
type CodebaseFacts = Pick<
  CodebaseStatus,
  | 'detected'
  | 'path'
  | 'git'
  | 'dependencies'
  | 'last_modified'
  | 'last_modified_file'
  | 'candidates'
  | 'git_note'
>

const MISSING: CodebaseFacts = {
  detected: false,
  path: null,
  git: null,
  dependencies: false,
  last_modified: null,
}

export interface CodebaseReader {
  read(kind: CodebaseKind, folders: readonly string[], directory: string): Promise<CodebaseFacts>
  forget(): void
}

interface GitAnswer {
  readonly git: GitFacts | null
  readonly git_note?: string
}

/** Two seconds: many tabs poll, and a status of a large repository is a quarter of a second of work. */
const KEEP_MS = 2_000

interface CodebaseReaderDeps {
  readonly env: NodeJS.ProcessEnv
  /** Absolute paths of the files below a folder that this product wrote and nobody changed since. */
  readonly ownFiles: (folder: string) => Promise<string[]>
  readonly repositories: Repositories
}

export function createCodebaseReader({ env, ownFiles, repositories }: CodebaseReaderDeps): CodebaseReader {
  const gitAnswers = createExpiringCache<GitAnswer>(KEEP_MS)
  const newest = createExpiringCache<LastModified | null>(KEEP_MS)

  const askGit = async (codebase: string, directory: string): Promise<GitAnswer> => {
    const repository = await repositories.of(codebase, directory)
    if (repository === null) return { git: null }
    const stamp = `${repository} ${await repositoryStamp(repository)}`
    return gitAnswers.ask(codebase, stamp, () => readGit(codebase, repository, { env, ownFiles }))
  }

  return {
    async read(kind, [path, ...candidates], directory) {
      // on a branch without the app the way back is another branch
      if (path === undefined)
        return kind === 'flutter' && directory !== ''
          ? { ...MISSING, ...(await askGit(directory, directory)) }
          : MISSING
      const [answer, modified, dependencies] = await Promise.all([
        askGit(path, directory),
        newest.ask(path, '', () => lastModified(path)),
        dependenciesInstalled(kind, path, directory),
      ])
      return {
        detected: true,
        path,
        ...answer,
        dependencies,
        last_modified: modified?.at ?? null,
        last_modified_file: modified?.file ?? null,
        ...(candidates.length > 0 ? { candidates } : {}),
      }
    },
    forget() {
      repositories.forget()
      gitAnswers.forget()
      newest.forget()
    },
  }
}

async function readGit(
  codebase: string,
  repository: string,
  { env, ownFiles }: Pick<CodebaseReaderDeps, 'env' | 'ownFiles'>,
): Promise<GitAnswer> {
  const git = await findGit(env)
  if (git === null) return { git: null, git_note: 'git was not found. Install git, then refresh.' }
  const [status, remote, fetched] = await Promise.all([
    gitStatus(git, { folder: codebase, repository }),
    gitRemote(git, repository),
    lastFetch(repository),
  ])
  switch (status.kind) {
    case 'facts': {
      const own = status.facts.dirty
        ? await ownChanges(status.changes, repository, await ownFiles(codebase))
        : []
      return {
        git: {
          ...status.facts,
          ...(own.length === 0 ? {} : { own_changes: own }),
          ...(remote === null ? {} : { remote: showAddress(remote) }),
          ...(fetched === null
            ? {}
            : fetched.failed
              ? { fetch_failed_at: fetched.at }
              : { fetched_at: fetched.at }),
        },
      }
    }
    case 'unreadable':
      return { git: null, git_note: status.note }
    case 'not-a-repository':
      return { git: null, git_note: 'There is a .git here, but git does not recognise it as a repository.' }
  }
}
