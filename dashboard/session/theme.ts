import * as z from 'zod/mini'
import { useBrowserSetting } from './browser-setting.ts'
import { readItem, writeItem } from './browser-storage.ts'
import { THEME_KEY } from './storage-keys.ts'
import { useStoredItem } from './use-stored-item.ts'

/** `system` follows the operating system, also when it changes at dusk. */
export const Theme = z.enum(['light', 'dark', 'system'])
export type Theme = z.infer<typeof Theme>

/** The chosen theme; nothing or nonsense stored means `system`. */
export function readTheme(): Theme {
  return parseTheme(readItem(THEME_KEY))
}

/** The chosen theme and the way to choose another. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [parseTheme(useStoredItem(THEME_KEY)), writeTheme]
}

const MOTION = z.enum(['system', 'reduced'])
export type Motion = z.infer<typeof MOTION>

/** Whether things may move: as the operating system says, or less than that in this browser. */
export function useMotion(): [Motion, (motion: Motion) => void] {
  return useBrowserSetting('motion', MOTION, 'system')
}

function parseTheme(text: string | null): Theme {
  const parsed = Theme.safeParse(text)
  return parsed.success ? parsed.data : 'system'
}

function writeTheme(theme: Theme): void {
  writeItem(THEME_KEY, theme)
}
