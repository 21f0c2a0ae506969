import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#ui'
import styles from './preview-pane.module.css'
import { texts } from './texts.ts'

/**
 * What there is to know or to do about the running app, the most urgent first. In the line there is room for that one
 * alone; of several the others stand above it on request. Each note says itself whether there is anything to say.
 */
export function FootNotes({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.banner} data-open={open ? '' : undefined}>
      <div className={styles.notes} role="group" aria-label={texts.foot.notes}>
        {children}
      </div>
      <span className={styles.more}>
        <Button
          size="small"
          className="h-7!"
          aria-expanded={open}
          onClick={() => {
            setOpen(!open)
          }}
        >
          {open ? texts.foot.fewerNotes : texts.foot.allNotes}
        </Button>
      </span>
    </div>
  )
}
