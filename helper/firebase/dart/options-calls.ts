import { type ArgumentSpan, readArguments } from '../../dart/arguments.ts'
import { endOfBracket, endOfToken, endOfTrivia, isNamePart, NotDartError, stringAt } from '../../dart/scan.ts'
import { valueOf } from '../../dart/string-literal.ts'

export interface OptionArgument extends ArgumentSpan {
  readonly name: string
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
      arguments: readOptions(text, inner, close),
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

/** What has no name is no argument of these options. @throws NotDartError */
function readOptions(text: string, inner: number, close: number): OptionArgument[] {
  return readArguments(text, inner, close).map((argument) => {
    const { name } = argument
    if (name === null) throw new NotDartError()
    const value = readValue(text, argument.valueStart, argument.end)
    return Object.assign(argument, { name, value })
  })
}

function readValue(text: string, start: number, end: number): OptionValue {
  if (text.slice(start, end) === 'null') return { kind: 'null' }
  const token = stringAt(text, start)
  if (token === null || token.end !== end || token.interpolated) return { kind: 'expression' }
  return { kind: 'text', text: valueOf(text, start, token), quote: token.quote }
}
