import { PencilRuler } from '#icons'
import type { ReactNode } from 'react'
import type { Preview } from '../controller/use-preview.ts'
import { FootNotes } from '../preview-pane/foot-notes.tsx'
import paneStyles from '../preview-pane/preview-pane.module.css'
import { RunNotes } from '../preview-pane/run-notes.tsx'
import { SaveSwitch } from '../preview-pane/save-switch.tsx'
import { texts as paneTexts } from '../preview-pane/texts.ts'
import type { FrameSpec } from './frame-spec.ts'
import { LimitNote } from './limit-note.tsx'
import type { Limit } from './live-limit.ts'
import type { MosaicState } from './mosaic-state.ts'
import { saidByAll } from './said-by-all.ts'
import { RoundLine } from './round-line.tsx'

interface MosaicFootProps {
  preview: Preview
  state: MosaicState
  specs: readonly FrameSpec[]
  limit: Limit
  banner?: ReactNode
}

/** Below the sheet: what the last reload did in all frames; whether saving reloads, and why not all frames are live. */
export function MosaicFoot({ preview, state, specs, limit, banner }: MosaicFootProps) {
  const { status } = preview
  const sketch = status?.engine === 'sketch' && status.running
  return (
    <div className={paneStyles.foot} data-after-app="" tabIndex={-1}>
      <div className={paneStyles.footrow}>
        <RoundLine state={state} specs={specs} />
      </div>
      <div className={paneStyles.footrow}>
        {status?.reload_on_save === undefined ? null : (
          <SaveSwitch on={status.reload_on_save} offline={preview.lost} />
        )}
        <span className="flex-1" />
        <FootNotes>
          {banner}
          {state.wanted === null ? null : <LimitNote limit={limit} frames={specs.length} />}
          <RunNotes preview={preview} page={saidByAll(state)} />
        </FootNotes>
        {sketch ? (
          <span className={paneStyles.sketch} title={paneTexts.engine.sketch}>
            <PencilRuler aria-hidden="true" />
            <span className="truncate">{paneTexts.engine.sketch}</span>
          </span>
        ) : null}
      </div>
    </div>
  )
}
