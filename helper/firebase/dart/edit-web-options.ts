import type { FirebaseDifference } from '@mosaygent/contract'
import { replaceAt, type TextEdit } from '../replace-at.ts'
import type { OptionArgument, OptionsCall } from './options-calls.ts'
import { endOfComment } from '../../dart/scan.ts'
import { literalOf } from '../../dart/string-literal.ts'
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
  const edits: TextEdit[] = []
  const kept: OptionArgument[] = []
  let openComment = false
  for (const [index, argument] of call.arguments.entries()) {
    const next = isOptionName(argument.name) && changed.includes(argument.name) ? wanted[argument.name] : null
    // `null` stands for an absent value already
    if (next === undefined && argument.value.kind === 'text') {
      const own = call.arguments[index - 1]?.afterComma ?? call.inner
      const cut = removal(text, own, argument, { kept, openComment })
      edits.push(...cut.edits)
      openComment = cut.openComment
    } else {
      kept.push(argument)
      openComment = false
    }
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
  return { kind: 'edited', text: readBack(replaceAt(text, edits), wanted), differences }
}

/** A file that does not say what it was to say is never written, whatever the fault. @throws */
function readBack(text: string, wanted: WebOptions): string {
  const found = findWebOptions(text)
  const values = found.kind === 'found' ? readWebOptions(found.call).values : null
  if (values === null || OPTION_NAMES.some((name) => values[name] !== wanted[name]))
    throw new Error('The edited options do not read back, so nothing was written.')
  return text
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
  /** Behind the argument before it, or behind the opening bracket. */
  own: number,
  argument: OptionArgument,
  before: RemovedSoFar,
): { readonly edits: TextEdit[]; readonly openComment: boolean } {
  const { start, end, afterComma } = argument
  const lines = lineBefore(text, own, start)
  // the line break that ends a `//` must not go, or the comment goes on over what follows
  const comment = before.openComment || endsInLineComment(text, own, start)
  const needed = comment && !/^[ \t]*\r?\n/.test(text.slice(afterComma ?? end))
  const from = start - (needed ? lines.trimStart().length : lines.length)
  const cut = { from, to: end, text: '' }
  const comma = afterComma ?? before.kept.at(-1)?.afterComma ?? null
  // a comment may stand between the value and its comma
  const edits = comma === null ? [cut] : [cut, { from: comma - 1, to: comma, text: '' }]
  return { edits, openComment: comment && !needed }
}

/** The blanks right before a place, with the line break before them. */
function lineBefore(text: string, from: number, to: number): string {
  let at = to
  while (at > from && (text[at - 1] === ' ' || text[at - 1] === '\t')) at -= 1
  if (at > from && text[at - 1] === '\n') at -= at - 1 > from && text[at - 2] === '\r' ? 2 : 1
  return text.slice(at, to)
}

interface RemovedSoFar {
  readonly kept: readonly OptionArgument[]
  /** What went right before this one left a `//` to be ended by the line break that follows. */
  readonly openComment: boolean
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
): TextEdit {
  if (last === null) return { from: call.inner, to: call.inner, text: entries.join(', ') }
  const line = lineBefore(text, 0, last.start)
  const gap = line.includes('\n') ? line : ' '
  const comma = last.afterComma !== null && call.arguments.at(-1)?.afterComma !== null
  if (comma) {
    const at = last.afterComma ?? last.end
    return { from: at, to: at, text: entries.map((entry) => `${gap}${entry},`).join('') }
  }
  return { from: last.end, to: last.end, text: entries.map((entry) => `,${gap}${entry}`).join('') }
}
