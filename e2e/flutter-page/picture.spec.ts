import { readFile } from 'node:fs/promises'
import { expect, test as base } from '../fakes/fake-flutter.ts'

/** The browser's question which tab to take is answered with this one, as a person would. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      await provide({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--auto-accept-this-tab-capture'],
      })
    },
    { scope: 'worker' },
  ],
})

test(
  'a picture of the phone’s screen is saved as PNG, of its size and with the app in it',
  { tag: '@P-086' },
  async ({ page, fakeFlutter }) => {
    await fakeFlutter.open(page)
    await page.getByRole('button', { name: 'Start Server' }).click()
    const app = page.frameLocator('iframe[title="App preview"]').locator('body')
    await expect(app).toHaveAttribute('data-seen', /./)
    await expect(page.getByTestId('overlay')).toHaveCount(0)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save a picture' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/^iPhone 16 \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.png$/)
    const bytes = await readFile(await file.path())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')

    const picture = await page.evaluate(async (base64) => {
      const blob = new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))])
      const bitmap = await createImageBitmap(blob)
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      canvas?.drawImage(bitmap, 0, 0)
      const at = (x: number, y: number) => [...(canvas?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3)
      return {
        width: bitmap.width,
        height: bitmap.height,
        middle: at(bitmap.width / 2, bitmap.height / 2),
      }
    }, bytes.toString('base64'))
    const screen = await page.getByTestId('screen').boundingBox()
    expect(Math.abs(picture.width - (screen?.width ?? 0))).toBeLessThanOrEqual(2)
    expect(Math.abs(picture.height - (screen?.height ?? 0))).toBeLessThanOrEqual(2)
    // the fake's ground, as far as a video keeps a colour
    for (const [index, wanted] of [0x30, 0x60, 0xc0].entries()) {
      expect(Math.abs((picture.middle[index] ?? 0) - wanted)).toBeLessThan(24)
    }
  },
)

test('a browser that cannot take one offers none', async ({ page, fakeFlutter }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'CropTarget')
  })
  await fakeFlutter.open(page)
  await page.getByRole('button', { name: 'Start Server' }).click()
  await expect(page.getByRole('button', { name: 'Open in a tab' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save a picture' })).toHaveCount(0)
})
