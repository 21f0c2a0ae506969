import { NotDartError } from '../../dart/scan.ts'
import type { Named } from '../literals/found.ts'
import { lineOf, offsetOf } from '../literals/place.ts'
import { declaredAt } from './declared-at.ts'
import { inheritedAt } from './inherited.ts'
import { readScopes } from './scopes.ts'
import { type FoundValue, valueOfDeclaration } from './value-of-declaration.ts'

export interface DeclarationsAsked {
  /** What values name. */
  readonly names: readonly Named[]
  /** Where they are written, if in this file; null: what other files see of it is looked through. */
  readonly place: { readonly line: number; readonly column: number } | null
}

export interface FoundDeclarations {
  /** For each value, from 1; null: it names nothing that this file declares. */
  readonly lines: readonly (number | null)[]
  /** What it is declared with there; null: nothing that stays, or nothing at all. */
  readonly values: readonly (FoundValue | null)[]
  /** For each of them what to look for in other files as well: what it inherits may be declared there. */
  readonly elsewhere: readonly (readonly Named[])[]
  /** What the file takes from others, as it is written. */
  readonly imports: readonly string[]
  readonly exports: readonly string[]
  readonly parts: readonly string[]
}

const NONE: FoundDeclarations = { lines: [], values: [], elsewhere: [], imports: [], exports: [], parts: [] }
/** More than any file has. */
const MOST = 300

/** Where what values name is declared in a file, and the files that it names. */
export function findDeclarations(text: string, { names, place }: DeclarationsAsked): FoundDeclarations {
  try {
    const offset = place === null ? null : offsetOf(text, place.line, place.column)
    const scopes = readScopes(text)
    const found = names.map((named) => {
      const at = declaredAt(text, scopes, named, offset)
      return at === null ? inheritedAt(scopes, named, offset) : { at, elsewhere: [] }
    })
    const lines = found.map(({ at }) => (at === null ? null : lineOf(text, at)))
    const values = found.map(({ at }) => (at === null ? null : valueOfDeclaration(text, at)))
    return { lines, values, elsewhere: found.map(({ elsewhere }) => elsewhere), ...namedFiles(text) }
  } catch (error) {
    if (error instanceof NotDartError)
      return { ...NONE, lines: names.map(() => null), values: names.map(() => null) }
    throw error
  }
}

function namedFiles(text: string) {
  const files = { import: new Array<string>(), export: new Array<string>(), part: new Array<string>() }
  const directive = /^[ \t]{0,20}(import|export|part)[ \t]{1,20}(?:of[ \t]{1,20})?(['"])([^'"\n$]{1,400})\2/gm
  for (const [, kind, , uri = ''] of text.matchAll(directive)) {
    const list = kind === 'import' ? files.import : kind === 'export' ? files.export : files.part
    if (list.length < MOST) list.push(uri)
  }
  return { imports: files.import, exports: files.export, parts: files.part }
}
