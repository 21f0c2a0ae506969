import { booleanOf, double } from './value.ts'
import type { CreatedValue, Value } from './value.ts'

interface Sides {
  readonly width: Value | undefined
  readonly height: Value | undefined
}

/** The two sides of a `Size`, whichever of its constructors it is made by (`sky_engine/lib/ui/geometry.dart`). */
export function sidesOf({ constructor, named, positional: [first, second] }: CreatedValue): Sides {
  switch (constructor) {
    case 'fromHeight':
      return { width: double(Infinity), height: first }
    case 'fromWidth':
      return { width: first, height: double(Infinity) }
    case 'square':
      return { width: first, height: first }
    case 'fromRadius': {
      const side = first?.kind === 'number' ? double(first.value * 2) : first
      return { width: side, height: side }
    }
    default:
      return { width: named.get('width') ?? first, height: named.get('height') ?? second }
  }
}

/** What a `Size` makes of its two sides. */
export function sizeProperty(size: CreatedValue, name: string): Value | null {
  const { width, height } = sidesOf(size)
  if (width?.kind !== 'number' || height?.kind !== 'number') return null
  switch (name) {
    case 'width':
      return double(width.value)
    case 'height':
      return double(height.value)
    case 'shortestSide':
      return double(Math.min(width.value, height.value))
    case 'longestSide':
      return double(Math.max(width.value, height.value))
    case 'aspectRatio':
      return height.value === 0 ? null : double(width.value / height.value)
    case 'isEmpty':
      return booleanOf(width.value <= 0 || height.value <= 0)
    default:
      return null
  }
}
