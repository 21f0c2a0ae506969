import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../fakes/fake-flutter.ts'
import type { FakeFlutter } from '../fakes/fake-flutter.ts'
import { inCodebase } from './page.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Checks' })

/** As `pub get` leaves them. */
async function installPackages(fakeFlutter: FakeFlutter): Promise<void> {
  const file = inCodebase(fakeFlutter, '.dart_tool/package_config.json')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, '{"configVersion":2,"packages":[]}')
}

test(
  'analyze names an error, which opens in the editor, and finds nothing once it is mended',
  { tag: ['@P-440', '@P-441'] },
  async ({ page, fakeFlutter }) => {
    const main = inCodebase(fakeFlutter, 'lib/main.dart')
    const good = await readFile(main, 'utf8')
    await writeFile(main, `${good}\nfinal wrong = undefinedName;\n`)
    const line = good.split('\n').length + 1
    await fakeFlutter.open(page)

    await page.getByRole('button', { name: 'Checks' }).click()
    await expect(panel(page).getByText('The packages of this app are not installed.')).toBeVisible()
    await expect(panel(page).getByRole('button', { name: 'Analyze' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    // beside the phone, where the console was
    const phone = await page.getByTestId('phone').boundingBox()
    const beside = await panel(page).boundingBox()
    expect(beside?.x).toBeGreaterThan((phone?.x ?? Infinity) + (phone?.width ?? 0))
    await installPackages(fakeFlutter)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Flutter', exact: true })).toBeVisible()

    // from the list of commands as well, which opens what it found
    await page.keyboard.press('Control+K')
    await page.getByRole('combobox', { name: 'Search or run' }).fill('flutter analyze')
    await page.getByRole('option', { name: /Run “flutter analyze”/ }).click()
    const found = panel(page).getByRole('region', { name: 'lib/main.dart' })
    await found.getByRole('button', { name: /Undefined name 'undefinedName'/ }).click()
    await expect.poll(fakeFlutter.opened).toEqual([expect.stringContaining(`${main}:${line}:15`)])

    await writeFile(main, good)
    await panel(page).getByRole('button', { name: 'Run again' }).click()
    await expect(panel(page).getByText('No issues found')).toBeVisible()
    await panel(page).getByRole('button', { name: 'Close, back to the console' }).click()
    await expect(page.getByRole('region', { name: 'Console', exact: true })).toBeVisible()
  },
)

test('a failing test is run alone and passes', { tag: '@P-442' }, async ({ page, fakeFlutter }) => {
  const file = inCodebase(fakeFlutter, 'test/tide_test.dart')
  const rises = "test('tide rises', () {});"
  await writeFile(file, `${rises}\ntest('tide falls', () => fail());\n`)
  await installPackages(fakeFlutter)
  await fakeFlutter.open(page)
  await page.getByRole('button', { name: 'Checks' }).click()
  await panel(page).getByRole('radio', { name: 'Test' }).click()
  await panel(page).getByRole('button', { name: 'Run tests' }).click()

  const tests = panel(page).getByRole('region', { name: 'test/tide_test.dart' })
  await expect(tests.getByText('Expected: tide falls')).toBeVisible()
  await expect(panel(page).getByText('1 failed')).toBeVisible()
  await tests.getByRole('button', { name: /tide_test.dart:2:5/ }).click()
  await expect.poll(fakeFlutter.opened).toEqual([expect.stringContaining(`${file}:2:5`)])

  // the other one would fail now, and is not run
  await writeFile(file, `${rises.replace('{}', 'fail()')}\ntest('tide falls', () {});\n`)
  await tests.getByRole('button', { name: 'Run “tide falls” alone' }).click()
  await expect(panel(page).getByText('2 passed')).toBeVisible()
  await expect(panel(page).getByText('1 failed')).toHaveCount(0)
})

test(
  'a build names its error and then its files; clean says what goes, not while the app runs',
  { tag: ['@P-435', '@P-436'] },
  async ({ page, fakeFlutter }) => {
    const main = inCodebase(fakeFlutter, 'lib/main.dart')
    const good = await readFile(main, 'utf8')
    await writeFile(main, `${good}\nfinal wrong = undefinedName;\n`)
    const line = good.split('\n').length + 1
    await installPackages(fakeFlutter)
    await fakeFlutter.open(page)
    await page.getByRole('button', { name: 'Checks' }).click()
    await panel(page).getByRole('radio', { name: 'Build' }).click()
    await panel(page).getByRole('button', { name: 'Build for Development' }).click()
    const errors = panel(page).getByRole('region', { name: 'Compilation errors' })
    await errors.getByRole('button', { name: /Undefined name 'undefinedName'/ }).click()
    await expect.poll(fakeFlutter.opened).toEqual([expect.stringContaining(`${main}:${line}:15`)])

    await writeFile(main, good)
    await panel(page).getByRole('button', { name: 'Build for Development' }).click()
    await expect(panel(page).getByRole('row').nth(1)).toHaveText(/canvaskit\/canvaskit.wasm2.0 MB/)
    const cleaning = panel(page).getByRole('region', { name: 'Clean' })
    await expect(cleaning.getByRole('listitem')).toHaveText(['build/', '.dart_tool/'])

    // what runs needs it
    await fakeFlutter.post('/flutter/start')
    const clean = cleaning.getByRole('button', { name: 'Clean' })
    await expect(clean).toHaveAttribute('aria-disabled', 'true')
    await fakeFlutter.post('/flutter/stop')
    await clean.click()
    await expect(cleaning.getByText('Removed build/ and .dart_tool/.')).toBeVisible()
    await expect(panel(page).getByText('The packages of this app are not installed.')).toBeVisible()
    await expect(panel(page).getByText('2.0 MB', { exact: true })).toHaveCount(0)
    expect(await readdir(inCodebase(fakeFlutter, '.'))).not.toContain('build')
  },
)
