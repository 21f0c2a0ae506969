import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startProduct } from '../harness/product.ts'
import { foundWebKit, openWebKit, type Page } from './webkit.ts'

const WEBKIT = foundWebKit(process.env)

/** All the text that the page and the frames within it show. */
async function shown(page: Page): Promise<string> {
  try {
    const text = String(await page.executeScript(() => document.body?.innerText))
    const texts = [text]
    const frames = await page.findElements({ css: 'iframe' })
    for (const index of frames.keys()) {
      await page.switchTo().frame(index)
      texts.push(await shown(page))
      await page.switchTo().parentFrame()
    }
    return texts.join('\n')
  } catch {
    // a frame was just replaced
    await page.switchTo().defaultContent()
    return ''
  }
}

/** Clicks the button that begins with these words, once it can be. */
const press = (page: Page, words: string) =>
  expect
    .poll(async () => {
      try {
        const button = await page.findElement({
          xpath: `//button[starts-with(normalize-space(), "${words}")]`,
        })
        await button.click()
        return 'pressed'
      } catch (error) {
        await page.switchTo().defaultContent()
        return String(error)
      }
    })
    .toBe('pressed')

/**
 * How bright the page is (0 to 255) just outside of a lower round corner of the phone's screen, where the app's frame
 * would shine if nothing cut it.
 */
function tellBesideCorner(picture: string, tell: (brightness: number) => void): void {
  const { left, bottom } = document.querySelector('[data-testid=screen]')!.getBoundingClientRect()
  const image = new Image()
  image.addEventListener('load', () => {
    const { width, height } = image
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!
    context.drawImage(image, 0, 0)
    tell(Math.max(...context.getImageData(Math.round(left), Math.round(bottom) - 26, 1, 1).data.slice(0, 3)))
  })
  image.src = 'data:image/png;base64,' + picture
}

test(
  'WebKit goes from the sign-in to an edit that is seen in the phone',
  { tag: ['@P-001', '@P-360'] },
  async () => {
    test.skip(WEBKIT === null, 'no WebKit with a driver is installed and none could be')
    if (WEBKIT === null) return
    const home = await mkdtemp(join(tmpdir(), 'mosaygent webkit é '))
    const product = await startProduct({ HOME: home })
    const { page, close } = await openWebKit(WEBKIT, home)
    try {
      await page.get(product.dashboardUrl)
      const dashboard = await page.getWindowHandle()
      await press(page, 'Continue with Google')
      await expect.poll(async () => (await page.getAllWindowHandles()).length).toBe(2)
      const chooser = (await page.getAllWindowHandles()).find((handle) => handle !== dashboard) ?? ''
      await page.switchTo().window(chooser)
      await expect.poll(() => page.getCurrentUrl()).toContain('/emulator/auth/handler')
      await (await page.findElement({ css: 'input[type=email]' })).sendKeys('ann@example.com')
      await press(page, 'Continue')
      await page.switchTo().window(dashboard)
      await press(page, 'Try the starter')
      await expect.poll(() => shown(page)).toContain('Now at Falmouth, rising')
      await expect.poll(() => shown(page)).toMatch(/^Running$/m)

      const main = join(home, 'mosaygent-starter/flutter/lib/main.dart')
      const text = await readFile(main, 'utf8')
      expect(text).toContain('Now at Falmouth, rising')
      await writeFile(main, text.replace('Now at Falmouth, rising', 'Otter at Penzance'))
      await press(page, 'Reload')
      await expect.poll(() => shown(page)).toMatch(/Applied 1 file in/)
      await expect.poll(() => shown(page)).toContain('Otter at Penzance')

      const besideCorner = async () => page.executeAsyncScript(tellBesideCorner, await page.takeScreenshot())
      await expect.poll(besideCorner).toBeLessThan(60)
    } finally {
      await close()
      await product.dispose()
      await rm(home, { recursive: true, force: true })
    }
  },
)
