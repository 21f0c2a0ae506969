import type { ApiDependencies } from '@mosaygent/contract'
import { Download } from 'lucide-react'
import { Button, Notice, StatusDot } from '#ui'
import { JobProgress } from '#helper-ui'
import type { PubGet } from './use-pub-get.ts'
import { texts } from './texts.ts'

/** How many of the program's last lines are shown. */
const LINES = 3

interface DependenciesProps {
  packages: ApiDependencies
  /** As it was known last. */
  old: boolean
  /** Null: this page cannot install them. */
  pubGet: PubGet | null
  blocked: string | null
}

const WORDS = {
  installed: texts.packages.installed,
  'out-of-date': texts.packages.outOfDate,
  missing: texts.packages.missing,
}
const TONE = { installed: 'good', 'out-of-date': 'warn', missing: 'neutral' } as const

/** Whether the packages are there, and the button that fetches them. */
export function Dependencies({ packages, old, pubGet, blocked }: DependenciesProps) {
  return (
    <>
      <StatusDot tone={old ? 'neutral' : TONE[packages]} />
      {WORDS[packages]}
      {packages === 'installed' || pubGet === null || pubGet.state.kind === 'running' ? null : (
        <Button
          size="small"
          className="ml-auto"
          icon={<Download aria-hidden="true" />}
          disabledReason={blocked ?? pubGet.reason}
          onClick={pubGet.start}
        >
          {texts.packages.install}
        </Button>
      )}
    </>
  )
}

/** How the installation goes, or how the last one ended; nothing when there is nothing to say. */
export function PubGetReport({ pubGet, installed }: { pubGet: PubGet; installed: boolean }) {
  const { state } = pubGet
  if (state.kind === 'running')
    return (
      <JobProgress
        job={state.job}
        label={texts.packages.progress}
        word={texts.packages.installing}
        lines={LINES}
        onCancel={pubGet.cancel}
        cancelling={pubGet.cancelling}
      />
    )
  if (installed || state.kind === 'idle') return null
  if (state.kind === 'failed') return <Notice tone="error" title={state.detail} />
  return <p className="type-small text-ink-3">{state.detail}</p>
}
