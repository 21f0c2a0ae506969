import { useEffect, useRef, useState } from 'react'
import type { Activity } from '#helper-client'
import { announce } from '#ui'
import { jobName, texts } from '../texts.ts'

/**
 * For those who do not see the list: how each piece of long work ended that ended since the page is here, on whichever
 * page it was begun. A download of config files is not among them: the line above the footer says what came of it.
 */
export function useAnnouncedEnds(ended: Activity['ended']): void {
  /** ISO 8601 */
  const [since] = useState(() => new Date().toISOString())
  const said = useRef(new Set<string>())
  useEffect(() => {
    for (const job of ended.toReversed()) {
      if (job.kind === 'fetch-firebase' || job.ended_at === undefined || job.ended_at <= since) continue
      if (said.current.has(job.id)) continue
      said.current.add(job.id)
      announce(texts.activity.ended(jobName(job), texts.activity.results[job.state]))
    }
  }, [ended, since])
}
