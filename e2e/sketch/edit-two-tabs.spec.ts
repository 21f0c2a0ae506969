import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { startProduct } from '../harness/product.ts'
import { beginPointing, showSketch, textsOf } from './show-sketch.ts'

/** The whole phone at 100 %, as in `point.spec.ts`. */
test.use({ viewport: { width: 1440, height: 1200 } })

const MAIN = `import 'package:flutter/material.dart';
import 'theme.dart';

// é 😀
void main() => runApp(MaterialApp(home: Scaffold(body: Center(child: Page(tide: Tide('Rising'))))));

class Page extends StatelessWidget {
  const Page({required this.tide});
  final Tide tide;
  Widget build(BuildContext context) => Text(
    'Tide of today',
    style: TextStyle(fontSize: wide, color: tide.isLow ? Colors.teal : sea),
    semanticsLabel: '\${tide.name} at \${Theme.of(context).platform}',
  );
}
`
const THEME = `import 'package:flutter/material.dart';

const sea = Color(0xFF445566);
const wide = 20.0;

class Tide {
  const Tide(this.name);
  final String name;
  bool get isLow => false;
}
`

test(
  'cards of one literal in two tabs follow each other, and no byte is lost',
  { tag: ['@P-980', '@P-981', '@P-982', '@P-983', '@P-984', '@P-947'] },
  async ({ page, context }) => {
    const product = await startProduct()
    try {
      let theme = ''
      const file = await showSketch(page, product, MAIN, async () => {
        theme = join(product.projectFolder, 'flutter/lib/theme.dart')
        await writeFile(theme, THEME)
      })
      expect(dirname(theme)).toBe(dirname(file))
      const source = () => readFile(file, 'utf8')
      await expect(textsOf(page)('Tide of today')).toBeVisible()
      const other = await context.newPage()
      await other.goto(page.url())
      await expect(textsOf(other)('Tide of today')).toBeVisible()
      const mine = await openCard(page)
      const theirs = await openCard(other)

      await mine.text.fill("Ebb's é")
      const ebb = MAIN.replace("'Tide of today'", () => String.raw`'Ebb\'s é'`)
      await expect.poll(source).toBe(ebb)
      await expect(theirs.text).toHaveValue("Ebb's é")
      await expect(textsOf(other)("Ebb's é")).toBeVisible()
      // what the other tab wrote is where the next one goes on from
      await theirs.text.fill('Flood')
      const flood = MAIN.replace('Tide of today', 'Flood')
      await expect.poll(source).toBe(flood)
      await expect(mine.text).toHaveValue('Flood')
      // either takes back what the other did
      await mine.card.getByRole('button', { name: /^Undo text/ }).click()
      await expect.poll(source).toBe(ebb)
      await expect(theirs.text).toHaveValue("Ebb's é")
      await theirs.card.getByRole('button', { name: /^Undo text/ }).click()
      await expect.poll(source).toBe(MAIN)
      await expect(mine.text).toHaveValue('Tide of today')
      await mine.card.getByRole('button', { name: /^Redo text/ }).click()
      await expect.poll(source).toBe(ebb)
      // what is typed before the card has read the redone text would be dropped
      await expect(mine.text).toHaveValue("Ebb's é")

      // one that has not heard of it yet is refused, in words, and writes nothing
      await expect(theirs.text).toHaveValue("Ebb's é")
      await other.route('**/mosaygent/flutter/literals', (route) => route.abort())
      await mine.text.fill('Neap')
      const neap = MAIN.replace('Tide of today', 'Neap')
      await expect.poll(source).toBe(neap)
      await theirs.text.fill('Spring')
      await expect(theirs.card.getByRole('alert')).toContainText(
        'changed by somebody else meanwhile, so nothing was touched',
      )
      expect(await source()).toBe(neap)
      await other.unroute('**/mosaygent/flutter/literals')
      await theirs.card.getByRole('button', { name: 'Read again' }).click()
      await expect(theirs.text).toHaveValue('Neap')
      await theirs.text.fill('Spring')
      const spring = MAIN.replace('Tide of today', 'Spring')
      await expect.poll(source).toBe(spring)
      await expect(mine.text).toHaveValue('Spring')

      // what names several things says where each is declared, and what a package has
      const told = mine.card.getByLabel('Not literals')
      await expect(told).toContainText('tide.isLow')
      await expect(told).toContainText('lib/theme.dart:9')
      await expect(told).toContainText('tide.name')
      await expect(told).toContainText('package:flutter')
      // a literal among the values of a condition has a field
      await expect(mine.card.getByRole('heading', { name: 'Style, color' })).toBeVisible()
      await mine.card.getByRole('combobox', { name: 'If tide.isLow' }).fill('#102030')
      const coloured = spring.replace('Colors.teal', 'Color(0xFF102030)')
      await expect.poll(source).toBe(coloured)

      // a constant of another file is found where its lines moved to
      const given = theirs.card.getByLabel('Given elsewhere')
      await expect(given).toContainText('lib/theme.dart:4, all uses of wide')
      const below = `// one more line\n${THEME}`
      await writeFile(theme, below)
      await expect(given).toContainText('lib/theme.dart:5, all uses of wide')
      await given.getByLabel('Font size').fill('31')
      await expect.poll(() => readFile(theme, 'utf8')).toBe(below.replace('20.0', '31.0'))
      await expect(theirs.card.getByRole('alert')).toHaveCount(0)
      await expect(mine.card.getByLabel('Given elsewhere').getByLabel('Font size')).toHaveValue('31')
      expect(await source()).toBe(coloured)
    } finally {
      await product.dispose()
    }
  },
)

async function openCard(page: Page) {
  await page.bringToFront()
  await beginPointing(page)
  await textsOf(page)('Tide of today').click()
  const card = page.getByRole('dialog', { name: 'Edit Text' })
  const text = card.getByLabel('Text', { exact: true })
  await expect(text).toHaveValue('Tide of today')
  return { card, text }
}
