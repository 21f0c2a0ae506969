import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppEnvironment } from '@mosaygent/contract'
import { systemCode } from '../errors/index.ts'
import { readForeign, whyNotRead } from '../foreign-files/index.ts'
import { entriesOf } from '../state/index.ts'
import { isWithin, shownPath } from './commands/resolve-command.ts'

/** What somebody chose for an environment: a file, relative to the API's folder; null: none. Absent: the usual one. */
export type EnvFileChoices = Partial<Readonly<Record<AppEnvironment, string | null>>>

const BY_NAME: Readonly<Record<AppEnvironment, readonly string[]>> = {
  development: ['.env.development', '.env.dev'],
  production: ['.env.production', '.env.prod'],
}
/** Patterns for others, without values. */
const TEMPLATE = /example|sample|template|dist$|default/i
const MOST = 20

/** The files with values for the process in the API's folder, by name. */
export async function findEnvFiles(codebase: string): Promise<readonly string[]> {
  const names = (await entriesOf(codebase))
    .filter((entry) => !entry.isDirectory() && /^\.env(?:\.|$)|\.env$/.test(entry.name))
    .map(({ name }) => name)
  return names
    .filter((name) => !TEMPLATE.test(name))
    .toSorted()
    .slice(0, MOST)
}

/**
 * The files that a start in an environment gets, relative to the API's folder: what was chosen, else the one that is
 * named after the environment, the configuration's own, or `.env`, as editors pass it.
 */
export function envFilesFor(
  environment: AppEnvironment,
  found: readonly string[],
  configured: readonly string[],
  chosen: EnvFileChoices,
): readonly string[] {
  const choice = chosen[environment]
  if (choice !== undefined) return choice === null ? [] : [choice]
  const named = BY_NAME[environment].filter((name) => found.includes(name)).slice(0, 1)
  const usual = found.includes('.env') ? ['.env'] : []
  // an editor's configuration is the one for developing
  const order = environment === 'development' ? [configured, named, usual] : [named, configured, usual]
  return order.find((files) => files.length > 0) ?? []
}

export interface EnvValues {
  readonly values: Readonly<Record<string, string>>
  /** Why a file was not read, as sentences. */
  readonly problems: readonly string[]
}

/** Reads them; the later file wins. What lies outside of the project directory is not opened. */
export async function readEnvValues(
  files: readonly string[],
  codebase: string,
  directory: string,
): Promise<EnvValues> {
  const values: Record<string, string> = {}
  const problems: string[] = []
  for (const file of files) {
    const path = join(codebase, file)
    if (!(await liesWithin(directory, path))) {
      problems.push(`${file} lies outside of the project directory, so it is not read.`)
      continue
    }
    const read = await readForeign('env-file', path, null)
    if (read.kind === 'read') Object.assign(values, read.value)
    else problems.push(whyNotRead(file, read) ?? `${file} is not there.`)
  }
  return { values, problems }
}

/** The files of a configuration as choices: relative to the API's folder. */
export const asEnvFiles = (codebase: string, paths: readonly string[]) =>
  paths.map((path) => shownPath(codebase, path))

/** Also behind links; what is not there leads nowhere. */
async function liesWithin(directory: string, path: string): Promise<boolean> {
  if (!isWithin(directory, path)) return false
  try {
    return isWithin(await realpath(directory), await realpath(path))
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EACCES', 'ELOOP'].includes(systemCode(error) ?? '')) return true
    throw error
  }
}
