import type { Job } from '@mosaygent/contract'
import { Button, Meter, useSecondClock } from '#ui'
import { elapsed } from './elapsed.ts'
import { texts } from './texts.ts'

interface JobProgressProps {
  /** Null until the helper reports. */
  job: Job | null
  /** The name of the meter. */
  label: string
  /** What is under way, in a word: `Cloning...`. */
  word?: string
  /** Instead of the job's own stage. */
  stage?: string | null
  /** How many of its program's last lines are shown. */
  lines?: number
  onCancel: () => void
  cancelling: boolean
}

/** Work that takes a while: what it is doing, how far or how long, its last words, and the way to stop it. */
export function JobProgress(props: JobProgressProps) {
  const { job, label, word, stage, lines = 1, onCancel, cancelling } = props
  const said = (job?.output ?? []).slice(-lines).join('\n')
  const amount = [job?.transferred, job?.rate === undefined ? undefined : texts.job.rate(job.rate)]
    .filter((part) => part !== undefined)
    .join(' ')
  return (
    <div className="grid gap-3 rounded-[10px] border border-dashed border-edge bg-inset/60 p-4">
      <div className="-my-1 flex min-w-0 items-center gap-2">
        {word === undefined ? null : (
          <Button busy variant="quiet" size="small" className="-ml-2 text-ink!">
            {word}
          </Button>
        )}
        <span className="min-w-0 truncate text-ink-2">{stage ?? job?.stage ?? texts.job.asking}</span>
        <span className="type-code ml-auto shrink-0 tabular-nums">
          {job === null ? null : job.percent === null ? (
            <Elapsed since={job.started_at} />
          ) : (
            `${Math.round(job.percent)}%`
          )}
        </span>
        <Button
          variant="quiet"
          size="small"
          className="-mr-2"
          busy={cancelling}
          disabledReason={job === null ? texts.job.starting : null}
          onClick={onCancel}
        >
          {texts.job.cancel}
        </Button>
      </div>
      <Meter label={label} percent={job?.percent ?? null} />
      {amount === '' ? null : <span className="type-code text-ink-3 tabular-nums">{amount}</span>}
      {said === '' ? null : (
        <pre aria-label={texts.job.output} className="type-code overflow-hidden text-ellipsis text-ink-3">
          {said}
        </pre>
      )}
    </div>
  )
}

/** Where nobody can say how far it is, how long it takes is what there is to see. */
function Elapsed({ since }: { since: string }) {
  const now = useSecondClock()
  return <span className="text-ink-3">{elapsed(now - Date.parse(since))}</span>
}
