import { existsSync } from 'node:fs'
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { callsTo } from '../harness/call.ts'
import { makeFakeSdk } from '../../helper/preview/testing/flutter/sdk.ts'
import { startProduct } from '../harness/product.ts'

const python = process.env['MOSAYGENT_TEST_FLET']

/** The colour in the middle of what the phone shows, `r,g,b`; read from the picture, as an eye would. */
async function colourOf(page: Page, reader: Page): Promise<string> {
  // the frame gives way to a fresh one when the app begins, perhaps in this very moment
  const picture = await page
    .locator('iframe[title="App preview"]')
    .screenshot()
    .catch(() => null)
  if (picture === null) return 'no picture'
  return reader.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: image.width, height: image.height })
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data } = context?.getImageData(image.width / 2, image.height / 3, 1, 1) ?? { data: [] }
    return [...data].slice(0, 3).join(',')
  }, picture.toString('base64'))
}

const LOCAL = new Set(['127.0.0.1', 'localhost'])
const RED = '204,0,0'
const GREEN = '0,170,0'

test('a real Flutter web app draws in the phone, takes taps and keys, and comes back after a refresh', async ({
  page,
  context,
}) => {
  test.skip(
    python === undefined,
    'Flet could not be installed: no real Flutter web app was shown on this machine',
  )
  test.skip(process.platform === 'win32', 'the fake flutter is a script with a #! line')
  test.setTimeout(300_000)
  const folder = await mkdtemp(join(tmpdir(), 'mosaygent flet é '))
  const log = join(folder, 'log')
  const said = async () => (existsSync(log) ? (await readFile(log, 'utf8')).trim().split('\n') : [])
  // before 3.38 the page is refreshed after each reload: this is what the test wants to see
  const sdk = await makeFakeSdk(
    join(folder, 'sdk é'),
    '3.35.2',
    new URL('./flet/flutter.mjs', import.meta.url),
  )
  const product = await startProduct({
    PATH: `${sdk}${delimiter}${process.env['PATH'] ?? ''}`,
    FLET_PYTHON: python,
    FLET_LOG: log,
  })
  const asked: string[] = []
  const blocked: string[] = []
  // nothing may leave the machine, whatever the app asks for
  await context.route(
    (url) => !LOCAL.has(url.hostname),
    (route) => (blocked.push(route.request().url()), route.abort()),
  )
  context.on('request', (request) => asked.push(request.url()))
  try {
    const reader = await context.newPage()
    const call = callsTo(`${product.helperUrl}/mosaygent`)
    const post = (path: string, body?: object) => call('POST', path, body)
    await post('/environment/set-directory', { path: product.projectFolder })
    expect((await post('/environment/clone-flutter')).status).toBe(200)

    await page.bringToFront()
    await page.goto(product.dashboardUrl)
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    const chooser = await opening
    await chooser.getByLabel('Email').fill('ann@example.com')
    await chooser.getByLabel('Name').fill('Ann Example')
    await chooser.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Connected', { exact: true })).toBeVisible()
    const frame = page.locator('iframe[title="App preview"]')
    const tap = async () => {
      const box = await frame.boundingBox()
      if (box === null) throw new Error('the frame is not on the screen')
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 3)
    }

    await test.step('it starts and draws', async () => {
      await page.getByRole('button', { name: 'Start Server' }).click()
      await expect(page.getByText('Running', { exact: true }).first()).toBeVisible()
      // it says so while it compiles, too
      await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeEnabled()
      await expect.poll(() => colourOf(page, reader), { timeout: 60_000 }).toBe(RED)
    })
    const ground = () =>
      page.getByTestId('screen').evaluate((screen) => screen.style.getPropertyValue('--ground'))
    await test.step('the screen above it goes on with what it painted, read from its own canvas', async () => {
      await expect.poll(ground).toMatch(/linear-gradient\(to right, rgb\(204, 0, 0\) /)
    })
    await test.step('it takes a tap', async () => {
      await tap()
      await expect.poll(said).toContain('tap 1')
      await expect.poll(() => colourOf(page, reader)).toBe(GREEN)
      await expect.poll(ground).toMatch(/linear-gradient\(to right, rgb\(0, 170, 0\) /)
    })
    await test.step('it takes keys, which the page does not take for its own', async () => {
      const box = await frame.boundingBox()
      if (box === null) throw new Error('the frame is not on the screen')
      await page.mouse.click(box.x + box.width / 2, box.y + box.height - box.height / 16)
      await page.keyboard.type('harbour r', { delay: 30 })
      await expect.poll(said).toContain('text harbour r')
    })
    await test.step('after a reload the refreshed frame draws a new session', async () => {
      const before = (await said()).filter((line) => line === 'session').length
      // with nothing newer the tool is asked for nothing and the page stays as it is
      await appendFile(join(product.projectFolder, 'flutter/lib/main.dart'), '\n// changed\n')
      await page.getByRole('button', { name: /^Reload/ }).click()
      await expect
        .poll(async () => (await said()).filter((line) => line === 'session').length, { timeout: 120_000 })
        .toBeGreaterThan(before)
      // the first frame of a real Flutter is told to the helper, and only then is it applied
      await expect
        .poll(async () => (await call('GET', '/flutter/status')).reply)
        .toMatchObject({
          stale: null,
          receipt: { outcome: 'applied', files: 1, how: 'hot-restart', screen: { state: 'shown' } },
        })
      await expect.poll(() => colourOf(page, reader), { timeout: 60_000 }).toBe(RED)
      await tap()
      await expect.poll(() => colourOf(page, reader)).toBe(GREEN)
    })
    await test.step('after a reload of the whole page too', async () => {
      await page.reload()
      // Flet finds the session of the tab again: what was green is green, and takes the next tap
      await expect.poll(() => colourOf(page, reader), { timeout: 60_000 }).toBe(GREEN)
      await expect(async () => {
        await tap()
        expect(await said()).toContain('tap 2')
      }).toPass()
      await expect.poll(() => colourOf(page, reader)).not.toBe(GREEN)
    })
    await test.step('Stop ends it', async () => {
      await page.getByRole('button', { name: /^Stop/ }).click()
      await expect(page.getByText('Ready to Preview')).toBeVisible()
    })

    const foreign = asked.filter((url) => /^https?:/.test(url) && !LOCAL.has(new URL(url).hostname))
    // docs/decisions/007: the one thing that Flet's client asks of the world, and does not get
    expect([...new Set(foreign)]).toEqual([
      expect.stringMatching(
        /^https:\/\/cdn\.jsdelivr\.net\/npm\/@rive-app\/flutter-native-wasm@[\d.]+\/wasm\/rive_native\.js$/,
      ),
    ])
    expect(blocked).toEqual(foreign)
  } finally {
    await product.dispose()
    await rm(folder, { recursive: true, force: true })
  }
})
