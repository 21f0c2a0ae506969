import { created } from '../evaluate/value.ts'
import { argbOf, colorOf } from './color.ts'
import { colorScheme, colorSchemeValue, colorValue } from './color-scheme.ts'
import { nameArgument, objectArgument, objectOf } from './widget-arguments.ts'
import { textRole, textThemeValue } from './text-theme.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'
import type { ColorScheme } from './color-scheme.ts'
import type { TextLook } from './text-style.ts'
import type { TextRole } from './text-theme.ts'

export interface Theme {
  readonly dark: boolean
  readonly colors: ColorScheme
  readonly background: string
  /** What `Theme.of(context)` stands for. */
  readonly value: Value
  text(role: TextRole): TextLook
  /** A component's own theme: `appBarTheme`, `cardTheme`, … */
  component(name: string): CreatedValue | undefined
}

/** Reads `ThemeData(…)`, `ThemeData.dark()` or nothing at all. */
export function themeOf(value: Value | undefined, darkByDefault: boolean): Theme {
  const data = objectOf(value)
  const scheme = data === undefined ? undefined : objectArgument(data, 'colorScheme')
  const named = scheme === undefined ? undefined : nameArgument(scheme, 'brightness')
  const own = data === undefined ? undefined : nameArgument(data, 'brightness')
  const brightness =
    named ?? own ?? (data?.constructor === 'dark' || scheme?.constructor === 'dark' ? 'dark' : undefined)
  const dark = brightness === undefined ? darkByDefault && data === undefined : brightness === 'dark'
  const seed =
    argbOf(scheme?.named.get('seedColor')) ??
    argbOf(data?.named.get('colorSchemeSeed')) ??
    argbOf(data?.named.get('primarySwatch')) ??
    argbOf(scheme?.named.get('primary'))
  const colors = colorScheme(seed, dark, scheme)
  const textTheme = data === undefined ? undefined : objectArgument(data, 'textTheme')
  const primary = colorOf(data?.named.get('primaryColor')) ?? colors.primary
  const background = colorOf(data?.named.get('scaffoldBackgroundColor')) ?? colors.surface
  return {
    dark,
    colors,
    background,
    value: created('ThemeData', {
      ...Object.fromEntries(data?.named ?? []),
      colorScheme: colorSchemeValue(colors, dark),
      textTheme: textThemeValue(colors.onSurface, textTheme),
      brightness: { kind: 'member', type: 'Brightness', name: dark ? 'dark' : 'light' },
      primaryColor: colorValue(primary),
      scaffoldBackgroundColor: colorValue(background),
      cardColor: colorValue(colors.surfaceContainerLow),
      dividerColor: colorValue(colors.outlineVariant),
      hintColor: colorValue(colors.onSurfaceVariant),
      disabledColor: colorValue(colors.onSurfaceVariant),
    }),
    text: (role) => textRole(role, colors.onSurface, textTheme),
    component: (name) => (data === undefined ? undefined : objectArgument(data, name)),
  }
}
