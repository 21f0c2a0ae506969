import { ListChecks } from '#icons'
import { useRef, useState } from 'react'
import { Button, Popover } from '#ui'
import { texts as storyTexts } from '../storyboard/texts.ts'
import { CoverageList } from './coverage-list.tsx'
import { coverageLine, isInDoubt } from './coverage-words.ts'
import { texts } from './texts.ts'
import styles from './truth.module.css'
import type { SketchTruth } from './use-sketch-report.ts'

interface CoverageLineProps {
  truth: SketchTruth
  /** Of the phone above, px: a shorter line takes as much, so that what opens beside it is beside the phone. */
  phoneWidth: number
  /** Chooses another page than the one that shows nothing, or stands for another. */
  onOtherPage: () => void
}

/** How much of the page is drawn, as one line that opens the list of what is not. */
export function CoverageLine({ truth, phoneWidth, onOtherPage }: CoverageLineProps) {
  const [open, setOpen] = useState(false)
  const { coverage } = truth
  const row = useRef<HTMLDivElement>(null)
  return (
    // it keeps its place before the sketch has said anything
    <div className={styles.row}>
      <div ref={row} className={styles.said} style={{ minWidth: `min(100%, ${phoneWidth}px)` }}>
        {coverage === null ? null : (
          <Popover
            title={texts.title}
            // beside the phone, of which it speaks, and beside the way to another page
            anchor={row}
            side="right"
            align="end"
            width={400}
            open={open}
            onOpenChange={setOpen}
            trigger={
              <button type="button" className={styles.line}>
                <ListChecks aria-hidden="true" />
                <span className="truncate">{coverageLine(coverage)}</span>
              </button>
            }
          >
            <CoverageList coverage={coverage} outlined={truth.outlined} onOutline={truth.outline} />
          </Popover>
        )}
        {coverage === null || !isInDoubt(coverage) ? null : (
          <Button size="small" onClick={onOtherPage}>
            {storyTexts.choose}
          </Button>
        )}
      </div>
    </div>
  )
}
