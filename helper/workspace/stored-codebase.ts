import { join } from 'node:path'
import * as z from 'zod/mini'
import { parseJson, textOf } from '../state/index.ts'
import { findCodebases } from './find-codebases.ts'

const Stored = z.object({ directory: z.nullable(z.string()) })

/** The Flutter codebase in the project directory that a helper of this home stored, without starting one; or null. */
export async function storedFlutterCodebase(home: string): Promise<string | null> {
  const stored = Stored.safeParse(parseJson((await textOf(join(home, 'state.json'))) ?? ''))
  const directory = stored.success ? stored.data.directory : null
  return directory === null ? null : ((await findCodebases(directory)).flutter[0] ?? null)
}
