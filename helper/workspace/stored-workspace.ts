import { join } from 'node:path'
import * as z from 'zod/mini'
import type { CodebaseKind } from '@mosaygent/contract'
import { parseJson, textOf } from '../state/index.ts'
import { findCodebases, type FoundCodebases, isCodebase } from './codebases/find-codebases.ts'

/** `state.json`: the project directory, and which folders below it somebody chose as codebases. */
export const StoredWorkspace = z.object({
  directory: z.nullable(z.string()),
  chosen: z.optional(z.object({ api: z.optional(z.string()), flutter: z.optional(z.string()) })),
})
export type StoredWorkspace = z.infer<typeof StoredWorkspace>

/** The codebases of the project directory: what was chosen, as long as it is one, before what is found. */
export async function codebasesOf({ directory, chosen = {} }: StoredWorkspace): Promise<FoundCodebases> {
  if (directory === null) return { api: [], flutter: [], notes: { api: [], flutter: [] } }
  const found = await findCodebases(directory)
  const withChosen = async (kind: CodebaseKind) => {
    const first = chosen[kind]
    if (first === undefined || !(await isCodebase(kind, first))) return found[kind]
    return [first, ...found[kind].filter((folder) => folder !== first)]
  }
  const [api, flutter] = await Promise.all([withChosen('api'), withChosen('flutter')])
  return { api, flutter, notes: found.notes }
}

/** What a helper of this home stored, without starting one: the project directory and the Flutter codebase in it. */
export async function storedFolders(
  home: string,
): Promise<{ readonly directory: string | null; readonly flutter: string | null }> {
  const stored = StoredWorkspace.safeParse(parseJson((await textOf(join(home, 'state.json'))) ?? ''))
  if (!stored.success) return { directory: null, flutter: null }
  const { flutter } = await codebasesOf(stored.data)
  return { directory: stored.data.directory, flutter: flutter[0] ?? null }
}
