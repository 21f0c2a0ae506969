import type { CSSProperties } from 'react'
import { useRef, useState } from 'react'
import { ConsoleEdge } from './console-edge.tsx'
import { ConsolePanel } from './console-panel.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { usePreviewKeys } from './preview-keys.ts'
import { Stage } from './stage.tsx'
import styles from './stage.module.css'
import { useCleared } from './use-cleared.ts'
import { usePreview } from './use-preview.ts'
import { useConsoleWidth } from './view-settings.ts'

/** The workbench: the app in a phone, and the console beside it. */
export function FlutterPage() {
  const preview = usePreview()
  const cleared = useCleared(preview)
  const filter = useRef<HTMLInputElement>(null)
  const bench = useRef<HTMLDivElement>(null)
  const [stored, store] = useConsoleWidth()
  const [dragged, setDragged] = useState<number | null>(null)
  usePreviewKeys(preview, filter)

  const width = dragged ?? stored
  const columns: CSSProperties & Record<'--console', string | undefined> = {
    '--console': width === null ? undefined : `clamp(280px, ${width}px, calc(100% - 300px))`,
  }
  return (
    <div className="grid h-full min-h-0 min-w-0 grid-rows-[var(--bar)_minmax(0,1fr)]">
      <PreviewBar preview={preview} hasErrors={cleared.errors.length > 0} />
      <div ref={bench} className={styles.bench} style={columns}>
        <Stage preview={preview} />
        <ConsolePanel cleared={cleared} filterRef={filter}>
          <ConsoleEdge
            bench={bench}
            onMove={setDragged}
            onSettle={(px) => {
              store(px)
              setDragged(null)
            }}
          />
        </ConsolePanel>
      </div>
    </div>
  )
}
