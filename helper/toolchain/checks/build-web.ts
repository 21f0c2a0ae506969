import { join } from 'node:path'
import type { AppEnvironment, Diagnostic, WebBuild } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../../errors/index.ts'
import { runFlutterCommand } from '../../tools/index.ts'
import { withoutValues } from '../../redaction/index.ts'
import { reportLine } from '../job-output.ts'
import { describePubGetFailure } from '../pub-get-failure.ts'
import { builtFiles } from './built-files.ts'
import { lastWords } from './last-words.ts'
import type { AppCommand } from './run-in-app.ts'

/** What the run configuration of an environment comes to for a build. */
export interface BuildPlan {
  /** Of the configuration; null: none is chosen. */
  readonly name: string | null
  readonly run: {
    readonly args: readonly string[]
    readonly notes: readonly string[]
    readonly secrets: readonly string[]
  }
}

export interface BuildDeps {
  /** Writes the values where the arguments name them. */
  readonly planBuild: (
    environment: AppEnvironment,
    app: string,
    version: string | null,
  ) => Promise<Outcome<BuildPlan>>
  /** The errors of the code in what the build printed. */
  readonly readErrors: (
    app: string,
    lines: readonly string[],
  ) => Promise<{ readonly parsed: Diagnostic[]; readonly count: number }>
}

/** Where the tool puts it. */
export const BUILD_FOLDER = ['build', 'web'] as const
const MOST_LINES = 5_000

/** `flutter build web` for an environment; code that does not compile is a result with its errors. */
export async function buildWeb(
  { app, sdk, env, job }: AppCommand,
  environment: AppEnvironment,
  deps: BuildDeps,
): Promise<Outcome<WebBuild>> {
  const plan = await deps.planBuild(environment, app, sdk.version)
  if (!plan.ok) return plan
  const { name, run } = plan.value
  job.progress({ stage: 'Building for the web', percent: null })
  const began = performance.now()
  const printed: string[] = []
  const report = reportLine(job, null)
  const result = await runFlutterCommand({
    program: { file: sdk.program, leading: [], root: sdk.root },
    args: ['build', 'web', '--release', ...run.args],
    cwd: app,
    env,
    signal: job.signal,
    onLine(raw) {
      const line = withoutValues(raw, run.secrets)
      if (printed.length < MOST_LINES) printed.push(line)
      report(line)
      const target = /^Compiling (\S+) for the Web/.exec(line)?.[1]
      if (target !== undefined) job.progress({ stage: `Compiling ${target}`, percent: null })
    },
  })
  const built = (found: WebBuild['result']): Outcome<WebBuild> =>
    succeed({
      at: new Date().toISOString(),
      duration_ms: Math.round(performance.now() - began),
      environment,
      configuration: name,
      notes: [...run.notes],
      result: found,
    })
  switch (result.kind) {
    case 'done': {
      job.progress({ stage: 'Measuring the files', percent: null })
      const folder = join(app, ...BUILD_FOLDER)
      const sizes = await builtFiles(folder, job.signal)
      if (job.signal.aborted) return cancelled()
      if (sizes.count === 0)
        return refuse('tool-failed', 'flutter build web ended well, but there is nothing in build/web.')
      return built({ kind: 'built', folder, ...sizes })
    }
    case 'cancelled':
      return cancelled()
    case 'missing':
      return refuse('tool-missing', `${sdk.program} could not be started. Check the Flutter SDK.`)
    case 'failed': {
      const { parsed, count } = await deps.readErrors(app, printed)
      if (count > 0) return built({ kind: 'failed', errors: parsed, count })
      const output = result.output.map((line) => withoutValues(line, run.secrets))
      if (output.some((line) => line.startsWith('Failed to update packages')))
        return { ok: false, problem: describePubGetFailure(output) }
      return refuse('tool-failed', `flutter build web failed: ${lastWords({ ...result, output })}.`)
    }
  }
}

const cancelled = () =>
  refuse('cancelled', 'Cancelled. What is in build/web is not whole: build again before you use it.')
