import { PencilRuler } from 'lucide-react'
import { useRef } from 'react'
import { useEnvironment } from '#session'
import { AppFrame } from '../phone/app-frame.tsx'
import { secondsText } from '../phone/clock-text.ts'
import { deviceOf, screenOf } from '../phone/devices.ts'
import { SKETCH_LABEL } from './engine-text.ts'
import { GlassOverlay } from './glass-overlay.tsx'
import { usePhoneScale } from '../phone/phone-scale.ts'
import phoneStyles from '../phone/phone.module.css'
import { Phone } from '../phone/phone.tsx'
import { ReceiptLine } from './receipt-line.tsx'
import { isStale, receiptText } from './receipt-text.ts'
import { StageTools } from './stage-tools.tsx'
import styles from './stage.module.css'
import type { Preview } from '../flow/use-preview.ts'
import { useView } from '../view-settings.ts'

/** The drafting table with the phone on it: conditions above, receipt below. */
export function Stage({ preview }: { preview: Preview }) {
  const { status, flow, overlay } = preview
  const [view, setView] = useView()
  const [environment] = useEnvironment()
  const hold = useRef<HTMLDivElement>(null)
  const device = deviceOf(view.device)
  const screen = screenOf(device, view.landscape)
  const scale = usePhoneScale(hold, screen)

  const running = status?.running === true
  const app =
    flow.frame === null ? null : <AppFrame timestamp={flow.frame} screen={screen} dark={view.appDark} />
  const last = flow.receipts[0] ?? null
  const ribbon =
    running && last !== null && isStale(last) ? (
      <div className={phoneStyles.ribbon}>Stale: this is the code of {secondsText(last.code_of)}</div>
    ) : null
  return (
    <section className={`${styles.stage} dotted`} aria-label="Preview" data-environment={environment}>
      <StageTools view={view} onView={setView} scale={scale} running={flow.frame !== null} />
      <div ref={hold} className={styles.hold}>
        {scale === null ? null : (
          <Phone
            device={device}
            screen={screen}
            landscape={view.landscape}
            scale={scale}
            appDark={view.appDark}
            covered={overlay.kind !== 'none' || app === null}
            app={app}
            overlay={<GlassOverlay preview={preview} />}
            ribbon={ribbon}
          />
        )}
      </div>
      <div className={styles.foot}>
        {running && status.engine === 'sketch' ? (
          <span className={styles.sketch}>
            <PencilRuler aria-hidden="true" />
            {SKETCH_LABEL}
          </span>
        ) : null}
        {running ? <ReceiptLine receipts={flow.receipts} /> : null}
        {/* there before it speaks, or it would not be heard */}
        <span role="status" className="sr-only">
          {running && last !== null ? receiptText(last) : ''}
        </span>
      </div>
    </section>
  )
}
