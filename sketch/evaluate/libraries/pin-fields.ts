import { created, double, listOf, NULL } from '../value.ts'
import { entryOf } from '../entry-of.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** More than stand in a row on a phone. */
const MAX_CELLS = 12

interface Look {
  /** The number of characters where nothing is said. */
  readonly count: number
  readonly width: number
  readonly height: number
}

/** What their packages have where an app says nothing. */
const LOOKS: Readonly<Record<string, Look>> = {
  PinCodeTextField: { count: 4, width: 40, height: 50 },
  Pinput: { count: 4, width: 56, height: 60 },
}

/**
 * Fields for a code: pin_code_fields (`lib/src/pin_code_fields.dart`), pin_code_text_field and pinput
 * (`lib/src/pinput.dart`): a cell for each character.
 */
export const pinFields: Library = {
  builds(_evaluator, widget) {
    const look = entryOf(LOOKS, widget.type)
    if (look === undefined) return null
    const count = widget.named.get('length') ?? widget.named.get('maxLength')
    const cells = count?.kind === 'number' ? Math.trunc(count.value) : look.count
    const made = Array.from({ length: Math.min(Math.max(cells, 0), MAX_CELLS) }, () => cell(widget, look))
    const isPin = widget.type === 'PinCodeTextField'
    const align = widget.named.get('mainAxisAlignment') ?? member(isPin ? 'spaceBetween' : 'spaceEvenly')
    return { ...created('Row', { mainAxisAlignment: align, children: listOf(made) }), at: widget.at }
  },
}

const member = (name: string): Value => ({ kind: 'member', type: 'MainAxisAlignment', name })

function cell(widget: CreatedValue, look: Look): Value {
  const theme = widget.named.get('pinTheme') ?? widget.named.get('defaultPinTheme')
  const said = (name: string): Value | undefined => {
    const value = theme?.kind === 'object' ? theme.named.get(name) : undefined
    return value?.kind === 'null' ? undefined : value
  }
  const color = said('inactiveColor') ?? { ...created('MaterialColor'), constructor: 'grey' }
  const shape = said('shape')
  const isCircle = shape?.kind === 'member' && shape.name === 'circle'
  const named = {
    border: { ...created('Border', { color }), constructor: 'all' },
    color: widget.named.has('enableActiveFill') ? (said('inactiveFillColor') ?? NULL) : NULL,
    ...(isCircle
      ? { shape: { kind: 'member', type: 'BoxShape', name: 'circle' } as const }
      : { borderRadius: said('borderRadius') ?? NULL }),
  }
  return created('Container', {
    width: said('fieldWidth') ?? said('width') ?? double(look.width),
    height: said('fieldHeight') ?? said('height') ?? double(look.height),
    decoration: said('decoration') ?? created('BoxDecoration', named),
  })
}
