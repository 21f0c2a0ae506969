import type { Analysis, checkEndpoints, Outdated, TestRun } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../../errors/index.ts'
import type { HandlersOf } from '../../handlers/index.ts'
import { analyze } from './analyze.ts'
import { type AppCommand, type CheckDeps, runInApp } from './run-in-app.ts'
import { mergeRun } from './merge-run.ts'
import { outdated, upgrade } from './outdated.ts'
import { runTests } from './run-tests.ts'

/** What the last runs found in one app. */
interface Results {
  readonly analysis: Analysis | null
  readonly tests: TestRun | null
  readonly outdated: Outdated | null
}

const NOTHING: Results = { analysis: null, tests: null, outdated: null }
/** As many apps as anybody goes back and forth between. */
const MOST_APPS = 20

/** The everyday commands of the chosen app, and what they found, for as long as the helper lives. */
export function createChecks(
  deps: CheckDeps & { readonly changed: () => void },
): HandlersOf<typeof checkEndpoints> {
  const byApp = new Map<string, Results>()
  const keep = (app: string, found: Partial<Results>) => {
    const results = { ...NOTHING, ...byApp.get(app), ...found }
    // the one that was used last goes to the end
    byApp.delete(app)
    byApp.set(app, results)
    const [oldest] = byApp.keys()
    if (byApp.size > MOST_APPS && oldest !== undefined) byApp.delete(oldest)
  }
  /** Keeps what a command found; one that fails leaves what was found before. */
  const keeping =
    <T>(work: (command: AppCommand) => Promise<Outcome<T>>, found: (value: T) => Partial<Results>) =>
    async (command: AppCommand): Promise<Outcome<T>> => {
      const outcome = await work(command)
      if (outcome.ok) keep(command.app, found(outcome.value))
      return outcome
    }

  return {
    async flutterChecks() {
      const app = await deps.flutterPath()
      if (app === null) return succeed({ app, packages: false, ...NOTHING })
      return succeed({ app, packages: await deps.packagesInstalled(app), ...NOTHING, ...byApp.get(app) })
    },
    async flutterAnalyze() {
      const outcome = await runInApp(deps, {
        kind: 'analyze',
        name: 'flutter analyze',
        needsPackages: true,
        work: keeping(analyze, (analysis) => ({ analysis })),
      })
      return outcome.ok ? succeed({ message: analysisText(outcome.value) }) : outcome
    },
    async flutterTest({ test }) {
      const app = await deps.flutterPath()
      const before = app === null ? null : (byApp.get(app)?.tests ?? null)
      // only what a run has named is run alone: nothing else becomes an argument
      const known = before?.files.find(({ file }) => file === test?.file)?.tests
      if (test !== undefined && !known?.some(({ name }) => name === test.name))
        return refuse('path-not-found', 'This test is not among the last results. Run all tests first.')
      const outcome = await runInApp(deps, {
        kind: 'test',
        name: 'flutter test',
        needsPackages: true,
        subject: test?.name,
        work: keeping(
          (command) => runTests(command, test),
          (run) => ({ tests: test === undefined || before === null ? run : mergeRun(before, run) }),
        ),
      })
      return outcome.ok ? succeed({ message: testText(outcome.value) }) : outcome
    },
    async flutterPubOutdated() {
      const outcome = await runInApp(deps, {
        kind: 'pub-outdated',
        name: 'flutter pub outdated',
        needsPackages: false,
        work: keeping(outdated, (found) => ({ outdated: found })),
      })
      return outcome.ok ? succeed({ message: outdatedText(outcome.value) }) : outcome
    },
    async flutterPubUpgrade() {
      const outcome = await runInApp(deps, {
        kind: 'pub-upgrade',
        name: 'flutter pub upgrade',
        needsPackages: false,
        async work(command) {
          // what was found before is not true any more, however this one ends
          keep(command.app, { outdated: null })
          return keeping(upgrade, (left) => ({ outdated: left }))(command)
        },
      })
      deps.changed()
      return outcome.ok ? succeed({ message: 'The packages are upgraded.' }) : outcome
    },
  }
}

function outdatedText({ packages }: Outdated): string {
  return packages.length === 0
    ? 'All packages are up to date.'
    : `${plural(packages.length, 'package')} outdated.`
}

function analysisText({ counts }: Analysis): string {
  const { error, warning, info } = counts
  if (error + warning + info === 0) return 'No issues found.'
  return `Found ${[plural(error, 'error'), plural(warning, 'warning'), plural(info, 'hint')].join(', ')}.`
}

function testText({ counts }: TestRun): string {
  const { passed, failed, skipped } = counts
  return `${passed} passed, ${failed} failed, ${skipped} skipped.`
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
