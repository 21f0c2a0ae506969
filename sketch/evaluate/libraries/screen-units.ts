import { double } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** The size that a design was drawn for, where flutter_screenutil is told none (`screen_util.dart`). */
const DESIGN = { width: 360, height: 690 }
const UNITS = /^(w|h|r|sp|dg|dm|spMin|sm|spMax|sw|sh|verticalSpace|horizontalSpace)$/
const ROOTS = /^(ScreenUtilInit|Sizer|ResponsiveSizer)$/

/** Sizes by the screen: flutter_screenutil's by what a design was drawn for, sizer's as hundredths of the screen. */
export const screenUnits: Library = {
  provides(evaluator, widget) {
    if (ROOTS.test(widget.type)) evaluator.provisions.add(widget, 'screen units', () => widget)
  },
  create(evaluator, type, constructor, args) {
    if (type !== 'ScreenUtil' || (constructor !== 'init' && constructor !== 'configure')) return null
    const told: CreatedValue = { ...args, kind: 'object', type: 'ScreenUtilInit', constructor: '', at: null }
    evaluator.provisions.add(told, 'screen units', () => told)
    return null
  },
  property(evaluator, target, name, file) {
    if (!UNITS.test(name)) return null
    if (target.kind === 'number') {
      if (isOwn(evaluator, name, file)) return null
      return scaled(evaluator, target.value, name)
    }
    const isInsets = target.kind === 'object' && /^(EdgeInsets|BorderRadius|Radius)$/.test(target.type)
    if (!isInsets || target.kind !== 'object') return null
    const each = (value: Value): Value =>
      value.kind === 'number' ? scaled(evaluator, value.value, name) : value
    return {
      ...target,
      positional: target.positional.map(each),
      named: new Map([...target.named].map(([key, value]) => [key, each(value)])),
    }
  },
  builder(evaluator, widget) {
    // sizer: `builder: (context, orientation, screenType)`; ScreenUtilInit hands its child on.
    if (widget.type !== 'Sizer' && widget.type !== 'ResponsiveSizer') return null
    const { width, height } = evaluator.inherited
    const orientation: Value = {
      kind: 'member',
      type: 'Orientation',
      name: width > height ? 'landscape' : 'portrait',
    }
    return [orientation, { kind: 'member', type: 'ScreenType', name: width < 600 ? 'mobile' : 'tablet' }]
  },
}

/** An extension of the project's own goes before. */
function isOwn(evaluator: Evaluator, name: string, file: string): boolean {
  return ['num', 'int', 'double'].some((type) =>
    evaluator.declarations
      .extensionsOf(type, file)
      .some((each) => each.declaration.methods.some((method) => method.name === name)),
  )
}

function scaled(evaluator: Evaluator, value: number, unit: string): Value {
  evaluator.askedForSize = true
  const { width, height } = evaluator.inherited
  const root = evaluator.provisions.ofType('screen units')
  if (root?.kind === 'object' && root.type !== 'ScreenUtilInit') {
    // sizer (`extension.dart`): `w` and `h` are hundredths, `sp` grows with the screen around a phone's size.
    if (unit === 'w') return double((value * width) / 100)
    if (unit === 'h') return double((value * height) / 100)
    return double(value)
  }
  const design = root?.kind === 'object' ? designOf(root) : { width, height }
  const byWidth = width / design.width
  const byHeight = height / design.height
  const least = Math.min(byWidth, byHeight)
  const adapts = root?.kind === 'object' ? root.named.get('minTextAdapt') : undefined
  const text = value * (adapts?.kind === 'boolean' && adapts.value ? least : byWidth)
  const scale: Readonly<Record<string, number>> = {
    w: value * byWidth,
    h: value * byHeight,
    r: value * least,
    dg: value * byWidth * byHeight,
    dm: value * Math.max(byWidth, byHeight),
    sp: text,
    spMin: Math.min(value, text),
    sm: Math.min(value, text),
    spMax: Math.max(value, text),
    sw: value * width,
    sh: value * height,
  }
  const known = scale[unit]
  if (known !== undefined) return double(known)
  const isVertical = unit === 'verticalSpace'
  return space(isVertical ? 'height' : 'width', value * (isVertical ? byHeight : byWidth))
}

function space(side: string, size: number): Value {
  return {
    kind: 'object',
    type: 'SizedBox',
    constructor: '',
    positional: [],
    named: new Map([[side, double(size)]]),
    at: null,
  }
}

function designOf(root: CreatedValue): { readonly width: number; readonly height: number } {
  const size = root.named.get('designSize')
  const [width, height] = size?.kind === 'object' ? size.positional : []
  if (width?.kind !== 'number' || height?.kind !== 'number' || width.value <= 0 || height.value <= 0)
    return DESIGN
  return { width: width.value, height: height.value }
}
