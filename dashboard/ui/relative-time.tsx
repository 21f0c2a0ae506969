import { useEffect, useState } from 'react'
import { relativeWords } from './relative-words.ts'
import { Tooltip } from './tooltip.tsx'

/** How often the words are looked at again, ms. */
const TICK_MS = 15_000

/** A moment, as `2 minutes ago`; the exact time on hover and for machines. Nothing for what is no date. */
export function RelativeTime({ iso, className }: { iso: string; className?: string }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
    }, TICK_MS)
    return () => {
      clearInterval(timer)
    }
  }, [])
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return null
  const exact = at.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' })
  return (
    <Tooltip text={exact}>
      <time dateTime={iso} className={className}>
        {relativeWords(at.getTime(), now)}
      </time>
    </Tooltip>
  )
}
