import { endOfBracket, endOfToken, endOfTrivia, isNamePart } from '../../dart/scan.ts'

/** What a name is declared with, by its places in the text. */
export interface DeclaredValue {
  readonly name: string
  readonly start: number
  readonly end: number
}

const NAME = /[A-Za-z_$][\w$]*/y
/** What ends a value: of a variable, one of several, a getter, or the default of a parameter. */
const ENDS = ';,)]}'

/**
 * The value of the constant, getter or parameter whose name stands at a place: `gap = 8`, `title => 'Tides'`. Null: it
 * has none there. @throws NotDartError
 */
export function declaredValue(text: string, at: number): DeclaredValue | null {
  // the place was told of another state of the file where it is in the middle of a name
  if (isNamePart(text[at - 1])) return null
  NAME.lastIndex = at
  const [name] = NAME.exec(text) ?? []
  if (name === undefined) return null
  const sign = endOfTrivia(text, at + name.length)
  if (text[sign] !== '=' || text[sign + 1] === '=') return null
  const start = endOfTrivia(text, sign + (text[sign + 1] === '>' ? 2 : 1))
  let end = start
  for (
    let next = start;
    next < text.length && !ENDS.includes(text[next] ?? '');
    next = endOfTrivia(text, next)
  ) {
    next = '([{'.includes(text[next] ?? '') ? endOfBracket(text, next) : endOfToken(text, next)
    end = next
  }
  return end === start ? null : { name, start, end }
}

/**
 * Whether it stays what it is declared with: what is assigned later, a literal says at the beginning only. `first`: where
 * the first name of its declaration stands.
 */
export function staysSo(text: string, first: number): boolean {
  // words of a comment declare nothing
  const before = text.slice(Math.max(0, first - 300), first).replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ' ')
  return /\b(?:const|final|get)\b[^;{}]*$/.test(before)
}
