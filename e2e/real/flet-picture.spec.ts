import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { askedPicture } from '../harness/asked-picture.ts'
import { comparePictures } from '../harness/compare-pictures.ts'
import { signIn } from '../harness/sign-in.ts'
import { steadyPicture } from '../harness/steady-picture.ts'
import { startFlet } from './flet-product.ts'

const python = process.env['MOSAYGENT_TEST_FLET']

test(
  'a picture of a real Flutter web app is what the browser shows of it, and with the device’s pixels a finer one of the same',
  { tag: '@P-510' },
  async ({ page }) => {
    test.skip(python === undefined, 'Flet could not be installed: no real Flutter web app on this machine')
    test.skip(process.platform === 'win32', 'the fake flutter is a script with a #! line')
    test.setTimeout(200_000)
    const product = await startFlet({ FLET_PROGRAM: './device.py' })
    try {
      // at 100% the browser shows the app's own pixels
      await page.setViewportSize({ width: 1440, height: 1200 })
      await signIn(page, product)
      // square corners, which hide nothing of the app
      await page.getByRole('button', { name: /^iPhone 16/ }).click()
      await page.getByRole('menuitemradio', { name: /^iPhone SE/ }).click()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Start Server' }).click()
      const frame = page.locator('iframe[title="App preview"]')
      await expect(page.getByTestId('overlay')).toHaveCount(0, { timeout: 90_000 })
      await expect(page.getByTestId('screen')).toHaveAttribute('data-app', /light|dark/)
      await expect.poll(() => frame.evaluate((element) => element.getBoundingClientRect().width)).toBe(375)
      const save = async () => {
        const downloading = page.waitForEvent('download')
        await page.getByRole('button', { name: 'Take a picture' }).click()
        await page.getByRole('menuitem', { name: 'Save a picture', exact: true }).click()
        return (await readFile(await (await downloading).path())).toString('base64')
      }
      const asked = async () => (await askedPicture(frame, null)).base64
      await expect.poll(() => product.said(), { timeout: 90_000 }).toContain('platform ios')
      let taken = ''
      // the app may draw once more between the two
      await expect(async () => {
        const box = await frame.boundingBox()
        if (box === null) throw new Error('there is no frame')
        const seen = await steadyPicture(page, { clip: box })
        taken = await asked()
        const compared = await comparePictures(page, taken, seen)
        expect(compared).toMatchObject({
          sizes: [
            [375, 647],
            [375, 647],
          ],
          different: 0,
        })
      }).toPass({ timeout: 60_000 })

      const glass = await save()
      const compareFine = await comparePictures(page, glass, glass)
      expect(compareFine.sizes[0]).toEqual([375 * 2, 667 * 2])
      // afterwards it draws as before
      await expect.poll(async () => (await comparePictures(page, await asked(), taken)).different).toBe(0)
    } finally {
      await product.dispose()
    }
  },
)
