import type { Job } from '@mosaygent/contract'
import { Button, Meter } from '#ui'

interface CloneProgressProps {
  /** Null until the helper reports. */
  job: Job | null
  onCancel: () => void
  cancelling: boolean
}

/** A running clone: stage, percent, what came over the line, and the way to stop it. */
export function CloneProgress({ job, onCancel, cancelling }: CloneProgressProps) {
  const amount = [job?.transferred, job?.rate === undefined ? undefined : `at ${job.rate}`]
    .filter((part) => part !== undefined)
    .join(' ')
  return (
    <div className="grid gap-3 rounded-[10px] border border-dashed border-edge bg-inset/60 p-4">
      <div className="flex min-w-0 items-center gap-2">
        <Button busy variant="quiet" size="small" className="-my-1 -ml-2 text-ink!">
          Cloning...
        </Button>
        <span className="min-w-0 truncate text-ink-3">{job?.stage ?? 'Asking the helper'}</span>
        <span className="type-code ml-auto tabular-nums">
          {job === null || job.percent === null ? '' : `${Math.round(job.percent)}%`}
        </span>
      </div>
      <Meter label="Clone progress" percent={job?.percent ?? null} />
      <div className="-my-1 flex min-h-7 items-center">
        <span className="type-code text-ink-3 tabular-nums">{amount}</span>
        <Button
          variant="quiet"
          size="small"
          className="-mr-2 ml-auto"
          busy={cancelling}
          disabledReason={job === null ? 'The clone is just starting' : null}
          onClick={onCancel}
        >
          Cancel
        </Button>
      </div>
    </div>
  )
}
