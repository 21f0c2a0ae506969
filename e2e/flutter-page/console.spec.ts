import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../fakes/fake-flutter.ts'

const LINES = 200_000

const log = (page: Page) => page.getByRole('log', { name: 'Console lines' })
const row = (page: Page, text: string | RegExp) => log(page).getByText(text)
const footer = (page: Page) => page.getByRole('region', { name: 'Console' }).locator('footer')
const scrollTo = (page: Page, top: number) =>
  log(page).evaluate((element, to) => {
    element.scrollTop = to
  }, top)
/** How many rows the page holds, whatever is seen of them. */
const drawn = (page: Page) => log(page).locator('[data-index]').count()

test.describe('the console', () => {
  test.beforeEach(async ({ page, fakeFlutter }) => {
    await fakeFlutter.open(page)
    await page.getByRole('button', { name: 'Start Server' }).click()
    await expect(page.getByText('Running', { exact: true }).first()).toBeVisible()
    // it says so while it compiles, too
    await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeEnabled()
  })

  test(
    'holds 200,000 lines: draws those that are seen, reaches the oldest and the newest, filters them all',
    { tag: ['@P-071', '@P-180'] },
    async ({ page, fakeFlutter }) => {
      test.slow()
      await fakeFlutter.tell('/print', { lines: ['lib/main.dart:1:1: Error: the first of the run'] })
      await fakeFlutter.tell('/print', { count: LINES, text: 'tide # of the table' })
      await expect(row(page, `tide ${LINES} of the table`)).toBeVisible()
      await expect(footer(page)).toContainText('Following')
      const count = Number(/([\d,]+) lines/.exec(await footer(page).innerText())?.[1]?.replaceAll(',', ''))
      expect(count).toBeGreaterThanOrEqual(LINES)
      expect(await drawn(page)).toBeLessThan(120)

      await scrollTo(page, 0)
      await expect(row(page, 'tide 1 of the table')).toBeVisible()
      expect(await drawn(page)).toBeLessThan(120)
      await page.getByRole('button', { name: 'To the end' }).click()
      await expect(row(page, `tide ${LINES} of the table`)).toBeVisible()

      const filter = page.getByRole('textbox', { name: 'Filter' })
      await filter.fill('tide 12345')
      await expect(footer(page)).toContainText('11 lines')
      await expect(row(page, 'tide 12345 of the table')).toBeVisible()
      await filter.fill('/^tide \\d*777 of/')
      await expect(footer(page)).toContainText('200 lines')
      await expect(row(page, 'tide 199777 of the table')).toBeVisible()
      // what comes while it is filtered passes through the filter
      await fakeFlutter.tell('/print', { lines: ['tide 200777 of the table', 'neap'] })
      await expect(footer(page)).toContainText('201 lines')
      await expect(row(page, 'tide 200777 of the table')).toBeVisible()
      await expect(row(page, 'neap')).toHaveCount(0)
      await filter.fill('')
      await expect(row(page, 'neap')).toBeVisible()
      expect(await drawn(page)).toBeLessThan(120)

      // the helper keeps fewer for a page that opens late: that is said, and the first error is among them
      await expect(page).not.toHaveURL(/[?&]q=/) // the address follows the typing a moment later
      await page.reload()
      await expect(row(page, 'neap')).toBeVisible()
      await scrollTo(page, 0)
      await expect(row(page, 'Error: the first of the run')).toBeVisible()
      await expect(row(page, /^1\d\d,\d{3} older lines dropped$/)).toBeVisible()
      await expect(footer(page)).toContainText(/\b5\d,\d{3} lines/)
    },
  )

  test(
    'follows until scrolled up, counts what is new, and follows again',
    { tag: '@P-071' },
    async ({ page, fakeFlutter }) => {
      await fakeFlutter.tell('/print', { count: 300, text: 'flood #' })
      await expect(row(page, 'flood 300')).toBeVisible()
      await log(page).hover()
      await page.mouse.wheel(0, -900)
      const back = page.getByRole('button', { name: 'To the end' })
      await expect(back).toBeVisible()
      await expect(footer(page)).not.toContainText('Following')
      const top = await log(page).evaluate((element) => element.scrollTop)
      await fakeFlutter.tell('/print', { lines: ['ebb 1'] })
      await expect(page.getByRole('button', { name: '1 new line' })).toBeVisible()
      await fakeFlutter.tell('/print', { lines: ['ebb 2', 'ebb 3'] })
      await expect(page.getByRole('button', { name: '3 new lines' })).toBeVisible()
      // what is read stays where it is
      expect(await log(page).evaluate((element) => element.scrollTop)).toBe(top)
      await expect(row(page, 'ebb 3')).toHaveCount(0)
      await page.getByRole('button', { name: '3 new lines' }).click()
      await expect(row(page, 'ebb 3')).toBeVisible()
      await expect(footer(page)).toContainText('Following')
      await fakeFlutter.tell('/print', { lines: ['ebb 4'] })
      await expect(row(page, 'ebb 4')).toBeVisible()
    },
  )

  test(
    'keeps its filter in the address, in both directions',
    { tag: '@P-167' },
    async ({ page, fakeFlutter }) => {
      await fakeFlutter.tell('/print', { lines: ['warning: low tide', 'lib/a.dart:1:1: Error: No', 'calm'] })
      await expect(row(page, 'calm')).toBeVisible()
      await page.getByRole('textbox', { name: 'Filter' }).fill('tide')
      await expect(page).toHaveURL(/[?&]q=tide(&|$)/)
      await page.getByRole('button', { name: 'Level and source' }).click()
      await page.getByRole('menuitemradio', { name: 'Warnings and errors' }).click()
      await expect(page).toHaveURL(/[?&]level=warning(&|$)/)
      await page.getByRole('menuitemradio', { name: 'flutter, the tool' }).click()
      await expect(page).toHaveURL(/[?&]source=flutter(&|$)/)
      await page.keyboard.press('Escape')
      await expect(footer(page)).toContainText('1 line')

      await page.reload()
      await expect(page.getByRole('textbox', { name: 'Filter' })).toHaveValue('tide')
      await expect(row(page, 'warning: low tide')).toBeVisible()
      await expect(footer(page)).toContainText('1 line')

      await page.goto(`${fakeFlutter.dashboardUrl}/flutter?level=error`)
      await expect(page.getByRole('textbox', { name: 'Filter' })).toHaveValue('')
      await expect(row(page, 'lib/a.dart:1:1: Error: No')).toBeVisible()
      await expect(row(page, 'warning: low tide')).toHaveCount(0)
      await page.goBack()
      await expect(page.getByRole('textbox', { name: 'Filter' })).toHaveValue('tide')
      await expect(row(page, 'warning: low tide')).toBeVisible()
      await expect(row(page, 'lib/a.dart:1:1: Error: No')).toHaveCount(0)
      // an address that says nothing that is understood filters nothing
      await page.goto(`${fakeFlutter.dashboardUrl}/flutter?level=loud&source=sea`)
      await expect(row(page, 'calm')).toBeVisible()
    },
  )

  test(
    'is cleared, also for a page that is loaded anew, shown again, and given as a text file',
    { tag: ['@P-072', '@P-167', '@P-356'] },
    async ({ page, fakeFlutter }) => {
      await fakeFlutter.tell('/print', { lines: ['\u001B[32mgreen\u001B[0m tide', 'warning: é'] })
      await expect(row(page, 'warning: é')).toBeVisible()
      const coloured = log(page).getByText('green', { exact: true })
      const plain = log(page).getByText('tide', { exact: false }).first()
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme })
        const ink = (element: Element) => getComputedStyle(element).color
        expect(await coloured.evaluate(ink)).not.toBe(await plain.evaluate(ink))
      }
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download as text' }).click()
      const file = await downloading
      expect(file.suggestedFilename()).toMatch(/^mosaygent console \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.txt$/)
      const text = await readFile(await file.path(), 'utf8')
      expect(text).toMatch(/^--- Start \d{4}-/m)
      expect(text).toMatch(/Z flutter green tide\n\S+Z flutter WARNING warning: é\n$/)

      await page.getByRole('button', { name: 'Clear', exact: true }).click()
      await expect(row(page, 'warning: é')).toHaveCount(0)
      await expect(log(page)).toContainText('Cleared.')
      await fakeFlutter.tell('/print', { lines: ['after'] })
      await expect(row(page, 'after')).toBeVisible()
      await expect(row(page, 'warning: é')).toHaveCount(0)
      await page.reload()
      await expect(row(page, 'after')).toBeVisible()
      await expect(row(page, 'warning: é')).toHaveCount(0)
      await page.getByRole('button', { name: /^Show \d+ hidden$/ }).click()
      await expect(row(page, 'warning: é')).toBeVisible()
    },
  )
})
