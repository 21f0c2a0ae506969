import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type Outcome, refuse, succeed, describeSystemFailure } from '../errors/index.ts'
import { readForeignText, whyNotRead } from '../foreign-files/index.ts'
import {
  FolderMovedError,
  type FoundFile,
  holdFolder,
  makeFolderIn,
  readFileIn,
  removeFile,
  renameIn,
  writeNewFile,
} from '../project-files/index.ts'
import type { Configuration } from './model.ts'

const NAME = 'launch.json'
/** As people know it: relative to the project directory. */
export const LAUNCH_FILE = `.vscode/${NAME}`

/**
 * Writes a configuration into `.vscode/launch.json` of the project directory: whole or not at all. What somebody wrote
 * into it meanwhile is left as it is.
 * @param app the folder of the app, relative to the project directory.
 */
export async function saveToLaunchFile(
  directory: string,
  app: string,
  configuration: Configuration,
): Promise<Outcome<string>> {
  try {
    return await write(directory, app, configuration)
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

async function write(directory: string, app: string, configuration: Configuration): Promise<Outcome<string>> {
  const project = await holdFolder(directory)
  if (project === null) return refuse('path-not-found', 'The project directory is not there any more.')
  try {
    await makeFolderIn(project, '.vscode')
    const folder = await project.enter('.vscode')
    if (folder === null)
      return refuse('path-not-allowed', `${join(directory, '.vscode')} is no folder of the project.`)
    try {
      const before = await readFileIn(folder, NAME)
      const read = await readForeignText('run-launch-edit', before?.bytes.toString('utf8') ?? '', {
        name: configuration.name,
        configuration: entryOf(configuration, app),
      })
      if (read.kind !== 'read')
        return refuse(
          'run-configuration-unusable',
          whyNotRead(LAUNCH_FILE, read) ?? `${LAUNCH_FILE} is not there.`,
        )
      if (read.value.kind === 'unusable')
        return refuse('run-configuration-unusable', `${LAUNCH_FILE} cannot be edited: ${read.value.why}.`)
      const aside = `.${NAME}.${randomUUID()}`
      await writeNewFile(folder, aside, Buffer.from(read.value.text), before?.mode ?? 0o644)
      if (!isSame(before, await readFileIn(folder, NAME))) {
        await removeFile(folder, aside)
        return refuse('file-changed', `${LAUNCH_FILE} was changed meanwhile. Nothing was written; try again.`)
      }
      await renameIn(folder, aside, NAME)
      return succeed(LAUNCH_FILE)
    } finally {
      await folder.close()
    }
  } finally {
    await project.close()
  }
}

function isSame(one: FoundFile | null, other: FoundFile | null): boolean {
  return one === null || other === null ? one === other : one.bytes.equals(other.bytes)
}

/** As VS Code's Dart extension reads it: the program from the workspace folder, files from the app. */
function entryOf(configuration: Configuration, app: string): Record<string, string | readonly string[]> {
  const { target, flavor, defines, defineFiles, args } = configuration
  const program = target ?? 'lib/main.dart'
  return {
    type: 'dart',
    request: 'launch',
    program: app === '.' ? program : `${app}/${program}`,
    args: [
      ...(flavor === null ? [] : [`--flavor=${flavor}`]),
      ...defineFiles.map((file) => `--dart-define-from-file=${file}`),
      ...Object.entries(defines).map(([name, value]) => `--dart-define=${name}=${value}`),
      ...args,
    ],
  }
}
