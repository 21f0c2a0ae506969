/** A value that stands in a statement; `argument` is a question mark. */
export type Cell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number; readonly double: boolean }
  | { readonly kind: 'null' }
  | { readonly kind: 'argument' }
  /** What is computed: `DEFAULT CURRENT_TIMESTAMP`. */
  | { readonly kind: 'computed' }

/** Characters of the longest that is read: an app's own rows are shorter. */
const MAX_LENGTH = 50_000
const TOKEN =
  /\s+|--[^\n]*|\/\*[^]*?(?:\*\/|$)|'(?:[^']|'')*(?:'|$)|"[^"]*(?:"|$)|`[^`]*(?:`|$)|\[[^\]]*(?:\]|$)|\d+(?:\.\d+)?|[\w$]+|[^]/g
const QUOTES = /^["`[]/
const NAME = /^(?:[A-Za-z_][\w$]*|["`[].*)$/s

/** The statements of a text of SQL (sqlite's), each as a reader of its words. Linear in the text. */
export function readersOf(sql: string): Reader[] {
  if (sql.length > MAX_LENGTH) return []
  const tokens = (sql.match(TOKEN) ?? []).filter((each) => !/^(?:\s|--|\/\*)/.test(each))
  const readers: Reader[] = []
  for (let at = 0; at < tokens.length;) {
    const end = tokens.indexOf(';', at)
    readers.push(new Reader(tokens.slice(at, end === -1 ? tokens.length : end)))
    at = end === -1 ? tokens.length : end + 1
  }
  return readers
}

/** Reads the words of one statement in order. */
export class Reader {
  readonly tokens: readonly string[]
  #at = 0

  constructor(tokens: readonly string[]) {
    this.tokens = tokens
  }

  get ended(): boolean {
    return this.#at >= this.tokens.length
  }

  next(): string {
    const token = this.tokens[this.#at] ?? ''
    this.#at += 1
    return token
  }

  /** Takes these words where they stand next. */
  take(...words: string[]): boolean {
    if (!words.every((word, index) => this.tokens[this.#at + index]?.toUpperCase() === word)) return false
    this.#at += words.length
    return true
  }

  /** The name that stands next, without its quotes. */
  name(): string | null {
    const token = this.tokens[this.#at]
    if (token === undefined || !NAME.test(token)) return null
    this.#at += 1
    return QUOTES.test(token) ? token.slice(1, -1) : token
  }

  cell(): Cell | null {
    const falls = this.take('-')
    const token = this.next()
    if (token === '?') return { kind: 'argument' }
    if (/^\d/.test(token))
      return { kind: 'number', value: Number(token) * (falls ? -1 : 1), double: token.includes('.') }
    if (/^['"]/.test(token)) return { kind: 'text', value: token.slice(1, -1).replaceAll("''", "'") }
    if (/^null$/i.test(token)) return { kind: 'null' }
    return /^(?:true|false)$/i.test(token)
      ? { kind: 'number', value: /^true$/i.test(token) ? 1 : 0, double: false }
      : null
  }
}
