import * as z from 'zod/mini'
import { useBrowserSetting } from './browser-setting.ts'

/** How many are remembered: more is a list to search in. */
const KEPT = 8
const Paths = z.array(z.string())
const NONE: string[] = []

export interface RecentDirectories {
  /** The latest first. */
  recent: readonly string[]
  /** Puts these before the others. */
  remember: (...paths: string[]) => void
  remove: (...paths: string[]) => void
}

/** The project directories that were used lately, in this browser. */
export function useRecentDirectories(): RecentDirectories {
  const [recent, setRecent] = useBrowserSetting('recent_directories', Paths, NONE)
  return {
    recent,
    remember: (...paths) => {
      setRecent([...new Set([...paths, ...recent])].slice(0, KEPT))
    },
    remove: (...paths) => {
      setRecent(recent.filter((other) => !paths.includes(other)))
    },
  }
}
