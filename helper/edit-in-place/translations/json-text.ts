import { findNodeAtLocation, type ParseError, parseTree } from 'jsonc-parser'
import { lineOf } from '../literals/place.ts'

/** The keys that lead to a text. */
export interface TextAsked {
  readonly key: readonly string[]
}

export interface TextEdit extends TextAsked {
  readonly value: string
}

/** `no-text`: no text stands there. `no-json`: something in the file is half typed. */
type NotRead = { readonly kind: 'no-text' | 'no-json' }

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
  /** `placeholders`: it has others than the text that stands there. `unfit`: it is no text that can be written. */
  | { readonly kind: 'placeholders' | 'unfit' }
  | NotRead

/** What a file of translations says by a key. */
export function readText(text: string, { key }: TextAsked): FoundText {
  const token = tokenAt(text, key)
  if (token.kind !== 'token') return token
  return { kind: 'found', value: token.value, line: lineOf(text, token.start) }
}

/** What one text becomes; nothing besides does. */
export function editText(text: string, { key, value }: TextEdit): EditedText {
  const token = tokenAt(text, key)
  if (token.kind !== 'token') return token
  const { start, end } = token
  const was = text.slice(start, end)
  const from = Buffer.byteLength(text.slice(0, start))
  // the same value stays as it is written
  const line = lineOf(text, start)
  if (value === token.value) return { kind: 'edited', from, was, written: was, line }
  if (/\p{Cs}/u.test(value)) return { kind: 'unfit' }
  if (placeholdersOf(value) !== placeholdersOf(token.value)) return { kind: 'placeholders' }
  const written = asWritten(value, was)
  const after = tokenAt(`${text.slice(0, start)}${written}${text.slice(end)}`, key)
  if (after.kind !== 'token' || after.value !== value) throw new Error('The edited text does not read back.')
  return { kind: 'edited', from, was, written, line }
}

type Token =
  | { readonly kind: 'token'; readonly value: string; readonly start: number; readonly end: number }
  | NotRead

function tokenAt(text: string, key: readonly string[]): Token {
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  const errors: ParseError[] = []
  const root = parseTree(text.slice(mark), errors, { disallowComments: true })
  if (root === undefined || errors.length > 0) return { kind: 'no-json' }
  // of two members of one name the last counts, and the tree gives the first
  if (hasTwice(root, key)) return { kind: 'no-text' }
  const node = findNodeAtLocation(root, [...key])
  if (node?.type !== 'string' || typeof node.value !== 'string') return { kind: 'no-text' }
  const start = mark + node.offset
  return { kind: 'token', value: node.value, start, end: start + node.length }
}

function hasTwice(root: NonNullable<ReturnType<typeof parseTree>>, key: readonly string[]): boolean {
  let node: typeof root | undefined = root
  for (const [index, name] of key.entries()) {
    const same = (node.children ?? []).filter((member) => member.children?.[0]?.value === name)
    if (same.length > 1) return true
    node = findNodeAtLocation(root, key.slice(0, index + 1))
    if (node === undefined) return false
  }
  return false
}

/** In escapes where the text that stood there was. */
function asWritten(value: string, was: string): string {
  const written = JSON.stringify(value)
  const inEscapes = /\\u[0-9a-f]{4}/i.test(was) && /^[\0-\x7F]*$/.test(was)
  return inEscapes
    ? written.replaceAll(/[^\0-\x7F]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : written
}

/** What a generator of texts makes of braces, a `$` before a name, and links: another set of them is other code. */
const PLACEHOLDER = /\$\{[^{}]*\}|\$[A-Za-z_]\w*|\{[^{}]*\}|[{}]|@(?:\.\w+)?:\{?[\w.]+\}?/g

const placeholdersOf = (text: string) => (text.match(PLACEHOLDER) ?? []).sort().join('\n')
