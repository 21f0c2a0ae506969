import { booleanOf, created, double } from './value.ts'
import type { Arguments } from './arguments.ts'
import type { Value } from './value.ts'

/** The room at each side, in px; of `EdgeInsetsDirectional` what is left is where reading begins. */
export interface Sides {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const NONE: Sides = { left: 0, top: 0, right: 0, bottom: 0 }
const NAMES = ['left', 'top', 'right', 'bottom'] as const

const isInsets = (type: string): boolean => type === 'EdgeInsets' || type === 'EdgeInsetsDirectional'

/** What `EdgeInsets.…`, `EdgeInsetsDirectional.…` and a shorthand of theirs, `.all(8)`, keep free; null for other values. */
export function sidesOfInsets(value: Value | undefined): Sides | null {
  if (value?.kind === 'member') return isInsets(value.type) && value.name === 'zero' ? NONE : null
  if (value?.kind !== 'object') return null
  const { named, positional, constructor } = value
  const of = (each: Value | undefined): number => (each?.kind === 'number' ? each.value : 0)
  const [first = 0, second = 0, third = 0, fourth = 0] = positional.map(of)
  switch (constructor) {
    case 'all':
      return { left: first, top: first, right: first, bottom: first }
    case 'symmetric': {
      const [horizontal, vertical] = [of(named.get('horizontal')), of(named.get('vertical'))]
      return { left: horizontal, top: vertical, right: horizontal, bottom: vertical }
    }
    case 'only':
      return {
        left: of(named.get('left') ?? named.get('start')),
        top: of(named.get('top')),
        right: of(named.get('right') ?? named.get('end')),
        bottom: of(named.get('bottom')),
      }
    case 'fromLTRB':
    case 'fromSTEB':
      return { left: first, top: second, right: third, bottom: fourth }
    default:
      return value.type.startsWith('EdgeInsets') ? NONE : null
  }
}

/** Such a value of insets alone, not of what a shorthand may mean as well. */
const ownSides = (value: Value | undefined): Sides | null =>
  (value?.kind === 'object' || value?.kind === 'member') && isInsets(value.type) ? sidesOfInsets(value) : null

function insetsValue(like: Value, sides: Sides): Value {
  const isDirectional = like.kind === 'object' && like.type === 'EdgeInsetsDirectional'
  const [left, right] = isDirectional ? ['start', 'end'] : ['left', 'right']
  const named = {
    [left]: double(sides.left),
    top: double(sides.top),
    [right]: double(sides.right),
    bottom: double(sides.bottom),
  }
  return { ...created(isDirectional ? 'EdgeInsetsDirectional' : 'EdgeInsets', named), constructor: 'only' }
}

function each(like: Value, change: (name: (typeof NAMES)[number]) => number): Value {
  const [left = 0, top = 0, right = 0, bottom = 0] = NAMES.map(change)
  return insetsValue(like, { left, top, right, bottom })
}

/** `left` to `bottom`, and what two sides take together; null for any other name. */
export function insetsProperty(value: Value, name: string): Value | null {
  const sides = ownSides(value)
  if (sides === null) return null
  switch (name) {
    case 'left':
    case 'start':
      return double(sides.left)
    case 'right':
    case 'end':
      return double(sides.right)
    case 'top':
    case 'bottom':
      return double(sides[name])
    case 'horizontal':
      return double(sides.left + sides.right)
    case 'vertical':
      return double(sides.top + sides.bottom)
    default:
      return null
  }
}

/** `copyWith`, `add` and `subtract` (`painting/edge_insets.dart`); null for any other name. */
export function insetsMethod(value: Value, name: string, args: Arguments): Value | null {
  const sides = ownSides(value)
  if (sides === null) return null
  if (name === 'copyWith') {
    const said = sidesOfInsets({ ...created('EdgeInsets'), constructor: 'only', named: args.named })
    const isSaid = (side: string): boolean => args.named.get(side)?.kind === 'number'
    const other: Readonly<Record<string, string>> = { left: 'start', right: 'end' }
    return each(
      value,
      (side) => (isSaid(side) || isSaid(other[side] ?? '') ? said?.[side] : null) ?? sides[side],
    )
  }
  const [by] = args.positional
  if (name === 'add' && by !== undefined) return ofInsets('+', value, by)
  return name === 'subtract' && by !== undefined ? ofInsets('-', value, by) : null
}

/** What an operator gives of insets; null where it is none of theirs. */
export function ofInsets(operator: string, left: Value, right: Value): Value | null {
  const one = ownSides(left)
  if (one === null) return null
  const other = ownSides(right)
  if (other !== null) {
    if (operator === '==' || operator === '!=')
      return booleanOf(NAMES.every((side) => one[side] === other[side]) === (operator === '=='))
    if (operator === '+') return each(left, (side) => one[side] + other[side])
    return operator === '-' ? each(left, (side) => one[side] - other[side]) : null
  }
  if (right.kind !== 'number') return null
  if (operator === '*') return each(left, (side) => one[side] * right.value)
  return operator === '/' ? each(left, (side) => one[side] / right.value) : null
}
