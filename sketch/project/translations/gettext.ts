/** What stands in a file of gettext for one text: its translation, or one for each number. */
export interface GettextEntry {
  readonly key: string
  readonly texts: readonly string[]
}

const LINE = /^\s*(?:(msgctxt|msgid_plural|msgid|msgstr)(?:\[(\d{1,2})\])?\s*)?"((?:[^"\\]|\\.)*)"\s*$/
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

/**
 * The entries of a `.po` file, in order, without its header and what has no translation yet. The file is a list of lines:
 * a word and a quoted text, and below it quoted texts that go on with it; `#` begins a comment.
 */
export function gettextEntries(text: string): readonly GettextEntry[] {
  const entries: { key: string; texts: string[] }[] = []
  let word = ''
  let at = 0
  for (const line of text.split(/\r?\n/)) {
    const [, begun, index, quoted] = LINE.exec(line) ?? []
    if (quoted === undefined) continue
    if (begun === 'msgid') entries.push({ key: '', texts: [] })
    if (begun !== undefined) [word, at] = [begun, Number(index ?? 0)]
    const entry = entries.at(-1)
    if (entry === undefined) continue
    const said = quoted.replace(/\\(.)/g, (_, letter: string) => ESCAPED[letter] ?? letter)
    if (word === 'msgid') entry.key += said
    if (word === 'msgstr') entry.texts[at] = (entry.texts[at] ?? '') + said
  }
  return entries.filter(({ key, texts }) => key !== '' && (texts[0] ?? '') !== '')
}
