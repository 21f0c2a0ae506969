import type { WebBuild } from '@mosaygent/contract'
import { Package } from '#icons'
import { query, useLongAction } from '#helper-client'
import { useEnvironment } from '#session'
import { CheckFrame } from '#helper-ui'
import { EmptyState } from '#ui'
import { BuildErrors } from './build-errors.tsx'
import { BuiltFiles } from './built-files.tsx'
import { CleanSection } from './clean-section.tsx'
import { Needs } from './needs.tsx'
import { texts } from './texts.ts'

const words = texts.build

interface BuildCheckProps {
  build: WebBuild | null
  cleanable: readonly string[]
  missing: 'sdk' | 'packages' | null
  reason: string | null
}

/** The release build for the web: its files by size, or where it does not compile; below it `flutter clean`. */
export function BuildCheck({ build, cleanable, missing, reason }: BuildCheckProps) {
  const [environment] = useEnvironment()
  const action = useLongAction({
    endpoint: 'flutterBuildWeb',
    body: { environment },
    kind: 'build-web',
    codebase: 'flutter',
    refresh: [query('flutterChecks').queryKey],
  })
  const running = action.state.kind === 'running'
  const label = words.run(words.environment[environment])
  return (
    <div className="grid gap-6">
      <CheckFrame
        action={action}
        command={words.command}
        label={label}
        // the selected environment may be another one than that of the result
        again={label}
        icon={<Package aria-hidden="true" />}
        reason={missing === null ? reason : texts.needs.first[missing]}
        last={build}
      >
        {missing === null ? null : <Needs missing={missing} />}
        {build !== null ? (
          <Result build={build} />
        ) : missing === null && !running && action.state.kind === 'idle' ? (
          <EmptyState icon={<Package />} title={words.empty}>
            {words.why}
          </EmptyState>
        ) : null}
      </CheckFrame>
      <CleanSection cleanable={cleanable} reason={missing === 'sdk' ? texts.needs.first.sdk : reason} />
    </div>
  )
}

function Result({ build }: { build: WebBuild }) {
  const { environment, configuration, notes, result } = build
  return (
    <div className="grid gap-3">
      <p className="type-small text-ink-2 [overflow-wrap:anywhere]">
        {words.of(words.environment[environment], configuration)}
      </p>
      {notes.length === 0 ? null : (
        <ul className="type-small list-disc pl-5 text-ink-2 [overflow-wrap:anywhere]">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {result.kind === 'built' ? <BuiltFiles {...result} /> : <BuildErrors {...result} />}
    </div>
  )
}
