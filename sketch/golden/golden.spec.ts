import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { compare } from './compare.ts'
import { startFlutter } from './flutter-renderer.ts'
import { photograph } from './photograph.ts'
import { startSketch } from './sketch-renderer.ts'
import { readTable, rowText, writeTable } from './table.ts'
import { TREES } from './trees/all.ts'
import type { Page } from '@playwright/test'
import type { FlutterRenderer } from './flutter-renderer.ts'
import type { SketchRenderer } from './sketch-renderer.ts'
import type { Row } from './table.ts'
import type { Tree } from './trees/tree.ts'

/** The Python that has Flet; `npm run test:real` installs it. */
const PYTHON = process.env['MOSAYGENT_TEST_FLET']
/** Writes the table instead of comparing with it. */
const WRITE = process.env['MOSAYGENT_GOLDEN'] === 'write'
/** Where to put both pictures of each tree, to look at. */
const SHOTS = process.env['MOSAYGENT_GOLDEN_SHOTS']
/** Only the trees whose name has this, each with its row printed: what one needs while changing a rule. */
const ONLY = process.env['MOSAYGENT_GOLDEN_ONLY']
const BUNDLE = path.join(import.meta.dirname, '../dist/sketch.cjs')
/** Flutter on the web asks the browser what it runs on; a desktop's controls are smaller than a phone's. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130 Mobile'
/** How far two machines may smooth the same letters differently, in per cent of all pixels. */
const SMOOTHING = 0.3

const SIZE = { width: 360, height: 640 }

/** Both renderers, each with a page that shows it. */
interface Pair {
  readonly flutter: FlutterRenderer
  readonly flutterPage: Page
  readonly sketch: SketchRenderer
  readonly sketchPage: Page
  /** How high the line is that says that this is a sketch; the drawing has the page below it. */
  readonly banner: number
}

test.use({ viewport: SIZE, userAgent: PHONE })

test('the sketch draws as Flutter does', async ({ browser }) => {
  test.skip(PYTHON === undefined, 'Flet is not installed and could not be: needs python3 with venv and pip')
  test.setTimeout(1_500_000)
  const flutter = await startFlutter(PYTHON ?? '')
  const sketch = await startSketch(BUNDLE)
  // each in a window of its own: a tab behind another one draws once a second at most
  const open = async (url: string): Promise<Page> => {
    const page = await (await browser.newContext()).newPage()
    await expect(async () => await page.goto(url)).toPass()
    return page
  }
  try {
    const known = await readTable()
    const [flutterPage, sketchPage] = [await open(flutter.url), await open(sketch.url)]
    await expect(flutterPage).toHaveTitle('ready')
    const banner = (await sketchPage.locator('.banner').boundingBox())?.height ?? 0
    await sketchPage.setViewportSize({ ...SIZE, height: SIZE.height + banner })
    const rows: Row[] = []
    for (const tree of TREES.filter(({ name }) => ONLY === undefined || new RegExp(ONLY).test(name))) {
      const row = await measure(tree, { flutter, flutterPage, sketch, sketchPage, banner })
      rows.push(row)
      if (ONLY !== undefined) process.stdout.write(`${rowText(row)}\n`)
      if (!WRITE) expect.soft(grown(row, known.get(tree.name)), tree.name).toEqual([])
    }
    if (ONLY !== undefined) expect(rows).not.toEqual([])
    else if (WRITE) await writeTable(rows)
    else expect([...known.keys()]).toEqual(TREES.map(({ name }) => name))
    expect(flutter.errors()).toBe('')
  } finally {
    await Promise.all(browser.contexts().map((context) => context.close()))
    await flutter.close()
    await sketch.close()
  }
})

async function measure(tree: Tree, pair: Pair): Promise<Row> {
  const { flutter, flutterPage, sketch, sketchPage, banner } = pair
  const { name, note = '', textScale = 1 } = tree
  for (const page of [flutterPage, sketchPage]) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}px`), 16 * textScale)
  }
  flutter.show(tree)
  await expect(flutterPage, flutter.errors()).toHaveTitle(name)
  await sketch.show(tree)
  const [golden, drawing] = [await photograph(flutterPage), await photograph(sketchPage, banner)]
  if (SHOTS !== undefined) {
    await mkdir(SHOTS, { recursive: true })
    const file = path.join(SHOTS, name.replaceAll(/\W+/g, '-'))
    await writeFile(`${file}.flutter.png`, golden.png)
    await writeFile(`${file}.sketch.png`, drawing.png)
  }
  return { name, note, difference: compare(golden.picture, drawing.picture) }
}

/** In which ways a difference is larger than what is written down. */
function grown({ difference }: Row, known: Row | undefined): string[] {
  if (known === undefined) return ['not in the table']
  const { edge, lost, pixels } = known.difference
  return [
    difference.edge > edge ? `an edge is ${difference.edge} px off, not ${edge}` : '',
    difference.lost > lost ? `${difference.lost} colours are lost, not ${lost}` : '',
    difference.pixels > pixels + SMOOTHING
      ? `${difference.pixels} % of the pixels differ, not ${pixels}`
      : '',
  ].filter((sentence) => sentence !== '')
}
