import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { callsTo } from '../call.ts'
import { expect, test } from '../stand-in/stand-in-flutter.ts'
import type { StandIn } from '../stand-in/stand-in-flutter.ts'
import { bar, body, consoleLog, frame, overlay, receipt } from './page.ts'

const inCodebase = (standIn: StandIn, path: string) => join(standIn.projectFolder, 'flutter', path)
const ribbon = (page: Page) => page.getByText(/^Stale: this is the code of \d\d:\d\d:\d\d/)
const pid = async (page: Page) =>
  (
    await bar(page)
      .getByText(/^PID \d+$/)
      .innerText()
  ).slice(4)
const reload = (page: Page) => bar(page).getByRole('button', { name: /^Reload/ })

/** Starts by the key, and waits until the app is there. */
async function start(page: Page, standIn: StandIn): Promise<void> {
  await standIn.open(page)
  await expect(overlay(page, 'Ready to Preview')).toBeVisible()
  await page.keyboard.press('s')
  await expect(body(page)).toHaveAttribute('data-seen', /./)
  await expect(bar(page).getByText('Running', { exact: true })).toBeVisible()
}

test('what is edited, and what is done about it', async ({ page, standIn }) => {
  test.slow()
  const file = (path: string) => inCodebase(standIn, path)
  await start(page, standIn)

  await test.step('files that are newer are told with number, name and since when (P-155)', async () => {
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

  await test.step('keys reload and restart, are text in a field, and can be switched off (P-085)', async () => {
    await page.keyboard.press('r')
    await expect(receipt(page)).toContainText('Nothing had changed')
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
    await reload(page).click()
    await expect(consoleLog(page).locator('b')).toHaveText(['Start', 'Reload 1', 'Restart 2', 'Reload 3'])
    await expect(page.getByTestId('overlay')).toHaveCount(0)
  })

  await test.step('an asset: restarted, and the line under the phone says why (P-157)', async () => {
    await mkdir(file('assets'))
    await writeFile(file('assets/logo é.svg'), '<svg/>')
    await expect(ribbon(page)).toContainText('assets/logo é.svg is newer')
    await reload(page).click()
    await expect(receipt(page)).toContainText(
      /^Applied 1 file by a restart in .*assets\/logo é\.svg changed, so the app was restarted/,
    )
    await expect(ribbon(page)).toHaveCount(0)
  })

  await test.step('web/: the page alone is loaded again (P-068, P-157)', async () => {
    const before = (await frame(page).getAttribute('src')) ?? ''
    await writeFile(file('web/index.html'), '<!doctype html><title>new é</title>')
    await expect(ribbon(page)).toBeVisible()
    await reload(page).click()
    await expect(receipt(page)).toContainText('web/index.html changed, so the page was loaded again')
    await expect(frame(page)).not.toHaveAttribute('src', before)
  })

  await test.step('pubspec.yaml: stopped and started (P-157)', async () => {
    const before = await pid(page)
    await writeFile(file('pubspec.yaml'), `${await readFile(file('pubspec.yaml'), 'utf8')}\n# é\n`)
    await expect(ribbon(page)).toContainText('pubspec.yaml is newer')
    await reload(page).click()
    await expect(receipt(page)).toContainText(
      /by a new start in .*pubspec\.yaml changed, so the app was stopped and started/,
    )
    await expect(overlay(page, 'Reloading...')).toHaveCount(0)
    await expect.poll(() => pid(page)).not.toBe(before)
  })

  await test.step('a reload that has nothing to take leaves the page as it is (P-068)', async () => {
    const before = (await frame(page).getAttribute('src')) ?? ''
    await reload(page).click()
    await expect(overlay(page, 'Reloading...')).toBeVisible()
    await expect(overlay(page, 'Reloading...')).toHaveCount(0)
    await expect(receipt(page)).toContainText('Nothing had changed')
    await expect(frame(page)).toHaveAttribute('src', before)
  })
})

test('Reload on save: off at first, kept by the helper, asks for a mistake once, and again when it is taken back (P-156)', async ({
  page,
  standIn,
}) => {
  await start(page, standIn)
  const onSave = page.getByRole('switch', { name: 'Reload on save' })
  await expect(onSave).not.toBeChecked()
  await onSave.click()
  await expect(onSave).toBeChecked()
  await page.reload()
  await expect(onSave).toBeChecked()
  await expect(body(page)).toHaveAttribute('data-seen', /./)

  const main = inCodebase(standIn, 'lib/main.dart')
  const before = await readFile(main, 'utf8')
  await writeFile(inCodebase(standIn, 'lib/more é.dart'), 'int more() => 1;\n')
  await expect(receipt(page)).toContainText('Saved: applied 1 file in')
  await standIn.tell('/fail', { lines: ["lib/main.dart:3:4: Error: Expected ';' after é."] })
  await writeFile(main, '// a mistake\n')
  await expect(receipt(page)).toContainText('Saved: did not compile')
  await expect(page.getByRole('article')).toContainText("Expected ';' after é.")
  await standIn.tell('/fail')
  await writeFile(main, before)
  await expect(receipt(page)).toContainText('Saved: nothing had changed')
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByText('Compilation Errors')).toHaveCount(0)
  // each was asked for once: there is no number between them
  await expect(consoleLog(page).locator('b')).toHaveText(['Start', 'Reload 1', 'Reload 2', 'Reload 3'])
})

test('errors: what follows is folded, a place opens in the editor, and those of the running app are told apart', async ({
  page,
  standIn,
}) => {
  const call = callsTo(`${standIn.helperUrl}/mosaygent`)
  await start(page, standIn)
  const cards = page.getByRole('article')
  const said = [
    "Error: Couldn't resolve the package 'http' in 'package:http/http.dart'.",
    "lib/main.dart:1:8: Error: Not found: 'package:http/http.dart'",
    "lib/main.dart:5:3: Error: 'Client' isn't a type.",
    "lib/main.dart:9:10: Error: Undefined name 'post'.",
    "lib/pages/home_page.dart:3:1: Error: Type 'Wrong' not found.",
  ]

  await test.step('a missing import takes its names with it; the text of each stays (P-158)', async () => {
    await standIn.tell('/fail', { lines: said })
    await writeFile(inCodebase(standIn, 'lib/more.dart'), 'int more() => 1;\n')
    await reload(page).click()
    await expect(cards).toHaveCount(2)
    await expect(cards.first()).toContainText('3 more follow from this')
    await expect(cards.last()).toContainText("Type 'Wrong' not found.")
    for (const line of said) await expect(consoleLog(page).getByText(line).first()).toBeVisible()
    await expect(page.getByText('2 errors')).toBeVisible()
  })

  await test.step('a place opens in the editor at line and column; a file outside is refused (P-161)', async () => {
    await cards.last().getByRole('button', { name: 'Open in editor' }).click()
    const place = `${inCodebase(standIn, 'lib/pages/home_page.dart')}:3:1`
    await expect.poll(standIn.opened).toEqual([expect.stringContaining(place)])
    await expect(cards.last().getByText('Opened in code.')).toBeAttached()
    for (const outside of ['../../../etc/passwd', join(standIn.home, 'state.json')])
      expect(
        await call('POST', '/flutter/open-in-editor', { file: outside, line: 1, column: 1 }),
      ).toMatchObject({
        status: 403,
        reply: { detail: 'Only files of the Flutter codebase are opened from here.' },
      })
    expect(await standIn.opened()).toHaveLength(1)
  })

  await test.step('what the running app did not catch is counted, with its stack, and goes with an applied reload (P-166)', async () => {
    await standIn.tell('/fail')
    await reload(page).click()
    await expect(cards).toHaveCount(0)
    await body(page).evaluate(() => {
      const fail = () => {
        throw new Error('uncaught é')
      }
      for (let time = 0; time < 3; time += 1) setTimeout(fail)
      void Promise.reject(new Error('FirebaseError: (auth/unauthorized-domain).'))
    })
    await expect(page.getByText('Runtime Errors')).toBeVisible()
    await expect(page.getByText('Compilation Errors')).toHaveCount(0)
    const thrown = cards.filter({ hasText: 'uncaught é' })
    await expect(thrown).toContainText('Error of the running app')
    await expect(thrown).toContainText('Thrown 3 times')
    await thrown.getByText('Where it came from').click()
    await expect(thrown.getByRole('group', { name: 'Call stack' })).toContainText('uncaught é')
    const domain = cards.filter({ hasText: 'auth/unauthorized-domain' })
    await expect(domain).toContainText(
      'Firebase does not know the address of the preview, localhost, and refuses to sign anybody in from it.',
    )
    await expect(domain).toContainText('Authentication, Settings, Authorized domains')
    await writeFile(inCodebase(standIn, 'lib/more.dart'), 'int more() => 2;\n')
    await reload(page).click()
    await expect(receipt(page)).toContainText('Applied 1 file')
    await expect(cards).toHaveCount(0)
    await expect(page.getByText('Runtime Errors')).toHaveCount(0)
  })

  await test.step('an action that fails leaves a line and no dialog, and nothing covers the glass (P-069)', async () => {
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text())
    })
    await bar(page).getByRole('button', { name: /^Stop/ }).click()
    await expect(overlay(page, 'Ready to Preview')).toBeVisible()
    // gone behind the page's back: what it hears of the codebase from now on is what it has heard before
    const { reply: known } = await call('GET', '/environment/status')
    const headers = { 'access-control-allow-origin': standIn.dashboardUrl }
    let told = 0
    await page.route('**/environment/status', async (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue()
      await route.fulfill({ json: known, headers })
      told += 1
    })
    await expect
      .poll(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
        return told
      })
      .toBeGreaterThan(0)
    await rm(inCodebase(standIn, 'pubspec.yaml'))
    await page.keyboard.press('s')
    await expect(consoleLog(page).getByText(/Start failed: .*Flutter codebase/)).toBeVisible()
    expect(logged.join('\n')).toContain('Start failed')
    await expect(overlay(page, 'Starting Up...')).toHaveCount(0)
    await expect(overlay(page, 'Ready to Preview')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})
