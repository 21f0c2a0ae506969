import type { Analysis } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../../errors/index.ts'
import { analyzeApp } from '../../tools/index.ts'
import { reportLine } from '../job-output.ts'
import { lastWords } from './last-words.ts'
import type { AppCommand } from './run-in-app.ts'

/** Analyzes the app; errors in it are a result, and no failure. */
export async function analyze({ app, sdk, env, job }: AppCommand): Promise<Outcome<Analysis>> {
  job.progress({ stage: 'Analyzing', percent: null })
  const began = performance.now()
  const result = await analyzeApp(sdk, { cwd: app, env, signal: job.signal, onLine: reportLine(job, null) })
  switch (result.kind) {
    case 'analyzed':
      return succeed({
        ...result.analysis,
        at: new Date().toISOString(),
        duration_ms: Math.round(performance.now() - began),
      })
    case 'cancelled':
      return refuse('cancelled', 'The analysis was cancelled.')
    case 'missing':
      return refuse('tool-missing', `No dart was found beside ${sdk.program}. Check the Flutter SDK.`)
    case 'too-much':
      return refuse(
        'tool-failed',
        'The analyzer reports more than can be shown here. Run “dart analyze” in a terminal.',
      )
    case 'failed':
      return refuse('tool-failed', `The analyzer failed: ${lastWords(result)}.`)
  }
}
