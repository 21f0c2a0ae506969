import { DISPLAYED } from '../evaluate/text-theme.ts'
import { created, double } from '../evaluate/value.ts'
import { colorValue } from './color-scheme.ts'
import { mergeTextStyle } from './text-style.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'
import type { TextLook } from './text-style.ts'

/** Material's type scale of 2021: size, line height, weight, letter spacing. */
const SCALE = {
  displayLarge: [57, 64, 400, -0.25],
  displayMedium: [45, 52, 400, 0],
  displaySmall: [36, 44, 400, 0],
  headlineLarge: [32, 40, 400, 0],
  headlineMedium: [28, 36, 400, 0],
  headlineSmall: [24, 32, 400, 0],
  titleLarge: [22, 28, 400, 0],
  titleMedium: [16, 24, 500, 0.15],
  titleSmall: [14, 20, 500, 0.1],
  bodyLarge: [16, 24, 400, 0.5],
  bodyMedium: [14, 20, 400, 0.25],
  bodySmall: [12, 16, 400, 0.4],
  labelLarge: [14, 20, 500, 0.1],
  labelMedium: [12, 16, 500, 0.5],
  labelSmall: [11, 16, 500, 0.5],
} as const

export type TextRole = keyof typeof SCALE

/** That of 2014, which Material 2 has: size, weight, letter spacing; a line is as high as its font says. */
const SCALE_2014: Readonly<Record<TextRole, readonly [number, number, number?]>> = {
  displayLarge: [112, 100],
  displayMedium: [56, 400],
  displaySmall: [45, 400],
  headlineLarge: [40, 400],
  headlineMedium: [34, 400],
  headlineSmall: [24, 400],
  titleLarge: [20, 500],
  titleMedium: [16, 400],
  titleSmall: [14, 500, 0.1],
  bodyLarge: [14, 500],
  bodyMedium: [14, 400],
  bodySmall: [12, 400],
  labelLarge: [14, 500],
  labelMedium: [12, 400],
  labelSmall: [10, 400, 1.5],
}

/** What a theme's texts are written in: its edition of Material, and the colours. */
export interface TextInk {
  readonly material3: boolean
  readonly color: string
  /** Of large titles and captions. */
  readonly quiet: string
}

/** A style of the theme: the scale, the scheme's colour, and the app's own text theme. */
export function textRole(role: TextRole, ink: TextInk, args: CreatedValue | undefined): TextLook {
  return mergeTextStyle(lookOf(role, ink), args?.named.get(role))
}

function lookOf(role: TextRole, { material3, color, quiet }: TextInk): TextLook {
  if (material3) {
    const [size, line, weight, spacing] = SCALE[role]
    return { color, size, weight, height: line / size, spacing }
  }
  const [size, weight, spacing] = SCALE_2014[role]
  return { color: DISPLAYED.has(role) ? quiet : color, size, weight, spacing }
}

/** The text theme as the app's own code sees it in `Theme.of(context).textTheme`. */
export function textThemeValue(ink: TextInk, args: CreatedValue | undefined): Value {
  const roles: [string, Value][] = []
  const add = (role: TextRole): void => {
    const look = textRole(role, ink, args)
    const style = created('TextStyle', {
      color: colorValue(look.color),
      fontSize: double(look.size),
      fontWeight: { kind: 'member', type: 'FontWeight', name: `w${look.weight}` },
      letterSpacing: double(look.spacing ?? 0),
      ...(look.height === undefined ? {} : { height: double(look.height) }),
    })
    roles.push([role, style])
  }
  add('displayLarge')
  add('displayMedium')
  add('displaySmall')
  add('headlineLarge')
  add('headlineMedium')
  add('headlineSmall')
  add('titleLarge')
  add('titleMedium')
  add('titleSmall')
  add('bodyLarge')
  add('bodyMedium')
  add('bodySmall')
  add('labelLarge')
  add('labelMedium')
  add('labelSmall')
  return created('TextTheme', Object.fromEntries(roles))
}
