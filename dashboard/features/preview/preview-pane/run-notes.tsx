import type { UnreachableServer } from '@mosaygent/contract'
import type { Preview } from '../controller/use-preview.ts'
import type { PageState } from '../page/page-link.ts'
import { NewStartNote } from './new-start-note.tsx'
import { PageNote } from './page-note.tsx'
import { texts } from './texts.ts'
import { UnreachableNote } from './unreachable-note.tsx'
import { WorkerNote } from './worker-note.tsx'

interface RunNotesProps {
  preview: Preview
  /** Of the app's page, or of those of all frames. */
  page: { readonly unreachable: readonly UnreachableServer[]; readonly worker: PageState['worker'] }
}

/** What there is to know of a running app, the most urgent first; nothing while none runs. */
export function RunNotes({ preview, page }: RunNotesProps) {
  const { status } = preview
  if (status?.running !== true) return null
  return (
    <>
      {status.watch_trouble ? (
        <PageNote
          tone="warn"
          title={texts.watch[status.watch_trouble.code]}
          detail={status.watch_trouble.detail}
        />
      ) : null}
      {status.stale?.needs_start ? (
        <NewStartNote
          assets={status.stale.needs_start}
          reason={preview.actReason}
          onStartAgain={preview.startAgain}
        />
      ) : null}
      {page.unreachable.length > 0 ? (
        <UnreachableNote servers={page.unreachable} version={status.version} />
      ) : null}
      {page.worker !== null ? <WorkerNote worker={page.worker} onChanged={preview.reframe} /> : null}
    </>
  )
}
