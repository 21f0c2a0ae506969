import { readFile } from 'node:fs/promises'
import { expect, type Locator, test } from '@playwright/test'
import { startProduct } from '../harness/product.ts'
import { showSketch } from './show-sketch.ts'

test.use({ viewport: { width: 1440, height: 1000 } })

const MAIN = `import 'package:flutter/material.dart';

void main() => runApp(MaterialApp(home: Scaffold(body: Center(child: Text('Rising tide')))));
`

test(
  'in the mosaic a click in any frame opens the card, and the edit is in all',
  { tag: '@P-635' },
  async ({ page }) => {
    const product = await startProduct()
    try {
      const file = await showSketch(page, product, MAIN)
      await page.getByRole('button', { name: 'Mosaic: several frames at once' }).click()
      const frames = page.getByTestId('sheet').locator('iframe[title="App preview"]')
      const shown = (frame: Locator, text: string) =>
        frame.contentFrame().getByText(text, { exact: true }).filter({ visible: true })
      const all = () => frames.all()
      await expect.poll(async () => (await all()).length).toBeGreaterThan(1)
      for (const frame of await all()) await expect(shown(frame, 'Rising tide')).toBeVisible()
      await page.getByRole('button', { name: 'Point at a widget to edit it (P)' }).click()
      await expect(frames.first().contentFrame().locator('html.pointing')).toBeAttached()
      // a frame is smaller than its page, which a click by place does not know
      await shown(frames.first(), 'Rising tide').dispatchEvent('click')
      const card = page.getByRole('dialog', { name: 'Edit Text' })
      const field = card.getByLabel('Text', { exact: true })
      await expect(field).toHaveValue('Rising tide')
      await field.fill('Ebb')
      for (const frame of await all()) await expect(shown(frame, 'Ebb')).toBeVisible()
      await expect.poll(() => readFile(file, 'utf8')).toBe(MAIN.replace('Rising tide', 'Ebb'))
      await page.getByRole('button', { name: 'Point at a widget to edit it (P)' }).click()
      await expect(card).toHaveCount(0)
    } finally {
      await product.dispose()
    }
  },
)
