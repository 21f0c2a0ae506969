import { realpath } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import type { Reply, RequestBody } from '@mosaygent/contract'
import {
  describeSystemFailure,
  type Outcome,
  type Problem,
  refuse,
  succeed,
  systemCode,
} from '../../errors/index.ts'
import { holdFolder, makeFolderIn } from '../../project-files/index.ts'
import { folderRoots } from './folder-roots.ts'
import { isInside, statFolder } from './project-directory.ts'
import { readFolder } from './read-folder.ts'
import { readTypedPath } from './typed-path.ts'
import { thisSystem } from '../../operating-system/index.ts'

interface FolderServiceDeps {
  /** The helper's own state, which is never listed. */
  readonly home: string
  readonly env: NodeJS.ProcessEnv
}

/** What `~` stands for, and where looking for a folder begins. */
export function userHomeOf(env: NodeJS.ProcessEnv): string {
  return env['HOME'] ?? env['USERPROFILE'] ?? homedir()
}

/** Looking for the project directory in the page: folders by name, and new ones. */
export function createFolderService({ home, env }: FolderServiceDeps) {
  const system = thisSystem()
  const userHome = userHomeOf(env)
  const ours = async (path: string) => isInside(await realOf(path), await realOf(home), system)
  const notOurs = () =>
    refuse('path-not-allowed', 'This folder holds the helper’s own state. Choose the folder of your project.')

  return {
    async browseFolders({
      path,
      hidden,
      nearest,
    }: RequestBody<'browseFolders'>): Promise<Outcome<Reply<'browseFolders'>>> {
      const typed = readTypedPath(path ?? userHome, { system, userHome })
      if (!typed.ok) return typed
      const folder = nearest === true ? await nearestFolder(typed.value) : await statFolder(typed.value)
      if (!folder.ok) return folder
      if (await ours(folder.value)) return notOurs()
      const read = await readFolder(folder.value, hidden)
      if (!read.ok) return read
      const above = dirname(folder.value)
      return succeed({
        path: folder.value,
        parent: above === folder.value ? null : above,
        roots: await folderRoots({ system, userHome }),
        ...read.value,
      })
    },

    async makeFolder({ path }: RequestBody<'makeFolder'>): Promise<Outcome<Reply<'makeFolder'>>> {
      const typed = readTypedPath(path, { system, userHome })
      if (!typed.ok) return typed
      const base = await nearestFolder(typed.value)
      if (!base.ok) return base
      if (base.value === typed.value) return refuse('target-exists', `${typed.value} is already there.`)
      const real = await realOf(base.value)
      if (await ours(real)) return notOurs()
      try {
        return (await makeBelow(real, relative(base.value, typed.value).split(sep)))
          ? succeed({ path: typed.value })
          : refuse('not-a-directory', `${typed.value} cannot be made: a file or a link is in its place.`)
      } catch (error) {
        return whyNotMade(typed.value, error)
      }
    },
  }
}

/** The folder itself, or the first above it that is there. */
async function nearestFolder(path: string): Promise<Outcome<string>> {
  const here = await statFolder(path)
  const above = dirname(path)
  return here.ok || here.problem.code !== 'path-not-found' || above === path ? here : nearestFolder(above)
}

/** `base` is real, so that none of these folders can be led elsewhere by a link. False: something has a name of them. */
async function makeBelow(base: string, [name, ...rest]: readonly string[]): Promise<boolean> {
  if (name === undefined) return true
  const folder = await holdFolder(base)
  if (folder === null) return false
  try {
    await makeFolderIn(folder, name)
    const inner = await folder.enter(name)
    if (inner === null) return false
    await inner.close()
  } finally {
    await folder.close()
  }
  return makeBelow(join(base, name), rest)
}

/** Links followed; what is not there is taken as it is. */
const realOf = (path: string) => realpath(path).catch(() => path)

function whyNotMade(path: string, error: unknown): Outcome<never> {
  if (systemCode(error) === 'ENAMETOOLONG')
    return refuse('invalid-path', 'The path is longer than this system allows.')
  const gone: Problem = {
    code: 'path-not-found',
    detail: `${path} cannot be made: the folder above it does not exist any more. Choose another folder.`,
  }
  const problem = describeSystemFailure(error, {
    'not-permitted': {
      code: 'path-not-accessible',
      detail: `The helper may not make ${path}. Choose a folder that is yours.`,
    },
    gone,
    taken: { code: 'not-a-directory', detail: `${path} cannot be made: a file is in its place.` },
  })
  if (problem === null) throw error
  return { ok: false, problem }
}
