import { readArguments } from '../../dart/arguments.ts'
import { type Chain, readChain } from '../../dart/chain.ts'
import { endOfBracket, endOfTrivia, type StringToken, stringAt } from '../../dart/scan.ts'
import { valueOf } from '../../dart/string-literal.ts'
import { type Branches, branchesOf } from './branches.ts'
import { CHOICES } from './choices.ts'
import type { Collected } from './collected.ts'
import { readColour } from './colour.ts'
import { isMeasure, isNeverNegative, isStyle, positionalName } from './names.ts'
import { partOf } from './names-in-value.ts'
import { valueAlone } from './value-in-text.ts'
import { withoutPrefix } from './without-prefix.ts'

/** A value, by its places in the text. */
export interface Value {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly path: readonly string[]
  /** The argument that it is for, where the path says more: one of two by a condition. */
  readonly name?: string
  /** How many styles it stands within. */
  readonly depth: number
}

/** By the argument's name it is told what may stand there. */
const nameOf = ({ name, path }: Value): string => name ?? path.at(-1) ?? ''

const DEEPEST = 4
const NUMBER = /^-?\s*(?:\d[\d_]*(?:\.\d[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d+)?$/

/** Adds what a value is: a literal, a style with literals in it, or something that has to be run to be known. */
export function readValue(value: Value, into: Collected): void {
  const { text, start, end } = value
  const written = text.slice(start, end)
  if (written === 'null') return
  const common = { path: [...value.path], from: start, to: end }
  const branches = branchesOf(text, start, end)
  if (branches !== null) {
    if (into.ofCall && value.depth < DEEPEST) readBranches(value, branches, into)
    else into.computed(value, branches.kind, null, branches.by)
    return
  }
  const string = stringAt(text, start)
  if (string !== null) {
    if (string.end !== end) into.computed(value, stringAfter(text, string.end, end) ? 'joined' : 'expression')
    else if (string.interpolated) readInterpolated(value, string, into)
    else into.literal({ kind: 'text', ...common, value: valueOf(text, start, string) })
    return
  }
  if (NUMBER.test(written)) {
    const name = nameOf(value)
    const whole = /^-?\s*[\d_]+$/.test(written) && !isMeasure(name)
    const least = isNeverNegative([...value.path.slice(0, -1), name]) ? { least: 0 } : {}
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
  if (chain === null || chain.end !== end) into.computed(value, 'expression')
  else readNames(value, chain, into)
}

/** A text that is nothing but a name is what that names, and is told as such. */
function readInterpolated(value: Value, string: StringToken, into: Collected): void {
  const alone = valueAlone(value.text, value.start, string)
  if (alone === null) into.computed(value, 'interpolated')
  else if (alone.links.at(-1)?.kind === 'call') into.computed(value, 'call')
  else into.computed(value, 'name', namesOf(alone))
}

/** Null: it is what stands at an index of something. */
const namesOf = (chain: Chain) =>
  chain.links.some(({ kind }) => kind === 'index') ? null : (partOf(chain)?.names ?? null)

function readNames(value: Value, chain: Chain, into: Collected): void {
  const { end } = value
  const colour = readColour(value, nameOf(value), chain)
  if (colour !== null) {
    into.literal(colour)
    return
  }
  const names = withoutPrefix(chain.links.flatMap((link) => (link.kind === 'name' ? [link.name] : [])))
  const last = chain.links.at(-1)
  if (last?.kind === 'call') {
    if (!isStyle(names) || value.depth >= DEEPEST) into.computed(value, 'call')
    else {
      readBase(value, chain, into)
      readStyle(value, names.join('.'), last, into)
    }
    return
  }
  const [type = '', name = '', ...more] = names
  const common = { path: [...value.path], from: end - name.length, to: end }
  const plain = chain.links.every(({ kind }) => kind === 'name') && more.length === 0
  const values = CHOICES.get(type)
  if (plain && type === 'Icons' && name !== '') into.literal({ kind: 'icon', ...common, value: name })
  else if (plain && values?.includes(name) === true)
    into.literal({ kind: 'choice', ...common, type, value: name, values: [...values] })
  else into.computed(value, 'name', namesOf(chain))
}

/** `title` of `title.copyWith(…)`, which has all values that are not changed. */
function readBase(value: Value, { links, start }: Chain, into: Collected): void {
  const [before, name] = links.slice(-3)
  const isOf = links.length > 3 || /^[_a-z]/.test(value.text[start] ?? '')
  if (!into.ofCall || links.length < 3 || !isOf || before === undefined || name?.kind !== 'name') return
  const base = { ...value, start, end: before.end, path: [...value.path, 'base'], name: nameOf(value) }
  const chain = readChain(value.text, start, before.end)
  if (chain === null) return
  if (before.kind === 'call') into.computed(base, 'call')
  else into.computed(base, 'name', namesOf(chain))
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
function readList(value: Value, into: Collected): boolean {
  const { text, start, end, path, depth } = value
  const [before = ''] =
    /^(?:const\s+)?(?:<[\w.]+>\s*)?(?=\[)/.exec(text.slice(start, Math.min(end, start + 60))) ?? []
  const open = start + before.length
  if (text[open] !== '[' || endOfBracket(text, open) !== end) return false
  if (!LISTS.test(nameOf(value)) || depth >= DEEPEST) return true
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

/** Each of the values that it may be, as one of its own, and what decides. */
function readBranches(value: Value, { kind, by, branches }: Branches, into: Collected): void {
  into.computed(value, kind, null, by)
  const name = nameOf(value)
  for (const { label, ...span } of branches)
    readValue({ ...value, ...span, path: [...value.path, label], name, depth: value.depth + 1 }, into)
}
