import * as z from 'zod/mini'
import { useBrowserSetting } from '#session'
import type { Command } from '#ui'

/** What is used often stays in sight; more would hide the pages below. */
const KEPT = 4
const Ids = z.array(z.string())
const NONE: string[] = []

/** The ids of the commands used last, the latest first, and how one is put there. */
export function useRecentCommands(): [readonly string[], (command: Command) => void] {
  const [recent, setRecent] = useBrowserSetting('recent_commands', Ids, NONE)
  return [
    recent,
    ({ id, risky }) => {
      // it would stand where Enter is pressed without reading
      if (risky !== true) setRecent([id, ...recent.filter((other) => other !== id)].slice(0, KEPT))
    },
  ]
}
