import { endOfBracket, endOfToken, endOfTrivia, isNamePart, NotDartError, stringAt } from './scan.ts'
import { valueOf } from './string-literal.ts'

export interface OptionArgument {
  readonly name: string
  /** From the name to behind the value. */
  readonly start: number
  readonly end: number
  /** Where the value begins; it ends at `end`. */
  readonly valueStart: number
  /** Behind the comma that follows; null: none does. */
  readonly afterComma: number | null
  readonly value: OptionValue
}

export type OptionValue =
  | { readonly kind: 'text'; readonly text: string; readonly quote: string }
  | { readonly kind: 'null' }
  /** Anything that has to be run to be known: a constant, a condition, interpolation, joined literals. */
  | { readonly kind: 'expression' }

/** One `FirebaseOptions(…)`. */
export interface OptionsCall {
  /** The variable it is given to, where it stands right behind one. */
  readonly variable: string | null
  /** Position behind the opening bracket, and of the closing one. */
  readonly inner: number
  readonly close: number
  readonly arguments: readonly OptionArgument[]
}

const NAME = 'FirebaseOptions'

/** All calls in the text, outside comments and strings. @throws NotDartError */
export function findOptionsCalls(text: string): OptionsCall[] {
  const calls: OptionsCall[] = []
  for (let at = 0; at < text.length;) {
    const open = callAt(text, at)
    if (open === null) {
      at = endOfToken(text, at)
      continue
    }
    const end = endOfBracket(text, open)
    const inner = open + 1
    const close = end - 1
    calls.push({
      variable: variableBefore(text, at),
      inner,
      close,
      arguments: readArguments(text, inner, close),
    })
    at = end
  }
  return calls
}

/** Position of the bracket when the call begins here. */
function callAt(text: string, at: number): number | null {
  if (!text.startsWith(NAME, at) || isNamePart(text[at - 1]) || isNamePart(text[at + NAME.length]))
    return null
  const open = endOfTrivia(text, at + NAME.length)
  return text[open] === '(' ? open : null
}

/** `static const FirebaseOptions web = const prefix.FirebaseOptions(` names `web`. */
function variableBefore(text: string, at: number): string | null {
  const [, name] =
    // each word is looked at once, from its beginning
    /(?<![\w$])([\w$]+)\s*=\s*(?:const\s+|new\s+)?(?:[\w$]+\.)?$/.exec(
      text.slice(Math.max(0, at - 200), at),
    ) ?? []
  return name ?? null
}

function readArguments(text: string, inner: number, close: number): OptionArgument[] {
  const list: OptionArgument[] = []
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

/** Null for the white space behind the last comma. What has no name is no argument of these options. */
function readArgument(text: string, from: number, comma: number, hasComma: boolean): OptionArgument | null {
  const start = endOfTrivia(text, from)
  if (start >= comma && !hasComma) return null
  const [name] = /^[A-Za-z_$][\w$]*/.exec(text.slice(start, comma)) ?? []
  if (name === undefined) throw new NotDartError()
  const colon = endOfTrivia(text, start + name.length)
  if (text[colon] !== ':') throw new NotDartError()
  const valueStart = endOfTrivia(text, colon + 1)
  const end = endOfValue(text, valueStart, comma)
  const value = readValue(text, valueStart, end)
  return { name, start, end, valueStart, afterComma: hasComma ? comma + 1 : null, value }
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

function readValue(text: string, start: number, end: number): OptionValue {
  if (text.slice(start, end) === 'null') return { kind: 'null' }
  const token = stringAt(text, start)
  if (token === null || token.end !== end || token.interpolated) return { kind: 'expression' }
  return { kind: 'text', text: valueOf(text, start, token), quote: token.quote }
}
