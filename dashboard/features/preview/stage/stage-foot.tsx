import { PencilRuler } from 'lucide-react'
import { InstallFlutter } from '../install/install-flutter.tsx'
import { SKETCH_LABEL } from './engine-text.ts'
import { ReceiptLine } from './receipt-line.tsx'
import { receiptText } from './receipt-text.ts'
import { SaveSwitch } from './save-switch.tsx'
import styles from './stage.module.css'
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
  return (
    <div className={styles.foot} data-after-app="" tabIndex={-1}>
      {status?.engine === 'sketch' ? (
        <span className={styles.sketch}>
          {running ? (
            <>
              <PencilRuler aria-hidden="true" />
              {SKETCH_LABEL}
            </>
          ) : null}
          <InstallFlutter />
        </span>
      ) : null}
      {last === null ? null : <ReceiptLine last={last} receipts={receipts} />}
      {status?.reload_on_save === undefined ? null : <SaveSwitch on={status.reload_on_save} />}
      {inApp ? (
        <span className={styles.keys}>
          {wayOut
            ? 'Keys go to the app; F6 brings them back'
            : 'Keys go to the app; click beside it to get them back'}
        </span>
      ) : null}
      {/* there before it speaks, or it would not be heard */}
      <span role="status" className="sr-only">
        {last === null ? '' : receiptText(last)}
      </span>
    </div>
  )
}
