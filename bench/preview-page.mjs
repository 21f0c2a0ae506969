import { writeFileSync, mkdirSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { LOADER_PAGES } from '../helper/preview/testing/flutter/loader-pages/pages.mjs'
import { ensureBuilt } from '../tooling/build.mjs'
import { findBrowser } from '../tooling/browser.mjs'
import { ensureFlet } from '../tooling/ensure-flet.mjs'
import { signIn } from './console-page.mjs'
import { startEye, whiteOf } from './glass.mjs'
import { median } from './median.mjs'
import { compareLoads, noteFirstFrame } from './page-load.mjs'
import { startProduct } from './fake-flutter-product.mjs'

/**
 * What a person sees of a page of the app: from its load to its first frame, through the gateway and straight from where
 * it is served, each time in a fresh browser profile; and how long the phone is white while newer code loads. For the
 * page of each loader generation, and for a real Flutter web client (Flet's) where Python can install it. Nothing is
 * asserted. `--frames=FOLDER` keeps the pictures of each reload; `--only=TEXT` takes the pages whose name has it,
 * `--quick` a few loads of the newest page and of Flet's client.
 */
const quick = process.argv.includes('--quick')
const LOADS = quick ? { page: 3, flet: 3 } : { page: 15, flet: 7 }
const RELOADS = quick ? { page: 2, flet: 2 } : { page: 5, flet: 5 }
const BLUE = [48, 96, 192]
const GREEN = [32, 160, 96]
const RED = [204, 0, 0]
/** The page of the newest loader. */
const NEWEST = '3.35, bootstrap'
const FLET = "Flet's client (Flutter 3.44)"

const root = dirname(dirname(fileURLToPath(import.meta.url)))
await ensureBuilt(root)
const option = (name) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const kept = option('frames')
const only = option('only') ?? ''
const bundle = join(root, 'launcher/dist/mosaygent.mjs')
const launch = () =>
  chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // an empty page that the bench puts in place of the dashboard's is on no computer, so its frames may not be on this one
      '--disable-features=LocalNetworkAccessChecks',
    ],
  })
const browser = await launch()
// of its own: a second page in the first one would take the screen from the dashboard
const eyes = await launch()
const reader = await eyes.newPage()
const loads = []
const reloads = []
try {
  const pages = Object.keys(LOADER_PAGES).filter((name) => name.includes(only) && (!quick || name === NEWEST))
  if (pages.length > 0) await withLoaderPages(pages)
  const python = FLET.includes(only) ? await ensureFlet(root) : undefined
  if (python === null) console.log('Without Flet: it could not be installed')
  else if (python !== undefined) await withFlet(python)
} finally {
  await browser.close()
  await eyes.close()
}
console.log(`Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim()})`)
console.log(`load average ${loadavg()[0].toFixed(1)}\n`)
const WAYS = 'direct, no worker | gateway | ratio'
console.log(`| load to first frame, median ms | again: ${WAYS} | first visit: ${WAYS} |`)
console.log('|---|---|---|---|---|---|---|')
for (const { name, again, first } of loads) {
  const cells = [again, first].flatMap(({ direct, gateway }) => [
    direct.toFixed(0),
    gateway.toFixed(0),
    (gateway / direct).toFixed(2),
  ])
  console.log(`| ${[name, ...cells].join(' | ')} |`)
}
console.log(
  '\n| reload | white, ms: median | most | on screen, median ms | pictures | longest between two, ms |\n|---|---|---|---|---|---|',
)
for (const { name, white, took, pictures, gap } of reloads) {
  const row = [median(white), Math.max(...white), median(took), pictures, gap]
  console.log(`| ${[name, ...row.map((value) => value.toFixed(0))].join(' | ')} |`)
}

async function withLoaderPages(pages) {
  const product = await startProduct(bundle)
  try {
    const page = await openDashboard(product)
    for (const name of pages) {
      await product.page({ name, app: { text: name, ground: hex(BLUE) } })
      loads.push({ name, ...(await compareLoads(browser, product, LOADS.page)) })
      await page.reload()
      await seen(page).locator('html[data-drawn]').waitFor({ state: 'attached' })
      const grounds = [BLUE, GREEN]
      const next = (turn) =>
        product.page({ name, app: { text: `code ${turn}`, ground: hex(grounds[(turn + 1) % 2]) } })
      reloads.push(await watchReloads({ product, page, name, turns: RELOADS.page, grounds, next }))
    }
    await page.close()
  } finally {
    await product.stop()
  }
}

async function withFlet(python) {
  const tool = new URL('../e2e/real/flet/flutter.mjs', import.meta.url).href
  const env = { FLET_PYTHON: python, FLET_LOG: '/dev/null', FLET_STAYS: '1' }
  const product = await startProduct(bundle, { tool, env })
  try {
    const page = await openDashboard(product)
    await seen(page).locator('flutter-view').waitFor()
    loads.push({ name: FLET, ...(await compareLoads(browser, product, LOADS.flet)) })
    await page.reload()
    await seen(page).locator('html[data-bench-drawn]').waitFor({ state: 'attached' })
    reloads.push(
      await watchReloads({
        product,
        page,
        name: FLET,
        turns: RELOADS.flet,
        grounds: [RED],
        next: async () => {},
      }),
    )
    await page.close()
  } finally {
    await product.stop()
  }
}

async function openDashboard(product) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(noteFirstFrame, false)
  await signIn(page, product.dashboardUrl)
  return page
}

function seen(page) {
  return page.frameLocator('iframe[title="App preview"]')
}

async function watchReloads({ product, page, name, turns, grounds, next }) {
  const found = { name, white: [], took: [], pictures: 0, gap: 0 }
  await page.mouse.move(5, 5)
  for (let turn = 0; turn < turns; turn += 1) {
    await next(turn)
    product.edit()
    const frame = page.locator('iframe[title="App preview"]')
    const [box, before] = [await frame.boundingBox(), await frame.getAttribute('src')]
    const stop = await startEye(page)
    const from = performance.now()
    await page.getByRole('button', { name: /^Reload/ }).click()
    await page.locator(`iframe[title="App preview"]:not([src="${before}"])`).waitFor({ timeout: 120_000 })
    found.took.push(performance.now() - from)
    await page.getByRole('button', { name: /^Applied/ }).waitFor()
    // the strip of the reload goes a second later, and with it the last thing that moves
    await page.getByTestId('overlay').waitFor({ state: 'detached' })
    const pictures = await stop()
    if (kept !== undefined) keep(pictures, `${name} ${turn}`)
    const eye = await whiteOf(pictures, { box, width: 1440, grounds, reader })
    found.white.push(eye.white)
    found.pictures += eye.pictures
    found.gap = Math.max(found.gap, eye.longestGap)
  }
  return found
}

function keep(pictures, name) {
  const folder = join(kept, name.replaceAll(/[^a-zA-Z0-9.]+/g, '-'))
  mkdirSync(folder, { recursive: true })
  for (const [at, picture] of pictures.entries()) {
    const ms = String(Math.round(picture.at - pictures[0].at)).padStart(5, '0')
    writeFileSync(
      join(folder, `${String(at).padStart(3, '0')} ${ms}.jpg`),
      Buffer.from(picture.data, 'base64'),
    )
  }
}

function hex(colour) {
  return `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
