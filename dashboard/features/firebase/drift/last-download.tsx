import type { FirebaseUndo } from '@mosaygent/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FIREBASE_HERE, call, errorText, query } from '#helper-client'
import { writeLastSwitch } from '#session'
import { Disclosure, Notice, RelativeTime, StatusMessage, UndoButton } from '#ui'
import { setReport, useReport } from '../switch/switch-store.ts'
import { FileChanges } from '../switch/file-changes.tsx'
import { Notes } from '../switch/notes.tsx'
import { LAST } from './texts.ts'

/** The newest download: what it wrote, and the way to take it back. */
export function LastDownload({ undo, blocked }: { undo: FirebaseUndo | null; blocked: string | null }) {
  const client = useQueryClient()
  const report = useReport()
  const undoing = useMutation({
    networkMode: 'always',
    mutationFn: () => call('undoFirebaseConfigs'),
    onSuccess: () => {
      setReport(null)
      // what it said of the files is no longer so
      writeLastSwitch(null)
    },
    onSettled: () =>
      Promise.all(
        [FIREBASE_HERE, query('environmentStatus').queryKey, query('flutterStatus').queryKey].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      ),
  })
  const { files = [], places = [], notes = [] } = report?.reply ?? {}
  if (undo === null && report === null && !undoing.isSuccess) return null
  return (
    <div className="grid gap-2.5 border-t border-line pt-3">
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2">
        <StatusMessage className="min-w-0 flex-1 text-ink-2">
          {undo === null && undoing.isSuccess ? undoing.data.message : undefined}
        </StatusMessage>
        {undo === null && undoing.isSuccess ? null : (
          <p className="min-w-0 flex-1 text-ink-2">
            {undo === null ? (
              report?.reply.message
            ) : (
              <>
                {LAST.count(undo.files.length)} {LAST.of} <code>{undo.project_id}</code> {LAST.written}{' '}
                <RelativeTime iso={undo.at} />
              </>
            )}
          </p>
        )}
        {undo === null ? null : (
          <UndoButton
            label={LAST.undo}
            busy={undoing.isPending}
            disabledReason={blocked}
            onUndo={() => {
              undoing.mutate()
            }}
          />
        )}
      </div>
      {undo === null ? null : <p className="type-small text-ink-3">{LAST.undoes}</p>}
      {undoing.isError ? <Notice tone="error" title={errorText(undoing.error)} /> : null}
      <Notes notes={notes} />
      {files.length === 0 ? null : (
        <Disclosure summary={LAST.changes} summaryClassName="type-small text-ink-2">
          <FileChanges files={[...files, ...places]} />
        </Disclosure>
      )}
    </div>
  )
}
