import { LOADER_PAGES } from '../../helper/preview/testing/flutter/loader-pages/pages.mjs'
import { expect, test } from '../fakes/fake-flutter.ts'

const WAITED = /took more than|Failed to load app from service worker|Exception while loading/

test(
  'the page of every loader generation starts without waiting for a worker, and leaves none',
  { tag: '@P-330' },
  async ({ page, fakeFlutter }) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await fakeFlutter.post('/flutter/start')
    await expect
      .poll(async () => (await fetch(fakeFlutter.previewUrl)).text())
      .toContain('<title>app</title>')
    for (const name of Object.keys(LOADER_PAGES)) {
      await test.step(name, async () => {
        await fakeFlutter.tell('/page', { name })
        await page.goto(fakeFlutter.dashboardUrl)
        for (const framed of [false, true]) {
          // as the dashboard frames it, or a tab of its own
          if (framed) {
            await page.goto(fakeFlutter.dashboardUrl)
            await page.evaluate((url) => {
              const frame = document.createElement('iframe')
              frame.name = 'app'
              frame.src = url
              // out of sight nothing draws
              frame.style.cssText = 'position:fixed;inset:0;z-index:9'
              document.body.append(frame)
            }, fakeFlutter.previewUrl)
          } else await page.goto(fakeFlutter.previewUrl)
          const app = framed ? page.frameLocator('iframe[name=app]') : page
          await expect(app.locator('html')).toHaveAttribute('data-drawn', /./)
          // a loader that waits says so when it gives up, which is also when it draws
          expect
            .soft(
              said.filter((text) => WAITED.test(text)),
              name,
            )
            .toEqual([])
          said.length = 0
        }
        await page.goto(fakeFlutter.previewUrl)
        const left = () =>
          page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
        expect.soft(await left(), name).toBe(0)
      })
    }
  },
)

test(
  'the first page of a start leaves the screen as it is without an app, until it has something to show',
  { tag: '@P-333' },
  async ({ page, fakeFlutter }) => {
    const cover = page.getByTestId('loading-app')
    const app = page.frameLocator('iframe[title="App preview"]')
    await fakeFlutter.open(page)
    await page.getByRole('button', { name: 'Start Server' }).click()
    await expect(page.getByText(/^PID \d+$/)).toBeVisible()
    await expect(app.locator('html')).toBeAttached()
    await fakeFlutter.tell('/page', {
      name: '3.35, bootstrap',
      app: { draws: 'when-told', ground: 'transparent' },
    })
    await page.reload()
    await expect(cover).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Loading the app' })).toBeVisible()
    await expect(app.locator('flutter-view')).toBeAttached()
    await expect(cover).toBeVisible()
    await app.locator('html').evaluate(() => dispatchEvent(new Event('draw-now')))
    await expect(cover).toHaveCount(0)
    // a splash screen of its own is seen
    await fakeFlutter.tell('/page', {
      name: 'an own index.html',
      app: { draws: 'never', ground: 'transparent' },
    })
    await page.reload()
    await expect(app.locator('html')).toHaveAttribute('data-started', /./)
    await expect(cover).toHaveCount(0)
  },
)
