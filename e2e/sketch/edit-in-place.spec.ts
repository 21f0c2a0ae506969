import { readFile, writeFile } from 'node:fs/promises'
import { expect, type Locator, test } from '@playwright/test'
import { startProduct } from '../harness/product.ts'
import { beginPointing, showSketch, textsOf } from './show-sketch.ts'

/** The whole phone at 100 %, as in `point.spec.ts`. */
test.use({ viewport: { width: 1440, height: 1200 } })

const MAIN = `import 'package:flutter/material.dart';

// é 😀
const sea = Color(0xFF445566);
void main() => runApp(
      MaterialApp(
        home: Scaffold(
          body: Center(child: Text('Rising tide', style: TextStyle(fontSize: 20, color: Color(0xFF112233), backgroundColor: sea))),
        ),
      ),
    );
`

test(
  'a text is edited in the picture and undone, and goes along with what somebody else writes in its file',
  { tag: ['@P-203', '@P-540', '@P-541', '@P-542', '@P-630', '@P-712', '@P-947', '@P-948'] },
  async ({ page }) => {
    const product = await startProduct()
    try {
      const file = await showSketch(page, product, MAIN)
      const source = () => readFile(file, 'utf8')
      const shown = textsOf(page)
      await expect(shown('Rising tide')).toBeVisible()
      await beginPointing(page)
      await shown('Rising tide').click()

      const card = page.getByRole('dialog', { name: 'Edit Text' })
      const field = card.getByLabel('Text', { exact: true })
      await expect(field).toHaveValue('Rising tide')
      await expect(card.getByLabel('Given elsewhere')).toContainText('From lib/main.dart:4, all uses of sea')
      await field.fill("It's falling")
      await expect(shown("It's falling")).toBeVisible()
      await expect.poll(source).toBe(MAIN.replace("'Rising tide'", "'It\\'s falling'"))
      await expect(page.getByText(/^Edit in the phone: applied 1 file/).first()).toBeVisible()

      await card.getByLabel('Font size').fill('31')
      await expect.poll(source).toContain('fontSize: 31,')
      await field.press('Control+z')
      await expect.poll(source).toContain('fontSize: 20,')
      await expect(field).toBeFocused()
      await card.getByRole('button', { name: /^Undo text/ }).click()
      await expect(shown('Rising tide')).toBeVisible()
      await expect.poll(source).toBe(MAIN)
      await card.getByRole('button', { name: /^Redo text/ }).click()
      await expect(shown("It's falling")).toBeVisible()
      // the card has read the file again: what is written from here on is written behind its back
      await expect(field).toHaveValue("It's falling")
      await expect.poll(source).toBe(MAIN.replace("'Rising tide'", "'It\\'s falling'"))

      // an editor, or another tab, writes as well: the card goes along, and says where it cannot
      const typed = await source()
      const half = `final half = 'ty\n${typed}`
      await writeFile(file, half)
      await expect(card.getByRole('alert')).toContainText('has no end yet')
      expect(await source()).toBe(half)
      const below = `// one more line\n${typed}`
      await writeFile(file, below)
      await expect(card).toContainText('lib/main.dart:9')
      await expect(card.getByRole('alert')).toHaveCount(0)
      const mine = below.replace("It\\'s falling", 'Ebb tide')
      await writeFile(file, mine)
      await expect(field).toHaveValue('Ebb tide')
      await field.fill('Ebb')
      await expect.poll(source).toBe(mine.replace('Ebb tide', 'Ebb'))
      await expect(shown('Ebb')).toBeVisible()
      // what looks like its widget is not taken for it
      await writeFile(
        file,
        `// another\n${mine.replace("Text('Ebb", "Text('Flow").replace('sea)', 'sea, height: 2)')}`,
      )
      await expect(card.getByRole('alert')).toContainText('not at that place')
      await page
        .getByRole('button', { name: /^Reload/ })
        .first()
        .click()
      await shown('Flow tide').click()
      await expect(field).toHaveValue('Flow tide')
      await expect(card.getByRole('alert')).toHaveCount(0)

      await page.keyboard.press('Escape')
      await expect(card).toHaveCount(0)
    } finally {
      await product.dispose()
    }
  },
)

test(
  'letters typed in a row are all in the file and in the picture, and one step of Undo',
  { tag: ['@P-541', '@P-542', '@P-631', '@P-634'] },
  async ({ page }) => {
    const product = await startProduct()
    try {
      const file = await showSketch(page, product, MAIN)
      const app = page.frameLocator('iframe[title="App preview"]')
      const shown = textsOf(page)
      await expect(shown('Rising tide')).toBeVisible()
      await beginPointing(page)
      await shown('Rising tide').click()
      const card = page.getByRole('dialog', { name: 'Edit Text' })
      const field = card.getByLabel('Text', { exact: true })
      await field.press('End')
      await field.pressSequentially(', 10 knots', { delay: 30 })
      await expect(shown('Rising tide, 10 knots')).toBeVisible()
      // the outline grows with its text
      const widthOf = async (what: Locator) => (await what.boundingBox())?.width
      const text = await widthOf(shown('Rising tide, 10 knots'))
      expect(text).toBeDefined()
      await expect.poll(() => widthOf(app.locator('#sketch-outline'))).toBeCloseTo(text ?? 0, 0)
      await expect(field).toHaveValue('Rising tide, 10 knots')
      await expect
        .poll(() => readFile(file, 'utf8'))
        .toBe(MAIN.replace('Rising tide', 'Rising tide, 10 knots'))
      await expect(page.getByText(/^Edit in the phone: applied 1 file/).first()).toBeVisible()
      await expect(page.getByText(/nothing visible changed/i)).toHaveCount(0)
      await card.getByRole('button', { name: /^Undo text/ }).click()
      await expect(shown('Rising tide')).toBeVisible()
      await expect(field).toHaveValue('Rising tide')
      await expect.poll(() => readFile(file, 'utf8')).toBe(MAIN)
      await expect(card.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
    } finally {
      await product.dispose()
    }
  },
)
