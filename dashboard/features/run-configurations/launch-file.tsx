import type { RunConfiguration } from '@mosaygent/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, errorText, query } from '#helper-client'
import { Button, Notice, Spinner, UndoButton, announce } from '#ui'
import { texts } from './texts.ts'

/** What would be written into `launch.json`; nothing is before the press. */
export function LaunchFile({
  configuration: { id },
  onDone,
}: {
  configuration: RunConfiguration
  onDone: () => void
}) {
  const client = useQueryClient()
  const preview = useQuery({
    queryKey: ['previewLaunchFile', id],
    queryFn: ({ signal }) => call('previewLaunchFile', { id }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const write = useMutation({
    networkMode: 'always',
    mutationFn: (seen: string) => call('saveToLaunchFile', { id, seen }),
    onSuccess: ({ message }) => {
      announce(message)
      onDone()
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: query('runConfigurations').queryKey }),
        preview.refetch(),
      ]),
  })
  const { data } = preview
  return (
    <>
      {preview.isPending ? (
        <p role="status" className="flex items-center gap-2 text-ink-2">
          <Spinner />
          {texts.launch.looking}
        </p>
      ) : null}
      {preview.isError ? <Notice tone="error">{errorText(preview.error)}</Notice> : null}
      {data === undefined ? null : (
        <>
          <p className="text-ink-2">{texts.launch.change[data.change]}</p>
          <pre
            tabIndex={0}
            aria-label={texts.launch.entry}
            className="type-code max-h-72 overflow-auto rounded-control border border-line bg-inset p-3 whitespace-pre-wrap [overflow-wrap:anywhere]"
          >
            {data.entry}
          </pre>
          {data.left_out.length === 0 ? null : (
            <Notice tone="info" title={texts.launch.leftOut(data.left_out)}>
              {texts.launch.secrets}
            </Notice>
          )}
        </>
      )}
      {write.isError ? <Notice tone="error">{errorText(write.error)}</Notice> : null}
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>{texts.form.cancel}</Button>
        <Button
          variant="primary"
          busy={write.isPending}
          disabledReason={
            data === undefined ? (preview.isError ? texts.launch.cannot : texts.launch.looking) : null
          }
          onClick={() => {
            if (data !== undefined) write.mutate(data.seen)
          }}
        >
          {texts.launch.write}
        </Button>
      </div>
    </>
  )
}

/** Says what was written into `launch.json`, and takes it back. */
export function LaunchUndo({ name }: { name: string }) {
  const client = useQueryClient()
  const undo = useMutation({
    networkMode: 'always',
    mutationFn: () => call('undoLaunchFile'),
    onSuccess: ({ message }) => {
      announce(message)
    },
    onSettled: () => client.invalidateQueries({ queryKey: query('runConfigurations').queryKey }),
  })
  return (
    <Notice
      tone="info"
      title={texts.launch.written(name)}
      actions={
        <UndoButton
          label={texts.launch.undo}
          busy={undo.isPending}
          onUndo={() => {
            undo.mutate()
          }}
        />
      }
    >
      {undo.isError ? <p role="alert">{errorText(undo.error)}</p> : null}
    </Notice>
  )
}
