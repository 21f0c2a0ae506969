import { Button, Meter } from '#ui'
import type { LongAction } from './use-long-action.ts'

interface RunningJobProps {
  label: string
  action: LongAction
  /** Instead of the job's own stage. */
  stage?: string | null
}

/** Work that takes minutes: what it is doing, how far it is, its last words, and the way to stop it. */
export function RunningJob({ label, action, stage }: RunningJobProps) {
  const { job } = action
  const said = job?.output?.at(-1)
  return (
    <div className="grid gap-3 rounded-[10px] border border-dashed border-edge bg-inset/60 p-4">
      <div className="flex min-w-0 items-center gap-3">
        <span className="min-w-0 truncate text-ink-2">{stage ?? job?.stage ?? 'Asking the helper'}</span>
        <span className="type-code ml-auto tabular-nums">
          {job === null || job.percent === null ? '' : `${Math.round(job.percent)}%`}
        </span>
        <Button
          size="small"
          busy={action.cancelling}
          disabledReason={job === null ? 'It is just starting' : null}
          onClick={action.cancel}
        >
          Cancel
        </Button>
      </div>
      <Meter label={label} percent={job?.percent ?? null} />
      {said === undefined ? null : <code className="type-code truncate text-ink-3">{said}</code>}
    </div>
  )
}
