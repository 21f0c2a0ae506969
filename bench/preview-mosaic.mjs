import { cpus, loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { ensureBuilt } from '../tooling/build.mjs'
import { findBrowser } from '../tooling/browser.mjs'
import { browserMemory } from './browser-memory.mjs'
import { signIn } from './console-page.mjs'
import { startProduct } from './fake-flutter-product.mjs'
import { median } from './median.mjs'

/**
 * The mosaic with a sketch in each frame, beside the one phone in the same run: from the press of Reload until the new
 * code is in the last frame's page, and how much memory the browser has for each further frame. Nothing is asserted.
 */
const RELOADS = 15
const FRAMES = 8

const app = (code) => `import 'package:flutter/material.dart';

void main() => runApp(MaterialApp(home: Scaffold(
  appBar: AppBar(title: const Text('Tides')),
  body: ListView(children: [
    const Text('code ${code}'),
    for (final hour in List.generate(24, (i) => i)) ListTile(leading: const Icon(Icons.water), title: Text('At $hour'), subtitle: const Text('rising')),
  ]),
)));
`

const root = dirname(dirname(fileURLToPath(import.meta.url)))
await ensureBuilt(root)
const product = await startProduct(join(root, 'launcher/dist/mosaygent.mjs'), { tool: null, main: app(0) })
const server = await chromium.launchServer({
  executablePath: findBrowser() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const browser = await chromium.connect(server.wsEndpoint())
const pid = server.process().pid
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(noteCodes)
  // a machine that tells of less memory has fewer live frames
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => 8 }))
  await signIn(page, product.dashboardUrl)
  let code = 0
  await shown(page, 1, code)
  const one = await watch(page, 1)
  await page.getByRole('button', { name: 'Mosaic: several frames at once' }).click()
  for (let frames = 5; frames < FRAMES; frames += 1)
    await page.getByRole('button', { name: 'Add a frame' }).click()
  await shown(page, FRAMES, code)
  const all = await watch(page, FRAMES)

  console.log(`Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim()})`)
  console.log(`load average ${loadavg()[0].toFixed(1)}\n`)
  console.log('| frames | Reload to the last frame, ms: median | least | most | memory of the browser, MB |')
  console.log('|---|---|---|---|---|')
  for (const { frames, took, memory } of [one, all]) {
    const ms = [median(took), Math.min(...took), Math.max(...took)].map((value) => value.toFixed(0))
    console.log(`| ${[frames, ...ms, memory === null ? 'not known' : memory.toFixed(0)].join(' | ')} |`)
  }
  const each = one.memory === null || all.memory === null ? null : (all.memory - one.memory) / (FRAMES - 1)
  console.log(`\nratio of the medians ${(median(all.took) / median(one.took)).toFixed(2)}`)
  if (each !== null) console.log(`memory of each further frame ${each.toFixed(0)} MB`)

  async function watch(dashboard, frames) {
    const took = []
    for (let turn = 0; turn < RELOADS; turn += 1) {
      code += 1
      product.write(app(code))
      // the reload before is over
      await dashboard
        .getByRole('button', { name: /^Reload/, disabled: false })
        .first()
        .waitFor()
      const pressed = await dashboard.evaluate(() => performance.timeOrigin + performance.now())
      await dashboard.keyboard.press('r')
      took.push(Math.max(...(await shown(dashboard, frames, code))) - pressed)
    }
    return { frames, took, memory: browserMemory(pid) }
  }
} finally {
  await browser.close()
  await server.close()
  await product.stop()
}

/** When each of the frames had this code, in ms since 1970; waits for them. */
async function shown(page, frames, code) {
  for (;;) {
    const times = await Promise.all(
      page
        .frames()
        .filter((frame) => frame !== page.mainFrame())
        // a frame that is loaded anew in this moment is asked again
        .map((frame) =>
          frame.evaluate((text) => window.benchCodes?.[text], `code ${code}`).catch(() => null),
        ),
    )
    const known = times.filter((time) => typeof time === 'number')
    if (known.length >= frames) return known
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** In each frame: when a code was first drawn, read in the frame after it came. */
function noteCodes() {
  if (window === window.top) return
  window.benchCodes = {}
  const look = () => {
    for (const [text] of (document.body?.textContent ?? '').matchAll(/code \d+/g))
      requestAnimationFrame(() => (window.benchCodes[text] ??= performance.timeOrigin + performance.now()))
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
}
