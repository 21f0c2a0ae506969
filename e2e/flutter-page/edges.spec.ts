import type { Page } from '@playwright/test'
import { expect, test } from '../fakes/fake-flutter.ts'
import { GENERATION, running, seen } from '../app-frame/two-pages.ts'

const GROUND = '32,160,96'
const VIOLET = '103,80,164'
const AMBER = '255,193,7'

/** The colours in a picture of the screen at these places, in shares of it, `r,g,b`: as an eye would see them. */
async function coloursAt(page: Page, places: readonly (readonly [number, number])[]): Promise<string[]> {
  const picture = await page.getByTestId('screen').screenshot()
  return page.evaluate(
    async ([base64, wanted]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), image)
      Object.assign(canvas, { width: image.width, height: image.height })
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      return wanted.map(([x, y]) => {
        const pixel = context?.getImageData(Math.floor(x * image.width), Math.floor(y * image.height), 1, 1)
        return [...(pixel?.data ?? [])].slice(0, 3).join(',')
      })
    },
    [picture.toString('base64'), places] as const,
  )
}

/** From within the screen to within the app, in steps finer than a pixel: a seam between them would be met. */
const across = (from: number, to: number, y: number) =>
  Array.from({ length: 120 }, (_, step) => [from + ((to - from) * step) / 119, y] as const)
const upward = (x: number) => across(0.89, 0.998, 0).map(([share]) => [x, share] as const)

test(
  'the screen beside, above and below the app goes on with its edges: no band on its side, no seam',
  { tag: '@P-214' },
  async ({ page, fakeFlutter }) => {
    await running(page, fakeFlutter)
    const app = { text: 'bars', ground: `rgb(${GROUND})`, bars: `rgb(${VIOLET})` }
    await fakeFlutter.tell('/page', { ...GENERATION, app })
    await page.reload()
    await expect(seen(page).locator('flutter-view canvas')).toBeVisible()

    await test.step('upright: the status bar and the room of the home line', async () => {
      // beside the clock, beside the island, at the app's bar; and up from the lower edge
      await expect
        .poll(() => coloursAt(page, [[0.5, 0.004], [0.3, 0.065], [0.5, 0.08], ...upward(0.3)]))
        .toEqual(Array.from({ length: 123 }, () => VIOLET))
    })
    await test.step('on its side: each colour beside the app, to both ends', async () => {
      await page.getByRole('button', { name: 'Rotate' }).click()
      const sides = (y: number) => [...across(0.003, 0.12, y), ...across(0.88, 0.996, y)]
      await expect.poll(() => coloursAt(page, sides(0.25))).toEqual(Array.from({ length: 240 }, () => GROUND))
      // the ground may be there a moment before the bars have their places for this side
      const bars = [...across(0.03, 0.12, 0.1), ...across(0.03, 0.12, 0.85)]
      await expect.poll(() => coloursAt(page, bars)).toEqual(Array.from({ length: 240 }, () => VIOLET))
    })
    await test.step('what the app paints later is followed', async () => {
      await seen(page)
        .locator('html')
        .evaluate((_, detail) => dispatchEvent(new CustomEvent('paint-bars', { detail })), `rgb(${AMBER})`)
      await expect
        .poll(() =>
          coloursAt(page, [
            [0.03, 0.1],
            [0.97, 0.85],
            [0.2, 0.98],
          ]),
        )
        .toEqual([AMBER, AMBER, AMBER])
    })
  },
)
