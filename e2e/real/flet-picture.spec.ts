import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { askedPicture } from '../harness/asked-picture.ts'
import { comparePictures } from '../harness/compare-pictures.ts'
import { appFrame, choose, pictureIsWhatIsSeen } from '../harness/phone-steps.ts'
import { signIn } from '../harness/sign-in.ts'
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
      await choose(page, /^iPhone 16/, /^iPhone SE/)
      await page.getByRole('button', { name: 'Start Server' }).click()
      const frame = appFrame(page)
      await expect(page.getByTestId('overlay')).toHaveCount(0, { timeout: 90_000 })
      await expect(page.getByTestId('screen')).toHaveAttribute('data-app', /light|dark/)
      const save = async () => {
        const downloading = page.waitForEvent('download')
        await page.getByRole('button', { name: 'Take a picture' }).click()
        await page.getByRole('menuitem', { name: 'Save a picture', exact: true }).click()
        return (await readFile(await (await downloading).path())).toString('base64')
      }
      const asked = async () => (await askedPicture(frame, null)).base64
      await expect.poll(() => product.said(), { timeout: 90_000 }).toContain('platform ios')
      const taken = await pictureIsWhatIsSeen(page, [375, 647])

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
