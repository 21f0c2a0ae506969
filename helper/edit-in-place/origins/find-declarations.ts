import { NotDartError } from '../../dart/scan.ts'
import type { Named } from '../literals/found.ts'
import { lineOf, offsetOf } from '../literals/place.ts'
import { declaredAt, nameIn } from './declared-at.ts'
import { inheritedAt } from './inherited.ts'
import { readScopes, type Scopes } from './scopes.ts'
import { type FoundValue, valueOfDeclaration, valueOfParameter } from './value-of-declaration.ts'

/** A declaration that a name leads to. */
export interface DeclaredValue extends FoundValue {
  /** The names that follow its own: `black` of `tints.black`. */
  readonly left: readonly string[]
  /** It is a member of a class that another one of the file is made from, which may have another. */
  readonly isAbove: boolean
}

export interface DeclarationsAsked {
  /** What values name. */
  readonly names: readonly Named[]
  /** Where they are written, if in this file; null: what other files see of it is looked through. */
  readonly place: { readonly line: number; readonly column: number } | null
}

export interface FoundDeclarations {
  /** For each value, from 1; null: it names nothing that this file declares. */
  readonly lines: readonly (number | null)[]
  /** What it is declared with there, and what of its names is behind that. */
  readonly values: readonly (DeclaredValue | null)[]
  /** For each of them what to look for in other files as well: what it inherits may be declared there. */
  readonly elsewhere: readonly (readonly Named[])[]
  /** What the file takes from others, as it is written. */
  readonly imports: readonly Library[]
  readonly exports: readonly Library[]
  readonly parts: readonly string[]
}

/** What a file takes from another one, or hands on of it. */
export interface Library {
  readonly uri: string
  /** `m` of `as m`. */
  readonly prefix: string | null
  /** Empty: all. */
  readonly show: readonly string[]
  readonly hide: readonly string[]
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
    const above = classesAbove(scopes)
    const values = found.map(({ at }, index) => {
      const named = names[index]
      return at === null || named === undefined ? null : declaredHere(text, { scopes, above, named }, at)
    })
    return { lines, values, elsewhere: found.map(({ elsewhere }) => elsewhere), ...namedFiles(text) }
  } catch (error) {
    if (error instanceof NotDartError)
      return { ...NONE, lines: names.map(() => null), values: names.map(() => null) }
    throw error
  }
}

interface Asked {
  readonly scopes: Scopes
  readonly above: ReadonlySet<string>
  readonly named: Named
}

function declaredHere(
  text: string,
  { scopes, above, named: { head, rest } }: Asked,
  at: number,
): DeclaredValue | null {
  const declaration = scopes.declarations.find((one) => one.at === at)
  const all = [head, ...rest]
  if (declaration === undefined) {
    const value = valueOfParameter(text, at)
    return { ...value, left: all.slice(all.indexOf(value.name) + 1), isAbove: false }
  }
  const left = all.slice(all.indexOf(declaration.name) + 1)
  const isAbove = above.has(nameIn(declaration.scope.header) ?? '')
  return { ...valueOfDeclaration(text, declaration), left, isAbove }
}

/** The classes that others of the file extend, implement or mix in, and what else stands in their heads. */
function classesAbove({ all }: Scopes): ReadonlySet<string> {
  const names = new Set<string>()
  for (const { header } of all) {
    const [, ...above] = header?.split(/\b(?:extends|implements|with)\b/) ?? []
    for (const part of above) for (const name of part.split(/[^\w$]+/)) names.add(name)
  }
  return names
}

function namedFiles(text: string) {
  const imports: Library[] = []
  const exports: Library[] = []
  const parts: string[] = []
  const directive = /^[ \t]{0,20}(import|export|part)[ \t]{1,20}(?:of[ \t]{1,20})?(['"])([^'"\n$]{1,400})\2/gm
  for (const {
    0: { length },
    1: kind,
    3: uri = '',
    index,
  } of text.matchAll(directive)) {
    const list = kind === 'import' ? imports : exports
    if (kind === 'part') {
      if (parts.length < MOST) parts.push(uri)
    } else if (list.length < MOST) list.push(libraryOf(uri, text.slice(index + length, index + length + 800)))
  }
  return { imports, exports, parts }
}

/** `behind`: what follows the address. */
function libraryOf(uri: string, behind: string): Library {
  const [words = ''] = behind.split(';', 1)
  const all = (what: string) =>
    words.split(/\b(?=(?:show|hide|as)\s)/).flatMap((one) => {
      const [first, ...rest] = one.split(/[\s,]+/).filter((word) => word !== '')
      return first === what ? rest : []
    })
  return { uri, prefix: all('as')[0] ?? null, show: all('show'), hide: all('hide') }
}
