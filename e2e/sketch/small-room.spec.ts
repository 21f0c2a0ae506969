import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startProduct } from '../harness/product.ts'
import { beginPointing, showSketch, textsOf } from './show-sketch.ts'

const LONG = 'features/very_long_name/presentation_of_it/bottom_of_the_page_and_more_words.dart'
const MAIN = `import 'package:flutter/material.dart';
import '${LONG}';
void main() => runApp(MaterialApp(home: Scaffold(body: DecoratedBox(
  decoration: BoxDecoration(gradient: LinearGradient(
    begin: Alignment.topCenter, end: Alignment.bottomCenter, colors: [Color(0xFF204060), Color(0xFF0A2E1A)])),
  child: SizedBox.expand(child: Center(child: Bottom())),
))));

class Label extends StatelessWidget {
  const Label({required this.label});
  final String label;
  Widget build(BuildContext context) => Text(label, style: TextStyle(fontFamily: familyOf(label)));
}
`
const BOTTOM = `import 'package:flutter/material.dart';
import '../../../main.dart';
String familyOf(String label) => label.isEmpty ? 'Roboto' : 'Inter';
class Bottom extends StatelessWidget {
  const Bottom({super.key});
  Widget build(BuildContext context) => Column(children: [Label(label: 'Low water'), Text('Ebb')]);
}
`

test(
  'the glass goes on with a gradient; in a low window nothing lies over the phone; a long path keeps to its line',
  { tag: ['@P-773', '@P-774', '@P-675', '@P-950'] },
  async ({ page }) => {
    const product = await startProduct()
    try {
      await showSketch(page, product, MAIN, async () => {
        const file = join(product.projectFolder, 'flutter/lib', LONG)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, BOTTOM)
      })
      const shown = textsOf(page)
      await expect(shown('Low water')).toBeVisible()
      // the end of the gradient lies below the app, and below the browser's own white at its scaled edges
      const screen = page.getByTestId('screen')
      await expect(screen).toHaveAttribute('style', /rgb\(10, 46, 26\)[^)]*\) 0 100%/)
      await expect(page.locator('[style*="--ground-app: rgb(10, 46, 26)"]')).not.toHaveCount(0)

      await page.setViewportSize({ width: 1440, height: 320 })
      const line = page.getByRole('button', { name: /^Sketch: / })
      const gap = async () => {
        const [phone, below] = await Promise.all([
          page.getByTestId('phone').boundingBox(),
          line.boundingBox(),
        ])
        return (below?.y ?? 0) - ((phone?.y ?? Infinity) + (phone?.height ?? 0))
      }
      await expect.poll(gap).toBeGreaterThanOrEqual(0)
      expect((await page.getByTestId('phone').boundingBox())?.height).toBeGreaterThan(150)
      await line.scrollIntoViewIfNeeded()
      await expect(line).toBeInViewport()
      // the whole phone at 100 %, as in `point.spec.ts`
      await page.setViewportSize({ width: 1440, height: 1200 })

      await beginPointing(page)
      await shown('Low water').click()
      const origin = page
        .getByRole('dialog', { name: 'Edit Text' })
        .getByLabel('Given elsewhere')
        .getByRole('listitem')
      await expect(origin).toContainText(`From lib/${LONG}:6`)
      const words = origin.getByTitle(`lib/${LONG}:6`, { exact: true }).first()
      const button = origin.getByRole('button', { name: new RegExp(`${LONG}:6`) })
      const over = async () => {
        const end = await words.evaluate(
          (element) => element.getBoundingClientRect().left + element.scrollWidth,
        )
        return end - ((await button.boundingBox())?.x ?? 0)
      }
      await expect.poll(over).toBeLessThanOrEqual(0)
      // nor does the path of what is no literal push the fields out of the card
      const card = page.getByRole('dialog', { name: 'Edit Text' })
      await expect(card.getByText(`lib/${LONG}:3`)).toHaveCount(1)
      const reachesOut = () =>
        card.evaluate((whole) => {
          const edge = whole.getBoundingClientRect().right
          return [...whole.querySelectorAll('input, select, textarea, button')].some(
            (control) => control.getBoundingClientRect().right > edge,
          )
        })
      await expect.poll(reachesOut).toBe(false)
      // nor the page out of a narrow window
      await page.setViewportSize({ width: 768, height: 1200 })
      await expect(card).toBeVisible()
      const over768 = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(over768).toBe(768)
      // where a path is cut, its line is not
      const isWhole = (line: string) =>
        card.getByText(line, { exact: true }).evaluate((words) => {
          const { right } = words.getBoundingClientRect()
          const edge = words.closest('[role=dialog]')?.getBoundingClientRect().right ?? 0
          const cut = words.previousElementSibling
          return (
            words.scrollWidth <= words.clientWidth &&
            right < edge &&
            cut !== null &&
            cut.scrollWidth > cut.clientWidth
          )
        })
      await expect.poll(() => isWhole(':3')).toBe(true)
      await page.setViewportSize({ width: 1440, height: 1200 })
      await shown('Ebb').click()
      await expect.poll(() => isWhole(':6')).toBe(true)
    } finally {
      await product.dispose()
    }
  },
)
