import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../fakes/fake-flutter.ts'
import {
  bar,
  body,
  consoleLog,
  frame,
  inCodebase,
  overlay,
  receipt,
  reloadButton,
  startByKey,
} from './page.ts'

const ribbon = (page: Page) => page.getByText(/^Out of date: code from \d\d:\d\d:\d\d/)
const pid = async (page: Page) =>
  (
    await bar(page)
      .getByText(/^PID \d+$/)
      .innerText()
  ).slice(4)

test(
  'what is edited, and what is done about it',
  { tag: ['@P-068', '@P-085', '@P-155', '@P-157'] },
  async ({ page, fakeFlutter }) => {
    test.slow()
    const file = (path: string) => inCodebase(fakeFlutter, path)
    await startByKey(page, fakeFlutter)

    await test.step('files that are newer are told with number, name and since when', async () => {
      const main = await readFile(file('lib/main.dart'), 'utf8')
      await expect(ribbon(page)).toHaveCount(0)
      await writeFile(file('lib/a é.dart'), 'int a() => 1;\n')
      await expect(ribbon(page)).toContainText('lib/a é.dart is newer')
      // saved without a change: it is not counted with the one that comes after it
      await writeFile(file('lib/main.dart'), main)
      await writeFile(file('lib/b é.dart'), 'int b() => 1;\n')
      await expect(ribbon(page)).toContainText('lib/a é.dart and 1 more are newer')
      await Promise.all(['lib/a é.dart', 'lib/b é.dart'].map((path) => rm(file(path))))
      await expect(ribbon(page)).toHaveCount(0)
    })

    await test.step('keys reload and restart, are text in a field, and can be switched off', async () => {
      await page.keyboard.press('r')
      await expect(receipt(page)).toContainText('No changes')
      await expect(consoleLog(page).locator('b')).toHaveText(['Start', 'Reload 1'])
      await page.keyboard.press('Shift+R')
      await expect(consoleLog(page).locator('b')).toHaveText(['Start', 'Reload 1', 'Restart 2'])
      await expect(page.getByTestId('overlay')).toHaveCount(0)
      const filter = page.getByRole('textbox', { name: 'Filter' })
      await page.keyboard.press('/')
      await expect(filter).toBeFocused()
      await page.keyboard.type('sr')
      await expect(filter).toHaveValue('sr')
      await page.keyboard.press('Escape')
      await page.getByRole('heading', { name: 'Console' }).click()
      const sheet = page.getByRole('dialog')
      await page.keyboard.press('?')
      await sheet.getByRole('button', { name: /off/i }).click()
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await page.keyboard.press('r')
      await page.keyboard.press('/')
      await expect(filter).not.toBeFocused()
      // pressed with the mouse it is the third, so the key before it was none
      await reloadButton(page).click()
      await expect(consoleLog(page).locator('b')).toHaveText(['Start', 'Reload 1', 'Restart 2', 'Reload 3'])
      await expect(page.getByTestId('overlay')).toHaveCount(0)
    })

    await test.step('web/: the page alone is loaded again', async () => {
      const before = (await frame(page).getAttribute('src')) ?? ''
      await writeFile(file('web/index.html'), '<!doctype html><title>new é</title>')
      await expect(ribbon(page)).toBeVisible()
      await reloadButton(page).click()
      await expect(receipt(page)).toContainText('web/index.html changed, so the page was loaded again')
      await expect(frame(page)).not.toHaveAttribute('src', before)
    })

    await test.step('pubspec.yaml: stopped and started', async () => {
      const before = await pid(page)
      await writeFile(file('pubspec.yaml'), `${await readFile(file('pubspec.yaml'), 'utf8')}\n# é\n`)
      await expect(ribbon(page)).toContainText('pubspec.yaml is newer')
      await reloadButton(page).click()
      await expect(receipt(page)).toContainText(
        /with a new start: compiled in .*pubspec\.yaml changed, so the app was stopped and started/,
      )
      await expect(overlay(page, 'Reloading...')).toHaveCount(0)
      await expect.poll(() => pid(page)).not.toBe(before)
    })

    await test.step('a reload that has nothing to take leaves the page as it is', async () => {
      const before = (await frame(page).getAttribute('src')) ?? ''
      await reloadButton(page).click()
      await expect(overlay(page, 'Reloading...')).toBeVisible()
      await expect(overlay(page, 'Reloading...')).toHaveCount(0)
      await expect(receipt(page)).toContainText('No changes')
      await expect(frame(page)).toHaveAttribute('src', before)
    })
  },
)

