import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useBrowserSetting } from '#session'
import type { Release } from './releases.ts'

const Seen = z.nullable(z.number())

export interface Changes {
  /** Null: on their way. */
  readonly releases: readonly Release[] | null
  /** How many of the newest entries this browser has not shown yet. */
  readonly unread: number
  readonly markRead: () => void
}

/** What is new since this browser looked last. Somebody who is here for the first time has nothing to catch up on. */
export function useChanges(): Changes {
  const [releases, setReleases] = useState<readonly Release[] | null>(null)
  const [seen, setSeen] = useBrowserSetting('changes_seen', Seen, null)
  useEffect(() => {
    let wanted = true
    // apart from the frame: it is read seldom
    import('./releases.ts').then(
      ({ RELEASES }) => {
        if (wanted) setReleases(RELEASES)
      },
      (error: unknown) => {
        console.warn('What is new could not be loaded', error)
      },
    )
    return () => {
      wanted = false
    }
  }, [])
  const total = releases?.reduce((sum, { changes }) => sum + changes.length, 0) ?? null
  // more than there are: counted when every line of the developers' changelog was one
  const first = total !== null && (seen === null || seen > total)
  useEffect(() => {
    if (first) setSeen(total)
  }, [first, total, setSeen])
  return {
    releases,
    unread: seen === null || total === null ? 0 : Math.max(0, total - seen),
    markRead: () => {
      if (total !== null) setSeen(total)
    },
  }
}
