import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { readEnvFile } from './env-file.ts'
import type { DefineFile } from './env-file.ts'

export type DartDefines =
  | { readonly kind: 'read'; readonly values: ReadonlyMap<string, string> }
  | { readonly kind: 'unusable'; readonly message: string }

/** Set by `--flavor` and by nothing else. */
const FLAVOR = 'FLUTTER_APP_FLAVOR'
/** Far more than values that are compiled in. */
const MAX_BYTES = 1_000_000

export interface Given {
  readonly flavor: string | null
  readonly dartDefines: readonly string[]
  readonly defineFiles: readonly string[]
}

/**
 * The values that code reads with `fromEnvironment`: of the files the later one wins, then what was given by itself.
 * Files are named from the project's folder. Messages name files and keys, never values.
 */
export async function readDartDefines(directory: string, given: Given): Promise<DartDefines> {
  const values = new Map<string, string>()
  for (const name of given.defineFiles) {
    const file = await readDefineFile(path.resolve(directory, name))
    if (file === null) {
      const message = `Did not find the file passed to "--dart-define-from-file". Path: ${name}`
      return { kind: 'unusable', message }
    }
    if (file.kind === 'unreadable') {
      const message = `Unable to parse the file at path "${name}": ${file.message}`
      return { kind: 'unusable', message }
    }
    for (const [key, value] of file.values) values.set(key, value)
  }
  for (const define of given.dartDefines) {
    const equals = define.indexOf('=')
    // As the compiler: a define without a value is passed over.
    if (equals > 0) values.set(define.slice(0, equals), define.slice(equals + 1))
  }
  if ([...values.keys()].some((key) => key.startsWith(FLAVOR))) {
    const message = `${FLAVOR} is used by the framework and cannot be set using --dart-define or --dart-define-from-file.\nUse the --flavor option instead.`
    return { kind: 'unusable', message }
  }
  if (given.flavor !== null) values.set(FLAVOR, given.flavor)
  return { kind: 'read', values }
}

/** Null: there is no such file. */
async function readDefineFile(file: string): Promise<DefineFile | null> {
  const text = await textOf(file)
  if (text === null) return null
  if (text.length > MAX_BYTES) return { kind: 'unreadable', message: 'it is too large' }
  return text.trim().startsWith('{') ? readJson(text) : readEnvFile(text)
}

async function textOf(file: string): Promise<string | null> {
  try {
    const described = await stat(file)
    if (!described.isFile()) return null
    return described.size > MAX_BYTES ? ' '.repeat(MAX_BYTES + 1) : await readFile(file, 'utf8')
  } catch {
    // Absent or unreadable, which the caller says with the file's name.
    return null
  }
}

function readJson(text: string): DefineFile {
  try {
    const json: unknown = JSON.parse(text)
    const entries = typeof json === 'object' && json !== null ? Object.entries(json) : []
    return { kind: 'read', values: entries.map(([name, value]) => [name, dartText(value)]) }
  } catch {
    // The parser's own message would quote the file, which may hold secrets.
    return { kind: 'unreadable', message: 'it is not valid JSON' }
  }
}

/** What Dart's `toString` makes of a JSON value. */
function dartText(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return `[${value.map(dartText).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const pairs = Object.entries(value).map(([name, each]) => `${name}: ${dartText(each)}`)
  return `{${pairs.join(', ')}}`
}
