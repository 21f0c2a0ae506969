import type { TestRun } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../../errors/index.ts'
import { type TestProgress, testApp } from '../../tools/index.ts'
import { reportLine } from '../job-output.ts'
import { lastWords } from './last-words.ts'
import { countTests } from '../../test-runs/index.ts'
import type { AppCommand } from './run-in-app.ts'

/** Runs the tests of the app, or one alone; tests that fail are a result, and no failure. */
export async function runTests(
  { app, sdk, env, job }: AppCommand,
  alone: { readonly file: string; readonly name: string } | undefined,
): Promise<Outcome<TestRun>> {
  const began = performance.now()
  const result = await testApp(sdk, {
    cwd: app,
    env,
    signal: job.signal,
    onLine: reportLine(job, null),
    onProgress: (progress) => job.progress({ stage: stageOf(progress), percent: null }),
    ...(alone === undefined ? {} : { alone }),
  })
  switch (result.kind) {
    case 'tested':
      if (alone !== undefined && result.files.length === 0)
        return refuse('tool-failed', 'No test of this name ran. Run all tests to see which there are.')
      return succeed({
        files: [...result.files],
        counts: countTests([...result.files]),
        at: new Date().toISOString(),
        duration_ms: Math.round(performance.now() - began),
      })
    case 'cancelled':
      return refuse('cancelled', 'The tests were cancelled.')
    case 'missing':
      return refuse('tool-missing', `${sdk.program} could not be started. Check the Flutter SDK.`)
    case 'failed':
      return refuse('tool-failed', `flutter test failed: ${lastWords(result)}.`)
  }
}

const stageOf = ({ passed, failed }: TestProgress) =>
  failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`
