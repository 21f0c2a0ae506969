import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { ensureBuilt } from '../tooling/build.mjs'
import { findBrowser } from '../tooling/browser.mjs'
import { startConsole } from './console-page.mjs'

/**
 * The console with 200,000 lines in a real browser: how long the page was held up at most, and altogether, by each thing
 * a person does; before that, a clone, a log and reloads at once. A task above 50 ms is what the browser calls long; how
 * much of the longest one was computing tells what it takes where nothing else wants the core. Nothing is asserted.
 */
const LINES = 200_000
/** How many of them come beside a clone and reloads. */
const CALM = 20_000

const root = dirname(dirname(fileURLToPath(import.meta.url)))
await ensureBuilt(root)
console.log(`Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim()})\n`)
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const opened = await startConsole(browser, join(root, 'launcher/dist/mosaygent.mjs'))
const { page, cloneApi, print, log, shows } = opened
try {
  console.log(
    `| ${LINES} lines | ms | longest task, ms | most computing in one, ms | long tasks, ms in all |\n|---|---|---|---|---|`,
  )
  await measure('a clone, 20,000 of them and four reloads at once', () =>
    Promise.all([cloneApi(), printSlowly(), reloadOften()]),
  )
  await measure('the others in a flood', async () => {
    await print({ count: LINES - CALM, text: 'tide # of the table' })
    await shows(`tide ${LINES - CALM} of`)
  })
  await measure('1,000 more', async () => {
    await print({ count: 1_000, text: 'more # of it' })
    await shows('more 1000 of')
  })
  await measure('scrolling through all of them, 100 steps', () =>
    log.evaluate(async (element) => {
      for (let step = 100; step >= 0; step -= 1) {
        element.scrollTop = (element.scrollHeight * step) / 100
        await new Promise((resolve) => {
          requestAnimationFrame(resolve)
        })
      }
    }),
  )
  await filter('words', 'tide 12345', 'tide 12345 of')
  await filter('expression', '/^tide \\d*777 of/', 'tide 777 of')
  await filter('filter cleared', '', null)
  await measure('level', async () => {
    await page.getByRole('button', { name: 'Level and source' }).click()
    await page.getByRole('menuitemradio', { name: 'Errors', exact: true }).click()
    await page.getByText('0 lines', { exact: true }).waitFor()
    await page.getByRole('menuitemradio', { name: 'All levels' }).click()
    await page.getByText('201,0').waitFor()
    await page.keyboard.press('Escape')
  })
  await measure('page loaded anew', async () => {
    await page.reload()
    await shows('more 1000 of')
  })
} finally {
  await browser.close()
  await opened.stop()
}

async function printSlowly() {
  for (let portion = 0; portion < 40; portion += 1) {
    await print({ count: CALM / 40, text: `portion ${portion} # of it` })
    await pause(50)
  }
}

async function reloadOften() {
  for (let time = 0; time < 4; time += 1) await page.getByRole('button', { name: /^Reload\b/ }).click()
}

function filter(name, term, text) {
  return measure(name, async () => {
    await page.getByRole('textbox', { name: 'Filter' }).fill(term)
    if (text === null) await page.getByText('201,0').waitFor()
    else await shows(text)
  })
}

async function measure(name, work) {
  await browser.startTracing(page, { categories: ['toplevel'] })
  const from = performance.now()
  await work()
  const took = performance.now() - from
  const tasks = await page.evaluate(() => globalThis.takeLongTasks())
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const sum = tasks.reduce((all, task) => all + task, 0)
  const row = [took, Math.max(0, ...tasks), mostComputing(traceEvents), sum].map(Math.round)
  console.log(`| ${[name, ...row].join(' | ')} |`)
}

/** The most that one task of a page used of a core, ms. */
function mostComputing(events) {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return events
    .filter(({ ph, pid, tid }) => ph === 'X' && threads.has(`${pid} ${tid}`))
    .reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1_000), 0)
}
