import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { callsTo } from '../harness/call.ts'
import { signIn } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'
import { bar, consoleLog, receipt } from './page.ts'

const app = (body: string) => `import 'package:flutter/material.dart';

void main() {
  print('code that runs would say this');
  runApp(MaterialApp(
    supportedLocales: const [Locale('en'), Locale('de')],
    home: Scaffold(body: ${body}),
  ));
}
`

test(
  'without an SDK a sketch stands in: labelled, of the source alone, and plain about what it is',
  { tag: ['@P-089', '@P-157', '@P-215', '@P-216', '@P-434'] },
  async ({ page, product }) => {
    const call = callsTo(`${product.helperUrl}/mosaygent`)
    const flutter = join(product.projectFolder, 'flutter')
    const main = join(flutter, 'lib/main.dart')
    const inApp = page.frameLocator('iframe[title="App preview"]')
    const reload = bar(page).getByRole('button', { name: /^Reload/ })
    await call('POST', '/environment/set-directory', { path: product.projectFolder })
    expect((await call('POST', '/environment/clone-flutter')).status).toBe(200)
    await writeFile(main, app("Column(children: [Mystery(), Wrapper(child: Text('inside é'))])"))
    await signIn(page, product)

    await test.step('it is announced, and labelled while it runs', async () => {
      const label = 'Sketch preview: Flutter SDK not found'
      await expect(
        page.getByText(`${label}. “Start” draws the app from its source without running it.`),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Start Server' }).click()
      await expect(inApp.getByText('inside é').filter({ visible: true })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Preview' }).getByText(label)).toBeVisible()
    })

    await test.step('a widget that it does not know is a box with its name, or what it holds', async () => {
      const box = inApp.locator('[data-widget=Mystery][data-unknown]').filter({ visible: true })
      expect(await box.evaluate((element) => getComputedStyle(element).borderStyle)).toContain('dashed')
      await expect(box.getByText('Mystery').first()).toBeVisible()
    })

    await test.step('pubspec.yaml is read each time, and what Flutter would need is said', async () => {
      await writeFile(join(flutter, 'pubspec.yaml'), 'name: é\ndependencies:\n  flutter:\n    sdk: flutter\n')
      await reload.click()
      await expect(receipt(page)).toContainText(
        'pubspec.yaml changed, which the sketch reads each time; Flutter itself needs Stop and Start',
      )
    })

    await test.step('a mistake in it is a compile error with its place, and opens there', async () => {
      await writeFile(join(flutter, 'pubspec.yaml'), 'name: é\nflutter:\n  assets: images/\n')
      await reload.click()
      await expect(page.getByRole('article').first()).toContainText('pubspec.yaml:3:11')
      await expect(page.getByRole('article').first()).toContainText(
        'Expected "flutter: assets" to be a list.',
      )
      await writeFile(join(flutter, 'pubspec.yaml'), 'name: é\n')
      await reload.click()
      await expect(page.getByText('Compilation Errors')).toHaveCount(0)
    })

    await test.step('a syntax error is a compile error with its place', async () => {
      await writeFile(main, app("Text('inside é'").replace('runApp', 'runApp(;'))
      await reload.click()
      await expect(page.getByText('Compilation Errors')).toBeVisible()
      await expect(page.getByRole('article').first()).toContainText(/lib\/main\.dart:\d+:\d+/)
      await expect(inApp.getByText('inside é').filter({ visible: true })).toBeVisible()
      await writeFile(main, app("Text('mended é')"))
      await reload.click()
      await expect(inApp.getByText('mended é').filter({ visible: true })).toBeVisible()
      await expect(page.getByText('Compilation Errors')).toHaveCount(0)
    })

    await test.step('the menu of languages says what the app lists', async () => {
      await page.getByRole('button', { name: /^Language/ }).click()
      await expect(
        page.getByText('Shown only if the app supports it; this app’s sketch lists: en, de'),
      ).toBeVisible()
      await page.keyboard.press('Escape')
    })

    await test.step('its lines are its own, name no second address, and none is the app’s', async () => {
      const rows = consoleLog(page).locator('[data-source]')
      await expect(rows.and(page.locator('[data-source=sketch]')).first()).toBeVisible()
      const sources = new Set(
        await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-source'))),
      )
      expect([...sources].filter((source) => source === 'flutter' || source === 'app')).toEqual([])
      const text = await consoleLog(page).innerText()
      const addresses = (text.match(/https?:\/\/[^\s/]+/g) ?? []).filter((one) => one !== product.previewUrl)
      expect(addresses).toEqual([])
      expect(text).not.toContain('code that runs would say this')
    })
  },
)
