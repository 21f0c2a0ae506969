import { writeFile } from 'node:fs/promises'
import { expect, test } from '../fakes/fake-flutter.ts'
import {
  appIn,
  mosaicFrames,
  roundLine,
  standInForLoader,
  takesCode,
  tellOfMemory,
} from '../harness/mosaic-steps.ts'
import { choose } from '../harness/phone-steps.ts'
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
      await expect(round).toContainText('1 updated in place, 3 loaded anew')
      const after = await loads()
      expect(after.map((load, index) => load === before[index])).toEqual([true, false, false, false])
      await round.click()
      await expect(page.getByRole('dialog', { name: 'Last reload, frame by frame' })).toContainText(
        /Pixel 9 did not confirm the update, so it was loaded anew/,
      )
    })
  },
)

test(
  'how many of an app’s frames are live follows the machine, which is said; those out of sight load when they are seen',
  { tag: '@P-503' },
  async ({ page, fakeFlutter }) => {
    test.setTimeout(180_000)
    await tellOfMemory(page, 3)
    await page.setViewportSize({ width: 1440, height: 900 })
    await fakeFlutter.open(page)
    await page.getByRole('button', { name: 'Mosaic: several frames at once' }).click()
    await page.setViewportSize({ width: 768, height: 480 })
    await choose(page, /^Phones/, 'Tablet and landscape')
    await page.getByRole('button', { name: 'Start Server' }).click()
    const frame = mosaicFrames(page)
    await expect(page.getByText('3 frames live at once: the browser tells of 3 GB of memory')).toBeVisible()
    await expect(frame.nth(3)).toContainText('Not live')
    await expect(frame.nth(3).locator('iframe')).toHaveCount(0)
    // below the edge of the sheet, which scrolls
    await expect(frame.nth(0)).toHaveAttribute('data-state', 'live')
    await expect(frame.nth(2)).toHaveAttribute('data-state', 'queued')
    await expect(frame.nth(2)).toContainText('Loads when it is seen')
    await expect(frame.nth(2).locator('iframe')).toHaveCount(0)
    await frame.nth(2).scrollIntoViewIfNeeded()
    await expect(frame.nth(2)).toHaveAttribute('data-state', 'live')
    await expect(roundLine(page)).toContainText('3 of 4 frames live')
  },
)

test(
  'all frames of an app have one question, one route, one keyboard, and are out of date together',
  { tag: ['@P-503', '@P-535'] },
  async ({ page, context, fakeFlutter }) => {
    test.setTimeout(180_000)
    await context.grantPermissions(['geolocation'])
    await tellOfMemory(page, 8)
    await page.setViewportSize({ width: 1440, height: 900 })
    await fakeFlutter.open(page)
    await page.getByRole('button', { name: 'Mosaic: several frames at once' }).click()
    await choose(page, /^Phones/, 'Dark and light')
    await page.getByRole('button', { name: 'Start Server' }).click()
    await expect(roundLine(page)).toContainText('4 frames live')
    await expect(reloadButton(page)).toBeEnabled()
    const frames = await mosaicFrames(page).all()
    const routes = () =>
      Promise.all(
        frames.map((frame) =>
          appIn(frame)
            .locator('body')
            .evaluate(() => location.hash),
        ),
      )

    await test.step('a route that is typed leads each of them', async () => {
      const field = page.getByRole('combobox', { name: 'Route' })
      await field.fill('/tides/é')
      await field.press('Enter')
      await expect.poll(routes).toEqual(frames.map(() => '#/tides/%C3%A9'))
    })
    await test.step('the keyboard is up in each, and goes from each', async () => {
      await choose(page, 'Soft keyboard', 'Up')
      await expect(page.getByTestId('soft-keyboard')).toHaveCount(4)
      await choose(page, 'Soft keyboard', 'Down')
      await expect(page.getByTestId('soft-keyboard')).toHaveCount(0)
    })
    await test.step('files that are newer are said once for all', async () => {
      await writeFile(inCodebase(fakeFlutter, 'lib/more.dart'), '// newer\n')
      await expect(page.getByTestId('stale')).toHaveText(/^Out of date: code from/)
      await reloadButton(page).click()
      await expect(page.getByTestId('stale')).toHaveCount(0)
      await expect(roundLine(page)).toContainText('4 loaded anew')
    })
    await test.step('a place that two frames ask for is one question, and what is given is given to all', async () => {
      for (const frame of frames.slice(0, 2))
        await appIn(frame)
          .locator('body')
          .evaluate(() => {
            navigator.geolocation.getCurrentPosition(console.log, console.log)
          })
      await expect(page.getByText(/^App wants to/)).toHaveText('App wants to see your location')
      await page.getByRole('button', { name: 'Allow', exact: true }).click()
      for (const frame of frames)
        await expect(frame.locator('iframe[title="App preview"]')).toHaveAttribute(
          'allow',
          'geolocation; fullscreen',
        )
      await expect(page.getByText(/^App wants to/)).toHaveCount(0)
    })
  },
)
