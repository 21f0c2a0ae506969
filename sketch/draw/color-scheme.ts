import { Hct, MaterialDynamicColors, SchemeTonalSpot } from '@material/material-color-utilities'
import { created } from '../evaluate/value.ts'
import { argbOf, cssColor } from './color.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'

const ROLES = {
  primary: MaterialDynamicColors.primary,
  onPrimary: MaterialDynamicColors.onPrimary,
  primaryContainer: MaterialDynamicColors.primaryContainer,
  onPrimaryContainer: MaterialDynamicColors.onPrimaryContainer,
  secondary: MaterialDynamicColors.secondary,
  onSecondary: MaterialDynamicColors.onSecondary,
  secondaryContainer: MaterialDynamicColors.secondaryContainer,
  onSecondaryContainer: MaterialDynamicColors.onSecondaryContainer,
  tertiary: MaterialDynamicColors.tertiary,
  onTertiary: MaterialDynamicColors.onTertiary,
  tertiaryContainer: MaterialDynamicColors.tertiaryContainer,
  onTertiaryContainer: MaterialDynamicColors.onTertiaryContainer,
  error: MaterialDynamicColors.error,
  onError: MaterialDynamicColors.onError,
  errorContainer: MaterialDynamicColors.errorContainer,
  onErrorContainer: MaterialDynamicColors.onErrorContainer,
  surface: MaterialDynamicColors.surface,
  onSurface: MaterialDynamicColors.onSurface,
  onSurfaceVariant: MaterialDynamicColors.onSurfaceVariant,
  surfaceDim: MaterialDynamicColors.surfaceDim,
  surfaceBright: MaterialDynamicColors.surfaceBright,
  surfaceContainerLowest: MaterialDynamicColors.surfaceContainerLowest,
  surfaceContainerLow: MaterialDynamicColors.surfaceContainerLow,
  surfaceContainer: MaterialDynamicColors.surfaceContainer,
  surfaceContainerHigh: MaterialDynamicColors.surfaceContainerHigh,
  surfaceContainerHighest: MaterialDynamicColors.surfaceContainerHighest,
  surfaceVariant: MaterialDynamicColors.surfaceVariant,
  background: MaterialDynamicColors.background,
  onBackground: MaterialDynamicColors.onBackground,
  inverseSurface: MaterialDynamicColors.inverseSurface,
  onInverseSurface: MaterialDynamicColors.inverseOnSurface,
  inversePrimary: MaterialDynamicColors.inversePrimary,
  outline: MaterialDynamicColors.outline,
  outlineVariant: MaterialDynamicColors.outlineVariant,
  surfaceTint: MaterialDynamicColors.surfaceTint,
  shadow: MaterialDynamicColors.shadow,
  scrim: MaterialDynamicColors.scrim,
}

type ColorRole = keyof typeof ROLES
/** Each role as CSS. */
export type ColorScheme = Readonly<Record<ColorRole, string>>

/** Flutter's scheme for a theme without colours. */
const DEFAULT_SEED = 0xff6750a4

/** `ColorScheme.fromSeed`, by the library that Flutter's own was ported from; explicit colours win. */
export function colorScheme(
  seed: number | undefined,
  dark: boolean,
  args: CreatedValue | undefined,
): ColorScheme {
  const scheme = new SchemeTonalSpot(Hct.fromInt(seed ?? DEFAULT_SEED), dark, 0)
  const role = (name: ColorRole): string => {
    const own = argbOf(args?.named.get(name))
    return cssColor(own ?? ROLES[name].getArgb(scheme))
  }
  return {
    primary: role('primary'),
    onPrimary: role('onPrimary'),
    primaryContainer: role('primaryContainer'),
    onPrimaryContainer: role('onPrimaryContainer'),
    secondary: role('secondary'),
    onSecondary: role('onSecondary'),
    secondaryContainer: role('secondaryContainer'),
    onSecondaryContainer: role('onSecondaryContainer'),
    tertiary: role('tertiary'),
    onTertiary: role('onTertiary'),
    tertiaryContainer: role('tertiaryContainer'),
    onTertiaryContainer: role('onTertiaryContainer'),
    error: role('error'),
    onError: role('onError'),
    errorContainer: role('errorContainer'),
    onErrorContainer: role('onErrorContainer'),
    surface: role('surface'),
    onSurface: role('onSurface'),
    onSurfaceVariant: role('onSurfaceVariant'),
    surfaceDim: role('surfaceDim'),
    surfaceBright: role('surfaceBright'),
    surfaceContainerLowest: role('surfaceContainerLowest'),
    surfaceContainerLow: role('surfaceContainerLow'),
    surfaceContainer: role('surfaceContainer'),
    surfaceContainerHigh: role('surfaceContainerHigh'),
    surfaceContainerHighest: role('surfaceContainerHighest'),
    surfaceVariant: role('surfaceVariant'),
    background: role('background'),
    onBackground: role('onBackground'),
    inverseSurface: role('inverseSurface'),
    onInverseSurface: role('onInverseSurface'),
    inversePrimary: role('inversePrimary'),
    outline: role('outline'),
    outlineVariant: role('outlineVariant'),
    surfaceTint: role('surfaceTint'),
    shadow: role('shadow'),
    scrim: role('scrim'),
  }
}

/** The scheme as the app's own code sees it in `Theme.of(context).colorScheme`. */
export function colorSchemeValue(scheme: ColorScheme, dark: boolean): CreatedValue {
  const roles = Object.entries(scheme).map(([name, css]): [string, Value] => [name, colorValue(css)])
  const brightness: Value = { kind: 'member', type: 'Brightness', name: dark ? 'dark' : 'light' }
  return created('ColorScheme', { ...Object.fromEntries(roles), brightness })
}

const seeded = new WeakMap<CreatedValue, CreatedValue>()

/** What `ColorScheme.fromSeed(…)` has beside what it is given, for code that asks it before it is a theme's. */
export function schemeOfSeed(scheme: CreatedValue): CreatedValue {
  const known = seeded.get(scheme)
  if (known !== undefined) return known
  const brightness = scheme.named.get('brightness')
  const dark = brightness?.kind === 'member' && brightness.name === 'dark'
  const made = colorSchemeValue(colorScheme(argbOf(scheme.named.get('seedColor')), dark, scheme), dark)
  seeded.set(scheme, made)
  return made
}

export function colorValue(css: string): Value {
  const rgb = Number.parseInt(css.slice(1, 7), 16)
  const alpha = css.length > 7 ? Number.parseInt(css.slice(7, 9), 16) : 255
  return created('Color', {}, [{ kind: 'number', value: alpha * 0x1000000 + rgb, double: false }])
}
