import * as z from 'zod/mini'
import { useBrowserSetting } from '#session'

const OnOff = z.boolean()

/** Whether single keys act, for the whole application: switching them off is one switch (WCAG 2.1.4). */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  return useBrowserSetting('single_key_shortcuts', OnOff, true)
}
