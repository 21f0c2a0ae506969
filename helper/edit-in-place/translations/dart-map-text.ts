import { readArguments } from '../../dart/arguments.ts'
import { endOfBracket, endOfToken, endOfTrivia, NotDartError, stringAt } from '../../dart/scan.ts'
import type { StringToken } from '../../dart/scan.ts'
import { rewrittenAs, valueOf } from '../../dart/string-literal.ts'
import { lineOf } from '../literals/place.ts'
import type { EditedText, FoundText, TextAsked, TextEdit } from './file-text.ts'
import { otherPlaceholders } from './placeholders.ts'

/** The name of the map in FlutterFlow's exports. */
export const FLUTTERFLOW_TEXTS = 'kTranslationsMap'
/** What FlutterFlow keeps the texts of all languages in: `{'4f2k': {'en': 'Tides', 'de': 'Gezeiten'}}`, in lists. */
const TEXTS = /^(?:final|const)[ \t]+kTranslationsMap[ \t]*=/m

/**
 * A text of a map in Dart: of FlutterFlow's own file by its id and language; of GetX by the tag of its language and its
 * key, or by the key alone, where a map is of one language. `half-typed`: the file is.
 */
export function readMapText(text: string, { key }: TextAsked): FoundText {
  const found = literalAt(text, key)
  return found.kind === 'literal'
    ? { kind: 'found', value: found.value, line: lineOf(text, found.start) }
    : found
}

/** What it becomes, in the quotation marks that stand there; nothing besides does. */
export function editMapText(text: string, { key, value }: TextEdit): EditedText {
  const found = literalAt(text, key)
  if (found.kind !== 'literal') return found
  const { start, token } = found
  const was = text.slice(start, token.end)
  const line = lineOf(text, start)
  const from = Buffer.byteLength(text.slice(0, start))
  if (value === found.value) return { kind: 'edited', from, was, written: was, line }
  if (/\p{Cs}/u.test(value)) return { kind: 'unfit' }
  const others = otherPlaceholders(found.value, value, PLACEHOLDER)
  if (others !== null) return others
  const written = rewrittenAs(value, text, start, token)
  const after = literalAt(`${text.slice(0, start)}${written}${text.slice(token.end)}`, key)
  if (after.kind !== 'literal' || after.value !== value)
    throw new Error('The edited text does not read back.')
  return { kind: 'edited', from, was, written, line }
}

/** What GetX puts values in for: another set of them is other code. */
const PLACEHOLDER = /@\w+|%s/g

type Found =
  | { readonly kind: 'literal'; readonly value: string; readonly start: number; readonly token: StringToken }
  | { readonly kind: 'no-text' | 'half-typed' }

function literalAt(text: string, key: readonly string[]): Found {
  try {
    const found = literalsAt(text, key)
    // of two of one name the last counts: which that is depends on how they are put together
    const [only = null] = found
    if (found.length !== 1 || only === null) return { kind: 'no-text' }
    return { kind: 'literal', value: valueOf(text, only.start, only.token), ...only }
  } catch (error) {
    if (error instanceof NotDartError) return { kind: 'half-typed' }
    throw error
  }
}

interface Literal {
  readonly start: number
  readonly token: StringToken
}

/** The values of that key, each one literal; null: it is something else. */
function literalsAt(text: string, [first, second, ...more]: readonly string[]): (Literal | null)[] {
  const declared = TEXTS.exec(text)
  if (first === undefined || more.length > 0) return []
  if (second === undefined)
    return declared === null ? entriesOf(text, 0, first).map((value) => literalOf(text, value)) : []
  const from = declared === null ? 0 : declared.index + declared[0].length
  const maps = entriesOf(text, from, first, declared === null ? '' : ';').filter((at) => text[at] === '{')
  const [open, other] = maps
  if (open === undefined || other !== undefined) return []
  return readArguments(text, open + 1, endOfBracket(text, open) - 1).flatMap(({ start, end }) => {
    const named = keyAt(text, start)
    if (named?.key !== second) return []
    const literal = literalOf(text, named.value)
    return [literal?.token.end === end ? literal : null]
  })
}

/** One literal, and nothing that is put into it or stands beside it. */
function literalOf(text: string, start: number): Literal | null {
  const token = stringAt(text, start)
  if (token === null || token.interpolated) return null
  return /[,}]/.test(text[endOfTrivia(text, token.end)] ?? '') ? { start, token } : null
}

/** Where the values of a key begin, as far as the sign: two at most. */
function entriesOf(text: string, from: number, key: string, until = ''): number[] {
  const found: number[] = []
  let before = ''
  for (let at = endOfTrivia(text, from); at < text.length && text[at] !== until && found.length < 2;) {
    // not the one half of a condition
    const named = before === '{' || before === ',' ? keyAt(text, at) : null
    before = text[at] ?? ''
    const isWanted = named?.key === key
    if (isWanted) found.push(named.value)
    const end = named?.value ?? endOfToken(text, at)
    at = endOfTrivia(text, isWanted && text[end] === '{' ? endOfBracket(text, end) : end)
  }
  return found
}

/** `'key': value`: the key, and where its value begins; null: no such thing begins there. */
function keyAt(text: string, at: number): { key: string; value: number } | null {
  const token = stringAt(text, at)
  if (token === null || token.interpolated) return null
  const colon = endOfTrivia(text, token.end)
  if (text[colon] !== ':') return null
  return { key: valueOf(text, at, token), value: endOfTrivia(text, colon + 1) }
}
