import { lineOf } from '../literals/place.ts'
import { csvTokens } from './csv-tokens.ts'
import { jsonTokens } from './json-tokens.ts'
import { otherPlaceholders } from './placeholders.ts'
import type { OtherPlaceholders } from './placeholders.ts'
import type { TextFormat } from './text-format.ts'
import type { Tokens } from './tokens.ts'
import { yamlTokens } from './yaml-tokens.ts'

/** The keys that lead to a text. */
export interface TextAsked {
  readonly key: readonly string[]
}

export interface TextEdit extends TextAsked {
  readonly value: string
}

/** In a file that is written in one of the formats of `textFormat`. */
interface InFormat {
  readonly format: TextFormat
}
export type FileTextAsked = TextAsked & InFormat
export type FileTextEdit = TextEdit & InFormat

/** `no-text`: no text stands there. `half-typed`: something in the file cannot be read. */
type NotRead = { readonly kind: 'no-text' | 'half-typed' }

/** `line`: from 1. */
export type FoundText = { readonly kind: 'found'; readonly value: string; readonly line: number } | NotRead

export type EditedText =
  | {
      readonly kind: 'edited'
      /** Where it begins, in bytes, and both texts of it as they are written. */
      readonly from: number
      readonly was: string
      readonly written: string
      readonly line: number
    }
  | OtherPlaceholders
  /** It is no text that can be written. */
  | { readonly kind: 'unfit' }
  | NotRead

const TOKENS: Readonly<Record<TextFormat, Tokens>> = { json: jsonTokens, yaml: yamlTokens, csv: csvTokens }

/** What a file of translations says by a key. */
export function readText(text: string, { format, key }: FileTextAsked): FoundText {
  const token = TOKENS[format].find(text, key)
  if (token.kind !== 'token') return token
  return { kind: 'found', value: token.value, line: lineOf(text, token.start) }
}

/** What one text becomes; nothing besides does. */
export function editText(text: string, { format, key, value }: FileTextEdit): EditedText {
  const { find, written } = TOKENS[format]
  const token = find(text, key)
  if (token.kind !== 'token') return token
  const { start, end } = token
  const was = text.slice(start, end)
  const from = Buffer.byteLength(text.slice(0, start))
  // the same value stays as it is written
  const line = lineOf(text, start)
  if (value === token.value) return { kind: 'edited', from, was, written: was, line }
  if (/\p{Cs}/u.test(value)) return { kind: 'unfit' }
  const others = otherPlaceholders(token.value, value, PLACEHOLDER)
  if (others !== null) return others
  const now = written(value, { text, key, start, end })
  return now === null ? { kind: 'unfit' } : { kind: 'edited', from, was, written: now, line }
}

/** What a generator of texts makes of braces, a `$` before a name, and links: another set of them is other code. */
const PLACEHOLDER = /\$\{[^{}]*\}|\$[A-Za-z_]\w*|\{[^{}]*\}|[{}]|@(?:\.\w+)?:\{?[\w.]+\}?/g
