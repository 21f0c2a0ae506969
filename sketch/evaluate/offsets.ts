import { booleanOf, created, double } from './value.ts'
import { sidesOf, sizeProperty } from './sides.ts'
import type { Arguments } from './arguments.ts'
import type { Value } from './value.ts'

/** The two numbers of an `Offset` or of a `Size`, and which it is. */
interface Pair {
  readonly type: 'Offset' | 'Size'
  readonly across: number
  readonly along: number
}

function pairOf(value: Value): Pair | null {
  if (value.kind === 'member') {
    const isPair = value.type === 'Offset' || value.type === 'Size'
    return isPair && value.name === 'zero' ? { type: value.type, across: 0, along: 0 } : null
  }
  if (value.kind !== 'object' || (value.type !== 'Offset' && value.type !== 'Size')) return null
  const isSize = value.type === 'Size'
  if (!isSize && value.constructor !== '') return null
  const { width, height } = isSize
    ? sidesOf(value)
    : {
        width: value.named.get('dx') ?? value.positional[0],
        height: value.named.get('dy') ?? value.positional[1],
      }
  if (width?.kind !== 'number' || height?.kind !== 'number') return null
  return { type: value.type, across: width.value, along: height.value }
}

const pair = (type: Pair['type'], across: number, along: number): Value =>
  created(type, {}, [double(across), double(along)])

/** What an `Offset` and a `Size` make of their two numbers; null for any other name. */
export function pairProperty(value: Value, name: string): Value | null {
  const offset = pairOf(value)
  if (offset === null) return null
  if (offset.type === 'Size') return sizeProperty(offset.across, offset.along, name)
  switch (name) {
    case 'dx':
      return double(offset.across)
    case 'dy':
      return double(offset.along)
    case 'distance':
      return double(Math.hypot(offset.across, offset.along))
    case 'direction':
      return double(Math.atan2(offset.along, offset.across))
    default:
      return null
  }
}

/** `translate` and `scale` of an `Offset`; null for any other. */
export function offsetMethod(value: Value, name: string, { positional: [x, y] }: Arguments): Value | null {
  const offset = pairOf(value)
  if (offset?.type !== 'Offset' || x?.kind !== 'number' || y?.kind !== 'number') return null
  if (name === 'translate') return pair('Offset', offset.across + x.value, offset.along + y.value)
  return name === 'scale' ? pair('Offset', offset.across * x.value, offset.along * y.value) : null
}

/** What an operator gives of sizes and offsets (`sky_engine/lib/ui/geometry.dart`); null where it is none of theirs. */
export function ofOffsets(operator: string, left: Value, right: Value): Value | null {
  const one = pairOf(left)
  if (one === null) return null
  if (right.kind === 'number') return scaled(operator, one, right.value)
  const other = pairOf(right)
  if (other === null) return null
  const isSame = one.type === other.type && one.across === other.across && one.along === other.along
  switch (operator) {
    case '==':
    case '!=':
      return booleanOf(isSame === (operator === '=='))
    case '+':
      return other.type === 'Size' ? null : pair(one.type, one.across + other.across, one.along + other.along)
    case '-': {
      const type = one.type === other.type ? 'Offset' : one.type
      return pair(type, one.across - other.across, one.along - other.along)
    }
    case '<':
      return booleanOf(one.across < other.across && one.along < other.along)
    case '>':
      return booleanOf(one.across > other.across && one.along > other.along)
    case '<=':
      return booleanOf(one.across <= other.across && one.along <= other.along)
    case '>=':
      return booleanOf(one.across >= other.across && one.along >= other.along)
    default:
      return null
  }
}

function scaled(operator: string, { type, across, along }: Pair, by: number): Value | null {
  switch (operator) {
    case '*':
      return pair(type, across * by, along * by)
    case '/':
      return pair(type, across / by, along / by)
    case '~/':
      return by === 0 ? null : pair(type, Math.trunc(across / by), Math.trunc(along / by))
    default:
      return null
  }
}
