import { blanksFor } from './primary-constructors.ts'
import { bracketEnd } from './skip.ts'

const MADE = /\b[A-Z][\w$]*(<[\w\s$,.<>?]{1,150}>)\.[a-z_]\w*\(/g
/** More than is given to what a type is written for. Bounds what is looked through, of which one may lie in another. */
const MAX_GIVEN = 1000

/**
 * The types of what a named constructor makes, more than one or one that may be null, become blanks where a member of
 * it is asked for: `Map<String, int>.from(all).entries`, `Map<String, int>.from(all)['a']`, `List<int?>.filled(4, null).length`.
 */
export function withoutTypesOfMade(text: string): string {
  return text.replace(MADE, (made, types: string, at: number) => {
    if (!/[,?]/.test(types)) return made
    const given = text.slice(at + made.length - 1, at + made.length + MAX_GIVEN)
    const behind = given.slice(bracketEnd(given, 0))
    return /^\s*[?!]?(\.(?!\.)|\[)/.test(behind) ? made.replace(types, blanksFor(types)) : made
  })
}

const MAY_BE_NULL =
  /(?<=[\w>])\?(?=\s{1,99}[a-z_]\w{0,99}\s{0,99}=\s{0,99}(?:await\s{1,99})?\w{1,99}<[\w\s.<>?]{1,150}>>\s{0,99}\()/g

/**
 * That a variable's type may be null becomes a blank where a call with a type of a type gives its value: the grammar
 * reads `List<A>? rows = await pick<List<A>>(…);` as a condition, and two shifts.
 */
export function withoutNullOfDeclared(text: string): string {
  return text.includes('>>') ? text.replace(MAY_BE_NULL, ' ') : text
}

const CALLED = /\}\(\)(?=\s*\.\s*[a-z])/g

/**
 * What is done with the result of a function literal that is called where it stands becomes blanks:
 * `() async {…}().then((it) {…})`, which mostly is for when it fails.
 */
export function withoutCallsBehindLiterals(text: string): string {
  const parts: string[] = []
  let done = 0
  for (const { index } of text.matchAll(CALLED)) {
    const from = index + '}()'.length
    // It lies in what became blanks already.
    if (from < done) continue
    const end = chainEnd(text, from)
    parts.push(text.slice(done, from), blanksFor(text.slice(from, end)))
    done = end
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(done)
}

/** The end of `.then(…).catchError(…)` that begins there. */
function chainEnd(text: string, from: number): number {
  const link = /\s*\.\s*[a-z]\w*\s*(?:<[\w\s,.<>?]{0,100}>)?(?=\()/y
  let end = from
  for (;;) {
    link.lastIndex = end
    const found = link.exec(text)
    if (found === null) return end
    end = bracketEnd(text, end + found[0].length)
  }
}
