import { readFile } from 'node:fs/promises'

/** @typedef {{passed: number, failed: number, skipped: number}} Tally */

/** @param {readonly Tally[]} tallies @returns {Tally} */
export function sum(tallies) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const tally of tallies) for (const key of Object.keys(total)) total[key] += tally[key]
  return total
}

/** What a Vitest JSON report counts. A suite that could not even be loaded is a failure. */
export function vitestTally(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
}

/** What a Playwright JSON report counts; a test that passed only when repeated counts as failed. */
export function playwrightTally({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/** What a Playwright JSON report skipped, a line each with its reason: the list reporter does not give it. */
export function skipReasons({ suites }) {
  return suites.flatMap(function inSuite(suite) {
    const here = (suite.specs ?? []).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'skipped')
        .map(({ annotations }) => {
          const reason = annotations.find(({ type }) => type === 'skip')?.description
          return `${title}: ${reason ?? 'no reason given'}`
        }),
    )
    return [...here, ...(suite.suites ?? []).flatMap(inSuite)]
  })
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
