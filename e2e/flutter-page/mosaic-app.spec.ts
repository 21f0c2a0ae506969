import { writeFile } from 'node:fs/promises'
import { expect, test } from '../fakes/fake-flutter.ts'
import { roundLine, standInForLoader, takesCode } from '../harness/mosaic-steps.ts'
import { inCodebase, reloadButton } from './page.ts'

test(
  'of an app’s frames each answers for itself: one that took the reload is left as it is, the others are loaded anew',
  { tag: ['@P-502', '@P-503'] },
  async ({ page, fakeFlutter }) => {
    test.setTimeout(180_000)
    await standInForLoader(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await fakeFlutter.open(page)
    await page.getByRole('button', { name: 'Mosaic: several frames at once' }).click()
    await page.getByRole('button', { name: /^Phones/ }).click()
    await page.getByRole('menuitemradio', { name: 'Dark and light' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Start Server' }).click()
    const round = roundLine(page)
    await expect(round).toContainText('4 frames live')
    await expect(reloadButton(page)).toBeEnabled()
    const app = (name: string) =>
      page.getByRole('group', { name, exact: true }).frameLocator('iframe').locator('body')
    const names = ['iPhone 16', 'iPhone 16, dark', 'Pixel 9', 'Pixel 9, dark']

    await test.step('each under its own conditions', async () => {
      await expect(app('iPhone 16')).toHaveAttribute('data-seen', / false /)
      await expect(app('iPhone 16, dark')).toHaveAttribute('data-seen', / true /)
    })

    await test.step('what overflows is counted in its frame', async () => {
      await app('Pixel 9').evaluate(() => {
        console.log('A RenderFlex overflowed by 12 pixels on the right.')
      })
      await expect(page.getByText('1 overflow in 1 frame')).toBeVisible()
      await expect(page.getByRole('group', { name: 'Pixel 9', exact: true })).toContainText('1 overflow')
    })

    await test.step('one of them takes the reload', async () => {
      for (const name of names) await expect.poll(() => app(name).evaluate(() => window.asked)).toBe(1)
      const loads = () => Promise.all(names.map((name) => app(name).getAttribute('data-loads')))
      const before = await loads()
      await takesCode(page.getByRole('group', { name: 'iPhone 16', exact: true }))
      await writeFile(inCodebase(fakeFlutter, 'lib/more.dart'), '// newer\n')
      await reloadButton(page).click()
      await expect(round).toContainText('1 in place, 3 loaded anew')
      const after = await loads()
      expect(after.map((load, index) => load === before[index])).toEqual([true, false, false, false])
      await round.click()
      await expect(page.getByRole('dialog', { name: 'What each frame made of it' })).toContainText(
        /Pixel 9 did not say that it took it, so it was loaded anew/,
      )
    })
  },
)
