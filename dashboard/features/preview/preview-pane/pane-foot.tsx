import { PencilRuler } from '#icons'
import type { ReactNode } from 'react'
import type { AppPage } from '../page/use-page.ts'
import { FootNotes } from './foot-notes.tsx'
import { ReceiptLine } from './receipt-line.tsx'
import { RunNotes } from './run-notes.tsx'
import { StartLine } from './start-line.tsx'
import { SaveSwitch } from './save-switch.tsx'
import styles from './preview-pane.module.css'
import { texts } from './texts.ts'
import type { Preview } from '../controller/use-preview.ts'
import type { TrailEntry } from '../trail/trail.ts'
import { TrailStrip } from '../trail/trail-strip.tsx'
import { CoverageLine } from '../truth/coverage-line.tsx'
import type { SketchTruth } from '../truth/use-sketch-report.ts'

interface PaneFootProps {
  preview: Preview
  /** The keyboard's focus is in the app. */
  inApp: boolean
  truth: SketchTruth
  /** As it is shown, px. */
  phoneWidth: number
  /** Chooses another page than the one that shows nothing. */
  onOtherPage: () => void
  page: AppPage
  /** What the app looked like, the oldest first. */
  trail: readonly TrailEntry[]
  /** What there is to do about the running app. In a narrow pane the rest of its line makes room for it. */
  banner?: ReactNode
  /** The way to an SDK; `missing`: what runs is a sketch. */
  install?: ((missing: boolean) => ReactNode) | undefined
}

/** Below the phone: what the last reload did; whether saving reloads, and what draws the app. */
export function PaneFoot({
  preview,
  inApp,
  truth,
  phoneWidth,
  onOtherPage,
  page,
  trail,
  banner,
  install,
}: PaneFootProps) {
  const { status, receipts, last } = preview
  const running = status?.running === true
  const sketch = status?.engine === 'sketch'
  return (
    <div className={styles.foot} data-after-app="" tabIndex={-1}>
      {truth.shown ? <CoverageLine truth={truth} phoneWidth={phoneWidth} onOtherPage={onOtherPage} /> : null}
      {/* a line of its own: how much it says moves nothing */}
      <div className={styles.footrow}>
        {last === null ? (
          <StartLine status={status} seen={page.shown !== null && page.coming === null && !page.blank} />
        ) : (
          <ReceiptLine last={last} receipts={receipts} trail={trail} />
        )}
        <TrailStrip entries={trail} />
      </div>
      <div className={styles.footrow}>
        {status?.reload_on_save === undefined ? null : (
          <SaveSwitch on={status.reload_on_save} offline={preview.lost} />
        )}
        <span className="flex-1" />
        <FootNotes>
          {banner}
          <RunNotes preview={preview} page={page} />
        </FootNotes>
        {sketch && running ? (
          <span className={styles.sketch} title={texts.engine.sketch}>
            <PencilRuler aria-hidden="true" />
            <span className={`truncate ${styles.long}`}>{texts.engine.sketch}</span>
            <span className={styles.short} aria-hidden="true">
              {texts.engine.sketchShort}
            </span>
          </span>
        ) : null}
        {inApp ? null : <span className={styles.install}>{install?.(sketch)}</span>}
        {inApp ? (
          <span className={styles.keys}>
            {page.script === 'answers' ? texts.foot.keysF6 : texts.foot.keysClick}
          </span>
        ) : null}
      </div>
    </div>
  )
}