test(
  'Reload on save: off at first, kept by the helper, asks for a mistake once, and again when it is taken back',
  { tag: '@P-156' },
  async ({ page, fakeFlutter }) => {
    await startByKey(page, fakeFlutter)
    const onSave = page.getByRole('switch', { name: 'Reload on save' })
    await expect(onSave).not.toBeChecked()
    await onSave.click()
    await expect(onSave).toBeChecked()
    await page.reload()
    await expect(onSave).toBeChecked()
    await expect(body(page)).toHaveAttribute('data-seen', /./)

    const main = inCodebase(fakeFlutter, 'lib/main.dart')
    const before = await readFile(main, 'utf8')
    await writeFile(inCodebase(fakeFlutter, 'lib/more é.dart'), 'int more() => 1;\n')
    await expect(receipt(page)).toContainText('On save: applied 1 file in')
    await fakeFlutter.tell('/fail', { lines: ["lib/main.dart:3:4: Error: Expected ';' after é."] })
    await writeFile(main, '// a mistake\n')
    await expect(receipt(page)).toContainText('On save: did not compile')
    await expect(page.getByRole('article')).toContainText("Expected ';' after é.")
    await fakeFlutter.tell('/fail')
    // at once, as editors save: a file that is empty for a moment is a change on a busy machine
    await writeFile(`${main}.new`, before)
    await rename(`${main}.new`, main)
    await expect(receipt(page)).toContainText('On save: compiles again, no changes')
    await expect(page.getByRole('article')).toHaveCount(0)
    await expect(page.getByText('Compilation Errors')).toHaveCount(0)
    // each was asked for once: there is no number between them
    await expect(consoleLog(page).locator('b')).toHaveText(['Start', 'Reload 1', 'Reload 2', 'Reload 3'])
  },
)

test(
  'an asset that is replaced: never called applied, the old picture stays, one press stops and starts',
  { tag: ['@P-157', '@P-376'] },
  async ({ page, fakeFlutter }) => {
    const file = (path: string) => inCodebase(fakeFlutter, path)
    const picture = (text: string) => `<svg role="img" aria-label="${text}"/>`
    const drawn = body(page).getByRole('img')
    await mkdir(file('assets/pictures'), { recursive: true })
    await writeFile(file('assets/pictures/logo é.svg'), picture('old'))
    const pubspec = await readFile(file('pubspec.yaml'), 'utf8')
    await writeFile(file('pubspec.yaml'), `${pubspec}\nflutter:\n  assets:\n    - assets/pictures/\n`)
    await startByKey(page, fakeFlutter)
    await expect(drawn).toHaveAccessibleName('old')

    await writeFile(file('assets/pictures/logo é.svg'), picture('new'))
    await writeFile(file('assets/not listed.svg'), picture('none'))
    await expect(page.getByText(/^Out of date: assets from/)).toContainText(
      'assets/pictures/logo é.svg is newer',
    )
    const note = page.getByRole('status').filter({ hasText: 'assets/pictures/logo é.svg needs a new start' })
    await expect(note).toContainText('Flutter copies assets only when it starts')
    await reloadButton(page).click()
    await expect(receipt(page)).toContainText('Not applied: assets/pictures/logo é.svg needs a new start')
    await writeFile(file('lib/a é.dart'), 'int a() => 1;\n')
    await expect(ribbon(page)).toBeVisible()
    await reloadButton(page).click()
    await expect(receipt(page)).toContainText(
      /^Applied 1 file.*; assets\/pictures\/logo é\.svg needs a new start/,
    )
    await page.keyboard.press('Shift+R')
    await expect(receipt(page)).toContainText(/^Restarted.*; assets\/pictures\/logo é\.svg needs a new start/)
    await expect(overlay(page, 'Restarting...')).toHaveCount(0)
    await expect(drawn).toHaveAccessibleName('old')

    const before = await pid(page)
    await note.getByRole('button', { name: 'Stop and start' }).click()
    await expect(drawn).toHaveAccessibleName('new')
    await expect(note).toHaveCount(0)
    await expect.poll(() => pid(page)).not.toBe(before)
  },
)
