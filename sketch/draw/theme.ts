import { created } from '../evaluate/value.ts'
import { argbOf, colorOf, shadeOf } from './color.ts'
import { colorScheme, colorSchemeValue, colorValue } from './color-scheme.ts'
import { barBeforeNullSafety, barOfMaterial2, colorsOfMaterial2 } from './material-2.ts'
import { booleanArgument, nameArgument, objectArgument, objectOf } from './widget-arguments.ts'
import { textRole, textThemeValue } from './text-theme.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'
import type { ColorScheme } from './color-scheme.ts'
import type { BarLook } from './material-2.ts'
import type { TextInk, TextRole } from './text-theme.ts'
import type { TextLook } from './text-style.ts'

export interface Theme {
  readonly dark: boolean
  /** Of Material 3; before it, Material 2. */
  readonly material3: boolean
  readonly colors: ColorScheme
  readonly background: string
  readonly bar: BarLook
  /** What `Theme.of(context)` stands for. */
  readonly value: Value
  text(role: TextRole): TextLook
  /** A component's own theme: `appBarTheme`, `cardTheme`, … */
  component(name: string): CreatedValue | undefined
}

/**
 * Reads `ThemeData(…)`, `ThemeData.dark()` or nothing at all. Of an app that is not null safe: no Flutter that can run
 * it has Material 3 unless it is asked for.
 */
export function themeOf(value: Value | undefined, darkByDefault: boolean, nullSafe: boolean): Theme {
  const data = objectOf(value)
  const scheme = data === undefined ? undefined : objectArgument(data, 'colorScheme')
  const named = scheme === undefined ? undefined : nameArgument(scheme, 'brightness')
  const own = data === undefined ? undefined : nameArgument(data, 'brightness')
  const brightness =
    named ?? own ?? (data?.constructor === 'dark' || scheme?.constructor === 'dark' ? 'dark' : undefined)
  const dark = brightness === undefined ? darkByDefault && data === undefined : brightness === 'dark'
  const material3 = (data === undefined ? undefined : booleanArgument(data, 'useMaterial3')) ?? nullSafe
  const { colors, primary, background, bar } = material3
    ? lookOfMaterial3(data, scheme, dark)
    : lookOfMaterial2(data, scheme, dark, nullSafe)
  const textTheme = data === undefined ? undefined : objectArgument(data, 'textTheme')
  const ink: TextInk = { material3, color: colors.onSurface, quiet: colors.onSurfaceVariant }
  const onPrimary: TextInk = { material3, color: colors.onPrimary, quiet: colors.onPrimary }
  const primaryTextTheme = data === undefined ? undefined : objectArgument(data, 'primaryTextTheme')
  const swatch = data?.named.get('primarySwatch') ?? { ...created('MaterialColor'), constructor: 'blue' }
  return {
    dark,
    material3,
    colors,
    background,
    bar,
    value: created('ThemeData', {
      cardColor: colorValue(material3 ? colors.surfaceContainerLow : colors.surface),
      canvasColor: colorValue(background),
      dividerColor: colorValue(material3 ? colors.outline : colors.outlineVariant),
      hintColor: colorValue(colors.onSurfaceVariant),
      disabledColor: colorValue(colors.onSurfaceVariant),
      errorColor: colorValue(colors.error),
      accentColor: colorValue(colors.secondary),
      primaryColorLight: shadeOf(swatch, 100),
      primaryColorDark: shadeOf(swatch, 700),
      ...Object.fromEntries(data?.named ?? []),
      useMaterial3: { kind: 'boolean', value: material3 },
      colorScheme: colorSchemeValue(colors, dark),
      textTheme: textThemeValue(ink, textTheme),
      primaryTextTheme: textThemeValue(onPrimary, primaryTextTheme),
      brightness: { kind: 'member', type: 'Brightness', name: dark ? 'dark' : 'light' },
      primaryColor: colorValue(primary),
      scaffoldBackgroundColor: colorValue(background),
    }),
    text: (role) => textRole(role, ink, textTheme),
    component: (name) => (data === undefined ? undefined : objectArgument(data, name)),
  }
}

type Look = Pick<Theme, 'colors' | 'background' | 'bar'> & { readonly primary: string }

function lookOfMaterial3(
  data: CreatedValue | undefined,
  scheme: CreatedValue | undefined,
  dark: boolean,
): Look {
  const seed =
    argbOf(scheme?.named.get('seedColor')) ??
    argbOf(data?.named.get('colorSchemeSeed')) ??
    argbOf(data?.named.get('primarySwatch')) ??
    argbOf(scheme?.named.get('primary'))
  const colors = colorScheme(seed, dark, scheme)
  return {
    colors,
    primary: colorOf(data?.named.get('primaryColor')) ?? colors.primary,
    background: colorOf(data?.named.get('scaffoldBackgroundColor')) ?? colors.surface,
    bar: {
      background: colors.surface,
      title: colors.onSurface,
      leading: colors.onSurface,
      actions: colors.onSurfaceVariant,
      elevation: 0,
    },
  }
}

function lookOfMaterial2(
  data: CreatedValue | undefined,
  scheme: CreatedValue | undefined,
  dark: boolean,
  nullSafe: boolean,
): Look {
  const colors = colorsOfMaterial2(data, scheme, dark)
  const ofScheme = data?.constructor === 'from'
  const usual = dark ? (ofScheme ? colors.surface : '#212121') : colors.primary
  const primary = colorOf(data?.named.get('primaryColor')) ?? usual
  const canvas = ofScheme ? colors.background : dark ? '#303030' : '#fafafa'
  return {
    colors,
    primary,
    background:
      colorOf(data?.named.get('scaffoldBackgroundColor')) ??
      colorOf(data?.named.get('canvasColor')) ??
      canvas,
    bar: nullSafe ? barOfMaterial2(colors, dark) : barBeforeNullSafety(data, primary),
  }
}
