import type { Page } from '@playwright/test'
import { expect, test } from '../fakes/fake-flutter.ts'

const frame = (page: Page) => page.locator('iframe[title="App preview"]')
const body = (page: Page) => page.frameLocator('iframe[title="App preview"]').locator('body')

async function boxOf(page: Page, what: 'phone' | 'screen' | 'app' | 'pane') {
  const places = {
    phone: page.getByTestId('phone'),
    screen: page.getByTestId('screen'),
    app: frame(page),
    pane: page.getByRole('region', { name: 'Preview' }),
  }
  const box = await places[what].boundingBox()
  if (box === null) throw new Error(`no ${what}`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}
type Box = Awaited<ReturnType<typeof boxOf>>

function expectInside(inner: Box, outer: Box, what: string): void {
  expect(inner.x, what).toBeGreaterThanOrEqual(outer.x - 1)
  expect(inner.right, what).toBeLessThanOrEqual(outer.right + 1)
  expect(inner.y, what).toBeGreaterThanOrEqual(outer.y - 1)
  expect(inner.bottom, what).toBeLessThanOrEqual(outer.bottom + 1)
}

test(
  'the phone is whole at every width, upright and turned, and the app has what the system leaves it',
  { tag: '@P-192' },
  async ({ page, fakeFlutter }) => {
    await fakeFlutter.open(page)
    await page.getByRole('button', { name: 'Start Server' }).click()
    const pick = async (name: RegExp) => {
      await page.getByRole('toolbar', { name: 'Conditions' }).getByRole('button').first().click()
      await page.getByRole('menuitemradio', { name }).click()
      await page.keyboard.press('Escape')
    }
    for (const [name, upright, turned] of [
      [/^iPhone 16 393/, '393 x 759', '734 x 372'],
      [/^Pixel 9 412/, '412 x 848', '872 x 364'],
      [/^iPad mini 744/, '744 x 1089', '1133 x 700'],
    ] as const) {
      await pick(name)
      for (const size of [upright, turned]) {
        if (size === turned) await page.getByRole('button', { name: 'Rotate' }).click()
        for (const width of [1440, 1024, 768]) {
          await page.setViewportSize({ width, height: 900 })
          // the app's own window: in its pixels, whatever the phone is scaled to
          await expect(body(page)).toHaveAttribute('data-size', size)
          const what = `${name.source} ${size} at ${width}`
          await expect
            .poll(async () => (await boxOf(page, 'phone')).right <= (await boxOf(page, 'pane')).right, what)
            .toBe(true)
          const over = (element: Element) => element.scrollWidth - element.clientWidth
          // each box is asked for by itself, and the phone may find its size in between
          await expect(async () => {
            expectInside(await boxOf(page, 'phone'), await boxOf(page, 'pane'), what)
            expectInside(await boxOf(page, 'app'), await boxOf(page, 'screen'), what)
            // room for the line below the app
            expect(
              (await boxOf(page, 'screen')).bottom - (await boxOf(page, 'app')).bottom,
              what,
            ).toBeGreaterThan(4)
            // nothing runs out of the sidebar, nor out of the window
            expect(await page.locator('aside').evaluate(over), what).toBe(0)
            expect(await page.locator('html').evaluate(over), what).toBe(0)
          }).toPass({ timeout: 30_000 })
        }
      }
      await page.getByRole('button', { name: 'Rotate' }).click()
    }
  },
)

test(
  'too narrow, a message takes the place of the page, and the app goes on underneath',
  { tag: ['@P-021', '@P-122'] },
  async ({ page, fakeFlutter }) => {
    await fakeFlutter.open(page)
    await page.getByRole('button', { name: 'Start Server' }).click()
    await expect(body(page)).toHaveAttribute('data-loads', /./)
    const loads = await body(page).getAttribute('data-loads')
    await page.setViewportSize({ width: 767, height: 900 })
    await expect(page.getByRole('heading', { name: 'Screen Too Small' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Stop/ })).toBeHidden()
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(page.getByRole('heading', { name: 'Screen Too Small' })).toBeHidden()
    await expect(page.getByRole('button', { name: /^Stop/ })).toBeVisible()
    await expect(body(page)).toHaveAttribute('data-loads', loads ?? '')
  },
)
