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

/** What a `Size` makes of its two sides; null for any other name. */
export function sizeProperty(width: number, height: number, name: string): Value | null {
  switch (name) {
    case 'width':
      return double(width)
    case 'height':
      return double(height)
    case 'shortestSide':
      return double(Math.min(width, height))
    case 'longestSide':
      return double(Math.max(width, height))
    case 'aspectRatio':
      return height === 0 ? null : double(width / height)
    case 'isEmpty':
      return booleanOf(width <= 0 || height <= 0)
    default:
      return null
  }
}
