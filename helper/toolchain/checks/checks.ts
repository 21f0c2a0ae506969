import { lstat } from 'node:fs/promises'
import {
  type Analysis,
  type checkEndpoints,
  DEFAULT_ENVIRONMENT,
  type Outdated,
  type TestRun,
  type WebBuild,
} from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../../errors/index.ts'
import type { HandlersOf } from '../../handlers/index.ts'
import { openFolder } from '../../tools/index.ts'
import { analyze } from './analyze.ts'
import { buildWeb } from './build-web.ts'
import { clean, listed } from './clean.ts'
import { cleanable } from './cleanable.ts'
import { type AppCommand, type CheckDeps, runInApp } from './run-in-app.ts'
import { mergeRun } from '../../test-runs/index.ts'
import { outdated, upgrade } from './outdated.ts'
import { runTests } from './run-tests.ts'

/** What the last runs found in one app. */
interface Results {
  readonly analysis: Analysis | null
  readonly tests: TestRun | null
  readonly outdated: Outdated | null
  readonly build: WebBuild | null
}

const NOTHING: Results = { analysis: null, tests: null, outdated: null, build: null }
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
      if (app === null) return succeed({ app, packages: false, cleanable: [], ...NOTHING })
      const { build, ...found } = { ...NOTHING, ...byApp.get(app) }
      return succeed({
        app,
        packages: await deps.packagesInstalled(app),
        cleanable: await cleanable(app),
        ...found,
        // nobody opens or measures what was taken away by hand
        build: build !== null && (await isThere(build)) ? build : null,
      })
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
    async flutterClean() {
      const app = await deps.flutterPath()
      const running = app === null ? null : deps.runs(app)
      if (running !== null) return refuse('already-running', running)
      // it takes away what they work with
      if (deps.jobs.running().some(({ kind, codebase }) => codebase === 'flutter' && kind !== 'clean'))
        return refuse(
          'already-running',
          'Something else is being done in this app. Wait until it is done, or cancel it.',
        )
      const outcome = await runInApp(deps, {
        kind: 'clean',
        name: 'flutter clean',
        needsPackages: false,
        async work(command) {
          keep(command.app, { build: null })
          return clean(command)
        },
      })
      deps.changed()
      if (!outcome.ok) return outcome
      const removed = outcome.value
      const message = removed.length === 0 ? 'There was nothing to remove.' : `Removed ${listed(removed)}.`
      return succeed({ message, removed })
    },
    async flutterBuildWeb(body) {
      const outcome = await runInApp(deps, {
        kind: 'build-web',
        name: 'flutter build web',
        needsPackages: true,
        async work(command) {
          // what an earlier build left is not whole from here on, however this one ends
          keep(command.app, { build: null })
          const built = await buildWeb(command, body?.environment ?? DEFAULT_ENVIRONMENT, deps)
          if (!built.ok) return built
          keep(command.app, { build: built.value })
          const { result } = built.value
          return result.kind === 'built'
            ? succeed(result)
            : refuse('tool-failed', `The app does not compile: ${plural(result.count, 'error')}.`)
        },
      })
      if (!outcome.ok) return outcome
      return succeed({ message: `Built for the web: ${plural(outcome.value.count, 'file')}.` })
    },
    async openBuildFolder() {
      const app = await deps.flutterPath()
      const result = app === null ? undefined : byApp.get(app)?.build?.result
      if (result?.kind !== 'built') return refuse('path-not-found', 'There is no build of this app.')
      const { folder } = result
      if (!(await isFolder(folder))) return refuse('path-not-found', `${folder} is not there any more.`)
      const answer = await openFolder(folder, deps.env)
      switch (answer.kind) {
        case 'opened':
          return succeed({ message: `Opened ${folder}.` })
        case 'missing':
          return refuse('tool-missing', `There is no file manager here. The build is in ${folder}.`)
        case 'failed':
          return refuse('tool-failed', `The file manager could not be started: ${answer.message}.`)
      }
    },
  }
}

/** A folder that was built, and was not taken away by hand since. */
async function isThere({ result }: WebBuild): Promise<boolean> {
  return result.kind === 'failed' || isFolder(result.folder)
}

const isFolder = (path: string) =>
  lstat(path).then(
    (found) => found.isDirectory(),
    () => false, // gone, or closed to us
  )

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
