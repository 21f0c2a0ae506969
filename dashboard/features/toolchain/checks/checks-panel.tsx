import { useQuery } from '@tanstack/react-query'
import { X } from '#icons'
import { query, useConnection } from '#helper-client'
import { CallFailed } from '#helper-ui'
import { EmptyState, IconButton, Segmented, Skeleton } from '#ui'
import { AnalyzeCheck } from './analyze-check.tsx'
import { BuildCheck } from './build-check.tsx'
import { showCheck } from './checks-store.ts'
import type { CheckName } from './checks-store.ts'
import { useMissing } from './needs.tsx'
import { PackagesCheck } from './packages-check.tsx'
import { TestsCheck } from './tests-check.tsx'
import { texts } from './texts.ts'

const TABS = [
  { value: 'analyze', label: texts.analyze.tab },
  { value: 'test', label: texts.tests.tab },
  { value: 'packages', label: texts.packages.tab },
  { value: 'build', label: texts.build.tab },
] as const

/** The everyday commands of the chosen app, in the console's place: run one, read what it found, go on from there. */
export function ChecksPanel({ check }: { check: CheckName }) {
  return (
    <section
      aria-label={texts.name}
      className="flex min-h-0 min-w-0 flex-col border-l border-line bg-surface"
    >
      <div className="flex flex-none items-center gap-2 border-b border-line px-3 py-2.5">
        <h2 className="type-card max-wide:sr-only">{texts.name}</h2>
        <Segmented
          label={texts.choose}
          value={check}
          options={TABS}
          onChange={showCheck}
          className="w-64 auto-cols-auto!"
        />
        <IconButton
          className="ml-auto"
          size="small"
          label={texts.close}
          icon={<X />}
          onClick={() => {
            showCheck(null)
          }}
        />
      </div>
      <div role="group" aria-label={texts.name} tabIndex={0} className="min-h-0 flex-1 overflow-auto p-3">
        <Check check={check} />
      </div>
    </section>
  )
}

function Check({ check }: { check: CheckName }) {
  const { connected } = useConnection()
  const found = useQuery({ ...query('flutterChecks'), enabled: connected })
  const missing = useMissing(connected, found.data?.packages)
  if (found.isError && found.data === undefined)
    return <CallFailed error={found.error} busy={found.isFetching} again={() => void found.refetch()} />
  if (found.data === undefined)
    return connected ? <Skeleton className="h-8 w-40" /> : <p className="text-ink-2">{texts.notConnected}</p>
  const { app, analysis, tests, outdated, build, cleanable } = found.data
  if (app === null) return <EmptyState title={texts.noApp.title}>{texts.noApp.why}</EmptyState>
  const reason = connected ? null : texts.notConnected
  switch (check) {
    case 'analyze':
      return <AnalyzeCheck analysis={analysis} missing={missing} reason={reason} />
    case 'test':
      return <TestsCheck tests={tests} missing={missing} reason={reason} />
    case 'packages':
      return (
        <PackagesCheck outdated={outdated} missing={missing === 'sdk' ? missing : null} reason={reason} />
      )
    case 'build':
      return <BuildCheck build={build} cleanable={cleanable} missing={missing} reason={reason} />
  }
}
