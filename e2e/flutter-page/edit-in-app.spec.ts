import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from '../fakes/fake-flutter.ts'
import { bar, body, inCodebase, overlay, receipt, reloadButton } from './page.ts'

test.use({ hold: true, viewport: { width: 1440, height: 1200 } })

const MAIN = `import 'package:flutter/material.dart';

void main() => runApp(MaterialApp(home: Scaffold(body: Center(child: Text('Rising é', style: TextStyle(fontSize: 20))))));
`

test(
  'the card of a widget stays when the app takes the place of its sketch, and edits reach it by reload on save',
  { tag: '@P-679' },
  async ({ page, fakeFlutter }) => {
    const file = inCodebase(fakeFlutter, 'lib/main.dart')
    await fakeFlutter.open(page)
    await expect(page.getByRole('button', { name: 'Start Server' })).toBeEnabled()
    await writeFile(file, MAIN)
    await page.keyboard.press('s')
    const app = page.frameLocator('iframe[title="App preview"]')
    const drawn = app.getByText('Rising é', { exact: true }).filter({ visible: true })
    await expect(drawn).toBeVisible()
    const point = page.getByRole('button', { name: /^Point at a widget/ })
    await point.click()
    await expect(app.locator('html.pointing')).toBeAttached()
    await drawn.click()
    const card = page.getByRole('dialog', { name: 'Edit Text' })
    const text = card.getByLabel('Text', { exact: true })
    await expect(text).toHaveValue('Rising é')

    await fakeFlutter.tell('/compiled')
    await expect(body(page)).toHaveAttribute('data-seen', /./)
    await expect(bar(page).getByText('Running', { exact: true })).toBeVisible()
    await expect(reloadButton(page)).toBeEnabled()
    // there is nothing to point at any more, which the button says
    await expect(point).toHaveAttribute('aria-disabled', 'true')
    await expect(point).toHaveAccessibleDescription(/makes way once the app itself runs/)
    await expect(card).toContainText('an edit comes with Reload')
    await text.fill('Ebb')
    await expect.poll(() => readFile(file, 'utf8')).toBe(MAIN.replace('Rising é', 'Ebb'))
    await expect(page.getByText(/^Out of date: code from/)).toBeVisible()
    await page.getByRole('switch', { name: 'Reload on save' }).click()
    await expect(receipt(page)).toContainText('Edit in the phone: applied 1 file in')
    await expect(card).toContainText('each edit comes by Reload on save')
    await card.getByLabel('Font size').fill('31')
    await expect.poll(() => readFile(file, 'utf8')).toContain('fontSize: 31')
    await expect(receipt(page)).toContainText('Edit in the phone: applied 1 file in')
    await expect(page.getByText(/^Out of date: code from/)).toHaveCount(0)
    await card.getByRole('button', { name: /^Undo style fontSize/ }).click()
    await expect.poll(() => readFile(file, 'utf8')).toContain('fontSize: 20')

    await bar(page).getByRole('button', { name: /^Stop/ }).click()
    await expect(overlay(page, 'Ready to Preview')).toBeVisible()
    await expect(card).toHaveCount(0)
  },
)
