import type { Reply } from '@mosaygent/contract'
import { Download, RotateCw } from '#icons'
import { FIREBASE_HERE, useLongAction } from '#helper-client'
import { JobProgress } from '#helper-ui'
import { Button, CopyButton, Notice } from '#ui'
import { INSTALL } from './texts.ts'

interface ToolMissingProps {
  tool: Reply<'firebaseTool'>
  checking: boolean
  /** The page's one filled button. */
  primary: boolean
  blocked: string | null
  onCheck: () => void
}

const REFRESH = [FIREBASE_HERE]

/** The way to get the tool: by us, with progress, or by typing a command. */
export function ToolMissing({ tool, checking, primary, blocked, onCheck }: ToolMissingProps) {
  const action = useLongAction({
    endpoint: 'installFirebaseTool',
    kind: 'install-firebase',
    refresh: REFRESH,
  })
  const { state, job } = action
  const { install } = tool
  return (
    <>
      <p className="max-w-[68ch] text-ink-2">{install?.words ?? INSTALL.why}</p>
      {install === undefined ? null : (
        <div className="flex min-w-0 items-center gap-2 rounded-control border border-line bg-inset py-1 pr-1 pl-3">
          <code className="type-code min-w-0 flex-1 [overflow-wrap:anywhere]">{install.command}</code>
          <CopyButton text={install.command} label={INSTALL.copy} />
        </div>
      )}
      {state.kind === 'running' ? (
        <JobProgress
          job={job}
          label={INSTALL.progress}
          onCancel={action.cancel}
          cancelling={action.cancelling}
        />
      ) : (
        <>
          {state.kind === 'failed' ? <Notice tone="error" title={state.detail} /> : null}
          {state.kind === 'cancelled' ? <p className="text-ink-3">{INSTALL.cancelled}</p> : null}
          <div className="flex gap-2">
            <Button
              variant={primary ? 'primary' : 'outlined'}
              icon={<Download aria-hidden="true" />}
              disabledReason={blocked}
              onClick={action.start}
            >
              {INSTALL.install}
            </Button>
            <Button
              variant="quiet"
              icon={<RotateCw aria-hidden="true" />}
              busy={checking}
              disabledReason={blocked}
              onClick={onCheck}
            >
              {INSTALL.check}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
