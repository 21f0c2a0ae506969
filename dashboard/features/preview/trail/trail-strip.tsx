import { useState } from 'react'
import { Tooltip } from '#ui'
import { CompareDialog } from './compare-dialog.tsx'
import { entryName } from './entry-name.ts'
import { ThumbCanvas } from './thumb-canvas.tsx'
import { texts } from './texts.ts'
import type { TrailEntry } from './trail.ts'
import styles from './trail.module.css'

/** As many as the line has room for; the others are in the lists of the dialog. */
const SHOWN = 8

/** Under the phone: what it looked like, the newest at the right; pressed, before and after. */
export function TrailStrip({ entries }: { entries: readonly TrailEntry[] }) {
  const [open, setOpen] = useState<TrailEntry | null>(null)
  if (entries.length === 0) return null
  return (
    <>
      <ol className={styles.strip} aria-label={texts.strip}>
        {entries.slice(-SHOWN).map((entry) => (
          <li key={entry.id}>
            <Tooltip text={texts.look(entryName(entry))}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={texts.look(entryName(entry))}
                data-changed={entry.change?.kind === 'changed' ? '' : undefined}
                onClick={() => {
                  setOpen(entry)
                }}
              >
                <ThumbCanvas picture={entry.picture} />
              </button>
            </Tooltip>
          </li>
        ))}
      </ol>
      {open === null ? null : (
        <CompareDialog
          key={open.id}
          entries={entries}
          opened={open}
          onClose={() => {
            setOpen(null)
          }}
        />
      )}
    </>
  )
}
