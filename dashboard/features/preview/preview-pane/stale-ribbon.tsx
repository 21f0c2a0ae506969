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
  const files = status?.stale ? staleFiles(status.stale) : null
  return (
    <div className={phone.ribbon} title={files ?? undefined}>
      {texts.stale(secondsText(since))}
      {files === null ? null : <span className="sr-only">, {files}</span>}
    </div>
  )
}
