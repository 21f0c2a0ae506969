import type { Job } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { Download } from '#icons'
import { useState } from 'react'
import { query, useLongAction } from '#helper-client'
import { Button, Dialog, Meter, Notice } from '#ui'
import { texts } from './texts.ts'

/** Status, SDK and codebases all depend on it. */
const EVERYTHING = [['helper']]

/** Where no SDK was found, or its installation runs or has failed: what would be installed, its progress, and Cancel. */
export function InstallFlutter({ missing }: { missing: boolean }) {
  const [open, setOpen] = useState(false)
  const { state, job, start, cancel, cancelling } = useLongAction({
    endpoint: 'installFlutter',
    kind: 'install-flutter',
    refresh: EVERYTHING,
  })
  const sdk = useQuery({ ...query('flutterSdk'), enabled: open })
  const plan = sdk.data?.install
  const running = state.kind === 'running'
  // an SDK whose first run failed is found, and its failure must still be shown
  if (!missing && !running && state.kind !== 'failed') return null
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Download aria-hidden="true" />}
        onClick={() => {
          setOpen(true)
        }}
      >
        {running ? texts.running(percentText(job)) : texts.title}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={texts.title}
        description={texts.why}
        footer={
          running ? (
            <Button
              busy={cancelling}
              disabledReason={job === null ? texts.justStarting : null}
              onClick={cancel}
            >
              {texts.cancel}
            </Button>
          ) : (
            <Button variant="primary" onClick={start}>
              {state.kind === 'failed' ? texts.again : texts.install}
            </Button>
          )
        }
      >
        {plan === undefined ? null : (
          <dl className="grid grid-cols-[48px_minmax(0,1fr)] gap-x-3 gap-y-1 [overflow-wrap:anywhere]">
            <dt className="text-ink-3">{texts.from}</dt>
            <dd>
              <code>{plan.address}</code>
              {texts.stable}
            </dd>
            <dt className="text-ink-3">{texts.into}</dt>
            <dd>
              <code>{plan.target}</code>
            </dd>
          </dl>
        )}
        {sdk.isError ? <Notice tone="warning">{sdk.error.message}</Notice> : null}
        {running ? <Progress job={job} /> : <p className="text-ink-2">{texts.cost}</p>}
        {state.kind === 'failed' ? (
          <Notice tone="error" title={texts.failed}>
            {state.detail}
          </Notice>
        ) : null}
      </Dialog>
    </>
  )
}

function Progress({ job }: { job: Job | null }) {
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1 truncate">{job?.stage ?? texts.asking}</span>
        <span className="text-ink-3 tabular-nums">
          {[percentText(job).trim(), job?.transferred, job?.rate].filter(Boolean).join(' · ')}
        </span>
      </div>
      <Meter label={texts.progress} percent={job?.percent ?? null} />
    </div>
  )
}

const percentText = (job: Job | null) =>
  job === null || job.percent === null ? '' : ` ${Math.round(job.percent)}%`
