import { createHash, randomBytes } from 'node:crypto'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { CODEBASE_FOLDERS, type CodebaseKind } from '@mosaygent/contract'
import { systemCode } from '../../errors/index.ts'
import { type Git, gitCommitFolder } from '../../tools/index.ts'
import { entriesOf, textOf } from '../../state/index.ts'

/** The two repositories that Clone gives when no address is configured: our shipped files, as local repositories. */
export interface Starters {
  /** Where the repository of a kind lies, or will lie. */
  folderOf(kind: CodebaseKind): string
  /** Makes the repository, or makes it anew when the shipped files changed. Returns its folder. */
  prepare(kind: CodebaseKind, git: Git): Promise<string>
}

/** What a checkout's tools leave in the source of a starter; never part of it. */
const LEFT_OUT = new Set([
  '.git',
  '.dart_tool',
  '.venv',
  '.pytest_cache',
  '.ruff_cache',
  '__pycache__',
  'build',
])
/** Lies inside `.git`, so that it appears and disappears together with the commit it speaks of. */
const MARK = join('.git', 'mosaygent-content')

export function createStarters(source: string, home: string): Starters {
  const folderOf = (kind: CodebaseKind) => join(home, 'starters', CODEBASE_FOLDERS[kind])
  const running = new Map<CodebaseKind, Promise<string>>()
  return {
    folderOf,
    prepare(kind, git) {
      const known = running.get(kind)
      if (known) return known
      const mine = prepare(join(source, CODEBASE_FOLDERS[kind]), folderOf(kind), git).finally(() =>
        running.delete(kind),
      )
      running.set(kind, mine)
      return mine
    },
  }
}

async function prepare(source: string, repository: string, git: Git): Promise<string> {
  const files = await filesBelow(source)
  if (files.length === 0)
    throw new Error(`The starter ${source} is missing or empty: the installation is damaged.`)
  const content = await hashOf(source, files)
  if ((await textOf(join(repository, MARK))) === content) return repository
  const building = `${repository}.building-${randomBytes(4).toString('hex')}`
  const old = `${repository}.old-${randomBytes(4).toString('hex')}`
  try {
    for (const file of files) {
      const to = join(building, nameOf(file))
      await mkdir(join(to, '..'), { recursive: true })
      await cp(join(source, file), to)
    }
    await gitCommitFolder(git, building, 'Start')
    await writeFile(join(building, MARK), content)
    await rename(repository, old).catch(ignoreMissing)
    await rename(building, repository)
  } finally {
    await Promise.all([building, old].map((path) => rm(path, { recursive: true, force: true })))
  }
  return repository
}

async function filesBelow(root: string): Promise<string[]> {
  const files: string[] = []
  const folders = [root]
  for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
    for (const entry of await entriesOf(folder)) {
      if (LEFT_OUT.has(entry.name)) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) folders.push(path)
      else if (entry.isFile()) files.push(relative(root, path))
    }
  }
  return files.sort()
}

async function hashOf(root: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) {
    const bytes = await readFile(join(root, file))
    hash.update(`${nameOf(file).split(sep).join('/')}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

/** npm takes no `.gitignore` into a package: there it has lost its dot. */
const nameOf = (file: string) => (basename(file) === 'gitignore' ? join(dirname(file), '.gitignore') : file)

function ignoreMissing(error: unknown): void {
  if (systemCode(error) !== 'ENOENT') throw error
}
