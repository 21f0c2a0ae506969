import { positionalArguments } from '../arguments.ts'
import { booleanOf, created, double, NULL, stringOf, textOfValue, unknown } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** The names that responsive_framework gives its breakpoints (`responsive_breakpoints.dart`). */
const NAMES = new Set(['MOBILE', 'TABLET', 'PHONE', 'DESKTOP'])

/** responsive_framework and responsive_builder: what they choose by the width of the screen. */
export const responsive: Library = {
  name: (_evaluator, name) => (NAMES.has(name) ? stringOf(name) : null),
  provides(evaluator, widget) {
    if (widget.type === 'ResponsiveBreakpoints' || widget.type === 'ResponsiveWrapper')
      evaluator.provisions.add(widget, 'breakpoints', () => widget.named.get('breakpoints') ?? NULL)
  },
  create(evaluator, type, constructor, args) {
    if (`${type}.${constructor}` === 'ResponsiveBreakpoints.of') return created('ResponsiveBreakpointsData')
    return type === 'ResponsiveValue' && constructor === ''
      ? created('ResponsiveValue', { value: chosenBy(evaluator, args) })
      : null
  },
  call(evaluator, name, args) {
    if (name === 'getDeviceType') return deviceType(evaluator)
    if (name !== 'getValueForScreenType') return null
    return forDevice(evaluator, args.named) ?? NULL
  },
  property(evaluator, target, name) {
    if (target.kind !== 'object' || target.type !== 'ResponsiveBreakpointsData') return null
    const now = nowActive(evaluator)
    if (name === 'breakpoint') return now ?? unknown('breakpoint')
    if (name === 'screenWidth') return double(widthOf(evaluator))
    const asked = /^is(Mobile|Phone|Tablet|Desktop)$/.exec(name)?.[1]?.toUpperCase()
    return asked === undefined ? null : booleanOf(nameOf(now) === asked)
  },
  method(evaluator, target, name, args) {
    if (target.kind !== 'object' || target.type !== 'ResponsiveBreakpointsData') return null
    const [first, second] = args.positional.map(textOfValue)
    return first === undefined ? null : compared(evaluator, name, first, second)
  },
  builder(evaluator, widget) {
    if (widget.type !== 'ResponsiveBuilder') return null
    const type = deviceType(evaluator)
    const is = (wanted: string): Value => booleanOf(type.name === wanted)
    const { width, height } = evaluator.inherited
    const size = created('Size', { width: double(width), height: double(height) })
    const kinds = {
      isMobile: is('mobile'),
      isTablet: is('tablet'),
      isDesktop: is('desktop'),
      isWatch: is('watch'),
    }
    const sizes = { screenSize: size, localWidgetSize: size }
    return [created('SizingInformation', { deviceScreenType: type, ...kinds, ...sizes })]
  },
  builds(evaluator, widget) {
    switch (widget.type) {
      case 'ScreenTypeLayout':
        return built(evaluator, forDevice(evaluator, widget.named))
      case 'OrientationLayoutBuilder': {
        const isWide = widthOf(evaluator) > evaluator.inherited.height
        const landscape = widget.named.get('landscape') ?? NULL
        const wanted = isWide && landscape.kind !== 'null' ? landscape : widget.named.get('portrait')
        return built(evaluator, wanted ?? null)
      }
      case 'ResponsiveRowColumn':
        return rowOrColumn(widget)
      case 'ResponsiveVisibility':
        return visible(evaluator, widget)
      default:
        return null
    }
  },
}

function widthOf(evaluator: Evaluator): number {
  evaluator.askedForSize = true
  return evaluator.inherited.width
}

function breakpointsOf(evaluator: Evaluator): readonly CreatedValue[] {
  const list = evaluator.provisions.ofType('breakpoints')
  return list?.kind === 'list' ? list.items.flatMap((each) => (each.kind === 'object' ? [each] : [])) : []
}

function bound(breakpoint: CreatedValue | undefined, side: 'start' | 'end', usual: number): number {
  const value = breakpoint?.named.get(side)
  return value?.kind === 'number' ? value.value : usual
}

const nameOf = (breakpoint: CreatedValue | null): string => textOfValue(breakpoint?.named.get('name') ?? NULL)

function nowActive(evaluator: Evaluator): CreatedValue | null {
  const width = widthOf(evaluator)
  const fits = (each: CreatedValue): boolean =>
    width >= bound(each, 'start', 0) && width <= bound(each, 'end', Infinity)
  return breakpointsOf(evaluator).find(fits) ?? null
}

