import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { signIn } from '../harness/sign-in.ts'
import { steadyPicture } from '../harness/steady-picture.ts'
import { expect, test } from '../harness/test.ts'

const IMAGES = fileURLToPath(new URL('../../docs/images', import.meta.url))

/** What the page shows, as WebP: a third of the bytes of a PNG. */
async function picture(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const png = await steadyPicture(page)
    const bench = await page.context().newPage()
    const webp = await bench.evaluate(async (source) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob())
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', 0.85).replace(/^.*,/, '')
    }, png)
    await bench.close()
    await writeFile(`${IMAGES}/${name}-${colorScheme}.webp`, Buffer.from(webp, 'base64'))
  }
}

test('the pictures of the README', async ({ page, product }) => {
  await mkdir(IMAGES, { recursive: true })
  // a short name, since it stands in the pictures
  const folder = await mkdtemp(join(tmpdir(), 'tide-'))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(product.dashboardUrl)
  await signIn(page, product)

  await page.getByRole('link', { name: 'Environment', exact: true }).click()
  await page.getByRole('textbox', { name: 'Project directory' }).fill(folder)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Clone API Repository' }).click()
  await page.getByRole('button', { name: 'Clone Flutter Repository' }).click()
  await expect(page.getByText('Present', { exact: true })).toHaveCount(2)
  await expect(page.getByText('Clean', { exact: true })).toHaveCount(2)
  await picture(page, 'environment')

  await page.getByRole('link', { name: 'Flutter', exact: true }).click()
  await page.getByRole('button', { name: 'Start Server' }).click()
  const app = page.frameLocator('iframe[title="App preview"]')
  await expect(app.getByText('Now at Falmouth, rising').filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: /^Reload/ }).click()
  await expect(page.getByText('No changes').first()).toBeVisible()
  await expect(page.getByTestId('overlay')).toHaveCount(0)
  await picture(page, 'flutter')
  await product.stop()
  await rm(folder, { recursive: true, force: true })
})
