import { expect, test } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  liveFrames,
  openMosaicOfEight,
  reloadTellsTheTruth,
  roundLine,
  standInForLoader,
  takesCode,
  tellOfMemory,
} from '../harness/mosaic-steps.ts'
import { signIn } from '../harness/sign-in.ts'
import { startFlet } from './flet-product.ts'

test(
  'eight frames of a real Flutter web app are live at once: one reload is told as each took it, and one restart brings a fresh page to each',
  { tag: ['@P-501', '@P-502'] },
  async ({ page }) => {
    test.skip(
      process.env['MOSAYGENT_TEST_FLET'] === undefined,
      'Flet could not be installed: no real Flutter web app on this machine',
    )
    test.skip(process.platform === 'win32', 'the fake flutter is a script with a #! line')
    test.setTimeout(600_000)
    const product = await startFlet({ FLET_PROGRAM: './device.py', FLET_STAYS: '1' })
    try {
      await page.setViewportSize({ width: 1440, height: 900 })
      await tellOfMemory(page, 8)
      // a release build has no loader that counts: the test counts in its place
      await standInForLoader(page)
      await signIn(page, product)
      await openMosaicOfEight(page)
      await page.getByRole('button', { name: 'Start Server' }).click()
      const frames = await liveFrames(page)
      for (const frame of frames.slice(0, -1)) await takesCode(frame)
      await writeFile(join(product.projectFolder, 'flutter/lib/more.dart'), '// newer\n')
      expect(await reloadTellsTheTruth(page, frames)).toEqual(frames.map((_, at) => at < frames.length - 1))
      await page.getByRole('button', { name: /^Restart/ }).click()
      await expect(roundLine(page)).toContainText(`${frames.length} loaded anew`, { timeout: 200_000 })
    } finally {
      await product.dispose()
    }
  },
)
