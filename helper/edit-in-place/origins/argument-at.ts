import type { Literal } from '@mosaygent/contract'
import { readArguments } from '../../dart/arguments.ts'
import { readChain } from '../../dart/chain.ts'
import { NotDartError } from '../../dart/scan.ts'
import { literalInBytes } from '../literals/edit-literal.ts'
import type { Named } from '../literals/found.ts'
import { isCode, lineOf, offsetOf } from '../literals/place.ts'
import { firstCall } from '../literals/read-literals.ts'
import { Collected } from '../literals/collected.ts'
import { readValue } from '../literals/read-value.ts'
import type { FoundParameter } from './parameters.ts'

export interface ArgumentAsked extends FoundParameter {
  readonly line: number
  readonly column: number
}

/**
 * What a call gives for a parameter. `other`: it makes something else. `unknown`: it gives a value that is neither literal
 * nor name. `line`: of what it gives, from 1; the places of a literal are in bytes.
 */
export type FoundArgument =
  | { readonly kind: 'other' }
  | { readonly kind: 'unknown'; readonly line: number }
  /** It leaves the parameter out. */
  | { readonly kind: 'absent'; readonly constructor: string }
  | { readonly kind: 'literal'; readonly call: string; readonly line: number; readonly literal: Literal }
  | { readonly kind: 'named'; readonly names: Named }

/** What the call at a place gives for a parameter of its constructor. */
export function readGiven(text: string, { line, column, type, constructors }: ArgumentAsked): FoundArgument {
  const offset = offsetOf(text, line, column)
  if (offset === null) return { kind: 'other' }
  try {
    const chain = isCode(text, offset) ? readChain(text, offset, text.length) : null
    const call = chain === null ? null : firstCall(chain)
    const [made = '', constructor = ''] = call?.name.split('.') ?? []
    if (call === null || made !== type) return { kind: 'other' }
    const named = constructor.replace(/^new$/, '')
    const wanted = constructors.find((one) => one.constructor === named)?.parameter
    const all = readArguments(text, call.open + 1, call.close)
    const given =
      typeof wanted === 'number'
        ? all.filter(({ name }) => name === null)[wanted]
        : all.find(({ name }) => name !== null && name === wanted)
    if (given === undefined) return { kind: 'absent', constructor: named }
    const path = [given.name ?? `#${all.indexOf(given) + 1}`]
    const collected = new Collected(1, true)
    readValue({ text, start: given.valueStart, end: given.end, path, depth: 0 }, collected)
    const { literals, computed } = collected.all()
    const literal = literals.find((one) => one.path.length === 1)
    if (literal !== undefined) {
      const told = literalInBytes(text, literal)
      return { kind: 'literal', call: call.name, line: lineOf(text, literal.from), literal: told }
    }
    const name = computed.find((one) => one.path.length === 1 && one.what === 'name')?.names ?? null
    return name === null
      ? { kind: 'unknown', line: lineOf(text, given.valueStart) }
      : { kind: 'named', names: name }
  } catch (error) {
    if (error instanceof NotDartError) return { kind: 'other' }
    throw error
  }
}
