import { callsTo } from '../harness/call.ts'
import { expect, test } from '../fakes/fake-flutter.ts'
import { flush, openWithClock, stopClock } from './clock.ts'
import { bar, body, frame, overlay } from './page.ts'

test(
  'a helper that tells no more than is documented gets 10 s after Start, and its port is 36413',
  { tag: ['@P-059', '@P-061', '@P-124'] },
  async ({ page, fakeFlutter }) => {
    const call = callsTo(`${fakeFlutter.helperUrl}/mosaygent`)
    await page.route('**/mosaygent/events', (route) => route.fulfill({ status: 404 }))
    await page.route('**/mosaygent/flutter/status', async (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue()
      const { running, pid, message } = (await call('GET', '/flutter/status')).reply
      await route.fulfill({
        json: { running, pid, message },
        headers: { 'access-control-allow-origin': fakeFlutter.dashboardUrl },
      })
    })
    await openWithClock(page, fakeFlutter)
    await expect(overlay(page, 'Ready to Preview')).toBeVisible()
    await stopClock(page)
    await page.getByRole('button', { name: 'Start Server' }).click()
    await expect(overlay(page, 'Starting Up...')).toBeVisible()
    await expect.poll(async () => (await call('GET', '/flutter/status')).reply).toMatchObject({ ready: true })
    await expect
      .poll(async () => {
        await flush(page)
        return bar(page).getByText(/^PID /).isVisible()
      })
      .toBe(true)
    await page.clock.runFor(9_000)
    await flush(page)
    await expect(overlay(page, 'Starting Up...')).toBeVisible()
    await expect(frame(page)).toHaveCount(0)
    await page.clock.runFor(1_500)
    await expect
      .poll(async () => {
        await flush(page)
        return frame(page).count()
      })
      .toBe(1)
    await expect(overlay(page, 'Starting Up...')).toHaveCount(0)
    await expect(bar(page).getByText('Running', { exact: true })).toBeVisible()
    // it says so while it compiles, too
    await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeEnabled()
    await expect(bar(page).getByText('Port 36413')).toBeVisible()
  },
)

test.describe('an app that never says that it has drawn', () => {
  test.use({ hold: true })

  test(
    'takes the sketch’s place once its page has had all the time that it may take',
    { tag: '@P-090' },
    async ({ page, fakeFlutter }) => {
      await page.route('**/flutter_bootstrap.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'document.body.dataset.seen = "not drawn"' }),
      )
      await openWithClock(page, fakeFlutter)
      await page.getByRole('button', { name: 'Start Server' }).click()
      await expect(page.getByTestId('overlay')).toContainText('Sketch, real app is compiling')
      await expect(frame(page)).toHaveCount(1)
      await stopClock(page)
      await fakeFlutter.tell('/compiled')
      const behind = page.locator('iframe[title="New code of the app"]')
      const app = behind.contentFrame().locator('body')
      await expect
        .poll(async () => {
          await flush(page)
          return (await app.count()) === 1 ? app.getAttribute('data-seen') : null
        })
        .toBe('not drawn')
      await flush(page)
      await page.clock.runFor(28_000)
      await expect(behind).toHaveCount(1)
      await page.clock.runFor(3_000)
      await expect(behind).toHaveCount(0)
      await expect(body(page)).toHaveAttribute('data-seen', 'not drawn')
      await expect(frame(page)).toHaveCount(1)
    },
  )
})
