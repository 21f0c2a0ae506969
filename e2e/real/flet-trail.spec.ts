import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { thumbs, trailTells } from '../harness/phone-steps.ts'
import { signIn } from '../harness/sign-in.ts'
import { startFlet } from './flet-product.ts'

test(
  'of a real Flutter web app before and after are kept, what changed is outlined, and nothing visible changed is said',
  { tag: '@P-521' },
  async ({ page }) => {
    test.skip(
      process.env['MOSAYGENT_TEST_FLET'] === undefined,
      'Flet could not be installed: no real Flutter web app on this machine',
    )
    test.skip(process.platform === 'win32', 'the fake flutter is a script with a #! line')
    test.setTimeout(450_000)
    const product = await startFlet({ FLET_PROGRAM: './device.py', FLET_STAYS: '1' })
    try {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await signIn(page, product)
      await page.getByRole('button', { name: 'Start Server' }).click()
      await expect.poll(() => product.last('platform'), { timeout: 90_000 }).toBe('platform ios')
      await expect(thumbs(page)).not.toHaveCount(0, { timeout: 60_000 })
      const lib = join(product.projectFolder, 'flutter/lib')
      let edits = 0
      const touch = () => writeFile(join(lib, 'more.dart'), `// edit ${(edits += 1)}`)
      await trailTells(page, 'Restart', {
        seen: async () => {
          await touch()
          await writeFile(join(lib, 'colour.txt'), edits % 2 === 0 ? '#cc0000' : '#00cc00')
        },
        unseen: touch,
      })
    } finally {
      await product.dispose()
    }
  },
)
