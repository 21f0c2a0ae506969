import { created, double } from './value.ts'
import type { Arguments } from './arguments.ts'
import type { CreatedValue, Value } from './value.ts'

const CORNERS = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const
type Corner = (typeof CORNERS)[number]

const circular = (radius: Value): Value => ({ ...created('Radius', {}, [radius]), constructor: 'circular' })
const SHARP = circular(double(0))

/** The `Radius` at a corner of a `BorderRadius`, by whichever of its constructors. */
function cornerOf(
  { constructor, named, positional: [first = double(0)] }: CreatedValue,
  corner: Corner,
): Value {
  switch (constructor) {
    case 'circular':
      return circular(first)
    case 'all':
      return first
    case 'vertical':
      return named.get(corner.startsWith('top') ? 'top' : 'bottom') ?? SHARP
    case 'horizontal':
      return named.get(corner.endsWith('Left') ? 'left' : 'right') ?? SHARP
    default:
      return named.get(corner) ?? SHARP
  }
}

/** A corner of a `BorderRadius`, by its name; null for what is none. */
export function radiiProperty(value: CreatedValue, name: string): Value | null {
  const corner = CORNERS.find((each) => each === name)
  return value.type === 'BorderRadius' && corner !== undefined ? cornerOf(value, corner) : null
}

/** `BorderRadius.circular(12).copyWith(topLeft: Radius.zero)`; null for any other method. */
export function radiiMethod(value: CreatedValue, name: string, { named }: Arguments): Value | null {
  if (value.type !== 'BorderRadius' || name !== 'copyWith') return null
  const corners = CORNERS.map((corner): [string, Value] => {
    const said = named.get(corner)
    return [corner, said === undefined || said.kind === 'null' ? cornerOf(value, corner) : said]
  })
  return { ...value, constructor: 'only', positional: [], named: new Map(corners) }
}
