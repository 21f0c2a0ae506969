import { double, integer } from '../value.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

/** `dart:math`: its functions of numbers that are known, and pi. */
export const dartMath: Library = {
  name(_evaluator, name) {
    return CONSTANTS.get(name) ?? null
  },
  property(_evaluator, target, name) {
    // `math.pi`, of the library under a name of its own.
    return target.kind === 'library' ? (CONSTANTS.get(name) ?? null) : null
  },
  call(_evaluator, name, { positional: [one, other] }) {
    if (one?.kind !== 'number') return null
    const compute = OF_ONE.get(name)
    if (compute !== undefined && other === undefined) return double(compute(one.value))
    if (other?.kind !== 'number') return null
    const both = [one.value, other.value] as const
    if (name === 'max' || name === 'min') return one.value < other.value === (name === 'max') ? other : one
    if (name === 'atan2') return double(Math.atan2(...both))
    if (name !== 'pow') return null
    const power = both[0] ** both[1]
    return one.double || other.double || other.value < 0 ? double(power) : integer(power)
  },
}

const CONSTANTS: ReadonlyMap<string, Value> = new Map([['pi', double(Math.PI)]])

const OF_ONE: ReadonlyMap<string, (value: number) => number> = new Map([
  ['sqrt', Math.sqrt],
  ['sin', Math.sin],
  ['cos', Math.cos],
  ['tan', Math.tan],
  ['asin', Math.asin],
  ['acos', Math.acos],
  ['atan', Math.atan],
  ['exp', Math.exp],
  ['log', Math.log],
])
