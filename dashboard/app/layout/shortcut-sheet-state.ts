import { createOpenState } from '#ui'

const sheet = createOpenState()

/** Opened from a menu that closes itself, by a key and from the palette. */
export function openShortcutSheet(): void {
  sheet.set(true)
}

export const useShortcutSheet = sheet.use
