import { DEFAULT_ENVIRONMENT, type pytestEndpoints, type TestRun } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../../errors/index.ts'
import type { HandlersOf } from '../../handlers/index.ts'
import type { JobBoard } from '../../jobs/index.ts'
import { mergeRun, replaceFile } from '../../test-runs/index.ts'
import { readEnvValues } from '../env-files.ts'
import { type Launch, type LaunchPlace, whyNotTrusted } from '../read-launch.ts'
import { runPytest } from './run-pytest.ts'

interface ApiTestsDeps {
  readonly env: NodeJS.ProcessEnv
  readonly jobs: JobBoard
  readonly launch: () => Promise<{ readonly launch: Launch; readonly place: LaunchPlace } | null>
}

/** A file that could not be read has one entry without a name, and all its tests once it can be. */
function together(before: TestRun | null, run: TestRun, test?: { file: string; name: string }): TestRun {
  if (test === undefined || before === null) return run
  return test.name === '' ? replaceFile(before, run, test.file) : mergeRun(before, run)
}

/** As many projects as anybody goes back and forth between. */
const MOST = 20

/** The tests of the chosen project's API, and how they ended, for as long as the helper lives. */
export function createApiTests({ env, jobs, launch }: ApiTestsDeps): HandlersOf<typeof pytestEndpoints> {
  const runs = new Map<string, TestRun>()
  const keep = (codebase: string, run: TestRun) => {
    runs.delete(codebase)
    runs.set(codebase, run)
    const [oldest] = runs.keys()
    if (runs.size > MOST && oldest !== undefined) runs.delete(oldest)
  }
  return {
    async apiTests() {
      const found = await launch()
      const codebase = found?.place.codebase ?? null
      return succeed({ codebase, tests: codebase === null ? null : (runs.get(codebase) ?? null) })
    },
    async apiTest({ test }) {
      const found = await launch()
      if (found === null) return refuse('no-api-codebase', 'There is no API codebase yet. Clone one.')
      const { place } = found
      const { codebase } = place
      const before = runs.get(codebase) ?? null
      // only what a run has named is run alone: nothing else becomes an argument
      const known = before?.files.find(({ file }) => file === test?.file)?.tests
      if (test !== undefined && !known?.some(({ name }) => name === test.name))
        return refuse('path-not-found', 'This test is not among the last results. Run all tests first.')
      if (jobs.find('pytest', 'api')) return refuse('already-running', 'The tests are running already.')
      const { environment, problem } = found.launch
      if (environment === null)
        return refuse('not-available-yet', problem?.detail ?? 'Nothing says what the API runs in.')
      const { python, missing, installed, name } = environment
      if (missing !== null) return refuse('tool-missing', missing.detail)
      if (python === null) return refuse('not-available-yet', 'Only tests of Python are run from here.')
      if (installed === false)
        return refuse('packages-missing', 'The packages of the API are not installed. Install them first.')
      const untrusted = await whyNotTrusted(environment, place)
      if (untrusted !== null) return { ok: false, problem: untrusted }
      // tests are never run with the values of Production
      const files = found.launch.envFiles[DEFAULT_ENVIRONMENT]
      const { values } = await readEnvValues(files, codebase, place.directory)
      const outcome: Outcome<TestRun> = await jobs.run(
        {
          kind: 'pytest',
          codebase: 'api',
          stage: 'Starting pytest',
          ...(test === undefined ? {} : { subject: test.name }),
        },
        (job) =>
          runPytest({
            python: python(null),
            environment: name,
            codebase,
            env,
            values,
            alone: test ?? null,
            job,
          }),
      )
      if (!outcome.ok) return outcome
      keep(codebase, together(before, outcome.value, test))
      const { passed, failed, skipped } = outcome.value.counts
      return succeed({ message: `${passed} passed, ${failed} failed, ${skipped} skipped.` })
    },
  }
}
