import type { ProjectApp } from '@mosaygent/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Globe } from '#icons'
import { call, errorText, query, useConnection, useLongAction } from '#helper-client'
import { JobProgress } from '#helper-ui'
import { Button, Disclosure, Notice, UndoButton, announce } from '#ui'
import { texts } from './texts.ts'
import { useApps } from './use-apps.ts'

const AFTER = [query('addedWeb').queryKey, query('projectApps').queryKey, query('environmentStatus').queryKey]

/** The way to `web/` for an app that has none, and back again. What was said of one app is not said of the next. */
export function WebSupport() {
  const { chosen } = useApps()
  return chosen === null ? null : <OfApp key={chosen.path} app={chosen} />
}

function OfApp({ app }: { app: ProjectApp }) {
  const client = useQueryClient()
  const { connected } = useConnection()
  const lacks = !app.web
  const sdk = useQuery({ ...query('flutterSdk'), enabled: connected && lacks }).data?.sdk
  const add = useLongAction({ endpoint: 'addWeb', kind: 'add-web', codebase: 'flutter', refresh: AFTER })
  const undo = useMutation({
    networkMode: 'always',
    mutationFn: () => call('removeWeb'),
    onSuccess: ({ message }) => {
      announce(message)
    },
    onSettled: () => Promise.all(AFTER.map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
  // what was added before this page was opened can be taken back, too
  const kept = useQuery({ ...query('addedWeb'), enabled: connected && !lacks }).data?.files ?? []
  const { state } = add
  const now = state.kind === 'done'
  const files = now ? state.reply.files : kept
  if (state.kind === 'running')
    return (
      <JobProgress
        job={add.job}
        label={texts.web.progress}
        word={texts.web.adding}
        onCancel={add.cancel}
        cancelling={add.cancelling}
      />
    )
  if (files.length > 0 && !lacks)
    return (
      <Notice
        tone="info"
        title={texts.web.added(files.length)}
        actions={
          // nothing that was there before is taken away with it
          kept.length === 0 ? null : (
            <UndoButton
              label={texts.web.undo}
              busy={undo.isPending}
              onUndo={() => {
                undo.mutate()
              }}
            />
          )
        }
      >
        {now ? (
          <Files files={files} />
        ) : (
          <Disclosure summary={texts.web.files}>
            <Files files={files} />
          </Disclosure>
        )}
        {undo.error === null ? null : <p role="alert">{errorText(undo.error)}</p>}
      </Notice>
    )
  if (!lacks) return null
  return (
    <Notice
      tone={state.kind === 'failed' ? 'error' : 'info'}
      title={state.kind === 'failed' ? state.detail : texts.web.missing}
      actions={
        <Button
          size="small"
          icon={<Globe aria-hidden="true" />}
          disabledReason={
            connected
              ? sdk == null
                ? sdk === null
                  ? texts.web.noSdk
                  : texts.web.looking
                : null
              : texts.notConnected
          }
          onClick={add.start}
        >
          {texts.web.add}
        </Button>
      }
    >
      <p>{texts.web.how}</p>
    </Notice>
  )
}

function Files({ files }: { files: readonly string[] }) {
  return (
    <ul className="grid gap-0.5">
      {files.map((file) => (
        <li key={file} className="min-w-0 truncate">
          <code>{file}</code>
        </li>
      ))}
    </ul>
  )
}
