import type { TestRun } from '@mosaygent/contract'
import { FlaskConical } from '#icons'
import { call, errorText, query, useLongAction } from '#helper-client'
import { CheckFrame, TestList } from '#helper-ui'
import { EmptyState, toast } from '#ui'
import { Needs } from './needs.tsx'
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
        <TestList
          codebase="flutter"
          tests={tests}
          off={off ?? (running ? texts.commands.busy : null)}
          onRun={runAlone}
        />
      )}
    </CheckFrame>
  )
}
