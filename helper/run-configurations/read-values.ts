import { realpath } from 'node:fs/promises'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { readForeign, whyNotRead } from '../foreign-files/index.ts'
import { systemCode } from '../errors/index.ts'
import type { Configuration, AppPlace } from './model.ts'
import type { DefineFile } from './readers/define-file.ts'

/** The values of the define files of a configuration. */
export interface FileValues {
  /** A later file wins. */
  readonly values: Readonly<Record<string, string>>
  readonly files: readonly { readonly path: string; readonly format: 'json' | 'env' }[]
  readonly problems: readonly string[]
  readonly warnings: readonly string[]
}

/** Of one configuration: each is looked for again. */
const MOST_FILES = 50
/** In characters, of one configuration: there are up to 200 of them. */
const MOST_VALUES = 1_000_000

/** Reads the define files; what a file of a repository names outside of the project directory is not opened. */
export async function readFileValues(configuration: Configuration, place: AppPlace): Promise<FileValues> {
  const values = new Map<string, string>()
  const files: { path: string; format: 'json' | 'env' }[] = []
  const problems: string[] = []
  const warnings: string[] = []
  let room = MOST_VALUES
  if (configuration.defineFiles.length > MOST_FILES)
    return { values: {}, files, problems: [`It names more than ${MOST_FILES} define files.`], warnings }
  for (const name of configuration.defineFiles) {
    const path = resolve(place.app, name)
    const elsewhere = configuration.source !== 'own' && !(await isWithin(place.directory, path))
    const file = elsewhere
      ? `${name} lies outside of the project directory. Add it to a configuration of your own to use it.`
      : await readOne(name, path)
    if (typeof file === 'string') {
      problems.push(file)
      continue
    }
    files.push({ path: name, format: file.format })
    const entries = Object.entries(file.values)
    room -= entries.reduce((size, [key, value]) => size + key.length + value.length, 0)
    if (room < 0) {
      problems.push('Its define files hold more than 1 MB of values in all.')
      return { values: {}, files, problems, warnings }
    }
    for (const [key, value] of entries) values.set(key, value)
    if (file.nested.length > 0)
      warnings.push(
        `${name}: ${named(file.nested)} is no plain value, so the app gets it as Dart text and not as JSON.`,
      )
  }
  return { values: Object.fromEntries(values), files, problems, warnings }
}

/** The first ones: a file may have any number. */
const named = (names: readonly string[]) =>
  [
    ...names.slice(0, 20).map((name) => name.slice(0, 100)),
    ...(names.length > 20 ? [`${names.length - 20} more`] : []),
  ].join(', ')

async function readOne(
  name: string,
  path: string,
): Promise<Extract<DefineFile, { kind: 'values' }> | string> {
  const read = await readForeign('define-file', path, null)
  if (read.kind === 'absent') return `${name} is not there.`
  if (read.kind !== 'read') return whyNotRead(name, read) ?? `${name} cannot be read.`
  return read.value.kind === 'values' ? read.value : `${name} cannot be used: ${read.value.why}.`
}

/** Also behind links; what is not there yet leads nowhere. */
export async function isWithin(directory: string, path: string): Promise<boolean> {
  if (!isBelow(directory, path)) return false
  try {
    return isBelow(await realpath(directory), await realpath(path))
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EACCES', 'ELOOP'].includes(systemCode(error) ?? '')) return true
    throw error
  }
}

function isBelow(directory: string, path: string): boolean {
  const way = relative(directory, path)
  return !isAbsolute(way) && way !== '..' && !way.startsWith(`..${sep}`)
}
