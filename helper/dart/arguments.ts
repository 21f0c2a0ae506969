import { endOfBracket, endOfToken, endOfTrivia, NotDartError } from './scan.ts'

/** One argument of a call, by its places in the text. */
export interface ArgumentSpan {
  /** Null: it has none, and is told by its place in the list. */
  readonly name: string | null
  /** From the name, or the value where there is none, to behind the value. */
  readonly start: number
  readonly end: number
  /** Where the value begins; it ends at `end`. */
  readonly valueStart: number
  /** Behind the comma that follows; null: none does. */
  readonly afterComma: number | null
}

/** The arguments between the brackets of a call. @throws NotDartError */
export function readArguments(text: string, inner: number, close: number): ArgumentSpan[] {
  const list: ArgumentSpan[] = []
  for (let at = inner; at < close;) {
    const comma = endOfArgument(text, at, close)
    const argument = readArgument(text, at, comma, comma < close)
    if (argument !== null) list.push(argument)
    at = comma + 1
  }
  return list
}

/** Position of the comma that ends the argument, or of the closing bracket. */
function endOfArgument(text: string, from: number, close: number): number {
  let at = from
  while (at < close && text[at] !== ',') {
    at = '([{'.includes(text[at] ?? '') ? endOfBracket(text, at) : endOfToken(text, at)
  }
  return at
}

/** Null for the white space behind the last comma. */
function readArgument(text: string, from: number, comma: number, hasComma: boolean): ArgumentSpan | null {
  const start = endOfTrivia(text, from)
  if (start >= comma) {
    if (hasComma) throw new NotDartError()
    return null
  }
  const named = nameAt(text, start, comma)
  const valueStart = named?.valueStart ?? start
  const end = endOfValue(text, valueStart, comma)
  return { name: named?.name ?? null, start, end, valueStart, afterComma: hasComma ? comma + 1 : null }
}

function nameAt(text: string, start: number, comma: number) {
  const [name] = /^[A-Za-z_$][\w$]*/.exec(text.slice(start, comma)) ?? []
  if (name === undefined) return null
  const colon = endOfTrivia(text, start + name.length)
  return text[colon] === ':' ? { name, valueStart: endOfTrivia(text, colon + 1) } : null
}

/** Behind the last thing that is neither white space nor comment. */
function endOfValue(text: string, from: number, comma: number): number {
  let end = from
  for (let at = from; at < comma;) {
    const next = endOfTrivia(text, at)
    if (next !== at) {
      at = next
      continue
    }
    at = endOfToken(text, at)
    end = at
  }
  return end
}
