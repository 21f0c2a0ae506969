import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { callsTo } from '../harness/call.ts'
import { startProduct } from '../harness/product.ts'
import { signIn } from '../harness/sign-in.ts'
import { pointButton } from './show-sketch.ts'

const GREETING = 'Now at Falmouth, rising'
/** The whole phone at 100 %: a frame of a process of its own, scaled, is pointed at beside the place by the test's mouse. */
test.use({ viewport: { width: 1440, height: 1200 } })

test(
  'a widget that is pointed at in the sketch tells its place, and opens there in the editor that is named',
  { tag: ['@P-161', '@P-203'] },
  async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'mosaygent é editor '))
    const editor = join(folder, 'code')
    const opened = join(folder, 'opened')
    await mkdir(join(folder, 'bin'))
    await writeFile(opened, '')
    await writeFile(
      editor,
      `#!${process.execPath}\nrequire('fs').appendFileSync(${JSON.stringify(opened)}, process.argv.slice(2).join(' ') + '\\n')\n`,
    )
    await chmod(editor, 0o755)
    const product = await startProduct({ LAUNCH_EDITOR: editor })
    const calls = async () => (await readFile(opened, 'utf8')).split('\n').filter(Boolean)
    try {
      const post = async (path: string, body: object) => {
        expect((await callsTo(`${product.helperUrl}/mosaygent`)('POST', path, body)).status).toBe(200)
      }
      await post('/environment/set-directory', { path: product.projectFolder })
      await post('/environment/clone-flutter', {})
      await signIn(page, product)
      const point = pointButton(page)
      await expect(point).toBeDisabled()
      await page.getByRole('button', { name: 'Start Server' }).click()
      await expect(point).toHaveAttribute('aria-pressed', 'false')

      const app = page.frameLocator('iframe[title="App preview"]')
      const outline = app.locator('#sketch-outline')
      const greeting = app.getByText(GREETING).filter({ visible: true })
      // the phone goes aside with `Point`, and a page loaded anew knows of no mouse that rests
      const isOutlined = () =>
        expect(async () => {
          await page.mouse.move(0, 0)
          await greeting.hover()
          await expect(outline).toBeVisible({ timeout: 2_000 })
        }).toPass()
      await greeting.hover()
      await expect(outline).toBeHidden()
      await point.click()
      await expect(point).toHaveAttribute('aria-pressed', 'true')
      await isOutlined()
      await expect(outline).toHaveText(/^Text \d+ × \d+$/)
      await greeting.click()
      const card = page.getByRole('dialog', { name: 'Edit Text' })
      await card.getByRole('button', { name: 'Open in editor' }).click()
      await expect.poll(calls).toHaveLength(1)
      const [, file = '', line, column] = /-g (.+\.dart):(\d+):(\d+)$/.exec((await calls())[0] ?? '') ?? []
      expect(file.startsWith(join(product.projectFolder, 'flutter/lib/'))).toBe(true)
      const written = (await readFile(file, 'utf8')).split('\n')[Number(line) - 1]?.slice(Number(column) - 1)
      expect(written).toMatch(/^Text\(/)
      await expect(card.getByText('Opened in code.')).toBeAttached()
      await page.keyboard.press('Escape')
      await expect(card).toHaveCount(0)
      await expect(point).toHaveAttribute('aria-pressed', 'true')

      // a new page of the frame points on
      await page.getByRole('button', { name: /^Restart\b/ }).click()
      await expect(page.getByTestId('overlay')).toHaveCount(0)
      await isOutlined()

      // a place that the frame did not tell opens nothing
      await page.evaluate(() => {
        const place = { type: 'sketch-place', widget: 'Text', file: 'lib/main.dart', line: 1, column: 1 }
        window.postMessage(place, window.location.origin)
      })
      await expect(card).toHaveCount(0)

      // Escape ends it, wherever the focus is
      await expect(point).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.press('Escape')
      await expect(point).toHaveAttribute('aria-pressed', 'false')
      await point.click()
      await page.keyboard.press('Escape')
      await expect(point).toHaveAttribute('aria-pressed', 'false')
      await point.click()
      await isOutlined()

      await page.getByRole('heading', { name: 'Console' }).click()
      await page.keyboard.press('p')
      await expect(point).toHaveAttribute('aria-pressed', 'false')
      await greeting.hover()
      await expect(outline).toBeHidden()
      await greeting.click()
      expect(await calls()).toHaveLength(1)
      await expect(card).toHaveCount(0)
      await page.getByRole('button', { name: /^Stop/ }).click()
      await expect(point).toBeDisabled()
    } finally {
      await product.dispose()
      await rm(folder, { recursive: true, force: true })
    }
  },
)
