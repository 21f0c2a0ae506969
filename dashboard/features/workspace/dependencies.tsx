import type { Job } from '@mosaygent/contract'
import { Download } from 'lucide-react'
import { Button, Meter, Notice, StatusDot } from '#ui'
import type { PubGet } from './use-pub-get.ts'

/** How many of the program's last lines are shown. */
const LINES = 3

interface DependenciesProps {
  installed: boolean
  /** Null: this page cannot install them. */
  pubGet: PubGet | null
  blocked: string | null
}

/** Whether the packages are there, and the button that fetches them. */
export function Dependencies({ installed, pubGet, blocked }: DependenciesProps) {
  return (
    <>
      <StatusDot tone={installed ? 'good' : 'neutral'} />
      {installed ? 'Installed' : 'Not installed'}
      {installed || pubGet === null || pubGet.state.kind === 'running' ? null : (
        <Button
          size="small"
          className="ml-auto"
          icon={<Download aria-hidden="true" />}
          disabledReason={blocked ?? pubGet.reason}
          onClick={pubGet.start}
        >
          Install
        </Button>
      )}
    </>
  )
}

/** How the installation goes, or how the last one ended; nothing when there is nothing to say. */
export function PubGetReport({ pubGet, installed }: { pubGet: PubGet; installed: boolean }) {
  const { state } = pubGet
  if (state.kind === 'running')
    return <Progress job={state.job} onCancel={pubGet.cancel} cancelling={pubGet.cancelling} />
  if (installed || state.kind === 'idle') return null
  if (state.kind === 'failed') return <Notice tone="error" title={state.detail} />
  return (
    <p role="status" className="type-small text-ink-3">
      {state.detail}
    </p>
  )
}

interface ProgressProps {
  /** Null until the helper reports. */
  job: Job | null
  onCancel: () => void
  cancelling: boolean
}

function Progress({ job, onCancel, cancelling }: ProgressProps) {
  const lines = (job?.output ?? []).slice(-LINES).join('\n')
  return (
    <div className="grid gap-3 rounded-[10px] border border-dashed border-edge bg-inset/60 p-4">
      <div className="-my-1 flex min-w-0 items-center gap-2">
        <Button busy variant="quiet" size="small" className="-ml-2 text-ink!">
          Installing...
        </Button>
        <span className="min-w-0 truncate text-ink-3">{job?.stage ?? 'Asking the helper'}</span>
        <Button
          variant="quiet"
          size="small"
          className="-mr-2 ml-auto"
          busy={cancelling}
          disabledReason={job === null ? 'The installation is just starting' : null}
          onClick={onCancel}
        >
          Cancel
        </Button>
      </div>
      <Meter label="Installation of the dependencies" percent={job?.percent ?? null} />
      {lines === '' ? null : (
        <pre aria-label="Last output" className="type-code overflow-hidden text-ellipsis text-ink-3">
          {lines}
        </pre>
      )}
    </div>
  )
}
