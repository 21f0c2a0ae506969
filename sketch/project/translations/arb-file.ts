import path from 'node:path'
import { readSmallFile } from '../read-small-file.ts'

/** The texts of one language in Flutter's format, ARB. */
export interface ArbFile {
  readonly file: string
  /** As ARB writes it: `en`, `pt_BR`. */
  readonly locale: string
  readonly messages: ReadonlyMap<string, string>
  /** The placeholders of a message in their order, where the file lists them. */
  readonly placeholders: ReadonlyMap<string, readonly string[]>
}

/** Ten times what the longest have. */
const MAX_BYTES = 4_000_000
const ENDING = /(?:^|[_-])([a-z]{2,3}(?:[_-][A-Z][a-z]{3})?(?:[_-](?:[A-Z]{2}|\d{3}))?)\.arb$/

/** Reads a file of texts; null for one that is absent or no JSON. */
export function readArb(file: string): ArbFile | null {
  const members = membersOf(readSmallFile(file, MAX_BYTES))
  if (members === null) return null
  const messages = new Map<string, string>()
  const placeholders = new Map<string, readonly string[]>()
  for (const [key, value] of members) {
    if (typeof value === 'string' && !key.startsWith('@')) messages.set(key, value)
    const listed = key.startsWith('@') ? member(value, 'placeholders') : undefined
    if (typeof listed === 'object' && listed !== null) placeholders.set(key.slice(1), Object.keys(listed))
  }
  const said = members.find(([key]) => key === '@@locale')?.[1]
  const locale = typeof said === 'string' ? said : (localeOfName(file) ?? 'en')
  return { file, locale, messages, placeholders }
}

/** The locale that the name of an ARB file ends with; null for another file. */
export function localeOfName(file: string): string | null {
  return ENDING.exec(path.basename(file))?.[1]?.replaceAll('-', '_') ?? null
}

function membersOf(text: string | null): [string, unknown][] | null {
  if (text === null) return null
  // A file with nothing in it is a language whose texts are still the template's (`gen_l10n_types.dart`).
  if (text.trim() === '') return []
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return typeof value === 'object' && value !== null ? Object.entries(value) : null
  } catch {
    return null // Half written, or no ARB: the language has no texts until the next reading.
  }
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}
