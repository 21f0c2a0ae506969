import { useState } from 'react'
import { useLastSwitch } from '#session'

/** What is wrong, until a download ends that is newer: beside its words the old ones would pass for news. `attempt`: tells a failure from the same one again. */
export function useNews(problem: string | null, attempt: number): string | null {
  const ended = useLastSwitch()?.at ?? null
  const [told, setTold] = useState({ problem, attempt, ended })
  const isAnother = told.problem !== problem || told.attempt !== attempt
  if (isAnother) setTold({ problem, attempt, ended })
  return isAnother || told.ended === ended ? problem : null
}
