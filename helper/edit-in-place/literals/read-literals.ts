import { readArguments } from '../../dart/arguments.ts'
import { type Chain, readChain } from '../../dart/chain.ts'
import { NotDartError } from '../../dart/scan.ts'
import { declaredValue } from './declared-value.ts'
import type { FoundLiterals } from './found.ts'
import { positionalName } from './names.ts'
import { isCode, offsetOf } from './place.ts'
import { Collected } from './collected.ts'
import { readValue } from './read-value.ts'
import { withoutPrefix } from './without-prefix.ts'

export interface CallPlace {
  readonly line: number
  readonly column: number
  /** What is expected there; null: whatever is. */
  readonly call: string | null
}

/** More than any call has; a file may have been made to have more. */
const MOST = 200

/** The literals at the call that stands at a place, by their places in the text: its own, and those of its style. */
export function readLiterals(text: string, { line, column, call }: CallPlace): FoundLiterals {
  const offset = offsetOf(text, line, column)
  if (offset === null) return { kind: 'elsewhere' }
  try {
    if (!isCode(text, offset)) return { kind: 'elsewhere' }
    const chain = readChain(text, offset, text.length)
    const found = chain === null ? null : firstCall(chain)
    if (found === null) return readDeclared(text, offset, call)
    if (call !== null && found.name !== call) return { kind: 'elsewhere' }
    const collected = new Collected(MOST)
    for (const [index, argument] of readArguments(text, found.open + 1, found.close).entries()) {
      const name = argument.name ?? positionalName(found.name, index)
      readValue({ text, start: argument.valueStart, end: argument.end, path: [name], depth: 0 }, collected)
    }
    return { kind: 'found', call: found.name, end: found.close + 1, ...collected.all() }
  } catch (error) {
    if (error instanceof NotDartError) return { kind: 'not-dart' }
    throw error
  }
}

/** Where no call stands the name of a constant may, of a getter or of a parameter: its value is read. */
function readDeclared(text: string, offset: number, call: string | null): FoundLiterals {
  const found = declaredValue(text, offset)
  if (found === null || (call !== null && found.name !== call)) return { kind: 'elsewhere' }
  const { name, start, end } = found
  const collected = new Collected(MOST, true)
  readValue({ text, start, end, path: [name], depth: 0 }, collected)
  return { kind: 'found', call: name, end, ...collected.all() }
}

/** `ListView.builder` and its brackets; null: there is no call. */
export function firstCall({ links }: Chain) {
  const names: string[] = []
  for (const link of links) {
    if (link.kind === 'call') return { name: withoutPrefix(names).join('.'), ...link }
    if (link.kind === 'index') return null
    names.push(link.name)
  }
  return null
}
