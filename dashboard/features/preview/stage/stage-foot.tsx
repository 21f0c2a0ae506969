import { PencilRuler } from 'lucide-react'
import { InstallFlutter } from '../install/install-flutter.tsx'
import { ReceiptLine } from './receipt-line.tsx'
import { receiptText } from './receipt-text.ts'
import { SaveSwitch } from './save-switch.tsx'
import styles from './stage.module.css'
import { texts } from './texts.ts'
import type { Preview } from '../flow/use-preview.ts'

interface StageFootProps {
  preview: Preview
  /** The keyboard's focus is in the app. */
  inApp: boolean
  /** F6 brings it back. */
  wayOut: boolean
}

/** Below the phone: what the last reload did, what draws the app, and whether saving reloads. */
export function StageFoot({ preview, inApp, wayOut }: StageFootProps) {
  const { status, receipts, last } = preview
  const running = status?.running === true
  const sketch = status?.engine === 'sketch'
  return (
    <div className={styles.foot} data-after-app="" tabIndex={-1}>
      <div className={styles.footrow}>
        {last === null ? null : <ReceiptLine last={last} receipts={receipts} />}
        {status?.reload_on_save === undefined ? null : <SaveSwitch on={status.reload_on_save} />}
      </div>
      <div className={styles.footrow}>
        {sketch && running ? (
          <span className={styles.sketch} title={texts.engine.sketch}>
            <PencilRuler aria-hidden="true" />
            <span className="truncate">{texts.engine.sketch}</span>
          </span>
        ) : null}
        {inApp ? null : <InstallFlutter missing={sketch} />}
        {inApp ? (
          <span className={styles.keys}>{wayOut ? texts.foot.keysF6 : texts.foot.keysClick}</span>
        ) : null}
      </div>
      {/* there before it speaks, or it would not be heard */}
      <span role="status" className="sr-only">
        {last === null ? '' : receiptText(last)}
      </span>
    </div>
  )
}
