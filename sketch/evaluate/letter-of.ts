import { stringOf } from './value.ts'
import type { Value } from './value.ts'

/** The letter of a code that the source tells; null for what is no code: Dart would throw. */
export function letterOf(code: Value): Value | null {
  if (code.kind !== 'number' || !Number.isInteger(code.value)) return null
  return code.value < 0 || code.value > 0x10ffff ? null : stringOf(String.fromCodePoint(code.value))
}
