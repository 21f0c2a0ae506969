import type { CSSProperties } from 'react'
import { useRef, useState } from 'react'
import { ConsoleEdge } from './console/console-edge.tsx'
import { ConsolePanel } from './console/console-panel.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { usePreviewKeys } from './preview-keys.ts'
import { Stage } from './stage/stage.tsx'
import styles from './stage/stage.module.css'
import { useCleared } from './console/use-cleared.ts'
import { usePreview } from './flow/use-preview.ts'
import { useConsoleWidth } from './view-settings.ts'

interface FlutterPageProps {
  /** Firebase config files are being fetched, which only the environment switch knows: Start waits for them. */
  downloading?: boolean
}

/** The workbench: the app in a phone, and the console beside it. */
export function FlutterPage({ downloading = false }: FlutterPageProps) {
  const preview = usePreview(downloading)
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
    <>
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
    </>
  )
}
