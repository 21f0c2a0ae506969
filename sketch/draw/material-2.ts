import { argbOf, colorOf, cssColor, faded } from './color.ts'
import { colorScheme } from './color-scheme.ts'
import { nameArgument, objectArgument, objectOf } from './widget-arguments.ts'
import type { CreatedValue } from '../evaluate/value.ts'
import type { ColorScheme } from './color-scheme.ts'

const WHITE = '#ffffff'
const BLACK = '#000000'
/** `Colors.blue`, the swatch of a theme that names none. */
const BLUE = 0xff2196f3

/** What `ColorScheme.light()` and `ColorScheme.dark()` have where they are given nothing. */
const BASELINE = {
  light: { primary: 0xff6200ee, secondary: 0xff03dac6, surface: 0xffffffff, error: 0xffb00020 },
  dark: { primary: 0xffbb86fc, secondary: 0xff03dac6, surface: 0xff121212, error: 0xffcf6679 },
}

/** Whether white is read on a colour: `ThemeData.estimateBrightnessForColor(color) == Brightness.dark`. */
export function isDarkColor(color: string): boolean {
  const channel = (at: number): number => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
  return (luminance + 0.05) ** 2 <= 0.15
}

/** What is read on a colour. */
export function inkOn(color: string): string {
  return isDarkColor(color) ? WHITE : BLACK
}

/**
 * The colours of a theme of Material 2, by `ColorScheme.fromSwatch`, `ColorScheme.light` and `ColorScheme.dark`
 * (`material/color_scheme.dart`) and what its widgets take of them. What Material 3 alone has a role for is what its
 * widgets would look like in Material 2.
 */
export function colorsOfMaterial2(
  data: CreatedValue | undefined,
  scheme: CreatedValue | undefined,
  dark: boolean,
): ColorScheme {
  const seed = argbOf(scheme?.named.get('seedColor') ?? data?.named.get('colorSchemeSeed'))
  if (seed !== undefined) return colorScheme(seed, dark, scheme)
  const isSwatch = scheme === undefined || scheme.constructor === 'fromSwatch'
  const given = (isSwatch ? (scheme ?? data) : scheme)?.named
  const said = (name: string, otherwise: number): string => cssColor(argbOf(given?.get(name)) ?? otherwise)
  const base = BASELINE[dark ? 'dark' : 'light']
  const primary = isSwatch ? said('primarySwatch', BLUE) : said('primary', base.primary)
  const accent = dark ? '#64ffda' : primary
  const secondary = isSwatch
    ? (colorOf(given?.get('accentColor')) ?? accent)
    : said('secondary', base.secondary)
  const surface = isSwatch ? said('cardColor', dark ? 0xff424242 : 0xffffffff) : said('surface', base.surface)
  const error = isSwatch ? said('errorColor', 0xffd32f2f) : said('error', base.error)
  const own = (name: string, otherwise: string): string =>
    (isSwatch ? undefined : colorOf(given?.get(name))) ?? otherwise
  const ink = dark ? WHITE : BLACK
  const onPrimary = own('onPrimary', isSwatch ? inkOn(primary) : dark ? BLACK : WHITE)
  const onSecondary = own('onSecondary', isSwatch ? inkOn(secondary) : BLACK)
  const onSurface = own('onSurface', dark ? WHITE : faded(BLACK, 0.87))
  return {
    primary,
    onPrimary,
    primaryContainer: own('primaryContainer', primary),
    onPrimaryContainer: own('onPrimaryContainer', onPrimary),
    secondary,
    onSecondary,
    secondaryContainer: own('secondaryContainer', faded(secondary, 0.24)),
    onSecondaryContainer: own('onSecondaryContainer', onSurface),
    tertiary: own('tertiary', secondary),
    onTertiary: own('onTertiary', onSecondary),
    tertiaryContainer: own('tertiaryContainer', secondary),
    onTertiaryContainer: own('onTertiaryContainer', onSecondary),
    error,
    onError: own('onError', dark ? BLACK : WHITE),
    errorContainer: own('errorContainer', error),
    onErrorContainer: own('onErrorContainer', dark ? BLACK : WHITE),
    surface,
    onSurface,
    onSurfaceVariant: own('onSurfaceVariant', faded(ink, dark ? 0.7 : 0.6)),
    surfaceDim: own('surfaceDim', surface),
    surfaceBright: own('surfaceBright', surface),
    surfaceContainerLowest: own('surfaceContainerLowest', surface),
    surfaceContainerLow: own('surfaceContainerLow', surface),
    surfaceContainer: own('surfaceContainer', surface),
    surfaceContainerHigh: own('surfaceContainerHigh', surface),
    surfaceContainerHighest: own('surfaceContainerHighest', faded(ink, dark ? 0.1 : 0.04)),
    surfaceVariant: own('surfaceVariant', surface),
    background: own('background', surface),
    onBackground: own('onBackground', onSurface),
    inverseSurface: own('inverseSurface', onSurface),
    onInverseSurface: own('onInverseSurface', surface),
    inversePrimary: own('inversePrimary', onPrimary),
    outline: own('outline', faded(ink, 0.38)),
    outlineVariant: own('outlineVariant', faded(ink, 0.12)),
    surfaceTint: own('surfaceTint', primary),
    shadow: BLACK,
    scrim: BLACK,
  }
}

/** What a bar at the top is painted with. */
export interface BarLook {
  readonly background: string
  readonly title: string
  readonly leading: string
  readonly actions: string
  readonly elevation: number
}

/** A bar of Material 2: of the scheme's colour or, in the dark, its surface (`material/app_bar.dart`). */
export function barOfMaterial2(colors: ColorScheme, dark: boolean): BarLook {
  const ink = dark ? colors.onSurface : colors.onPrimary
  const background = dark ? colors.surface : colors.primary
  return { background, title: ink, leading: ink, actions: ink, elevation: 4 }
}

/** A bar of before null safety: of `primaryColor`, its words and icons by the themes that are called primary. */
export function barBeforeNullSafety(data: CreatedValue | undefined, background: string): BarLook {
  const brightness = data === undefined ? undefined : nameArgument(data, 'primaryColorBrightness')
  const ink = brightness === undefined ? inkOn(background) : brightness === 'dark' ? WHITE : BLACK
  const primary = (name: string): CreatedValue | undefined =>
    data === undefined ? undefined : objectArgument(data, name)
  const style = objectOf(primary('primaryTextTheme')?.named.get('titleLarge'))
  const title = colorOf(style?.named.get('color')) ?? ink
  const icons = colorOf(primary('primaryIconTheme')?.named.get('color')) ?? ink
  return { background, title, leading: icons, actions: icons, elevation: 4 }
}
