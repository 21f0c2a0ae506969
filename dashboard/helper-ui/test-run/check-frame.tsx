import type { EndpointName } from '@mosaygent/contract'
import type { ReactNode } from 'react'
import { JobProgress } from '../job-progress.tsx'
import type { LongAction } from '#helper-client'
import { Button, Notice, RelativeTime } from '#ui'
import { texts } from './texts.ts'

interface CheckFrameProps {
  action: Pick<LongAction<EndpointName>, 'job' | 'cancel' | 'cancelling' | 'start'> & {
    readonly state: { readonly kind: string; readonly detail?: string }
  }
  /** As people type it. */
  command: string
  /** On the button that runs it. */
  label: string
  /** On it once there is a result; left out: that it is run again. */
  again?: string
  icon: ReactNode
  /** Why it cannot be run now. */
  reason: string | null
  /** When the last run ended and how long it took; null: there is no result. */
  last: { readonly at: string; readonly duration_ms: number } | null
  /** Further buttons. */
  more?: ReactNode
  /** The result. */
  children: ReactNode
}

/** One command: its button, when it ran last, how it goes, how it failed, and below that what it found. */
export function CheckFrame(props: CheckFrameProps) {
  const { action, command, label, again = texts.again, icon, reason, last, more, children } = props
  const { state } = action
  const running = state.kind === 'running'
  return (
    <div className="grid gap-3">
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2">
        {running ? (
          <JobProgressRow action={action} command={command} />
        ) : (
          <>
            <Button icon={icon} disabledReason={reason} onClick={action.start}>
              {last === null ? label : again}
            </Button>
            {more}
            <code className="text-ink-3">{command}</code>
            {last === null ? null : (
              <span className="type-small ml-auto text-ink-3 tabular-nums">
                <RelativeTime iso={last.at} /> {texts.took(seconds(last.duration_ms))}
              </span>
            )}
          </>
        )}
      </div>
      {state.kind === 'failed' ? <Notice tone="error" title={state.detail} /> : null}
      {state.kind === 'cancelled' ? (
        <p role="status" className="type-small text-ink-3">
          {state.detail}
        </p>
      ) : null}
      {children}
    </div>
  )
}

function JobProgressRow({ action, command }: Pick<CheckFrameProps, 'action' | 'command'>) {
  return (
    <div className="min-w-0 flex-1">
      <JobProgress
        job={action.job}
        label={texts.progress(command)}
        lines={3}
        onCancel={action.cancel}
        cancelling={action.cancelling}
      />
    </div>
  )
}

const seconds = (ms: number) => (ms / 1_000).toFixed(ms < 10_000 ? 1 : 0)
