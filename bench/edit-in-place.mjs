import { cpus, loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { ensureBuilt } from '../tooling/build.mjs'
import { findBrowser } from '../tooling/browser.mjs'
import { signIn } from './console-page.mjs'
import { startProduct } from './fake-flutter-product.mjs'
import { median } from './median.mjs'

/**
 * A letter typed in the card of a widget, from the press of its key until the text is in the phone's page; beside it, in
 * turn, the same file saved by another program, as an editor does. Then eleven letters
 * in a row, from the last key until all of them are there. Nothing is asserted.
 */
const TURNS = 30
const WORDS = 8
/** Between two letters of a word, ms. */
const TYPING_MS = 30
/** After each, so that nothing of it is under way any more, ms. */
const REST_MS = 400

const MAIN = `import 'package:flutter/material.dart';
import 'subtitle.dart';

void main() => runApp(MaterialApp(home: Scaffold(
  appBar: AppBar(title: const Text('Tides')),
  body: ListView(children: [
    const Subtitle(),
    for (final hour in List.generate(24, (i) => i)) ListTile(leading: const Icon(Icons.water), title: Text('At $hour'), subtitle: const Text('rising')),
  ]),
)));
`
const subtitle = (text) => `import 'package:flutter/material.dart';

class Subtitle extends StatelessWidget {
  const Subtitle({super.key});
  @override
  Widget build(BuildContext context) => const Text('${text}');
}
`

const root = dirname(dirname(fileURLToPath(import.meta.url)))
await ensureBuilt(root)
const product = await startProduct(join(root, 'launcher/dist/mosaygent.mjs'), {
  tool: null,
  main: MAIN,
  sources: { 'subtitle.dart': subtitle('saved 0') },
})
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1200 } })
  await page.addInitScript(noteKeysAndTexts)
  await product.call('/flutter/reload-on-save', { enabled: true })
  await signIn(page, product.dashboardUrl)
  const phone = page.frameLocator('iframe[title="App preview"]')
  await shown('saved 0')
  await page.getByRole('button', { name: /^Point at a widget/ }).click()
  await phone.getByText('Tides', { exact: true }).filter({ visible: true }).click()
  const field = page.getByRole('dialog', { name: 'Edit Text' }).getByLabel('Text', { exact: true })
  await field.waitFor()

  const [letters, saves, words, pictures] = [[], [], [], []]
  let text = 'Tides'
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const letter = 'abcdefghij'.charAt(turn % 10)
    text += letter
    await field.press('End')
    await field.press(letter)
    letters.push((await shown(text)) - (await lastKey()))
    await pause(REST_MS)
    const start = await page.evaluate(() => performance.timeOrigin + performance.now())
    product.write(subtitle(`saved ${turn}`), 'subtitle.dart')
    saves.push((await shown(`saved ${turn}`)) - start)
    await pause(REST_MS)
  }
  for (let turn = 0; turn < WORDS; turn += 1) {
    await field.fill('-')
    await shown('-')
    await pause(REST_MS)
    const before = (await seen()).length
    await field.pressSequentially(`high tide ${turn}`, { delay: TYPING_MS })
    words.push((await shown(`-high tide ${turn}`)) - (await lastKey()))
    pictures.push((await seen()).length - before)
    await pause(REST_MS)
  }
  console.log(`Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim()})`)
  console.log(`load average ${loadavg()[0].toFixed(1)}\n`)
  console.log('| until the text is in the phone, ms | median | least | most |\n|---|---|---|---|')
  row('a letter in the card, from its key', letters)
  row('a file saved by another program', saves)
  row(`eleven letters, ${TYPING_MS} ms apart, from the last key`, words)
  console.log(`\nratio of the medians, letter to save ${(median(letters) / median(saves)).toFixed(2)}`)
  console.log(`pictures while a word is typed, median ${median(pictures)}`)

  function row(name, times) {
    const ms = [median(times), Math.min(...times), Math.max(...times)].map((value) => value.toFixed(0))
    console.log(`| ${[name, ...ms].join(' | ')} |`)
  }
  async function frame() {
    const found = page.frames().find((one) => one.url().startsWith(product.previewUrl))
    if (found === undefined) throw new Error('The phone shows no page')
    return found
  }
  async function seen() {
    return (await frame()).evaluate(() => globalThis.texts)
  }
  /** When that text came into the phone, by the clock of the pages, ms. */
  async function shown(wanted) {
    const found = await (
      await frame()
    ).waitForFunction((text) => globalThis.texts.findLast((one) => one.text === text)?.at, wanted)
    return found.jsonValue()
  }
  async function lastKey() {
    return page.evaluate(() => globalThis.lastKey)
  }
} finally {
  await browser.close()
  await product.stop()
}

/** In every page: when a key was pressed, and each text that came into it. */
function noteKeysAndTexts() {
  const now = () => performance.timeOrigin + performance.now()
  globalThis.lastKey = 0
  globalThis.texts = []
  addEventListener('keydown', () => (globalThis.lastKey = now()), true)
  let before = new Set()
  const look = () => {
    const all = new Set(
      [...document.querySelectorAll('[data-widget="Text"]')].map(({ textContent }) => textContent),
    )
    for (const text of all) if (!before.has(text)) globalThis.texts.push({ text, at: now() })
    before = all
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
}
