import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../fakes/fake-flutter.ts'
import type { FakeFlutter } from '../fakes/fake-flutter.ts'
import { audit } from '../harness/axe.ts'

const log = (page: Page) => page.getByRole('log', { name: 'Console lines' })
const body = (page: Page) => page.frameLocator('iframe[title="App preview"]').locator('body')

async function start(page: Page, fakeFlutter: FakeFlutter): Promise<void> {
  await fakeFlutter.open(page)
  await page.getByRole('button', { name: 'Start Server' }).click()
  await expect(page.getByText('Running', { exact: true }).first()).toBeVisible()
  // it says so while it compiles, too
  await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeEnabled()
}

test.describe('a slow first build', () => {
  test.use({ hold: true })

  test(
    'shows its seconds and its last line until the app is there',
    { tag: ['@P-062', '@P-079'] },
    async ({ page, fakeFlutter }) => {
      await fakeFlutter.open(page)
      await page.getByRole('button', { name: 'Start Server' }).click()
      const strip = page.getByTestId('overlay')
      await expect(strip).toContainText('Sketch, real app is compiling')
      await fakeFlutter.tell('/print', { lines: ['Compiling é for the Web...'] })
      await expect(strip).toContainText('Compiling é for the Web...')
      // what is shown meanwhile is a sketch, which can be pointed at
      await expect(page.getByRole('button', { name: /^Point at a widget/ })).toBeEnabled()
      const seconds = async () => Number(/(\d+) s/.exec(await strip.innerText())?.[1])
      const before = await seconds()
      await expect.poll(seconds).toBeGreaterThan(before)
      await fakeFlutter.tell('/compiled')
      await expect(strip).toHaveCount(0)
      await expect(page.getByRole('button', { name: /^Point at a widget/ })).toBeDisabled()
      await expect(body(page)).toHaveAttribute('data-seen', /./)
    },
  )
})

test(
  'of a running app: receipts, readable colours, settings that reach it, an error that is copied whole, and a tab of its own',
  { tag: ['@P-005', '@P-067', '@P-165', '@P-071', '@P-086', '@P-162', '@P-353', '@P-070'] },
  async ({ context, page, fakeFlutter }) => {
    test.slow()
    await start(page, fakeFlutter)

    await test.step('every start, reload and restart opens a rule, gives a receipt, and the receipts are kept', async () => {
      const rules = log(page).locator('b')
      await expect(rules).toHaveText(['Start'])
      await page.getByRole('button', { name: /^Reload/ }).click()
      await expect(rules).toHaveText(['Start', 'Reload 1'])
      const receipt = page.getByRole('button', { name: /^(No changes|Applied|Compiles again|Did not)/ })
      await expect(receipt).toContainText('No changes')

      await writeFile(join(fakeFlutter.projectFolder, 'flutter/lib/more é.dart'), 'int more() => 1;\n')
      await page.getByRole('button', { name: /^Restart\b/ }).click()
      await expect(rules).toHaveText(['Start', 'Reload 1', 'Restart 2'])
      await expect(receipt).toContainText(/Applied 1 file: compiled in .* on screen after/)
      await expect(log(page)).toContainText(/Restart 2[\d:]+, mon projet é \w+, applied 1\sfile/)

      await receipt.click()
      const history = page.getByRole('dialog', { name: 'Reloads and restarts' })
      await expect(history.getByRole('listitem')).toHaveText([
        /^[\d:]+Restart 2: Applied 1 file: compiled in/,
        /^[\d:]+Reload 1: No changes/,
      ])
      await page.keyboard.press('Escape')
      await expect(history).toHaveCount(0)
    })

    await test.step('the colours of a terminal can be read on both grounds', async () => {
      const names = ['red', 'green', 'yellow', 'blue', 'magenta', 'cyan']
      const lines = names.flatMap((name, index) => [
        `\u001B[3${index + 1}m${name}\u001B[0m plain`,
        `\u001B[9${index + 1}mbright ${name}\u001B[0m`,
      ])
      await fakeFlutter.tell('/print', { lines: [...lines, '\u001B[2mdim\u001B[0m \u001B[1mbold\u001B[0m'] })
      await expect(log(page)).toContainText('bold')
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const inks = async () => {
          const found = await Promise.all(
            [...names, 'plain'].map((name) =>
              log(page)
                .getByText(new RegExp(`^${name}$| ${name}$`))
                .first()
                .evaluate((element) => getComputedStyle(element).color),
            ),
          )
          return new Set(found).size
        }
        // magenta has an ink of its own; blue and cyan share one
        await expect.poll(inks, { message: colorScheme }).toBe(names.length)
        await expect(async () => {
          const found = await audit(page, { within: '[role=log]', rules: ['color-contrast'] })
          expect(found.violations, colorScheme).toEqual([])
          expect(found.kept).toBeGreaterThan(names.length)
        }).toPass({ timeout: 30_000 })
      }
      await page.emulateMedia({ colorScheme: null })
    })

    await test.step('dark mode, text size and language reach the app, and stay through a reload of its page and of ours', async () => {
      await expect(body(page)).toHaveAttribute('data-seen', 'en-US en-US false 16px')
      await page.getByRole('button', { name: 'Dark mode of the app' }).click()
      await expect(body(page)).toHaveAttribute('data-seen', 'en-US en-US true 16px')
      await page.getByRole('button', { name: /^Text size/ }).click()
      await page.getByRole('slider', { name: 'Text size' }).fill('150')
      await page.keyboard.press('Escape')
      await expect(body(page)).toHaveAttribute('data-seen', 'en-US en-US true 24px')
      await page.getByRole('button', { name: /^Language/ }).click()
      await page.getByRole('menuitemradio', { name: /, ar$/ }).click()
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect(body(page)).toHaveAttribute('data-seen', 'ar ar true 24px')

      const loads = () => body(page).getAttribute('data-loads')
      const first = await loads()
      await body(page).evaluate(() => location.reload())
      await expect.poll(loads).not.toBe(first)
      await expect(body(page)).toHaveAttribute('data-seen', 'ar ar true 24px')
      await page.reload()
      await expect(body(page)).toHaveAttribute('data-seen', 'ar ar true 24px')
      const kept = await page.evaluate(() => localStorage.getItem('mosaygent_preview_view') ?? '')
      expect(JSON.parse(kept)).toMatchObject({ appDark: true, textScale: 150, locale: 'ar' })
    })

    await test.step('an error is copied whole; the app opens in a tab', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await fakeFlutter.tell('/fail', { lines: ["lib/main.dart:3:4: Error: Expected ';' after é."] })
      await writeFile(join(fakeFlutter.projectFolder, 'flutter/lib/more.dart'), 'int more() => 1;\n')
      await page.getByRole('button', { name: /^Reload/ }).click()
      const card = page.getByRole('article')
      await expect(card).toContainText("Expected ';' after é.")
      await card.getByRole('button', { name: 'Copy' }).click()
      await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toContain("lib/main.dart:3:4: Error: Expected ';' after é.")
      expect(copied).toContain('>     3 | ')

      const opening = context.waitForEvent('page')
      await page.getByRole('button', { name: 'Open in a tab' }).click()
      const tab = await opening
      await expect(tab).toHaveURL(`${fakeFlutter.previewUrl}/`)
      await expect(tab).toHaveTitle('app')
      // the app's tab cannot steer the dashboard
      expect(await tab.evaluate(() => window.opener === null)).toBe(true)
    })
  },
)
