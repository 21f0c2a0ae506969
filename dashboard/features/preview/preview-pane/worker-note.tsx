import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, query } from '#helper-client'
import { Button, toast } from '#ui'
import type { PageState } from '../page/page-link.ts'
import { PageNote } from './page-note.tsx'
import { texts } from './texts.ts'

interface WorkerNoteProps {
  worker: NonNullable<PageState['worker']>
  /** The page must be loaded again before it can have its worker. */
  onChanged: () => void
}

/** The app wants a service worker of its own: whether it gets one is chosen here, and kept for the project. */
export function WorkerNote({ worker: { script, held }, onChanged }: WorkerNoteProps) {
  const client = useQueryClient()
  const change = useMutation({
    networkMode: 'always',
    mutationFn: (enabled: boolean) => call('setOwnWorkers', { enabled }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: query('flutterStatus').queryKey })
      onChanged()
    },
    onError: (error) => {
      toast(errorText(error))
    },
  })
  const name = script.slice(script.lastIndexOf('/') + 1)
  const text = held ? texts.worker.held(name) : texts.worker.lives(name)
  return (
    <PageNote title={text} detail={texts.worker.why}>
      <Button
        size="small"
        className="h-6!"
        disabledReason={change.isPending ? texts.worker.changing : null}
        onClick={() => {
          change.mutate(held)
        }}
      >
        {held ? texts.worker.let : texts.worker.hold}
      </Button>
    </PageNote>
  )
}
