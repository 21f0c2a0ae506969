import type { Literal, NewValue } from '@mosaygent/contract'
import type { FoundCall, FoundLiterals } from './found.ts'
import { type CallPlace, readLiterals } from './read-literals.ts'
import { rewritten } from './rewrite.ts'

export interface LiteralEdit extends CallPlace {
  /** In bytes. */
  readonly from: number
  readonly to: number
  readonly value: NewValue
}

export type EditedLiteral =
  | {
      readonly kind: 'edited'
      /** What is replaced, in bytes, and both texts of it. */
      readonly from: number
      readonly to: number
      readonly was: string
      readonly written: string
      /** The argument. */
      readonly path: readonly string[]
      /** The call as it is then. */
      readonly after: FoundCall
    }
  /** No literal stands at that range; `unfit`: the value cannot stand there. */
  | { readonly kind: 'no-literal' | 'unfit' }
  | Exclude<FoundLiterals, { kind: 'found' }>

/** The same with places in bytes, as they are told. */
export function literalsInBytes(text: string, place: CallPlace): FoundLiterals {
  const found = readLiterals(text, place)
  return found.kind === 'found' ? { ...found, ...inBytes(text, found) } : found
}

/** What one literal becomes; nothing besides does. */
export function editLiteral(text: string, edit: LiteralEdit): EditedLiteral {
  const found = readLiterals(text, edit)
  if (found.kind !== 'found') return found
  const bytes = inBytes(text, found)
  const index = bytes.literals.findIndex(({ from, to }) => from === edit.from && to === edit.to)
  const literal = found.literals[index]
  if (literal === undefined) return { kind: 'no-literal' }
  const written = rewritten(text, literal, edit.value)
  if (written === null) return { kind: 'unfit' }
  const next = `${text.slice(0, literal.from)}${written}${text.slice(literal.to)}`
  const after = readLiterals(next, { ...edit, call: found.call })
  if (after.kind !== 'found' || !saysInstead(found, after, index, edit.value))
    throw new Error('The edited literal does not read back.')
  const was = text.slice(literal.from, literal.to)
  const { from, to } = edit
  const now = { call: after.call, end: after.end, ...inBytes(next, after) }
  return { kind: 'edited', from, to, was, written, path: literal.path, after: now }
}

/** Whether the call says what it was to say there, and the same as before elsewhere, whatever the fault. */
function saysInstead(before: FoundCall, after: FoundCall, index: number, wanted: NewValue): boolean {
  if (before.literals.length !== after.literals.length) return false
  if (before.computed.length !== after.computed.length) return false
  return after.literals.every((literal, at) => {
    const old = before.literals[at]
    if (at === index) return old?.kind === literal.kind && says(literal, wanted)
    return old !== undefined && JSON.stringify(plain(old)) === JSON.stringify(plain(literal))
  })
}

const plain = ({ from: _from, to: _to, ...literal }: Literal) => literal

function says(literal: Literal, wanted: NewValue): boolean {
  if (literal.kind !== wanted.kind) return false
  if (literal.kind !== 'colour') return 'value' in literal && literal.value === wanted.value
  const { value } = wanted
  if (typeof value !== 'string' || !value.startsWith('#')) return true
  return literal.argb?.endsWith(value.slice(1).toUpperCase()) === true
}

/** One literal with places in bytes. */
export const literalInBytes = (text: string, literal: Literal): Literal => {
  const from = Buffer.byteLength(text.slice(0, literal.from))
  return { ...literal, from, to: from + Buffer.byteLength(text.slice(literal.from, literal.to)) }
}

/** Places in the text become places in its bytes. */
function inBytes(text: string, { literals, computed }: FoundCall): Pick<FoundCall, 'literals' | 'computed'> {
  let at = 0
  let bytes = 0
  const known = new Map<number, number>()
  for (const place of literals.flatMap(({ from, to }) => [from, to]).sort((a, b) => a - b)) {
    bytes += Buffer.byteLength(text.slice(at, place))
    at = place
    known.set(place, bytes)
  }
  const told = (place: number) => known.get(place) ?? 0
  return {
    literals: literals.map((literal) => ({ ...literal, from: told(literal.from), to: told(literal.to) })),
    computed,
  }
}
