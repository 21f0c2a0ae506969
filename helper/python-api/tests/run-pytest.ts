import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { TestRun } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../../errors/index.ts'
import type { JobHandle } from '../../jobs/index.ts'
import { maskValue, secretsAmong, withoutValues } from '../../redaction/index.ts'
import { countTests } from '../../test-runs/index.ts'
import { startUv } from '../../tools/index.ts'
import type { Runnable } from '../environments/model.ts'
import report from './mosaygent_report.py?text'
import { createReportReader, isEvent } from './read-report.ts'

export interface PytestRun {
  /** Python as it is run in the API's environment. */
  readonly python: Runnable
  /** The environment's name, for who has to install pytest into it. */
  readonly environment: string
  readonly codebase: string
  readonly env: NodeJS.ProcessEnv
  /** Of the API's file of values. */
  readonly values: Readonly<Record<string, string>>
  readonly alone: { readonly file: string; readonly name: string } | null
  readonly job: JobHandle
}

const PLUGIN = 'mosaygent_report'
const KEPT_LINES = 40
/** What pytest ends with: all passed, some failed, interrupted by what could not be read, no tests. */
const TOLD = new Set([0, 1, 2, 5])

/** Runs the tests of the API, or one alone; tests that fail are a result, and no failure. */
export async function runPytest(asked: PytestRun): Promise<Outcome<TestRun>> {
  const folder = await mkdtemp(join(tmpdir(), 'mosaygent-pytest-'))
  try {
    await writeFile(join(folder, `${PLUGIN}.py`), report)
    return await runWith(folder, asked)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function runWith(folder: string, asked: PytestRun): Promise<Outcome<TestRun>> {
  const { python, environment, codebase, env, values, alone, job } = asked
  const began = performance.now()
  const reader = createReportReader(codebase)
  const secrets = secretsAmong(
    Object.entries(values).map(([name, value]) => ({ value, masked: maskValue(name, value) })),
  )
  const lines: string[] = []
  const extra = { ...values, ...python.env }
  const path = [folder, extra['PYTHONPATH'] ?? env['PYTHONPATH'] ?? ''].filter((one) => one !== '')
  const only = alone === null ? [] : [alone.name === '' ? alone.file : `${alone.file}::${alone.name}`]
  const child = startUv({
    file: python.program,
    args: [...python.args, '-m', 'pytest', '-p', PLUGIN, ...only],
    cwd: codebase,
    env,
    extra: { ...extra, PYTHONPATH: path.join(delimiter) },
    onLine(raw) {
      const line = isEvent(raw) ? raw : withoutValues(raw, secrets)
      if (reader.read(line)) return tellProgress(job, reader.progress())
      lines.push(line)
      if (lines.length > KEPT_LINES) lines.shift()
      job.output(line)
    },
  })
  const cancel = () => void child.stop()
  job.signal.addEventListener('abort', cancel, { once: true })
  const ending = await child.ended
  job.signal.removeEventListener('abort', cancel)
  if (job.signal.aborted) return refuse('cancelled', 'The tests were cancelled.')
  if (ending.kind === 'missing') return refuse('tool-missing', `${python.program} could not be started.`)
  if (lines.some((line) => /No module named '?pytest'?$/.test(line.trim())))
    return refuse(
      'tool-missing',
      `pytest is not installed in ${environment}. Add it to the packages of the API, then install them.`,
    )
  const files = reader.files()
  if (ending.kind !== 'exit' || !TOLD.has(ending.code) || (ending.code === 2 && files.length === 0))
    return refuse('tool-failed', `pytest failed: ${lastWords(lines)}.`)
  if (alone !== null && files.length === 0)
    return refuse('tool-failed', 'No test of this name ran. Run all tests to see which there are.')
  return succeed({
    files: [...files],
    counts: countTests([...files]),
    at: new Date().toISOString(),
    duration_ms: Math.round(performance.now() - began),
  })
}

function tellProgress(job: JobHandle, { passed, failed, of }: ReturnType<ReportProgress>): void {
  const stage = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`
  const done = passed + failed
  job.progress({
    stage,
    percent: of === null || of === 0 ? null : Math.min(100, Math.round((100 * done) / of)),
  })
}
type ReportProgress = ReturnType<typeof createReportReader>['progress']

const lastWords = (lines: readonly string[]) =>
  (
    lines.findLast((line) => /^(?:ERROR|error|\w*Error)\b/.test(line.trim())) ??
    lines.at(-1) ??
    'it said nothing'
  )
    .trim()
    .replace(/\.$/, '')
    .slice(0, 300)
