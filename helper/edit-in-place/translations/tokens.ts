/** One text of a file of translations, by its place in the file's text, with the marks around it. */
export type Token =
  | { readonly kind: 'token'; readonly value: string; readonly start: number; readonly end: number }
  | { readonly kind: 'no-text' | 'half-typed' }

/** A token of a file, and the keys that led to it. */
export interface TokenPlace {
  readonly text: string
  readonly key: readonly string[]
  readonly start: number
  readonly end: number
}

/** How the texts of one format are found and written. */
export interface Tokens {
  readonly find: (text: string, key: readonly string[]) => Token
  /** As it is to stand there, in the manner of what stood there; null: it cannot be written in that manner. */
  readonly written: (value: string, place: TokenPlace) => string | null
}

/** The text of the file with another token. */
export const withToken = ({ text, start, end }: TokenPlace, token: string): string =>
  `${text.slice(0, start)}${token}${text.slice(end)}`
