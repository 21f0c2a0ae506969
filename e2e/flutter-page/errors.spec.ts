import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { callsTo } from '../harness/call.ts'
import { expect, test } from '../fakes/fake-flutter.ts'
import { bar, body, consoleLog, inCodebase, overlay, receipt, reloadButton, startByKey } from './page.ts'

test(
  'errors: what follows is folded, a place opens in the editor, and those of the running app are told apart',
  { tag: ['@P-069', '@P-158', '@P-161', '@P-166'] },
  async ({ page, fakeFlutter }) => {
    const call = callsTo(`${fakeFlutter.helperUrl}/mosaygent`)
    await startByKey(page, fakeFlutter)
    const cards = page.getByRole('article')
    const said = [
      "Error: Couldn't resolve the package 'http' in 'package:http/http.dart'.",
      "lib/main.dart:1:8: Error: Not found: 'package:http/http.dart'",
      "lib/main.dart:5:3: Error: 'Client' isn't a type.",
      "lib/main.dart:9:10: Error: Undefined name 'post'.",
      "lib/pages/home_page.dart:3:1: Error: Type 'Wrong' not found.",
    ]

    await test.step('a missing import takes its names with it; the text of each stays', async () => {
      await fakeFlutter.tell('/fail', { lines: said })
      await writeFile(inCodebase(fakeFlutter, 'lib/more.dart'), 'int more() => 1;\n')
      await reloadButton(page).click()
      await expect(cards).toHaveCount(2)
      await expect(cards.first()).toContainText('3 more follow from this')
      await expect(cards.last()).toContainText("Type 'Wrong' not found.")
      for (const line of said) await expect(consoleLog(page).getByText(line).first()).toBeVisible()
      await expect(page.getByText('2 errors')).toBeVisible()
    })

    await test.step('a place opens in the editor at line and column; a file outside is refused', async () => {
      await cards.last().getByRole('button', { name: 'Open in editor' }).click()
      const place = `${inCodebase(fakeFlutter, 'lib/pages/home_page.dart')}:3:1`
      await expect.poll(fakeFlutter.opened).toEqual([expect.stringContaining(place)])
      await expect(cards.last().getByText('Opened in code.')).toBeAttached()
      for (const outside of ['../../../etc/passwd', join(fakeFlutter.home, 'state.json')])
        expect(
          await call('POST', '/flutter/open-in-editor', { file: outside, line: 1, column: 1 }),
        ).toMatchObject({
          status: 403,
          reply: {
            detail:
              'Only files of the Flutter codebase, of its local packages and of its SDK are opened from here.',
          },
        })
      expect(await fakeFlutter.opened()).toHaveLength(1)
    })

    await test.step('many of them scroll in their list, and never the page', async () => {
      const many = Array.from(
        { length: 20 },
        (_, n) => `lib/pages/page_${n}.dart:3:1: Error: Type 'T${n}' not found.`,
      )
      await fakeFlutter.tell('/fail', { lines: many })
      await writeFile(inCodebase(fakeFlutter, 'lib/more.dart'), 'int more() => 3;\n')
      await reloadButton(page).click()
      await expect(cards).toHaveCount(20)
      const below = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
      expect(await below()).toBeLessThanOrEqual(0)
    })

    await test.step('what the running app did not catch is counted, with its stack, and goes with an applied reload', async () => {
      await fakeFlutter.tell('/fail')
      await reloadButton(page).click()
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
      await writeFile(inCodebase(fakeFlutter, 'lib/more.dart'), 'int more() => 2;\n')
      await reloadButton(page).click()
      await expect(receipt(page)).toContainText('Applied 1 file')
      await expect(cards).toHaveCount(0)
      await expect(page.getByText('Runtime Errors')).toHaveCount(0)
    })

    await test.step('an action that fails leaves a line and no dialog, and nothing covers the screen', async () => {
      const logged: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') logged.push(message.text())
      })
      await bar(page).getByRole('button', { name: /^Stop/ }).click()
      await expect(overlay(page, 'Ready to Preview')).toBeVisible()
      // gone behind the page's back: what it hears of the codebase from now on is what it has heard before
      const { reply: known } = await call('GET', '/environment/status')
      const headers = { 'access-control-allow-origin': fakeFlutter.dashboardUrl }
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
      await rm(inCodebase(fakeFlutter, 'pubspec.yaml'))
      await page.keyboard.press('s')
      await expect(consoleLog(page).getByText(/Start failed: .*Flutter codebase/)).toBeVisible()
      expect(logged.join('\n')).toContain('Start failed')
      await expect(overlay(page, 'Starting Up...')).toHaveCount(0)
      await expect(overlay(page, 'Ready to Preview')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    })
  },
)
