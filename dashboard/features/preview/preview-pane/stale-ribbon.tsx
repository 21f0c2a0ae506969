import type { PreviewStatus, Receipt } from '@mosaygent/contract'
import { secondsText } from '../phone/clock-text.ts'
import phone from '../phone/phone.module.css'
import { staleFiles, staleSince } from './receipt-text.ts'
import { texts } from './texts.ts'

interface StaleGiven {
  status: PreviewStatus | null
  last: Receipt | null
}

/** On the phone's top edge, never on the app: files are newer than what is seen. */
export function StaleRibbon(given: StaleGiven) {
  return <StaleMark {...given} className={phone.ribbon ?? ''} />
}

/** The same of all frames of the mosaic, which show the same code. */
export function StaleMark({ status, last, className }: StaleGiven & { className: string }) {
  const words = staleWords({ status, last })
  if (words === null) return null
  const { title, files } = words
  return (
    <div className={className} data-testid="stale" title={files ?? undefined}>
      {title}
      {files === null ? null : <span className="sr-only">, {files}</span>}
    </div>
  )
}

function staleWords({ status, last }: StaleGiven) {
  const since = staleSince(status, last)
  // that a reload did not compile is said by its receipt, with the same time
  if (since === null || last?.outcome === 'not-compiled') return null
  const stale = status?.stale ?? null
  // the code is the newest: the run has its assets since it started
  const assetsAlone = stale?.reloadable === 0 ? status?.started_at : null
  return {
    title: assetsAlone ? texts.staleAssets(secondsText(assetsAlone)) : texts.stale(secondsText(since)),
    files: stale ? staleFiles(stale) : null,
  }
}
