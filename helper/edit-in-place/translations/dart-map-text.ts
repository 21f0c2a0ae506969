import { readArguments } from '../../dart/arguments.ts'
import { endOfBracket, endOfToken, endOfTrivia, NotDartError, stringAt } from '../../dart/scan.ts'
import type { StringToken } from '../../dart/scan.ts'
import { rewrittenAs, valueOf } from '../../dart/string-literal.ts'
import { lineOf } from '../literals/place.ts'
import type { EditedText, FoundText, TextAsked, TextEdit } from './file-text.ts'

/** The name of the map in FlutterFlow's exports. */
export const FLUTTERFLOW_TEXTS = 'kTranslationsMap'
/** What FlutterFlow keeps the texts of all languages in: `{'4f2k': {'en': 'Tides', 'de': 'Gezeiten'}}`, in lists. */
const TEXTS = /^(?:final|const)[ \t]+kTranslationsMap[ \t]*=/m

/** A text of FlutterFlow's own file of translations, by its id and language. `half-typed`: it is half typed. */
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
  const written = rewrittenAs(value, text, start, token)
  const after = literalAt(`${text.slice(0, start)}${written}${text.slice(token.end)}`, key)
  if (after.kind !== 'literal' || after.value !== value)
    throw new Error('The edited text does not read back.')
  return { kind: 'edited', from, was, written, line }
}

type Found =
  | { readonly kind: 'literal'; readonly value: string; readonly start: number; readonly token: StringToken }
  | { readonly kind: 'no-text' | 'half-typed' }

function literalAt(text: string, [id, language, ...more]: readonly string[]): Found {
  const declared = TEXTS.exec(text)
  if (declared === null || id === undefined || language === undefined || more.length > 0)
    return { kind: 'no-text' }
  try {
    const [languages, other] = mapsOf(text, declared.index + declared[0].length, id)
    // of two of one id the last counts: which that is depends on how they are put together
    if (languages === undefined || other !== undefined) return { kind: 'no-text' }
    const texts = readArguments(text, languages.open + 1, languages.close).flatMap(({ start, end }) => {
      const named = keyAt(text, start)
      if (named?.key !== language) return []
      const token = stringAt(text, named.value)
      // one literal, and nothing that is put into it
      const plain = token !== null && token.end === end && !token.interpolated
      return [plain ? { start: named.value, token } : null]
    })
    const [found = null] = texts
    if (texts.length !== 1 || found === null) return { kind: 'no-text' }
    return { kind: 'literal', value: valueOf(text, found.start, found.token), ...found }
  } catch (error) {
    if (error instanceof NotDartError) return { kind: 'half-typed' }
    throw error
  }
}

/** The maps of languages that have that id, two at most. */
function mapsOf(text: string, from: number, id: string): { open: number; close: number }[] {
  const maps: { open: number; close: number }[] = []
  for (let at = from; at < text.length && text[at] !== ';' && maps.length < 2;) {
    const named = keyAt(text, at)
    if (named === null) {
      at = endOfToken(text, at)
      continue
    }
    at = named.value
    if (named.key !== id || text[at] !== '{') continue
    const end = endOfBracket(text, at)
    maps.push({ open: at, close: end - 1 })
    at = end
  }
  return maps
}

/** `'key': value`: the key, and where its value begins; null: no such thing begins there. */
function keyAt(text: string, at: number): { key: string; value: number } | null {
  const token = stringAt(text, at)
  if (token === null || token.interpolated) return null
  const colon = endOfTrivia(text, token.end)
  if (text[colon] !== ':') return null
  return { key: valueOf(text, at, token), value: endOfTrivia(text, colon + 1) }
}
