import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../fakes/fake-flutter.ts'

/** Width, height, and colours at places given in shares of them, `r,g,b`. */
const readPicture = (page: Page, base64: string, places: readonly (readonly [number, number])[]) =>
  page.evaluate(
    async ([text, at]) => {
      const blob = new Blob([Uint8Array.from(atob(text), (character) => character.charCodeAt(0))])
      const bitmap = await createImageBitmap(blob)
      const { width, height } = bitmap
      const canvas = new OffscreenCanvas(width, height).getContext('2d')
      canvas?.drawImage(bitmap, 0, 0)
      const colours = at.map(([x, y]) =>
        [...(canvas?.getImageData(x * width, y * height, 1, 1).data ?? [])].slice(0, 3).join(),
      )
      return { width, height, colours }
    },
    [base64, places] as const,
  )

test.use({ hold: true })

test(
  'a picture of the phone’s screen is saved and copied, in the device’s pixels, with the phone and without, and nobody is asked',
  { tag: ['@P-086', '@P-510'] },
  async ({ page, context, fakeFlutter }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      navigator.mediaDevices.getDisplayMedia = () => Promise.reject(new Error('nobody is asked'))
    })
    await fakeFlutter.open(page)
    await page.getByRole('button', { name: 'Start Server' }).click()
    await expect(async () => {
      const app = { ground: '#3060c0', bars: '#cc0000' }
      await fakeFlutter.tell('/page', { name: '3.35, bootstrap', app })
    }).toPass()
    await fakeFlutter.tell('/compiled')
    await expect(page.getByTestId('overlay')).toHaveCount(0)
    const ground = () =>
      page.getByTestId('screen').evaluate((screen) => screen.style.getPropertyValue('--ground'))
    await expect.poll(ground).toMatch(/rgb\(204, 0, 0\)/)
    const press = async (name: string) => {
      await page.getByRole('button', { name: 'Take a picture' }).click()
      await page.getByRole('menuitem', { name, exact: true }).click()
    }
    const saved = async (name: string) => {
      const downloading = page.waitForEvent('download')
      await press(name)
      const file = await downloading
      expect(file.suggestedFilename()).toMatch(/^iPhone 16 \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.png$/)
      return (await readFile(await file.path())).toString('base64')
    }
    const frame = page.locator('iframe[title="App preview"]')
    const inside = () => frame.evaluate((element: HTMLIFrameElement) => element.offsetWidth)

    // above the app its ground goes on; the island; the app
    const glass = await readPicture(page, await saved('Save a picture'), [
      [0.02, 0.02],
      [0.5, 0.03],
      [0.5, 0.5],
    ])
    // this fake draws in the browser's pixels whatever it is told; a real Flutter is in `real/flet-picture.spec.ts`
    expect(glass).toEqual({ width: 393, height: 852, colours: ['204,0,0', '10,11,13', '48,96,192'] })
    expect(await inside()).toBe(393)

    const phone = await readPicture(page, await saved('Save a picture with the phone'), [
      [0.5, 0.5],
      [0.02, 0.5],
    ])
    expect(phone).toMatchObject({ width: 393 + 24 + 8, height: 852 + 24 + 8 })
    expect(phone.colours[0]).toBe('48,96,192')

    await press('Copy a picture')
    await expect(page.getByText('The picture is on the clipboard')).toBeVisible()
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      const blob = await item?.getType('image/png')
      let text = ''
      for (const byte of new Uint8Array((await blob?.arrayBuffer()) ?? [])) text += String.fromCharCode(byte)
      return btoa(text)
    })
    expect(await readPicture(page, copied, [[0.5, 0.5]])).toEqual({
      width: 393,
      height: 852,
      colours: ['48,96,192'],
    })
  },
)

test('a page that draws on no canvas says so, and saves nothing', async ({ page, fakeFlutter }) => {
  let downloads = 0
  page.on('download', () => (downloads += 1))
  await fakeFlutter.open(page)
  await page.getByRole('button', { name: 'Start Server' }).click()
  await expect(() => fakeFlutter.tell('/compiled')).toPass()
  await expect(page.frameLocator('iframe[title="App preview"]').locator('body')).toHaveAttribute(
    'data-seen',
    /./,
  )
  await page.getByRole('button', { name: 'Take a picture' }).click()
  await page.getByRole('menuitem', { name: 'Save a picture', exact: true }).click()
  await expect(page.getByText('No picture: the app has not drawn on a canvas')).toBeVisible()
  expect(downloads).toBe(0)
})
