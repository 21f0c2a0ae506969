import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { describeSystemFailure, type Outcome, refuse, systemCode } from '../errors/index.ts'
import {
  FolderMovedError,
  type FoundFile,
  type HeldFolder,
  holdFolder,
  makeFolderIn,
  readFileIn,
  removeEmptyFolder,
  removeFile,
  renameIn,
  writeNewFile,
} from '../project-files/index.ts'

const FOLDER = '.vscode'
const NAME = 'launch.json'
/** As people know it: relative to the project directory. */
export const LAUNCH_FILE = `${FOLDER}/${NAME}`

/** The folder of `launch.json`, held while it is worked in. */
export interface LaunchFolder {
  readonly project: HeldFolder
  /** Null: it is not there. */
  readonly folder: HeldFolder | null
  /** It was not there before. */
  readonly made: boolean
}

/** Works in the folder of `launch.json`; what the system says no to is a refusal. */
export async function inLaunchFolder<T>(
  directory: string,
  how: 'made' | 'as it is',
  work: (folder: LaunchFolder) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  try {
    return await held(directory, how, work)
  } catch (error) {
    if (error instanceof FolderMovedError)
      return refuse('file-changed', `The folder of ${LAUNCH_FILE} was moved meanwhile. Nothing was written.`)
    const problem = describeSystemFailure(error, {
      'not-permitted': { code: 'path-not-accessible', detail: `The helper may not write ${LAUNCH_FILE}.` },
      gone: {
        code: 'path-not-found',
        detail: `The project directory of ${LAUNCH_FILE} is not there any more.`,
      },
    })
    if (problem === null) throw error
    return { ok: false, problem }
  }
}

async function held<T>(
  directory: string,
  how: 'made' | 'as it is',
  work: (folder: LaunchFolder) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const project = await holdFolder(directory)
  if (project === null) return refuse('path-not-found', 'The project directory is not there any more.')
  try {
    const found = await project.enter(FOLDER)
    if (found === null && how === 'made') await makeFolderIn(project, FOLDER)
    const folder = found ?? (how === 'made' ? await project.enter(FOLDER) : null)
    if (folder === null && how === 'made')
      return refuse('path-not-allowed', `${join(directory, FOLDER)} is no folder of the project.`)
    try {
      return await work({ project, folder, made: found === null })
    } finally {
      await folder?.close()
    }
  } finally {
    await project.close()
  }
}

/** Null: there is none. */
export const readLaunchFile = async ({ folder }: LaunchFolder): Promise<FoundFile | null> =>
  folder === null ? null : readFileIn(folder, NAME)

/** Puts the text in place of what was found. False: it is another one by now, which stays. */
export async function putLaunchFile(
  { folder }: LaunchFolder,
  bytes: Buffer,
  found: FoundFile | null,
): Promise<boolean> {
  if (folder === null) return false
  const aside = `.${NAME}.${randomUUID()}`
  await writeNewFile(folder, aside, bytes, found?.mode ?? 0o644)
  if (!isSame(found, await readFileIn(folder, NAME))) {
    await removeFile(folder, aside)
    return false
  }
  await renameIn(folder, aside, NAME)
  return true
}

/** Removes the file, and its folder where that was made for it and has nothing else in it. */
export async function takeAwayLaunchFile(
  { project, folder }: LaunchFolder,
  withFolder: boolean,
): Promise<void> {
  if (folder === null) return
  await removeFile(folder, NAME)
  if (!withFolder) return
  try {
    await removeEmptyFolder(project, FOLDER)
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(systemCode(error) ?? '')) throw error
  }
}

function isSame(one: FoundFile | null, other: FoundFile | null): boolean {
  return one === null || other === null ? one === other : one.bytes.equals(other.bytes)
}
