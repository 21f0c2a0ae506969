import { faded } from '../color.ts'
import { objectOf } from '../widget-arguments.ts'
import type { Context } from '../box.ts'

/** Text in Apple's look: CupertinoThemeData's `textStyle` and `actionTextStyle`. */
export function appleText(context: Context, size: number, color: string): Context['text'] {
  return {
    ...context.theme.text('bodyLarge'),
    size,
    height: undefined,
    spacing: size === 15 ? -0.23 : -0.41,
    color,
  }
}

/** What stands on the primary colour: the theme's where it is Material's. */
export function contrasting({ theme }: Context): string {
  return objectOf(theme.value)?.type === 'ThemeData' ? theme.colors.onPrimary : '#ffffff'
}

/** `CupertinoColors.label` and those below it, seen through. */
export function label(dark: boolean, opacity: number): string {
  if (opacity === 1) return dark ? '#ffffff' : '#000000'
  return faded(dark ? '#ebebf5' : '#3c3c43', opacity)
}
