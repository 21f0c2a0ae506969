import type { Value } from './value.ts'

/** What a function is called that gives a text in the reader's language. */
const TRANSLATES = /^_?(?:tr|trans|translated?|localized?|i18n|gettext|lang|t|l10n)(?:Text|String)?$/i
/** A text that is meant to be read, not the key of one: it has several words, begins as a sentence does, or is of a script that no key is written in. */
const READABLE = /^\p{Lu}\S*$|^\S+ \S|\p{Lo}/u

/**
 * The text that stands in the source, where what translates it cannot be told (a table of the machine's own code, of a
 * server): each such function gives its own text back for what has no translation. Null for anything else.
 */
export function untranslated(name: string, text: Value | undefined): Value | null {
  if (text?.kind !== 'string' || text.assumed === true || !TRANSLATES.test(name)) return null
  return READABLE.test(text.value) ? text : null
}
