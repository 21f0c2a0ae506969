import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expectAccessible } from './harness/accessible.ts'
import { expect, test } from './harness/test.ts'

async function replaceIn(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  expect(text).toContain(from)
  await writeFile(file, text.replace(from, to))
}

test(
  'from an empty machine to an edit seen in the phone',
  { tag: ['@P-001', '@P-002', '@P-003', '@P-057', '@P-297'] },
  async ({ page, product }) => {
    test.slow()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))

    await test.step('sign in with a new local account', async () => {
      await page.goto(product.dashboardUrl)
      await expect(page).toHaveURL(/\/login$/)
      await expect(page.getByText('Local sign-in: names you, protects nothing')).toBeVisible()
      await expectAccessible(page, 'login')
      const opening = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Continue with Google' }).click()
      const chooser = await opening
      await chooser.getByLabel('Email').fill('ann@example.com')
      await chooser.getByLabel('Name').fill('Ann Example')
      await expectAccessible(chooser, 'account chooser')
      await chooser.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL(/\/flutter$/)
      await expect(page.getByText('Connected', { exact: true })).toBeVisible()
      await expectAccessible(page, 'flutter without a codebase')
    })

    const begun = page.getByRole('region', { name: 'Getting started', exact: true })
    const offered = begun.getByRole('listitem').locator('button, a')

    await test.step('name a folder', async () => {
      await page.getByRole('link', { name: 'Open an app' }).click()
      await expect(begun.getByText('3 of 7')).toBeVisible()
      await expect(offered).toHaveText('Choose folder')
      await offered.click()
      await expect(page.getByRole('textbox', { name: 'Project directory' })).toBeFocused()
      const save = page.getByRole('button', { name: 'Save' })
      await expect(save).toBeDisabled()
      await page.getByRole('textbox', { name: 'Project directory' }).fill(product.projectFolder)
      await expectAccessible(page, 'environment, editing')
      await save.click()
      await expect(page.getByText(product.projectFolder, { exact: true })).toBeVisible()
    })

    await test.step('clone both codebases, which are starters', async () => {
      await expect(begun.getByText('4 of 7')).toBeVisible()
      await expect(offered).toHaveText('Clone both')
      await expect(page.getByText('Starter that ships with Mosaygent')).toHaveCount(2)
      await offered.click()
      await expect(page.getByText('Present', { exact: true })).toHaveCount(2)
      await expect(page.getByText('Clean', { exact: true })).toHaveCount(2)
      for (const kind of ['api', 'flutter'])
        expect(await readFile(join(product.projectFolder, kind, '.git/HEAD'), 'utf8')).toContain('main')
      await expect(begun.getByText('5 of 7')).toBeVisible()
      await expect(offered).toHaveText('Open preview')
      await expectAccessible(page, 'environment, both present')
    })

    const app = page.frameLocator('iframe[title="App preview"]')
    // The sketch holds the app's light and its dark picture and shows the one that fits.
    const inApp = (text: string) => app.getByText(text).filter({ visible: true })
    const main = join(product.projectFolder, 'flutter/lib/main.dart')
    const greeting = 'Now at Falmouth, rising'

    await test.step('start the preview', async () => {
      await page.getByRole('link', { name: 'Flutter', exact: true }).click()
      await page.getByRole('button', { name: 'Start Server' }).click()
      await expect(page.getByText('Running', { exact: true }).first()).toBeVisible()
      // it says so while it compiles, too
      await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeEnabled()
      await expect(inApp(greeting)).toBeVisible()
      // what it would ask the API for is not run, so these are the tides that it carries
      await expect(inApp('04:12')).toBeVisible()
      await expect(page.getByText('Sketch preview: Flutter SDK not found').first()).toBeVisible()
      await expectAccessible(page, 'flutter, running')
    })

    await test.step('an edit arrives with Reload, and the receipt says so', async () => {
      await replaceIn(main, greeting, 'High and dry at Penzance')
      await page.getByRole('button', { name: /^Reload/ }).click()
      await expect(page.getByText(/Applied 1 file in/).first()).toBeVisible()
      await expect(inApp('High and dry at Penzance')).toBeVisible()
    })

    await test.step('a broken file is listed with its place, the old picture stays', async () => {
      await replaceIn(main, "'High and dry at Penzance';", "'High and dry at Penzance'")
      await page.getByRole('button', { name: /^Reload/ }).click()
      await expect(page.getByText(/Did not compile/).first()).toBeVisible()
      await expect(page.getByText('Compilation Errors')).toBeVisible()
      await expect(page.getByText(/lib\/main\.dart:\d+:\d+/).first()).toBeVisible()
      await expect(inApp('High and dry at Penzance')).toBeVisible()
      await expectAccessible(page, 'flutter, compile error')
    })

    await test.step('mended, Restart applies it and the error is gone', async () => {
      await replaceIn(main, "'High and dry at Penzance'", "'Calm at Penzance';")
      await page.getByRole('button', { name: /^Restart\b/ }).click()
      await expect(inApp('Calm at Penzance')).toBeVisible()
      await expect(page.getByText('Compilation Errors')).toBeHidden()
    })

    await test.step('the first steps are done and told no more, unless asked for', async () => {
      const environment = page.getByRole('link', { name: 'Environment', exact: true })
      await environment.click()
      await expect(begun.getByText('7 of 7')).toBeVisible()
      await expect(offered).toHaveCount(0)
      await page.getByRole('link', { name: 'Flutter', exact: true }).click()
      await expect(inApp('Calm at Penzance')).toBeVisible()
      await environment.click()
      await expect(page.getByText('Clean', { exact: true })).toHaveCount(1)
      await expect(begun).toHaveCount(0)
      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('option', { name: /^Show getting started/ }).click()
      await expect(begun.getByText('7 of 7')).toBeVisible()
      await begun.getByRole('button', { name: 'Hide this list' }).click()
      await expect(begun).toHaveCount(0)
      await page.getByRole('link', { name: 'Flutter', exact: true }).click()
    })

    await test.step('stop, and sign out', async () => {
      await page.getByRole('button', { name: /^Stop/ }).click()
      await expect(page.getByText('Ready to Preview')).toBeVisible()
      await expect(page.getByText('Stopped', { exact: true }).first()).toBeVisible()
      await page.getByRole('button', { name: /Ann Example/ }).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
      await expect(page).toHaveURL(/\/login$/)
      const token = () => page.evaluate(() => localStorage.getItem('mosaygent_auth_token'))
      await expect.poll(token).toBeNull()
    })

    expect(problems).toEqual([])
    expect(await product.stop()).toBe(0)
  },
)
