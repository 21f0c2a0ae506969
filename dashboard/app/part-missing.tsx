import { laterPartMissing } from '#helper-client'
import { useStore } from '#store'
import { Notice, PlainButton } from '#ui'
import { texts } from './texts.ts'

/** On every page: a part of it did not come. Loaded with the first page, since a file of its own may not come either. */
export function PartMissing() {
  return useStore(laterPartMissing) ? <PartMissingNotice /> : null
}

/** What it says. */
export function PartMissingNotice() {
  const reload = () => {
    window.location.reload()
  }
  return (
    <div className="fixed bottom-4 left-1/2 z-50 max-w-[calc(100%-32px)] -translate-x-1/2 rounded-[10px] bg-surface shadow-2">
      <Notice
        tone="error"
        title={texts.partMissing}
        actions={<PlainButton onClick={reload}>{texts.routeError.reload}</PlainButton>}
      />
    </div>
  )
}
