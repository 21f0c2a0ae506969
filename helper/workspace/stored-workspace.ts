import { join } from 'node:path'
import * as z from 'zod/mini'
import type { CodebaseKind } from '@mosaygent/contract'
import { pathExists } from 'path-exists'
import { type ProjectSettings, type ProjectStore, readProjectSettings } from '../projects/index.ts'
import { parseJson, textOf } from '../state/index.ts'
import { folderAt, relativeTo } from './apps/app-path.ts'
import { type AppSearch, createAppSearch } from './apps/app-search.ts'
import type { FoundApps } from './apps/find-apps.ts'
import { isDirectory } from './directory/project-directory.ts'
import { findCodebases, type FoundCodebases, isCodebase } from './codebases/find-codebases.ts'

/**
 * `state.json`: the project directory. `chosen` was written by earlier versions, with absolute folders; it is moved to
 * the project's settings.
 */
export const StoredWorkspace = z.object({
  directory: z.nullable(z.string()),
  chosen: z.optional(z.object({ api: z.optional(z.string()), flutter: z.optional(z.string()) })),
})
export type StoredWorkspace = z.infer<typeof StoredWorkspace>

/** Which field of a project's settings has the choice of a codebase. */
export const CHOICE = { api: 'api', flutter: 'app' } as const satisfies Record<
  CodebaseKind,
  keyof ProjectSettings
>

/** Brings the choices of an earlier version into the project's settings; what was chosen there stays. */
export async function moveChoices({ directory, chosen }: StoredWorkspace, projects: ProjectStore) {
  if (directory === null || chosen === undefined) return
  const pathOf = (folder: string | undefined) => (folder === undefined ? null : relativeTo(directory, folder))
  const [app, api] = [pathOf(chosen.flutter), pathOf(chosen.api)]
  if (app === null && api === null) return
  await projects.choose(directory, (settings) => ({
    ...(app === null ? {} : { app }),
    ...(api === null ? {} : { api }),
    ...settings,
  }))
}

/** What somebody chose in a project directory. */
export type Choices = Pick<ProjectSettings, 'app' | 'api' | 'api_start'>

/** The folder that was chosen, as long as it is a codebase of that kind. */
export async function chosenFolder(
  kind: CodebaseKind,
  directory: string,
  choices: Choices,
): Promise<string | null> {
  const path = choices[CHOICE[kind]]
  if (path === undefined) return null
  const folder = folderAt(directory, path)
  // what a command of the user's own starts needs no file that tells
  if (kind === 'api' && choices.api_start !== undefined) return (await isDirectory(folder)) ? folder : null
  return (await isCodebase(kind, folder)) ? folder : null
}

/** What was found and is still there: a search is remembered for a moment, in which the project may have gone. */
async function there(found: FoundApps, directory: string): Promise<FoundApps> {
  const exist = await Promise.all(
    found.apps.map(({ path }) => pathExists(join(folderAt(directory, path), 'pubspec.yaml'))),
  )
  return { ...found, apps: found.apps.filter((_, index) => exist[index]) }
}

/** The codebases of the project directory: what was chosen before what is found. */
export async function codebasesOf(
  directory: string | null,
  choices: Choices,
  search: AppSearch,
): Promise<FoundCodebases> {
  if (directory === null) return { api: [], flutter: [], notes: { api: [], flutter: [] } }
  const [found, { apps }] = await Promise.all([
    findCodebases(directory),
    search.in(directory).then((apps) => there(apps, directory)),
  ])
  const inDirectory = {
    api: found.api,
    // where nothing can be run yet (no `main`), the codebase itself is shown
    flutter: apps.length === 0 ? found.flutter : apps.map(({ path }) => folderAt(directory, path)),
  }
  const withChosen = async (kind: CodebaseKind) => {
    const first = await chosenFolder(kind, directory, choices)
    return first === null
      ? inDirectory[kind]
      : [first, ...inDirectory[kind].filter((folder) => folder !== first)]
  }
  const [api, flutter] = await Promise.all([withChosen('api'), withChosen('flutter')])
  return { api, flutter, notes: found.notes }
}

/** What a helper of this home stored, without starting one: the project directory and the Flutter codebase in it. */
export async function storedFolders(
  home: string,
): Promise<{ readonly directory: string | null; readonly flutter: string | null }> {
  const stored = StoredWorkspace.safeParse(parseJson((await textOf(join(home, 'state.json'))) ?? ''))
  if (!stored.success || stored.data.directory === null) return { directory: null, flutter: null }
  const { directory } = stored.data
  const choices = await readProjectSettings(home, directory)
  const flutter =
    (await chosenFolder('flutter', directory, choices)) ??
    (await codebasesOf(directory, choices, createAppSearch())).flutter[0] ??
    null
  return { directory, flutter }
}
