import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { ensureInstalled } = await import('./install.mjs')
await ensureInstalled(root)
const { ensureBuilt, ensureGallery } = await import('./build.mjs')
const { ensureBrowser } = await import('./browser.mjs')
const { runChecks, timed } = await import('./checks.mjs')
const { runStep, toolScript } = await import('./run-step.mjs')
const { runUnitTests, withoutSlowFiles } = await import('./unit-tests.mjs')
const { closingLine, playwrightTally, readTally, namedLines, sum } = await import('./tally.mjs')

const reports = join(root, '.cache/reports')
await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })
const node = (name, script, ...args) => [process.execPath, [toolScript(root, name, script), ...args]]
const failed = { passed: 0, failed: 1, skipped: 0 }
const passed = { passed: 0, failed: 0, skipped: 0 }
const tallies = []

// a check has no tests to count: it adds one failure when it does not pass
for (const ok of await runChecks(root)) tallies.push(ok ? passed : failed)
await ensureBuilt(root)
await ensureGallery(root)

await timed('unit and integration tests', async () => {
  const tally = await runUnitTests(root, { name: 'vitest', args: withoutSlowFiles })
  tallies.push(tally)
  return tally.failed
})

const browser = await ensureBrowser(root)
const journeys = join(reports, 'playwright.json')
const [playwright, playwrightArgs] = node('@playwright/test', 'cli.js', 'test', '--reporter=list,json')
const env = { ...process.env, MOSAYGENT_TEST_BROWSER: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: journeys }
await timed('browser tests', () => runStep(playwright, playwrightArgs, { cwd: root, env }))
tallies.push(await readTally(journeys, playwrightTally))

const total = sum(tallies)
await writeFile(join(reports, 'tally.json'), JSON.stringify(total))
for (const line of namedLines(total)) console.log(line)
console.log(closingLine(total))
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
