import { colorOf } from './color.ts'
import { nameArgument, numberArgument, objectOf, stringArgument } from './widget-arguments.ts'
import type { Value } from '../evaluate/value.ts'
import type { Css } from './css.ts'

/** A resolved text style. Sizes in logical pixels; `height` is a multiple of the size. */
export interface TextLook {
  readonly color: string
  readonly size: number
  readonly weight: number
  readonly height?: number | undefined
  readonly spacing?: number | undefined
  readonly italic?: boolean | undefined
  readonly decoration?: string | undefined
  readonly family?: string | undefined
}

/** The style below with `TextStyle(…)` merged into it, as Flutter does. */
export function mergeTextStyle(base: TextLook, value: Value | undefined): TextLook {
  const style = objectOf(value)
  if (style === undefined) return base
  const family = stringArgument(style, 'fontFamily') ?? googleFont(style.type, style.constructor)
  return {
    color: colorOf(style.named.get('color')) ?? base.color,
    size: numberArgument(style, 'fontSize') ?? base.size,
    weight: weightOf(nameArgument(style, 'fontWeight')) ?? base.weight,
    height: numberArgument(style, 'height') ?? base.height,
    spacing: numberArgument(style, 'letterSpacing') ?? base.spacing,
    italic:
      nameArgument(style, 'fontStyle') === undefined
        ? base.italic
        : nameArgument(style, 'fontStyle') === 'italic',
    decoration: DECORATIONS[nameArgument(style, 'decoration') ?? ''] ?? base.decoration,
    family: family ?? base.family,
  }
}

const DECORATIONS: Readonly<Record<string, string>> = {
  underline: 'underline',
  lineThrough: 'line-through',
  overline: 'overline',
  none: 'none',
}

function weightOf(name: string | undefined): number | undefined {
  if (name === 'bold') return 700
  if (name === 'normal') return 400
  const digits = /^w(\d00)$/.exec(name ?? '')
  return digits === null ? undefined : Number(digits[1])
}

function googleFont(type: string, constructor: string): string | undefined {
  return type === 'GoogleFonts' ? constructor.replace(/([a-z])([A-Z])/g, '$1 $2') : undefined
}

export function textCss(look: TextLook): Css {
  return {
    color: look.color,
    // One `--u` is 16 px at the usual text size. The page sets it as Flutter on the web does: by the root's font size.
    'font-size': `calc(${look.size / 16}*var(--u))`,
    'font-weight': String(look.weight),
    'line-height': look.height === undefined ? 'normal' : String(look.height),
    'letter-spacing': look.spacing,
    'font-style': look.italic === true ? 'italic' : null,
    'text-decoration': look.decoration,
    'font-family':
      look.family === undefined
        ? null
        : `${JSON.stringify(look.family.replace(/["\\]/g, ''))},Roboto,sans-serif`,
  }
}
