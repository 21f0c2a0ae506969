import { colorOf, faded } from './color.ts'
import { numberArgument, objectOf } from './widget-arguments.ts'
import type { Value } from '../evaluate/value.ts'
import type { Context } from './box.ts'
import type { Theme } from './theme.ts'

type IconLook = Context['icon']

/** What an `IconThemeData` says, upon what icons look like without it. */
export function mergeIconLook(look: IconLook, value: Value | undefined): IconLook {
  const data = objectOf(value)
  if (data === undefined) return look
  const opacity = numberArgument(data, 'opacity')
  const color = colorOf(data.named.get('color'))
  const size = numberArgument(data, 'size') ?? look.size
  if (color === undefined && opacity === undefined) return { ...look, size }
  const shown = color ?? look.color
  return { color: opacity === undefined ? shown : faded(shown, opacity), size }
}

/** How icons look on a page, by the app's theme (`ThemeData.iconTheme`). */
export function iconLookOf(theme: Theme): IconLook {
  const usual = { color: theme.colors.onSurface, size: 24, usual: true } as const
  return mergeIconLook(usual, theme.component('iconTheme'))
}
