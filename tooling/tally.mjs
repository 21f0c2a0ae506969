import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{passed: number, failed: number, skipped: number, repeated?: readonly string[], failures?: readonly string[]}} Tally `repeated`: passed at the second try; `failures`: each failed test with the first line it said */

/** @param {readonly Tally[]} tallies @returns {Tally} */
export function sum(tallies) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const tally of tallies) for (const key of Object.keys(total)) total[key] += tally[key]
  return {
    ...total,
    repeated: tallies.flatMap(({ repeated = [] }) => repeated),
    failures: tallies.flatMap(({ failures = [] }) => failures),
  }
}

/** What a Vitest JSON report counts. A suite that could not even be loaded is a failure. */
export function vitestTally(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const said = (wanted) =>
    report.testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === wanted && failureMessages?.length > 0)
        .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`),
    )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    // a test that passes at the second try keeps what the first one said
    repeated: said('passed'),
    failures: [
      ...said('failed'),
      ...broken.map(({ name, message }) => `${name}: ${firstLine(message ?? '')}`),
    ],
  }
}

/** What a Playwright JSON report counts. */
export function playwrightTally({ stats, errors, suites }) {
  const tests = testsOf({ suites })
  const said = (wanted) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ title, results }) => {
        const message = results
          .flatMap((result) => result.errors ?? [])
          .find((error) => error.message)?.message
        return `${title}: ${firstLine(message ?? 'no reason given')}`
      })
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    repeated: said('flaky'),
    failures: [
      ...said('unexpected'),
      ...errors.map(({ message }) => firstLine(message ?? 'an error outside any test')),
    ],
  }
}

/** What a Playwright JSON report skipped, a line each with its reason: the list reporter does not give it. */
export function skipReasons(report) {
  return testsOf(report)
    .filter(({ status }) => status === 'skipped')
    .map(({ title, annotations }) => {
      const reason = annotations.find(({ type }) => type === 'skip')?.description
      return `${title}: ${reason ?? 'no reason given'}`
    })
}

/** The tests of a Playwright JSON report, also those inside groups, each with its title. */
function testsOf({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title }))),
    ...testsOf(suite),
  ])
}

/** Of a message that may have colours. */
const firstLine = (message) => stripVTControlCharacters(message).split('\n', 1)[0]

/**
 * What is said of single tests above the closing line, which a long output would bury: those that failed, and those that
 * passed at the second try. Nothing where there are none. @param {Tally} tally
 */
export function namedLines({ repeated = [], failures = [] }) {
  return [
    ...failures.map((test) => `Failed: ${test}`),
    ...repeated.map((test) => `Passed at the second try, a race to be found: ${test}`),
  ]
}

/** Reads a report; a runner that wrote none has failed. */
export async function readTally(file, tallyOf) {
  try {
    return tallyOf(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    console.error(`No report from the test runner: ${error.message}`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/** @param {Tally} tally */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}
