import type { NeedsStart } from '@mosaygent/contract'
import { Button } from '#ui'
import { PageNote } from './page-note.tsx'
import { texts } from './texts.ts'

interface NewStartNoteProps {
  assets: NeedsStart
  /** Why it cannot be pressed; null: it can. */
  reason: string | null
  onStartAgain: () => void
}

/** Assets are newer than those of the run, which takes no others: one press stops it and starts it again. */
export function NewStartNote({ assets: { first, files }, reason, onStartAgain }: NewStartNoteProps) {
  return (
    <PageNote tone="warn" title={texts.newStart.title(first, files)} detail={texts.newStart.why}>
      <Button size="small" className="h-6!" disabledReason={reason} onClick={onStartAgain}>
        {texts.newStart.press}
      </Button>
    </PageNote>
  )
}
