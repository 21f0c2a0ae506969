import { useMutation } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CircleSlash } from '#icons'
import { call } from '#helper-client'
import type { LongWork } from '#helper-client'
import { elapsed } from '#helper-ui'
import { Button, Meter, RelativeTime, useSecondClock } from '#ui'
import { jobName, texts } from '../texts.ts'

/** What runs: its stage, how far, how long, and the way to stop it. */
export function RunningJob({ job }: { job: LongWork }) {
  const now = useSecondClock()
  const cancel = useMutation({
    networkMode: 'always',
    mutationFn: () => call('cancelJob', { id: job.id }),
    onError: (error) => {
      // Nothing to cancel any more: its own end says how it went.
      console.warn('It could not be cancelled', error)
    },
  })
  const name = jobName(job)
  return (
    <li className="grid gap-2 rounded-[10px] border border-line bg-inset/60 px-3 pt-2.5 pb-3">
      <div className="flex min-w-0 items-center gap-2">
        <span className="type-strong min-w-0 truncate">{name}</span>
        <span className="type-code ml-auto shrink-0 text-ink-3 tabular-nums">
          {job.percent === null ? null : `${String(Math.round(job.percent))}%, `}
          {elapsed(now - Date.parse(job.started_at))}
        </span>
        <Button
          variant="quiet"
          size="small"
          className="-my-1 -mr-1.5"
          aria-label={texts.activity.cancelOf(name)}
          busy={cancel.isPending}
          onClick={() => {
            if ('cancel' in job) job.cancel()
            else cancel.mutate()
          }}
        >
          {texts.activity.cancel}
        </Button>
      </div>
      <Meter label={texts.activity.progress(name)} percent={job.percent} />
      <p className="type-small truncate text-ink-3" title={job.stage}>
        {job.stage}
        {job.transferred === undefined ? null : `, ${job.transferred}`}
      </p>
    </li>
  )
}

const RESULT = {
  running: { icon: CircleCheck, look: 'text-ink-3' },
  done: { icon: CircleCheck, look: 'text-good-ink' },
  failed: { icon: CircleAlert, look: 'text-bad-ink' },
  cancelled: { icon: CircleSlash, look: 'text-ink-3' },
} as const

/** How it ended, when, and why when it failed. */
export function EndedJob({ job }: { job: LongWork }) {
  const { icon: Icon, look } = RESULT[job.state]
  const { ended_at: at, started_at: from, detail } = job
  const lasted = Date.parse(at ?? from) - Date.parse(from)
  return (
    <li className="flex min-w-0 items-start gap-2.5 py-1.5">
      <Icon aria-hidden="true" className={`mt-0.5 ${look}`} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex min-w-0 items-baseline gap-2">
          <span className="min-w-0 truncate">{jobName(job)}</span>
          <span className={`shrink-0 ${look}`}>{texts.activity.results[job.state]}</span>
          {at === undefined ? null : (
            <span className="type-small ml-auto shrink-0 text-ink-3">
              <RelativeTime iso={at} />
            </span>
          )}
        </p>
        {job.state === 'failed' && detail !== undefined ? (
          <p className="type-small line-clamp-4 [overflow-wrap:anywhere] text-ink-2">{detail}</p>
        ) : at === undefined ? null : (
          <p className="type-small text-ink-3">
            {lasted < 1_000 ? texts.activity.atOnce : texts.activity.took(elapsed(lasted))}
          </p>
        )}
      </div>
    </li>
  )
}
