import { created, double } from '../../evaluate/value.ts'
import { argument, numberArgument } from '../widget-arguments.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'

/** The buttons that take their look as arguments of their own; only MaterialButton is left since Flutter 2.10. */
const OLD = /^(Raised|Outline|Flat|Material)Button$/

/** Whether a button looks as in Material 2 whatever the theme says: Material 3 has none of them. */
export const isOldButton = ({ type }: CreatedValue): boolean => OLD.test(type)

/** How an argument of such a button is called in a style. */
const TAKEN: Readonly<Record<string, string>> = {
  textColor: 'foregroundColor',
  disabledTextColor: 'disabledForegroundColor',
  color: 'backgroundColor',
  disabledColor: 'disabledBackgroundColor',
  padding: 'padding',
  shape: 'shape',
  elevation: 'elevation',
  materialTapTargetSize: 'tapTargetSize',
  visualDensity: 'visualDensity',
}

/** The least that such a button is of itself (`ButtonThemeData`). */
const LEAST = { width: 88, height: 36 }
/** How much higher than what is below it one with a ground is (`ButtonThemeData.getElevation`). */
const ELEVATION = 2

/** What such a button is given itself, as a style (`material/material_button.dart`). */
export function styleOfOld(widget: CreatedValue): CreatedValue | undefined {
  if (!isOldButton(widget)) return undefined
  const given = Object.entries(TAKEN).flatMap(([from, to]): [string, Value][] => {
    const value = argument(widget, from)
    return value === undefined || value.kind === 'null' ? [] : [[to, value]]
  })
  const style = new Map([...usual(widget), ...sizes(widget), ...given])
  return { ...created('ButtonStyle'), constructor: 'styleFrom', named: style }
}

function usual(widget: CreatedValue): [string, Value][] {
  const hasGround = widget.type === 'MaterialButton' && argument(widget, 'color') !== undefined
  return hasGround ? [['elevation', double(ELEVATION)]] : []
}

/** How large it is at least: `minWidth: double.infinity, height: 50`. */
function sizes(widget: CreatedValue): readonly [string, Value][] {
  const sides = [
    numberArgument(widget, 'minWidth') ?? LEAST.width,
    numberArgument(widget, 'height') ?? LEAST.height,
  ]
  return [['minimumSize', created('Size', {}, sides.map(double))]]
}
