import { entryOf } from './entry-of.ts'
import { double } from './value.ts'
import type { Arguments } from './arguments.ts'
import type { CreatedValue, Value } from './value.ts'

/**
 * The names that a TextTheme's styles had before those of 2021: of 2018, which Flutter had until 3.22, and of 2014
 * before them. By the table in `material/text_theme.dart`.
 */
const ROLES: Readonly<Record<string, string>> = {
  headline1: 'displayLarge',
  headline2: 'displayMedium',
  headline3: 'displaySmall',
  headline4: 'headlineMedium',
  headline5: 'headlineSmall',
  headline6: 'titleLarge',
  subtitle1: 'titleMedium',
  subtitle2: 'titleSmall',
  bodyText1: 'bodyLarge',
  bodyText2: 'bodyMedium',
  caption: 'bodySmall',
  button: 'labelLarge',
  overline: 'labelSmall',
  display4: 'displayLarge',
  display3: 'displayMedium',
  display2: 'displaySmall',
  display1: 'headlineMedium',
  headline: 'headlineSmall',
  title: 'titleLarge',
  subhead: 'titleMedium',
  subtitle: 'titleSmall',
  body2: 'bodyLarge',
  body1: 'bodyMedium',
}

/** The styles that `apply(displayColor: …)` colours, the quieter ones of Material 2; the others take `bodyColor`. */
export const DISPLAYED: ReadonlySet<string> = new Set([
  'displayLarge',
  'displayMedium',
  'displaySmall',
  'headlineLarge',
  'headlineMedium',
  'bodySmall',
])

/** The name of today for a style of a TextTheme. */
export function textRoleNamed(name: string): string {
  return entryOf(ROLES, name) ?? name
}

/** The arguments of `TextTheme(…)` by the names of today. */
export function textRolesNamed(named: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  return new Map([...named].map(([name, value]) => [textRoleNamed(name), value]))
}

/** What `copyWith`, `merge` or `apply` makes of a TextTheme. */
export function changedTextTheme(theme: CreatedValue, name: string, args: Arguments): CreatedValue {
  if (name === 'apply') return appliedTo(theme, args.named)
  const [other] = args.positional
  const more = name === 'merge' && other?.kind === 'object' ? other.named : textRolesNamed(args.named)
  const given = [...more].filter(([, value]) => value.kind !== 'null')
  const merged = given.map(([role, style]): [string, Value] => {
    const below = theme.named.get(role)
    const isMerged = name === 'merge' && below?.kind === 'object' && style.kind === 'object'
    return [role, isMerged ? { ...style, named: new Map([...below.named, ...style.named]) } : style]
  })
  return { ...theme, named: new Map([...theme.named, ...merged]) }
}

function appliedTo(theme: CreatedValue, asked: ReadonlyMap<string, Value>): CreatedValue {
  const number = (name: string, otherwise: number): number => {
    const value = asked.get(name)
    return value?.kind === 'number' ? value.value : otherwise
  }
  const [factor, more] = [number('fontSizeFactor', 1), number('fontSizeDelta', 0)]
  const styles = [...theme.named].map(([role, style]): [string, Value] => {
    if (style.kind !== 'object') return [role, style]
    const size = style.named.get('fontSize')
    const changes: [string, Value | undefined][] = [
      ['color', asked.get(DISPLAYED.has(role) ? 'displayColor' : 'bodyColor')],
      ['fontFamily', asked.get('fontFamily')],
      ['decoration', asked.get('decoration')],
      ['fontSize', size?.kind === 'number' ? double(size.value * factor + more) : undefined],
    ]
    const set = changes.flatMap(([property, value]): [string, Value][] =>
      value === undefined || value.kind === 'null' ? [] : [[property, value]],
    )
    return [role, { ...style, named: new Map([...style.named, ...set]) }]
  })
  return { ...theme, named: new Map(styles) }
}
