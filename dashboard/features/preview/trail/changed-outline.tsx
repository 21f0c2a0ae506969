import { appSize } from '../phone/screen.ts'
import type { Screen } from '../phone/screen.ts'
import { Outlines } from './compare-dialog.tsx'
import type { TrailEntry } from './trail.ts'
import styles from './trail.module.css'

interface ChangedOutlineProps {
  /** What has just changed. */
  fresh: TrailEntry | null
  screen: Screen
  scale: number
}

/** For a moment after a reload: where the app changed. */
export function ChangedOutline({ fresh, screen, scale }: ChangedOutlineProps) {
  if (fresh?.change?.kind !== 'changed') return null
  const { width, height } = appSize(screen)
  return (
    <div
      key={fresh.id}
      className={styles.outline}
      aria-hidden="true"
      style={{
        left: screen.left * scale,
        top: screen.top * scale,
        width: width * scale,
        height: height * scale,
      }}
    >
      <Outlines boxes={fresh.change.boxes} />
    </div>
  )
}
