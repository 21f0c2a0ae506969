import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { startProduct } from '../harness/product.ts'

const FIREFOX = process.env['MOSAYGENT_TEST_FIREFOX']
const PUPPETEER = process.env['MOSAYGENT_TEST_PUPPETEER'] ?? ''

/** What this test uses of puppeteer-core, which is installed beside the product and not with it. */
interface Frame {
  evaluate(script: string): Promise<unknown>
}
interface Page extends Frame {
  goto(url: string): Promise<unknown>
  setViewport(size: { width: number; height: number }): Promise<void>
  locator(selector: string): { click(): Promise<void>; fill(text: string): Promise<void> }
  once(event: 'popup', listener: (popup: Page) => void): void
  on(event: 'pageerror', listener: (error: Error) => void): void
  frames(): Frame[]
  url(): string
}
interface Browser {
  newPage(): Promise<Page>
  close(): Promise<void>
}
interface Puppeteer {
  launch(options: { browser: 'firefox'; executablePath: string }): Promise<Browser>
}

/** All the text that the page or, below it, the app shows. */
async function shown(page: Page): Promise<string> {
  // a frame that is just replaced has none
  const texts = page.frames().map((frame) => frame.evaluate('document.body?.innerText').catch(() => ''))
  return (await Promise.all(texts)).join('\n')
}

test(
  'Firefox goes from the sign-in to an edit that is seen in the phone',
  { tag: ['@P-001', '@P-360'] },
  async () => {
    test.skip(FIREFOX === undefined, 'no Firefox is installed and none could be')
    const { default: puppeteer } = (await import(pathToFileURL(PUPPETEER).href)) as { default: Puppeteer }
    const home = await mkdtemp(join(tmpdir(), 'mosaygent firefox é '))
    const product = await startProduct({ HOME: home })
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX ?? '' })
    try {
      const page = await browser.newPage()
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      await page.setViewport({ width: 1440, height: 900 })
      await page.goto(product.dashboardUrl)
      const opening = new Promise<Page>((resolve) => page.once('popup', resolve))
      await page.locator('button ::-p-text(Continue with Google)').click()
      const chooser = await opening
      await expect.poll(() => chooser.url()).toContain('/emulator/auth/handler')
      await chooser.locator('input[type=email]').fill('ann@example.com')
      await chooser.locator('button ::-p-text(Continue)').click()
      await page.locator('button ::-p-text(Try the starter)').click()
      await expect.poll(() => shown(page)).toContain('Now at Falmouth, rising')
      await expect.poll(() => shown(page)).toMatch(/^Running$/m)

      const main = join(home, 'mosaygent-starter/flutter/lib/main.dart')
      const text = await readFile(main, 'utf8')
      expect(text).toContain('Now at Falmouth, rising')
      await writeFile(main, text.replace('Now at Falmouth, rising', 'Fox at Penzance'))
      await page.locator('button ::-p-text(Reload)').click()
      await expect.poll(() => shown(page)).toMatch(/Applied 1 file in/)
      await expect.poll(() => shown(page)).toContain('Fox at Penzance')
      expect(problems).toEqual([])
    } finally {
      await browser.close()
      await product.dispose()
      await rm(home, { recursive: true, force: true })
    }
  },
)
