import type { ApiDependencies } from '@mosaygent/contract'
import { Download } from '#icons'
import { Button, Notice, StatusDot } from '#ui'
import { JobProgress } from '#helper-ui'
import type { InstallPackages } from './use-install-packages.ts'
import { texts } from './texts.ts'

/** How many of the program's last lines are shown. */
const LINES = 3

interface DependenciesProps {
  packages: ApiDependencies
  /** As it was known last. */
  old: boolean
  /** Null: this page cannot install them. */
  install: InstallPackages | null
  blocked: string | null
}

const WORDS = {
  installed: texts.packages.installed,
  'out-of-date': texts.packages.outOfDate,
  missing: texts.packages.missing,
}
const TONE = { installed: 'good', 'out-of-date': 'warn', missing: 'neutral' } as const

/** Whether the packages are there, and the button that fetches them. */
export function Dependencies({ packages, old, install, blocked }: DependenciesProps) {
  // an environment is there as soon as it is made, and its packages come later
  const early = install?.state.kind === 'running' && packages === 'installed'
  return (
    <>
      <StatusDot tone={old || early ? 'neutral' : TONE[packages]} />
      {early ? texts.packages.installing : WORDS[packages]}
      {packages === 'installed' || install === null || install.state.kind === 'running' ? null : (
        <Button
          size="small"
          className="ml-auto"
          icon={<Download aria-hidden="true" />}
          disabledReason={blocked ?? install.reason}
          onClick={install.start}
        >
          {texts.packages.install}
        </Button>
      )}
    </>
  )
}

/** How the installation goes, or how the last one ended; nothing when there is nothing to say. */
export function InstallReport({ install, installed }: { install: InstallPackages; installed: boolean }) {
  const { state } = install
  if (state.kind === 'running')
    return (
      <JobProgress
        job={install.job}
        label={texts.packages.progress}
        word={texts.packages.installing}
        lines={LINES}
        onCancel={install.cancel}
        cancelling={install.cancelling}
      />
    )
  if (installed) return null
  if (state.kind === 'failed') return <Notice tone="error" title={state.detail} />
  return state.kind === 'cancelled' ? <p className="type-small text-ink-3">{state.detail}</p> : null
}
