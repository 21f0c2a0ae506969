import { expect, test, type Frame, type Page } from '@playwright/test'
import { choose, hostPlatform, keyboardRisesWithField, pointOf } from '../harness/phone-steps.ts'
import { signIn } from '../harness/sign-in.ts'
import { startFlet } from './flet-product.ts'

const python = process.env['MOSAYGENT_TEST_FLET']

type Pixel = readonly [number, number, number]

/** The colours down one column of the app, px by px: none while its page is loaded anew. */
async function columnAt(page: Page, x: number): Promise<readonly Pixel[]> {
  const app = await page.locator('iframe[title="App preview"]').elementHandle()
  const frame = await app?.contentFrame()
  if (!frame) return []
  try {
    return await readColumn(frame, x)
  } catch (error) {
    // the page can go between the two: who polls asks the next one
    if (frame.isDetached()) return []
    throw error
  }
}

/** Reads the engine's own canvas. */
async function readColumn(frame: Frame, x: number): Promise<readonly Pixel[]> {
  return frame.evaluate((at) => {
    const inside = (root: Document | ShadowRoot): HTMLCanvasElement[] =>
      [...root.querySelectorAll('*')].flatMap((element) => {
        if (element instanceof HTMLCanvasElement) return element
        return element.shadowRoot === null ? [] : inside(element.shadowRoot)
      })
    const painted = inside(document).find(({ width }) => width > 0)
    if (painted === undefined) return []
    const { height } = painted
    const copy = Object.assign(document.createElement('canvas'), { width: 1, height })
    const context = copy.getContext('2d')
    context?.drawImage(painted, at, 0, 1, height, 0, 0, 1, height)
    const pixels = context?.getImageData(0, 0, 1, height).data ?? []
    return Array.from(
      { length: height },
      (_, y) => [pixels[y * 4] ?? 0, pixels[y * 4 + 1] ?? 0, pixels[y * 4 + 2] ?? 0] as const,
    )
  }, x)
}

/** How high the button is drawn, in px of the app; the column is left of its text. */
async function buttonHeight(page: Page): Promise<number> {
  const column = await columnAt(page, 22)
  return column.slice(0, 60).filter(([red, , blue]) => blue > 150 && red < 80).length
}

/** Where the page ends in the app's eyes, px: the lower edge of the mark that stands there. */
async function pageEnd(page: Page): Promise<number> {
  const column = await columnAt(page, 340)
  return column.findLastIndex(([red, green, blue]) => green > 120 && red < 80 && blue < 80) + 1
}

test(
  'a real Flutter web app is on the device that the menu names: system, sizes, drag, wheel, hover, text',
  { tag: ['@P-472', '@P-473', '@P-532', '@P-533'] },
  async ({ page, context }) => {
    test.skip(python === undefined, 'Flet could not be installed: no real Flutter web app on this machine')
    test.skip(process.platform === 'win32', 'the fake flutter is a script with a #! line')
    test.setTimeout(200_000)
    const product = await startFlet({ FLET_PROGRAM: './device.py' })
    const { said, last } = product
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    try {
      await signIn(page, product)
      const at = (x: number, y: number) => pointOf(page, x, y)
      const click = async (x: number, y: number) => page.mouse.click(...(await at(x, y)))
      const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
        await page.mouse.move(...(await at(...from)))
        await page.mouse.down()
        await page.mouse.move(...(await at(...to)), { steps: 10 })
        await page.mouse.up()
      }
      const runsOn = async (word: string, height: number) => {
        await expect.poll(() => last('platform'), { timeout: 90_000 }).toBe(`platform ${word}`)
        await expect.poll(() => buttonHeight(page), { timeout: 30_000 }).toBe(height)
      }
      await page.getByRole('button', { name: 'Start Server' }).click()
      await test.step('an iPhone', async () => {
        await runsOn('ios', 40)
      })
      await test.step('a press, and a drag that scrolls', async () => {
        await click(30, 20)
        await expect.poll(said).toContain('pressed')
        await drag([100, 500], [100, 300])
        await expect.poll(() => last('scroll')).toMatch(/^scroll [1-9]\d\d/)
      })
      await test.step('the wheel scrolls on', async () => {
        const before = Number((await last('scroll'))?.slice(7))
        await page.mouse.move(...(await at(100, 400)))
        await page.mouse.wheel(0, 500)
        await expect.poll(async () => Number((await last('scroll'))?.slice(7))).toBeGreaterThan(before + 200)
      })
      await test.step('what hovers is heard', async () => {
        await page.mouse.move(...(await at(100, 80)))
        await expect.poll(() => last('hover')).toMatch(/true/i)
        await page.mouse.move(...(await at(100, 400)))
        await expect.poll(() => last('hover')).toMatch(/false/i)
      })
      await test.step('text is typed, selected, pasted, composed and entered', async () => {
        await click(100, 150)
        await page.keyboard.type('harbour lights', { delay: 30 })
        await expect.poll(() => last('text')).toBe('text harbour lights')
        await page.mouse.dblclick(...(await at(35, 150)))
        await expect.poll(() => last('selected')).toBe('selected harbour')
        await page.evaluate(() => navigator.clipboard.writeText('evening'))
        await page.keyboard.press('ControlOrMeta+v')
        await expect.poll(() => last('text')).toBe('text evening lights')
        await page.keyboard.press('Shift+Home')
        await expect.poll(() => last('selected')).toBe('selected evening')
        await page.keyboard.press('ControlOrMeta+a')
        await expect.poll(() => last('selected')).toBe('selected evening lights')
        const session = await context.newCDPSession(page)
        await session.send('Input.imeSetComposition', { text: 'みな', selectionStart: 2, selectionEnd: 2 })
        await expect.poll(() => last('text')).toBe('text みな')
        await session.send('Input.insertText', { text: '港' })
        await expect.poll(() => last('text')).toBe('text 港')
        await page.keyboard.press('Enter')
        await expect.poll(() => last('submitted')).toBe('submitted 港')
      })
      await test.step('a keyboard that rises with the field is told as an inset, and goes with it', async () => {
        await keyboardRisesWithField(page, [100, 150], async () => 759 - (await pageEnd(page)))
        await expect.poll(() => last('text')).toContain('!')
      })
      await test.step('an Android phone, in a page loaded anew', async () => {
        await choose(page, /^iPhone 16/, /^Pixel 9 4/)
        await runsOn('android', 40)
        await expect(page.getByRole('log', { name: 'Console lines' })).toContainText(
          'loaded anew, as on Android',
        )
      })
      await test.step('this browser, where a drag with the mouse scrolls nothing', async () => {
        await choose(page, /^Pixel 9/, /^This browser/)
        await runsOn(hostPlatform(), 32)
        const scrolled = (await said()).filter((line) => line.startsWith('scroll')).length
        await drag([100, 500], [100, 300])
        await click(30, 20)
        await expect.poll(async () => (await said()).filter((line) => line === 'pressed')).toHaveLength(2)
        expect((await said()).filter((line) => line.startsWith('scroll'))).toHaveLength(scrolled)
      })
    } finally {
      await product.dispose()
    }
  },
)
