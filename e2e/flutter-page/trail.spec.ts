import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { expectAccessibleInBoth } from '../harness/accessible.ts'
import { callsTo } from '../harness/call.ts'
import { thumbs, trailTells } from '../harness/phone-steps.ts'
import { startProduct } from '../harness/product.ts'
import { signIn } from '../harness/sign-in.ts'

test(
  'each start and reload keeps a picture: what changed is outlined, two are compared and saved, and nothing visible changed is said',
  { tag: ['@P-521', '@P-522'] },
  async ({ page }) => {
    test.slow()
    const product = await startProduct({})
    try {
      const post = async (path: string, body: object) => {
        expect((await callsTo(`${product.helperUrl}/mosaygent`)('POST', path, body)).status).toBe(200)
      }
      await post('/environment/set-directory', { path: product.projectFolder })
      await post('/environment/clone-flutter', {})
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await signIn(page, product)
      await page.getByRole('button', { name: 'Start Server' }).click()
      await expect(thumbs(page)).toHaveCount(1)

      const main = join(product.projectFolder, 'flutter/lib/main.dart')
      const text = await readFile(main, 'utf8')
      let edits = 0
      const changed = () =>
        text.replace('Now at Falmouth, rising', `Changed words, ${'again '.repeat((edits += 1))}`)
      expect(text).toContain('Now at Falmouth, rising')
      const place = await trailTells(page, 'Reload', {
        seen: () => writeFile(main, changed()),
        unseen: () => appendFile(main, '\n// only a comment\n'),
      })
      await expect(page.getByTestId('changed')).toHaveCount(0)
      await expect(page.getByText(/^Applied 1 file.*; nothing visible changed$/)).toBeVisible()

      await thumbs(page).nth(place).click()
      const dialog = page.getByRole('dialog', { name: 'Before and after' })
      await expect(dialog.getByText(/places? changed\.$/)).toBeVisible()
      await expect(dialog.getByTestId('changed').first()).toBeVisible()
      await dialog.getByRole('slider').fill('20')
      await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuetext', '20% before, 80% after')
      await expectAccessibleInBoth(page, 'before and after')
      const saved = async (name: string) => {
        const downloading = page.waitForEvent('download')
        await dialog.getByRole('button', { name }).click()
        const file = await downloading
        return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
      }
      const picture = await saved('Save picture')
      expect(picture.name).toMatch(/^iPhone 16 .*\.png$/)
      expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG')
      const animation = await saved('Save animation')
      expect(animation.name).toMatch(/\.gif$/)
      expect(animation.bytes.subarray(0, 6).toString()).toBe('GIF89a')

      // any two: the last one and the one before it look the same
      const last = await dialog.getByLabel('After').locator('option').first().getAttribute('value')
      await dialog.getByLabel('After').selectOption(last)
      await expect(dialog.getByText('Nothing visible changed.')).toBeVisible()
      await dialog.getByLabel('Before').selectOption({
        label: (await dialog.getByLabel('Before').locator('option').last().textContent()) ?? '',
      })
      await expect(dialog.getByText(/places? changed\.$/)).toBeVisible()
    } finally {
      await product.dispose()
    }
  },
)
