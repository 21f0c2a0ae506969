import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { startProduct } from '../harness/product.ts'
import { beginPointing, showSketch, textsOf } from './show-sketch.ts'

/** The whole phone at 100 %, as in `point.spec.ts`. */
test.use({ viewport: { width: 1440, height: 1200 } })

const MAIN = `import 'package:flutter/material.dart';

void main() => runApp(MaterialApp(home: Scaffold(body: Column(children: [
  Label(label: 'Low é', size: 20),
  for (final _ in [1, 2, 3]) Boxed(title: 'High'),
  ElevatedButton(onPressed: null, child: Text('Shut')),
]))));

class Boxed extends StatelessWidget {
  const Boxed({required this.title});
  final String title;
  Widget build(BuildContext context) => Padding(padding: EdgeInsets.all(8), child: Label(label: title, size: 14));
}

class Label extends StatelessWidget {
  const Label({required this.label, required this.size});
  final String label;
  final double size;
  Widget build(BuildContext context) => Text(label, style: TextStyle(fontSize: size));
}
`

test(
  'what a widget was given is edited at the call that gives it, undone, and goes along with what an editor writes there',
  { tag: ['@P-675', '@P-947', '@P-676', '@P-735', '@P-677', '@P-540', '@P-541', '@P-883', '@P-884'] },
  async ({ page }) => {
    const product = await startProduct()
    try {
      const file = await showSketch(page, product, MAIN)
      const source = () => readFile(file, 'utf8')
      const shown = textsOf(page)
      await expect(shown('High')).toHaveCount(3)
      await beginPointing(page)
      await shown('Low é').click()
      const card = page.getByRole('dialog', { name: 'Edit Text' })
      const given = card.getByLabel('Given elsewhere')
      const text = given.getByLabel('Text', { exact: true })
      await expect(text).toHaveValue('Low é')
      await expect(given).toContainText('From lib/main.dart:4')
      await expect(given).not.toContainText('used in')
      // the phone has made room: the card covers none of it
      const beyondPhone = async () => {
        const [phone, beside] = await Promise.all([
          page.getByTestId('phone').boundingBox(),
          card.boundingBox(),
        ])
        return (beside?.x ?? 0) - ((phone?.x ?? Infinity) + (phone?.width ?? 0))
      }
      await expect.poll(beyondPhone).toBeGreaterThan(0)
      // nor where the pane is narrow: it lies over the console then, below its head
      await page.setViewportSize({ width: 768, height: 900 })
      await expect.poll(beyondPhone).toBeGreaterThan(0)
      await expect(page.getByRole('textbox', { name: 'Filter', exact: true })).toBeInViewport()
      await card.getByRole('button', { name: 'Close' }).click({ trial: true })
      await page.setViewportSize({ width: 1440, height: 1200 })
      await expect.poll(beyondPhone).toBeGreaterThan(0)
      await given.getByLabel('Font size').fill('-3')
      await expect(card.getByRole('alert')).toContainText('Flutter takes nothing below 0 here')
      expect(await source()).toBe(MAIN)
      await text.fill('Ebb')
      await expect(shown('Ebb')).toBeVisible()
      await expect.poll(source).toBe(MAIN.replace('Low é', 'Ebb'))
      // both stand in one file: each is read again after the other
      await given.getByLabel('Font size').fill('31')
      await expect.poll(source).toBe(MAIN.replace('Low é', 'Ebb').replace('size: 20', 'size: 31'))
      await text.fill('Ebb tide')
      await expect(shown('Ebb tide')).toBeVisible()
      await card.getByRole('button', { name: /^Undo label/ }).click()
      await expect(shown('Ebb')).toBeVisible()
      await expect(text).toHaveValue('Ebb')
      // what is typed after it is a step of its own, in the same field with the same focus
      await text.fill('Ebb a')
      await expect(shown('Ebb a')).toBeVisible()
      await text.press('Control+z')
      await expect(text).toHaveValue('Ebb')
      await text.press('Control+Shift+z')
      await expect(text).toHaveValue('Ebb a')
      await text.press('End')
      await text.pressSequentially('b')
      await expect(shown('Ebb ab')).toBeVisible()
      await text.press('Control+z')
      await expect(text).toHaveValue('Ebb a')
      await expect(shown('Ebb a')).toBeVisible()

      // handed on by one that is made three times: another widget of the same line
      await shown('High').nth(1).click()
      await expect(text).toHaveValue('High')
      await expect(given).toContainText('From lib/main.dart:5, used in 3 places of this page')
      await expect(given.getByLabel('Font size')).toHaveValue('14')
      await text.fill('Flood')
      await expect(shown('Flood')).toHaveCount(3)
      // what is read anew is all there before somebody else writes
      await card.getByRole('button', { name: 'Close' }).click()
      await shown('Flood').first().click()
      await expect(text).toHaveValue('Flood')
      // the browser gives a button that is off no click
      await card.getByRole('button', { name: 'Close' }).click()
      const off = await shown('Shut').boundingBox()
      if (off === null) throw new Error('There is no button that is off.')
      await page.mouse.click(off.x + off.width / 2, off.y + off.height / 2)
      await expect(card.getByLabel('Text', { exact: true })).toHaveValue('Shut')
      await shown('Flood').first().click()
      await expect(text).toHaveValue('Flood')
      // what an editor writes there is in the field at once, and is edited from there on
      const mine = (await source()).replace("'Flood'", "'Neap tide'")
      await writeFile(file, mine)
      await expect(text).toHaveValue('Neap tide')
      await text.fill('Late')
      await expect.poll(source).toBe(mine.replace('Neap tide', 'Late'))
    } finally {
      await product.dispose()
    }
  },
)
