import type { TestRun } from '@mosaygent/contract'
import { FlaskConical } from 'lucide-react'
import { call, errorText, query, useLongAction } from '#helper-client'
import { Badge, EmptyState, toast } from '#ui'
import { CheckFrame } from './check-frame.tsx'
import { Needs } from './needs.tsx'
import { TestFileSection } from './test-file-section.tsx'
import { texts } from './texts.ts'

const words = texts.tests

interface TestsCheckProps {
  tests: TestRun | null
  missing: 'sdk' | 'packages' | null
  reason: string | null
}

/** The tests of the app as they ended last, by file; one of them can be run alone. */
export function TestsCheck({ tests, missing, reason }: TestsCheckProps) {
  const action = useLongAction({
    endpoint: 'flutterTest',
    body: {},
    kind: 'test',
    codebase: 'flutter',
    refresh: [query('flutterChecks').queryKey],
  })
  const running = action.state.kind === 'running'
  const off = missing === null ? reason : texts.needs.first[missing]
  const runAlone = (file: string, name: string) => {
    call('flutterTest', { test: { file, name } }).catch((error: unknown) => {
      toast(errorText(error))
    })
  }
  return (
    <CheckFrame
      action={action}
      command={words.command}
      label={words.run}
      icon={<FlaskConical aria-hidden="true" />}
      reason={off}
      last={tests}
    >
      {missing === null ? null : <Needs missing={missing} />}
      {tests === null ? (
        missing === null && !running ? (
          <EmptyState icon={<FlaskConical />} title={words.empty}>
            {words.why}
          </EmptyState>
        ) : null
      ) : (
        <>
          <Counts counts={tests.counts} />
          {tests.files.map((file) => (
            <TestFileSection
              key={file.file}
              file={file}
              off={off ?? (running ? texts.commands.busy : null)}
              onRun={runAlone}
            />
          ))}
        </>
      )}
    </CheckFrame>
  )
}

function Counts({ counts }: Pick<TestRun, 'counts'>) {
  const { passed, failed, skipped, unfinished } = counts
  if (passed + failed + skipped + unfinished === 0) return <p className="text-ink-2">{words.none}</p>
  return (
    <div className="flex flex-wrap gap-2">
      {failed > 0 ? <Badge tone="bad">{words.failed(failed)}</Badge> : null}
      {passed > 0 ? <Badge tone="good">{words.passed(passed)}</Badge> : null}
      {skipped > 0 ? <Badge>{words.skipped(skipped)}</Badge> : null}
      {unfinished > 0 ? <Badge tone="warn">{words.unfinished(unfinished)}</Badge> : null}
    </div>
  )
}
