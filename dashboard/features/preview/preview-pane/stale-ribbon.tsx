import type { PreviewStatus, Receipt } from '@mosaygent/contract'
import { secondsText } from '../phone/clock-text.ts'
import phone from '../phone/phone.module.css'
import { staleFiles, staleSince } from './receipt-text.ts'
import { texts } from './texts.ts'

/** On the phone's top edge, never on the app: files are newer than what is seen. */
export function StaleRibbon({ status, last }: { status: PreviewStatus | null; last: Receipt | null }) {
  const since = staleSince(status, last)
  // that a reload did not compile is said by its receipt, with the same time
  if (since === null || last?.outcome === 'not-compiled') return null
  const stale = status?.stale ?? null
  // the code is the newest: the run has its assets since it started
  const assetsAlone = stale?.reloadable === 0 ? status?.started_at : null
  const files = stale ? staleFiles(stale) : null
  return (
    <div className={phone.ribbon} title={files ?? undefined}>
      {assetsAlone ? texts.staleAssets(secondsText(assetsAlone)) : texts.stale(secondsText(since))}
      {files === null ? null : <span className="sr-only">, {files}</span>}
    </div>
  )
}
