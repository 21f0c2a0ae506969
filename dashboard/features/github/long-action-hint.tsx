import { LONG_ACTION_HINT_MS } from '@mosaygent/contract'
import { useEffect, useState } from 'react'
import { Notice } from '#ui'
import { texts } from './texts.ts'

interface LongActionHintProps {
  running: boolean
  /** When it began, ISO 8601, as far as known: a page that was reloaded does not wait anew. */
  since: string | undefined
}

/** After four seconds of waiting: somebody may be asked for a password where nobody looks. */
export function LongActionHint({ running, since }: LongActionHintProps) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (!running) return undefined
    const gone = since === undefined ? 0 : Math.max(0, Date.now() - Date.parse(since))
    const timer = setTimeout(
      () => {
        setDue(true)
      },
      Math.max(0, LONG_ACTION_HINT_MS - gone),
    )
    return () => {
      clearTimeout(timer)
      setDue(false)
    }
  }, [running, since])
  if (!running) return null
  if (due) return <Notice tone="info" live title={texts.page.longAction} />
  // its place from the beginning: what stands below must not move while somebody reads it
  return (
    <div aria-hidden="true" style={{ visibility: 'hidden' }}>
      <Notice tone="info" title={texts.page.longAction} />
    </div>
  )
}
