import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page, TestInfo } from '@playwright/test'
import { steadyPicture } from '../harness/steady-picture.ts'
import { compare, halved } from './compare-pictures.ts'
import { expect, test } from './gallery.ts'
import type { Listed } from './gallery.ts'

const WIDTHS = [1440, 1024, 768]
const THEMES = ['light', 'dark'] as const
/** So few may differ by chance; text without subpixel positions made 11. */
const BLOCKS = 16
const PARTS = 2

/** What pulses for ever, also with less motion, is taken as it begins. */
const UNMOVED = { animations: 'disabled' } as const

const fileOf = (name: string) => fileURLToPath(new URL(`./pictures/${name}.png`, import.meta.url))

/** Where pictures are compared: a window of its own, since a tab behind another one draws once a second at most. */
async function benchOf(browser: Browser): Promise<Page> {
  const bench = await (await browser.newContext()).newPage()
  await bench.goto('about:blank')
  return bench
}

const UPDATE =
  'If this is meant: npx playwright test --config playwright.minutes.config.mjs gallery/pictures --update-snapshots'

/**
 * Holds what the page shows against the picture that is kept of it. With `--update-snapshots` one that differs is kept
 * anew, with `--update-snapshots=all` each.
 */
async function expectPicture(page: Page, bench: Page, name: string, info: TestInfo): Promise<void> {
  const file = fileOf(name)
  const take = async () => halved(bench, await steadyPicture(page, UNMOVED))
  const glance = async () => halved(bench, (await page.screenshot(UNMOVED)).toString('base64'))
  const { updateSnapshots } = info.config
  const keep = async () => {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, Buffer.from(await take(), 'base64'))
  }
  if (updateSnapshots === 'all' || (updateSnapshots === 'changed' && !existsSync(file))) return keep()
  const kept = await readFile(file, 'base64')
  // Mostly the first glance is right. If not, something may still be on its way, the app in the phone above all.
  let difference = await compare(bench, kept, await glance())
  for (let again = 0; again < 3 && difference.blocks > BLOCKS; again += 1)
    difference = await compare(bench, kept, await take())
  const { blocks, of, marked } = difference
  if (blocks > BLOCKS && updateSnapshots === 'changed') return keep()
  if (blocks > BLOCKS)
    await info.attach(name, { body: Buffer.from(marked, 'base64'), contentType: 'image/png' })
  expect(of).toBeGreaterThan(1_000)
  expect.soft(blocks, `${name}: ${blocks} of ${of} blocks differ. ${UPDATE}`).toBeLessThanOrEqual(BLOCKS)
}

/** The components alone are the same at every width. */
const widthsOf = ({ piece }: Listed) => (piece ? [1024] : WIDTHS)

for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
  test(`the screens look as they did, part ${part + 1} of ${PARTS}`, async ({
    page,
    browser,
    gallery,
  }, info) => {
    test.slow()
    const bench = await benchOf(browser)
    const states = (await gallery.states()).filter(({ picture }) => picture)
    expect(states.length).toBeGreaterThan(10)
    for (const state of states.filter((_, index) => index % PARTS === part)) {
      // narrow, a button that a state presses may be in a menu
      await page.setViewportSize({ width: 1440, height: 900 })
      await gallery.show(state.id)
      for (const width of widthsOf(state)) {
        await page.setViewportSize({ width, height: 900 })
        for (const theme of THEMES) {
          await gallery.wear(theme)
          await expectPicture(page, bench, `${state.id.replace('/', '-')}-${theme}-${width}`, info)
        }
      }
    }
    await bench.context().close()
  })
}

test('a picture sees a colour and a step of spacing, and not how a machine rasters letters', async ({
  page,
  browser,
  gallery,
}) => {
  const bench = await benchOf(browser)
  const take = async () => halved(bench, await steadyPicture(page, UNMOVED))
  const changed = async (id: string, css: string) => {
    await gallery.show(id)
    const before = await take()
    await page.addStyleTag({ content: css })
    return (await compare(bench, before, await take())).blocks
  }
  // each as little as somebody would change one by
  for (const [id, css] of [
    ['ui/colours', ':root { --canvas: oklch(0.96 0.004 240) }'],
    ['ui/colours', ':root { --good-soft: oklch(0.94 0.04 158) }'],
    ['ui/colours', ':root { --ink-2: oklch(0.46 0.016 250) }'],
    ['environment/both', ':root { --r-card: 20px; --sidebar: 236px }'],
    ['environment/both', '.gap-3 { gap: 16px }'],
    ['environment/both', ':root { --t-ui: 450 14px/20px var(--sans) }'],
  ] as const)
    expect(await changed(id, css), css).toBeGreaterThan(BLOCKS)
  for (const css of ['* { -webkit-text-stroke: 0.15px }', 'code, p, h2 { transform: translateX(0.3px) }'])
    expect(await changed('environment/both', css), css).toBeLessThanOrEqual(BLOCKS)
  await bench.context().close()
})
