import { entryOf } from '../entry-of.ts'

/** What stands between the versions of a text, and between the name of one and its words (i18n_extension_core). */
const BETWEEN = '\uFFFF'
const NAMED = '\uFFFE'

/** The method that adds a version to a text, and the version's name. */
const VERSIONS: Readonly<Record<string, string>> = {
  zero: '0', one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', ten: 'T',
  zeroOne: 'F', twoThreeFour: 'C', oneOrMore: 'R', many: 'M',
} // prettier-ignore

/** `'%d files'.one('A file')`, as the package writes it into one text; null for what adds no version. */
export function withVersion(text: string, method: string, words: string): string | null {
  const version = entryOf(VERSIONS, method)
  return version === undefined ? null : withNamedVersion(text, version, words)
}

/** The same by a name of the app's own, or a number. */
export function withNamedVersion(text: string, version: string, words: string): string {
  const plain = text.startsWith(BETWEEN) ? text : `${BETWEEN}${text}`
  return `${plain}${BETWEEN}${version}${NAMED}${words}`
}

/** What a file of gettext says for one and for more. */
export const countedText = (one: string, many: string): string =>
  withNamedVersion(withNamedVersion(one, '1', one), 'M', many)

/** The text of a number (`core_localize_functions.dart`), which is null where only running code could tell it: that of many. */
export function textForCount(text: string, count: number | null): string {
  const rest = ['M', 'R', '']
  const asked =
    count === 0 || count === 1
      ? [String(count), 'F', count === 0 ? 'M' : 'R', '']
      : count !== null && count >= 2 && count <= 4
        ? [String(count), 'C', ...rest]
        : [count === 10 ? 'T' : String(count), ...rest]
  const known = versionsOf(text)
  const found = asked.find((each) => known.has(each)) ?? ''
  return (known.get(found) ?? text).replaceAll('%d', count === null ? '…' : String(count))
}

/** The text of a version that the app names; itself without one. */
export function textForVersion(text: string, version: string): string {
  const known = versionsOf(text)
  return known.get(version) ?? known.get('') ?? text
}

function versionsOf(text: string): ReadonlyMap<string, string> {
  if (!text.startsWith(BETWEEN)) return new Map([['', text]])
  const parts = text.slice(1).split(BETWEEN)
  return new Map(
    parts.map((part) => {
      const at = part.indexOf(NAMED)
      return at === -1 ? ['', part] : [part.slice(0, at), part.slice(at + 1)]
    }),
  )
}
