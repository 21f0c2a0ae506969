import type { Page } from '@playwright/test'
import { callsTo } from '../call.ts'
import { signIn } from '../sign-in-locally.ts'
import { expect, test } from '../stand-in/stand-in-flutter.ts'
import type { StandIn } from '../stand-in/stand-in-flutter.ts'
import { bar, body, frame, overlay } from './page.ts'

/** Signed in, with the page's clock in the test's hand: `runFor` alone makes time pass, once it is stopped. */
async function openWithClock(page: Page, standIn: StandIn): Promise<void> {
  await standIn.open(page)
  await page.clock.install()
  await page.reload()
}

const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)

/** Lets the page hear what has been answered: it passes answers on by timers of no length. */
async function flush(page: Page): Promise<void> {
  // asked for after everything that the page has asked for
  await page.evaluate(async () => (await fetch('/config.json')).text())
  await page.clock.runFor(5)
}

test('errors are asked for every 5 s while it runs, never twice at once, not while hidden, not after Stop (P-063, P-064, P-123)', async ({
  page,
  standIn,
}) => {
  test.slow()
  await standIn.post('/flutter/start')
  await openWithClock(page, standIn)
  await expect(body(page)).toHaveAttribute('data-seen', /./)
  const polls = { asked: 0, answered: 0, hold: null as Promise<void> | null }
  await page.route('**/mosaygent/flutter/errors', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue()
    polls.asked += 1
    await polls.hold
    await route.continue()
  })
  page.on('requestfinished', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/flutter/errors')) polls.answered += 1
  })
  const settled = async () => {
    await flush(page)
    await expect.poll(() => polls.answered).toBe(polls.asked)
    await flush(page)
  }
  await stopClock(page)
  await settled()
  /** Up to the next question, to a quarter of a second. */
  const next = async () => {
    const before = polls.asked
    while (polls.asked === before) {
      await page.clock.runFor(250)
      await flush(page)
    }
  }
  await next()
  await settled()
  const begun = polls.asked
  await page.clock.runFor(4_500)
  await settled()
  expect(polls.asked).toBe(begun)
  await page.clock.runFor(700)
  await settled()
  expect(polls.asked).toBe(begun + 1)

  await test.step('a slow answer is waited for', async () => {
    let answer = () => {}
    polls.hold = new Promise((done) => (answer = done))
    await next()
    const open = polls.asked
    await page.clock.runFor(20_000)
    await flush(page)
    expect(polls.asked).toBe(open)
    answer()
    polls.hold = null
    await settled()
    await next()
    await settled()
  })

  await test.step('a hidden tab asks nothing, and at once when it is looked at again', async () => {
    const look = (state: 'hidden' | 'visible') =>
      page.evaluate((seen) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => seen })
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      }, state)
    await look('hidden')
    const hidden = polls.asked
    await page.clock.runFor(30_000)
    await settled()
    expect(polls.asked).toBe(hidden)
    await look('visible')
    await expect.poll(() => polls.asked).toBe(hidden + 1)
    await settled()
  })

  await test.step('after Stop nobody asks any more', async () => {
    await bar(page).getByRole('button', { name: /^Stop/ }).click()
    await expect
      .poll(async () => {
        await flush(page)
        return overlay(page, 'Ready to Preview').isVisible()
      })
      .toBe(true)
    await settled()
    const last = polls.asked
    await page.clock.runFor(30_000)
    await settled()
    expect(polls.asked).toBe(last)
  })
})

test('the overlay of a reload and a restart stays until the reply and 1 s more (P-068, P-078, P-125, P-151)', async ({
  page,
  standIn,
}) => {
  await standIn.post('/flutter/start')
  await openWithClock(page, standIn)
  await expect(body(page)).toHaveAttribute('data-seen', /./)
  await expect(page.getByTestId('overlay')).toHaveCount(0)
  await stopClock(page)
  for (const [action, title] of [
    ['Reload', 'Reloading...'],
    ['Restart', 'Restarting...'],
  ] as const) {
    let answer = () => {}
    const held = new Promise<void>((done) => (answer = done))
    await page.route(`**/flutter/${action.toLowerCase()}`, async (route) => {
      if (route.request().method() === 'POST') await held
      await route.continue()
    })
    const replied = page.waitForResponse(
      (reply) =>
        reply.url().endsWith(`/flutter/${action.toLowerCase()}`) && reply.request().method() === 'POST',
    )
    const before = (await frame(page).getAttribute('src')) ?? ''
    await bar(page)
      .getByRole('button', { name: new RegExp(`^${action}`) })
      .click()
    await expect(overlay(page, title)).toBeVisible()
    // however long the reply takes
    await page.clock.runFor(60_000)
    await flush(page)
    await expect(overlay(page, title)).toBeVisible()
    answer()
    await (await replied).finished()
    await flush(page)
    await page.clock.runFor(900)
    await expect(overlay(page, title)).toBeVisible()
    await page.clock.runFor(150)
    await expect(overlay(page, title)).toHaveCount(0)
    // a restart begins the app anew; a reload that had nothing to take leaves it
    if (action === 'Restart') await expect(frame(page)).not.toHaveAttribute('src', before)
    else await expect(frame(page)).toHaveAttribute('src', before)
  }
})

test('a helper that tells no more than is documented gets 10 s after Start, and its port is 36413 (P-059, P-061, P-124)', async ({
  page,
  standIn,
}) => {
  const call = callsTo(`${standIn.helperUrl}/mosaygent`)
  await page.route('**/mosaygent/events', (route) => route.fulfill({ status: 404 }))
  await page.route('**/mosaygent/flutter/status', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue()
    const { running, pid, message } = (await call('GET', '/flutter/status')).reply
    await route.fulfill({
      json: { running, pid, message },
      headers: { 'access-control-allow-origin': standIn.dashboardUrl },
    })
  })
  await openWithClock(page, standIn)
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
  await expect(bar(page).getByText('Port 36413')).toBeVisible()
})

test.describe('the clock of the phone', () => {
  test.use({ locale: 'en-US', timezoneId: 'America/New_York' })

  test('is local time as the user writes it, turns with the minute, and is not read out (P-073, P-127)', async ({
    browser,
    page,
    standIn,
  }) => {
    const clock = page.getByTestId('status-bar')
    await standIn.open(page)
    await page.clock.install({ time: '2026-03-04T19:07:00Z' })
    await page.reload()
    await expect(clock).toHaveText('2:07')
    await expect(clock).toHaveAttribute('aria-hidden', 'true')
    await page.clock.pauseAt('2026-03-04T19:07:41Z')
    await page.clock.runFor(18_900)
    await expect(clock).toHaveText('2:07')
    await page.clock.runFor(200)
    await expect(clock).toHaveText('2:08')
    await page.clock.runFor(59_800)
    await expect(clock).toHaveText('2:08')
    await page.clock.runFor(200)
    await expect(clock).toHaveText('2:09')

    const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin' })
    const german = await context.newPage()
    await signIn(german, standIn)
    await german.clock.install({ time: '2026-03-04T19:07:00Z' })
    await german.reload()
    await expect(german.getByTestId('status-bar')).toHaveText('20:07')
    await context.close()
  })
})
