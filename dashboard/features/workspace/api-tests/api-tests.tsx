import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from '#icons'
import { call, errorText, query, useConnection, useLongAction } from '#helper-client'
import { CallFailed, CheckFrame, TestList } from '#helper-ui'
import { Button, createOpenState, Dialog, EmptyState, Spinner, toast } from '#ui'
import { texts } from './texts.ts'

/** Opened from the card and the palette. */
export const apiTestsOpen = createOpenState()

/** The tests of the API, for who asks. */
export function ApiTestsButton({ blocked }: { blocked: string | null }) {
  return (
    <Button
      size="small"
      icon={<FlaskConical aria-hidden="true" />}
      disabledReason={blocked}
      onClick={() => {
        apiTestsOpen.set(true)
      }}
    >
      {texts.open}
    </Button>
  )
}

/** How the tests of the API ended last; all or one of them can be run. */
export function ApiTestsDialog() {
  const [open, setOpen] = apiTestsOpen.use()
  if (!open) return null
  return (
    <Dialog open onOpenChange={setOpen} title={texts.title}>
      <ApiTests />
    </Dialog>
  )
}

function ApiTests() {
  const { connected } = useConnection()
  const found = useQuery({ ...query('apiTests'), enabled: connected })
  const action = useLongAction({
    endpoint: 'apiTest',
    body: {},
    kind: 'pytest',
    codebase: 'api',
    refresh: [query('apiTests').queryKey],
  })
  if (found.isError && found.data === undefined)
    return <CallFailed error={found.error} busy={found.isFetching} again={() => void found.refetch()} />
  if (found.data === undefined)
    return (
      <p className="flex items-center gap-2 text-ink-2">
        <Spinner /> {texts.waiting}
      </p>
    )
  const { tests } = found.data
  const running = action.state.kind === 'running'
  const runAlone = (file: string, name: string) => {
    call('apiTest', { test: { file, name } }).catch((error: unknown) => {
      toast(errorText(error))
    })
  }
  return (
    <CheckFrame
      action={action}
      command={texts.command}
      label={texts.run}
      icon={<FlaskConical aria-hidden="true" />}
      reason={null}
      last={tests}
    >
      {tests === null ? (
        running ? null : (
          <EmptyState icon={<FlaskConical />} title={texts.empty}>
            {texts.why}
          </EmptyState>
        )
      ) : (
        <div className="grid max-h-[55vh] gap-3 overflow-auto">
          <TestList codebase="api" tests={tests} off={running ? texts.busy : null} onRun={runAlone} />
        </div>
      )}
    </CheckFrame>
  )
}
