import type { Frame, Page } from '@playwright/test'
import { everythingAPageCanSend } from './everything-a-page-can-send.ts'
import type { Aim } from './everything-a-page-can-send.ts'
import { answersFrom, expect, test, type Harness } from './harness.ts'

// one product for all of them: what one of them changed, the next would find
test.describe.configure({ mode: 'default' })
// as in a browser that guards nothing of this computer by itself: our own guard is what is tried
test.use({ flags: ['--disable-features=LocalNetworkAccessChecks'] })

const aims = ({ product }: Harness): Record<string, Aim> => ({
  helper: {
    at: product.helperUrl,
    change: '/mosaygent/flutter/start',
    tell: '/mosaygent/environment/directory',
    stream: '/mosaygent/events',
    name: 'helper',
  },
  gateway: {
    at: product.previewUrl,
    change: '/',
    tell: '/main.dart.js',
    stream: '/$dwdsSseHandler',
    name: 'gateway',
  },
  dashboard: {
    at: product.dashboardUrl,
    change: '/local-sign-in/remove',
    tell: '/config.json',
    stream: '/',
    name: 'dashboard',
  },
})

/** Sends everything, at everything, and holds each to nothing read, nothing run, nothing changed. */
async function expectNothing(
  where: Page | Frame,
  harness: Harness,
  at = Object.keys(aims(harness)),
): Promise<void> {
  const before = await harness.state()
  for (const [name, aim] of Object.entries(aims(harness))) {
    if (!at.includes(name)) continue
    const answers = await answersFrom(where, aim.at)
    const got = await where.evaluate(everythingAPageCanSend, aim)
    const read = Object.entries(got).filter(([, text]) => text !== 'nothing')
    expect(read, name).toEqual([])
    expect(Object.keys(got).length).toBeGreaterThan(20)
    expect(answers.filter((answer) => answer.endsWith('readable'))).toEqual([])
    if (name === 'helper') expect(answers.filter((answer) => !/ 40[135]$/.test(answer))).toEqual([])
    expect(answers.length, name).toBeGreaterThan(5)
  }
  expect(await harness.state()).toEqual(before)
}

test(
  'a page of another site reads nothing and runs nothing, whatever it sends',
  { tag: '@P-109' },
  async ({ page, harness }) => {
    await page.goto(harness.evil.origin)
    await expectNothing(page, harness)
  },
)

test(
  'a page of another port of this computer is another site, too',
  { tag: '@P-109' },
  async ({ page, harness }) => {
    await page.goto(`http://127.0.0.1:${harness.evil.port}/`)
    await expectNothing(page, harness)
  },
)

test('a sandboxed frame, whose origin is null, is nobody', { tag: '@P-109' }, async ({ page, harness }) => {
  await page.goto(harness.evil.origin)
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts allow-forms')
    frame.src = '/sandboxed'
    document.body.append(frame)
  })
  await expect.poll(() => page.frame({ url: /\/sandboxed$/ })?.url()).toBeDefined()
  const frame = page.frame({ url: /\/sandboxed$/ })
  if (frame === null) throw new Error('no frame')
  expect(await frame.evaluate(() => globalThis.origin)).toBe('null')
  await expectNothing(frame, harness)
})

test(
  'a name that is rebound to this computer is refused as Host, everywhere',
  { tag: '@P-109' },
  async ({ page, harness }) => {
    const before = await harness.state()
    for (const { at, change, tell } of Object.values(aims(harness))) {
      const rebound = `http://rebound.test:${new URL(at).port}`
      // what the attacker's server had answered before its name was bound anew
      await page.route(
        `${rebound}/`,
        (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>rebound</title>' }),
        { times: 1 },
      )
      await page.goto(`${rebound}/`)
      const got = await page.evaluate(
        async ([told, changed]) => {
          const ask = async (path: string, init: RequestInit = {}) => {
            const reply = await fetch(path, init)
            return `${reply.status} ${await reply.text()}`
          }
          return [
            await ask(told),
            await ask(told, { headers: { authorization: `Bearer ${'a'.repeat(43)}` } }),
            await ask(changed, { method: 'POST' }),
            await ask('/health'),
            await ask('/config.json'),
          ]
        },
        [tell, change] as const,
      )
      for (const reply of got) {
        expect(reply, rebound).toMatch(/^403 /)
        expect(reply).not.toContain(harness.product.projectFolder)
      }
      const opened = await page.goto(rebound + tell)
      expect(opened?.status()).toBe(403)
    }
    expect(await harness.state()).toEqual(before)
  },
)

test(
  'a window that is sent to the helper, typed, linked or posted, shows a refusal',
  { tag: '@P-109' },
  async ({ page, context, harness }) => {
    const { product, evil } = harness
    const before = await harness.state()
    for (const path of [
      '/mosaygent/environment/directory',
      '/mosaygent/flutter/start',
      '/mosaygent/events',
    ]) {
      const typed = await page.goto(product.helperUrl + path)
      expect(typed?.status(), path).toBe(403)
      await page.goto(evil.origin)
      for (const method of ['get', 'post']) {
        const opening = context.waitForEvent('page')
        await page.evaluate(
          ([action, how]) => {
            const form = document.createElement('form')
            Object.assign(form, { action, method: how, target: '_blank' })
            document.body.append(form)
            form.submit()
          },
          [product.helperUrl + path, method] as const,
        )
        const opened = await opening
        await expect(opened.locator('body')).toContainText('not allowed')
        await opened.close()
      }
    }
    // what may be typed into the address bar says nothing but that somebody is there
    const health = await (await page.goto(`${product.helperUrl}/health`))?.text()
    expect(Object.keys(JSON.parse(health ?? '{}') as object)).toEqual(['status', 'name', 'version'])
    expect(await harness.state()).toEqual(before)
  },
)

test(
  'an app that runs is no way in: not to itself from elsewhere, and not to the helper from it',
  { tag: ['@P-082', '@P-109'] },
  async ({ page, harness }) => {
    const { product, call } = harness
    expect((await call('POST', '/mosaygent/flutter/start')).status).toBe(200)
    await expect.poll(async () => (await fetch(product.previewUrl)).status).toBe(200)
    await expect
      .poll(async () => (await call('GET', '/mosaygent/flutter/status')).reply['state'])
      .toBe('running')
    const { gateway } = aims(harness)
    if (!gateway) throw new Error('no aim')

    await page.goto(harness.evil.origin)
    const fromElsewhere = await page.evaluate(everythingAPageCanSend, { ...gateway, tell: '/' })
    expect(Object.entries(fromElsewhere).filter(([, text]) => text !== 'nothing')).toEqual([])

    // a page of the app's origin that may send what it likes, unlike the sketch's
    const ofTheApp = `${product.previewUrl}/of-the-app.html`
    await page.route(ofTheApp, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>app</title>' }),
    )
    await page.goto(ofTheApp)
    await expectNothing(page, harness, ['helper', 'dashboard'])
    await call('POST', '/mosaygent/flutter/stop')
  },
)
