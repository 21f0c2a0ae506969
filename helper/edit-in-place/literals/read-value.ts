import type { Computed, Literal } from '@mosaygent/contract'
import { readArguments } from '../../dart/arguments.ts'
import { type Chain, readChain } from '../../dart/chain.ts'
import { endOfBracket, endOfToken, endOfTrivia, type StringToken, stringAt } from '../../dart/scan.ts'
import { valueOf } from '../../dart/string-literal.ts'
import { CHOICES } from './choices.ts'
import { readColour } from './colour.ts'
import type { FoundComputed, Named } from './found.ts'
import { isMeasure, isNeverNegative, isSought, isStyle, positionalName } from './names.ts'
import { valueInText } from './value-in-text.ts'
import { withoutPrefix } from './without-prefix.ts'

/** A value, by its places in the text. */
export interface Value {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly path: readonly string[]
  /** How many styles it stands within. */
  readonly depth: number
}

const DEEPEST = 4
const LONGEST_WRITTEN = 120
const NUMBER = /^-?\s*(?:\d[\d_]*(?:\.\d[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d+)?$/

/** What was found so far, and no more than so much. */
export class Collected {
  readonly #most: number
  readonly #whole: boolean
  readonly #literals: Literal[] = []
  readonly #computed: FoundComputed[] = []

  /** `all`: also of values that nobody looks for at a widget it is said what they are. */
  constructor(most: number, all = false) {
    this.#most = most
    this.#whole = all
  }

  literal(literal: Literal): void {
    if (this.#literals.length < this.#most) this.#literals.push(literal)
  }

  computed({ text, start, end, path }: Value, what: Computed['what'], names: Named | null = null): void {
    const told = this.#whole || isSought(path.at(-1) ?? '')
    if (!told || this.#computed.length >= this.#most) return
    const written = text.slice(start, Math.min(end, start + LONGEST_WRITTEN)).replaceAll(/\s+/g, ' ')
    this.#computed.push({
      path: [...path],
      what,
      written: end - start > LONGEST_WRITTEN ? `${written}…` : written,
      names,
    })
  }

  all() {
    return { literals: this.#literals, computed: this.#computed }
  }
}

/** Adds what a value is: a literal, a style with literals in it, or something that has to be run to be known. */
export function readValue(value: Value, into: Collected): void {
  const { text, start, end } = value
  const written = text.slice(start, end)
  if (written === 'null') return
  const common = { path: [...value.path], from: start, to: end }
  const string = stringAt(text, start)
  if (string !== null) {
    if (string.end !== end) into.computed(value, stringAfter(text, string.end, end) ? 'joined' : 'expression')
    else if (string.interpolated) readInterpolated(value, string, into)
    else into.literal({ kind: 'text', ...common, value: valueOf(text, start, string) })
    return
  }
  if (NUMBER.test(written)) {
    const name = value.path.at(-1) ?? ''
    const whole = /^-?\s*[\d_]+$/.test(written) && !isMeasure(name)
    const least = isNeverNegative(value.path) ? { least: 0 } : {}
    const said = Number(written.replaceAll(/[_\s]/g, ''))
    into.literal({ kind: 'number', ...common, value: said, whole, ...least })
    return
  }
  if (written === 'true' || written === 'false') {
    into.literal({ kind: 'flag', ...common, value: written === 'true' })
    return
  }
  if (readList(value, into)) return
  const chain = readChain(text, start, end)
  if (chain === null || chain.end !== end)
    into.computed(value, isCondition(value) ? 'condition' : 'expression')
  else readNames(value, chain, into)
}

/** A text that is nothing but a value is that value, and is told as such. */
function readInterpolated(value: Value, string: StringToken, into: Collected): void {
  const inside = valueInText(value.text, value.start, string)
  if (inside === null) {
    into.computed(value, 'interpolated')
    return
  }
  const { chain, alone } = inside
  const what = chain.links.at(-1)?.kind === 'call' ? 'call' : 'name'
  into.computed(value, alone ? what : 'interpolated', named(withoutPrefix(namesOf(chain))))
}

const namesOf = ({ links }: Chain): readonly string[] =>
  links.flatMap((link) => (link.kind === 'name' ? [link.name] : []))

function readNames(value: Value, chain: Chain, into: Collected): void {
  const { text, end } = value
  const colour = readColour(value, chain)
  if (colour !== null) {
    into.literal(colour)
    return
  }
  const names = namesOf(chain)
  const last = chain.links.at(-1)
  if (last?.kind === 'call') {
    const call = withoutPrefix(names)
    if (!isStyle(call) || value.depth >= DEEPEST) into.computed(value, 'call', named(call))
    else readStyle(value, call.join('.'), last, into)
    return
  }
  const [type = '', name = '', ...more] = withoutPrefix(names)
  const common = { path: [...value.path], from: end - name.length, to: end }
  const plain = chain.links.every(({ kind }) => kind === 'name') && more.length === 0
  const values = CHOICES.get(type)
  if (plain && type === 'Icons' && name !== '') into.literal({ kind: 'icon', ...common, value: name })
  else if (plain && values?.includes(name) === true)
    into.literal({ kind: 'choice', ...common, type, value: name, values: [...values] })
  else into.computed({ ...value, text }, 'name', named([type, name, ...more]))
}

function named([head, ...rest]: readonly string[]): Named | null {
  return head === undefined || head === '' ? null : { head, rest: rest.filter((name) => name !== '') }
}

/** The arguments of a call that makes a style. */
function readStyle(
  { text, path, depth }: Value,
  call: string,
  { open, close }: { readonly open: number; readonly close: number },
  into: Collected,
): void {
  for (const [index, argument] of readArguments(text, open + 1, close).entries()) {
    const name = argument.name ?? positionalName(call, index)
    const inner = { text, start: argument.valueStart, end: argument.end, depth: depth + 1 }
    readValue({ ...inner, path: [...path, name] }, into)
  }
}

const LISTS = /^(?:colors|boxShadow|shadows)$/

/** The values of a list of colours or shadows. */
function readList({ text, start, end, path, depth }: Value, into: Collected): boolean {
  const [before = ''] =
    /^(?:const\s+)?(?:<[\w.]+>\s*)?(?=\[)/.exec(text.slice(start, Math.min(end, start + 60))) ?? []
  const open = start + before.length
  if (text[open] !== '[' || endOfBracket(text, open) !== end) return false
  if (!LISTS.test(path.at(-1) ?? '') || depth >= DEEPEST) return true
  for (const [index, { valueStart, end: behind }] of readArguments(text, open + 1, end - 1).entries())
    readValue(
      { text, start: valueStart, end: behind, path: [...path, `#${index + 1}`], depth: depth + 1 },
      into,
    )
  return true
}

const stringAfter = (text: string, from: number, end: number): boolean => {
  const at = endOfTrivia(text, from)
  return at < end && stringAt(text, at) !== null
}

/** Whether a `?` stands in it that belongs to no bracket and no `?.` or `??`. */
function isCondition({ text, start, end }: Value): boolean {
  for (let at = start; at < end;) {
    if ('([{'.includes(text[at] ?? '')) at = endOfBracket(text, at)
    else if (text[at] === '?' && !/[?.]/.test(text[at + 1] ?? '') && text[at - 1] !== '?') return true
    else at = endOfToken(text, at)
  }
  return false
}
