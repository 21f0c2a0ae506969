import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { makeFakeSdk } from '../../helper/preview/testing/flutter/sdk.ts'
import { callsTo } from '../harness/call.ts'
import { startProduct } from '../harness/product.ts'
import { signIn } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

const PHONE = new URL('../../helper/preview/testing/flutter/device.mjs', import.meta.url)

test(
  'the app is run on a phone beside the frame: found, started, reloaded, told when it does not compile, stopped',
  { tag: '@P-453' },
  async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'mosaygent phone é '))
    const bin = await makeFakeSdk(join(folder, 'sdk é'), '3.41.2', PHONE)
    const product = await startProduct({ PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` })
    try {
      const call = callsTo(`${product.helperUrl}/mosaygent`)
      await call('POST', '/environment/set-directory', { path: product.projectFolder })
      expect((await call('POST', '/environment/clone-flutter')).status).toBe(200)
      const app = join(product.projectFolder, 'flutter')
      await signIn(page, product)
      await page.getByRole('button', { name: 'Run on a device' }).click()
      const dialog = page.getByRole('dialog', { name: 'Run on a device' })
      await expect(dialog.getByRole('listitem')).toHaveText([/Pixel 7 é/, /Linux/])
      await dialog.getByRole('button', { name: 'Start on Pixel 7 é' }).click()
      await expect(dialog).toBeHidden()
      const strip = page.getByRole('region', { name: 'App on a device' })
      await expect(strip.getByText('Running', { exact: true })).toBeVisible()
      await strip.getByRole('button', { name: 'Reload on Pixel 7 é' }).click()
      await expect(strip.getByRole('status')).toHaveText(/^Reload applied in [\d,]+ ms$/)
      await writeFile(join(app, 'fails'), '')
      await strip.getByRole('button', { name: 'Restart on Pixel 7 é' }).click()
      await expect(strip.getByRole('status')).toHaveText(/^Did not compile: the device still shows/)
      await expect(page.getByRole('log', { name: 'Console lines' })).toContainText(
        '[Pixel 7 é] lib/main.dart:3:1: Error: Expected a declaration.',
      )
      await strip.getByRole('button', { name: 'Stop on Pixel 7 é' }).click()
      await expect(strip).toBeHidden()
      expect((await readFile(join(app, 'runs.txt'), 'utf8')).trim().split('\n')).toEqual([
        '--suppress-analytics run --machine -d R5CT',
        'app.restart false',
        'app.restart true',
      ])
    } finally {
      await product.dispose()
      await rm(folder, { recursive: true, force: true })
    }
  },
)