/** As `ResponsiveBreakpointsData` compares: a name that no breakpoint has is neither larger nor smaller. */
function compared(evaluator: Evaluator, how: string, name: string, other: string | undefined): Value | null {
  const width = widthOf(evaluator)
  const named = (wanted: string | undefined): CreatedValue | undefined =>
    breakpointsOf(evaluator).find((each) => nameOf(each) === wanted)
  const one = named(name)
  switch (how) {
    case 'equals':
      return booleanOf(nameOf(nowActive(evaluator)) === name)
    case 'largerThan':
      return booleanOf(width > bound(one, 'end', Infinity))
    case 'largerOrEqualTo':
      return booleanOf(width >= bound(one, 'start', Infinity))
    case 'smallerThan':
      return booleanOf(width < bound(one, 'start', 0))
    case 'smallerOrEqualTo':
      return booleanOf(width <= bound(one, 'end', 0))
    case 'between':
      return booleanOf(width >= bound(one, 'start', 0) && width <= bound(named(other), 'end', 0))
    default:
      return null
  }
}

/** The value of the last condition that holds, else the default. */
function chosenBy(evaluator: Evaluator, args: Arguments): Value {
  const conditions = args.named.get('conditionalValues') ?? args.named.get('valueWhen')
  const all = conditions?.kind === 'list' ? conditions.items : []
  const active = all.findLast((each) => each.kind === 'object' && holds(evaluator, each))
  const value = active?.kind === 'object' ? active.named.get('value') : undefined
  return value ?? args.named.get('defaultValue') ?? NULL
}

function holds(evaluator: Evaluator, condition: CreatedValue): boolean {
  const number = (name: string): number | null => {
    const value = condition.named.get(name)
    return value?.kind === 'number' ? value.value : null
  }
  const width = widthOf(evaluator)
  const at = number('breakpoint')
  const { constructor } = condition
  if (constructor === 'between')
    return width >= (number('start') ?? Infinity) && width <= (number('end') ?? -Infinity)
  if (at !== null)
    return constructor === 'largerThan' ? width > at : constructor === 'smallerThan' && width < at
  const name = condition.named.get('name')
  const compare = name === undefined ? null : compared(evaluator, constructor, textOfValue(name), undefined)
  return compare?.kind === 'boolean' && compare.value
}

function deviceType(evaluator: Evaluator): Value & { kind: 'member' } {
  // `responsive_sizing_config.dart`.
  const width = widthOf(evaluator)
  const name = width >= 950 ? 'desktop' : width >= 600 ? 'tablet' : width < 300 ? 'watch' : 'mobile'
  return { kind: 'member', type: 'DeviceScreenType', name }
}

/** The one of the device, else of the next smaller one, as `ScreenTypeLayout` falls back. */
function forDevice(evaluator: Evaluator, named: ReadonlyMap<string, Value>): Value | null {
  const order = ['desktop', 'tablet', 'mobile']
  const { name } = deviceType(evaluator)
  const wanted = name === 'watch' ? ['watch', 'mobile'] : order.slice(order.indexOf(name))
  for (const each of [...wanted, ...order.toReversed()]) {
    const found = named.get(each)
    if (found !== undefined && found.kind !== 'null') return found
  }
  return null
}

function built(evaluator: Evaluator, value: Value | null): Value | null {
  return evaluator.calledWith(value, positionalArguments(created('BuildContext'))) ?? value
}

function rowOrColumn(widget: CreatedValue): Value {
  const layout = widget.named.get('layout')
  const isRow = layout?.kind === 'member' && layout.name === 'ROW'
  const prefix = isRow ? 'row' : 'column'
  const named = new Map<string, Value>([['children', widget.named.get('children') ?? NULL]])
  for (const part of ['MainAxisAlignment', 'CrossAxisAlignment', 'MainAxisSize', 'Spacing']) {
    const value = widget.named.get(prefix + part)
    const own = part.charAt(0).toLowerCase() + part.slice(1)
    if (value !== undefined) named.set(own, value)
  }
  return { ...widget, type: isRow ? 'Row' : 'Column', constructor: '', named }
}

function visible(evaluator: Evaluator, widget: CreatedValue): Value {
  const any = (name: string): boolean => {
    const list = widget.named.get(name)
    const all = list?.kind === 'list' ? list.items : []
    return all.some((each) => each.kind === 'object' && holds(evaluator, each))
  }
  const said = widget.named.get('visible')
  const shown =
    any('visibleConditions') || (!(said?.kind === 'boolean' && !said.value) && !any('hiddenConditions'))
  return (shown ? widget.named.get('child') : widget.named.get('replacement')) ?? created('SizedBox')
}
