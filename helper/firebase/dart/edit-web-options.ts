import type { FirebaseDifference } from '@mosaygent/contract'
import type { OptionArgument, OptionsCall } from './options-calls.ts'
import { endOfComment } from './scan.ts'
import { literalOf } from './string-literal.ts'
import {
  type FoundOptions,
  findWebOptions,
  isOptionName,
  OPTION_NAMES,
  readWebOptions,
  type WebOptions,
} from './web-options.ts'

export type EditedOptions =
  | { readonly kind: 'edited'; readonly text: string; readonly differences: FirebaseDifference[] }
  /** Values that are no plain text, by the names of their arguments. */
  | { readonly kind: 'expressions'; readonly names: readonly string[] }
  | Exclude<FoundOptions, { kind: 'found' }>

interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/**
 * Gives the web's `FirebaseOptions` in a Dart file the values of another project. Only string literals are replaced,
 * arguments that the project has no value for are taken out, those it has and the file lacks are put behind the last
 * one. Every other byte stays; when all values are right already, all of them do.
 */
export function editWebOptions(text: string, wanted: WebOptions): EditedOptions {
  const found = findWebOptions(text)
  if (found.kind !== 'found') return found
  const { call } = found
  const { values, expressions } = readWebOptions(call)
  if (expressions.length > 0) return { kind: 'expressions', names: expressions }

  const changed = OPTION_NAMES.filter((name) => values[name] !== wanted[name])
  const differences = changed.map((name) => ({
    name,
    before: values[name] ?? null,
    after: wanted[name] ?? null,
  }))
  const edits: Edit[] = []
  const kept: OptionArgument[] = []
  for (const argument of call.arguments) {
    const next = isOptionName(argument.name) && changed.includes(argument.name) ? wanted[argument.name] : null
    // `null` stands for an absent value already
    if (next === undefined && argument.value.kind === 'text')
      edits.push(...removal(text, call, argument, kept))
    else kept.push(argument)
    if (typeof next === 'string') {
      const quote = argument.value.kind === 'text' ? argument.value.quote : quoteOf(call)
      edits.push({ from: argument.valueStart, to: argument.end, text: literalOf(next, quote) })
    }
  }
  const present = new Set(call.arguments.map(({ name }) => name))
  const missing = changed.flatMap((name) => {
    const value = wanted[name]
    return present.has(name) || value === undefined ? [] : [`${name}: ${literalOf(value, quoteOf(call))}`]
  })
  if (missing.length > 0) edits.push(addition(text, call, kept.at(-1) ?? null, missing))
  return { kind: 'edited', text: apply(text, edits), differences }
}

/** The quotation mark that the call uses first; FlutterFlow writes double ones, FlutterFire single ones. */
function quoteOf(call: OptionsCall): string {
  for (const { value } of call.arguments) if (value.kind === 'text') return value.quote
  return "'"
}

/**
 * Takes an argument out with its comma and the white space before it. The last one of a list without a comma at its
 * end takes the comma before it instead. Comments stay.
 */
function removal(
  text: string,
  call: OptionsCall,
  argument: OptionArgument,
  keptBefore: readonly OptionArgument[],
): Edit[] {
  const { start, end, afterComma } = argument
  const index = call.arguments.indexOf(argument)
  const before = call.arguments[index - 1]?.afterComma ?? call.inner
  const cutEnd = afterComma ?? end
  const lines = /(?:\r?\n)?[ \t]*$/.exec(text.slice(before, start))?.[0] ?? ''
  // the line break that ends a `//` must not go, or the comment goes on over what follows
  const needed = endsInLineComment(text, before, start) && !/^[ \t]*\r?\n/.test(text.slice(cutEnd))
  const from = start - (needed ? lines.trimStart().length : lines.length)
  const cut = { from, to: end, text: '' }
  // a comment may stand between the value and its comma
  if (afterComma !== null) return [cut, { from: afterComma - 1, to: afterComma, text: '' }]
  const comma = keptBefore.at(-1)?.afterComma ?? null
  return comma === null ? [cut] : [{ from: comma - 1, to: comma, text: '' }, cut]
}

/** Whether the last thing before `to`, white space aside, is a comment that its line ends. */
function endsInLineComment(text: string, from: number, to: number): boolean {
  let line = false
  for (let at = from; at < to;) {
    const next = endOfComment(text, at)
    if (next !== at) line = text.startsWith('//', at)
    at = next === at ? at + 1 : next
  }
  return line
}

/** Puts arguments behind the last one that stays, in the manner of the list: its indent, line ending and last comma. */
function addition(
  text: string,
  call: OptionsCall,
  last: OptionArgument | null,
  entries: readonly string[],
): Edit {
  if (last === null) return { from: call.inner, to: call.inner, text: entries.join(', ') }
  const gap = /\r?\n[ \t]*$/.exec(text.slice(0, last.start))?.[0] ?? ' '
  const comma = last.afterComma !== null && call.arguments.at(-1)?.afterComma !== null
  if (comma) {
    const at = last.afterComma ?? last.end
    return { from: at, to: at, text: entries.map((entry) => `${gap}${entry},`).join('') }
  }
  return { from: last.end, to: last.end, text: entries.map((entry) => `,${gap}${entry}`).join('') }
}

function apply(text: string, edits: readonly Edit[]): string {
  let result = text
  for (const { from, to, text: piece } of edits.toSorted((a, b) => b.from - a.from || b.to - a.to))
    result = result.slice(0, from) + piece + result.slice(to)
  return result
}
