import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt, ensureGallery } from './build.mjs'
import { runStep, toolScript } from './run-step.mjs'
import { closingLine, playwrightTally, readTally, namedLines, skipReasons, sum } from './tally.mjs'

/**
 * Runs the tests that need more than npm packages, or those of the named files, against the built product. Says what
 * was skipped and why, closes with the line that counts, and fails the process when a test failed. `more`: tallies of
 * what ran before, which count with them.
 */
export async function runRealSuite(root, { name, files = [], env, more = [] }) {
  const { own, reasons } = await runBrowserTests(root, { name, files, env, config: 'real' })
  const tally = sum([own, ...more])
  for (const reason of reasons) console.log(`Skipped: ${reason}`)
  for (const line of namedLines(tally)) console.log(line)
  await writeFile(join(root, `.cache/reports/tally-${name}.json`), JSON.stringify(tally))
  console.log(closingLine(tally))
  process.exitCode = tally.failed === 0 ? 0 : 1
}

/** Runs what takes minutes and needs nothing. Gives the tally. */
export async function runMinutes(root, env) {
  return (await runBrowserTests(root, { name: 'minutes', files: [], env, config: 'minutes' })).own
}

/** The tally, and why tests were skipped. */
async function runBrowserTests(root, { name, files, env, config }) {
  await ensureBuilt(root)
  await ensureGallery(root)
  const browser = await ensureBrowser(root)
  const reports = join(root, '.cache/reports')
  await mkdir(reports, { recursive: true })
  const report = join(reports, `playwright-${name}.json`)
  // an earlier run's report must not be counted for this one
  await rm(report, { force: true })
  const args = ['test', ...files, '--config', `playwright.${config}.config.mjs`, '--reporter=list,json']
  await runStep(process.execPath, [toolScript(root, '@playwright/test', 'cli.js'), ...args], {
    cwd: root,
    env: { ...env, MOSAYGENT_TEST_BROWSER: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  let reasons = []
  const own = await readTally(report, (read) => {
    reasons = skipReasons(read)
    return playwrightTally(read)
  })
  return { own, reasons }
}
