import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { startProduct } from '../harness/product.ts'
import { showSketch, textsOf } from './show-sketch.ts'

/** The whole phone at 100 %, as in `point.spec.ts`. */
test.use({ viewport: { width: 1440, height: 1200 } })

const MAIN = `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Page()));
class Page extends StatelessWidget {
  Widget build(BuildContext context) => Scaffold(
    body: Image.asset('assets/first.png'),
    bottomNavigationBar: TextButton(
      onPressed: () => Navigator.push(context, MaterialPageRoute(builder: (context) => Scaffold(body: Text('Elsewhere')))),
      child: Text('Go'),
    ),
  );
}
`

test(
  'a note of the sketch is closed by its button, taps nothing, and comes back when it says something else',
  { tag: '@P-715' },
  async ({ page }) => {
    const product = await startProduct()
    try {
      const file = await showSketch(page, product, MAIN)
      const shown = textsOf(page)
      const note = page.frameLocator('iframe[title="App preview"]').locator('.notes')
      await expect(note).toContainText('assets/first.png')
      const close = note.getByRole('button', { name: 'Close note' })
      const boxOf = async () => (await close.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      // the phone may still find its place
      let before = await boxOf()
      await expect(async () => {
        const box = await boxOf()
        const stands = JSON.stringify(box) === JSON.stringify(before)
        before = box
        expect([box.width, box.height, stands]).toEqual([24, 24, true])
      }).toPass()
      const { x, y, width, height } = before
      await page.mouse.click(x + width / 2, y + height / 2)
      await expect(note).toBeHidden()
      // what lies below the note was not tapped
      await expect(shown('Go')).toBeVisible()
      await writeFile(file, (await readFile(file, 'utf8')).replace('first.png', 'second.png'))
      await page.getByRole('button', { name: 'Reload', exact: true }).click()
      await expect(note).toContainText('assets/second.png')
      await expect(note).toBeVisible()
      // by the keyboard as well, whose focus goes on to what the app has there
      await close.press('Enter')
      await expect(note).toBeHidden()
      await expect(
        page.frameLocator('iframe[title="App preview"]').getByRole('button', { name: 'Go' }),
      ).toBeFocused()
      await shown('Go').click()
      await expect(shown('Elsewhere')).toBeVisible()
    } finally {
      await product.dispose()
    }
  },
)
