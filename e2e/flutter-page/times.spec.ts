import type { Page } from '@playwright/test'
import { expect, test } from '../fakes/fake-flutter.ts'
import { flush, letPass, openWithClock, stopClock } from './clock.ts'
import { bar, body, frame, overlay } from './page.ts'

test(
  'errors are asked for every 5 s while it runs, never twice at once, not while hidden, not after Stop',
  { tag: ['@P-063', '@P-064', '@P-123'] },
  async ({ page, fakeFlutter }) => {
    test.slow()
    await fakeFlutter.post('/flutter/start')
    await openWithClock(page, fakeFlutter)
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
    await letPass(page, 4_500)
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
      await letPass(page, 20_000)
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
      await letPass(page, 30_000)
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
      await letPass(page, 30_000)
      await settled()
      expect(polls.asked).toBe(last)
    })
  },
)

/** On a busy machine an answer of the helper may come too late: the next look at it needs the clock to go on. */
const withTime = (page: Page, holds: () => Promise<boolean>) =>
  expect
    .poll(async () => {
      if (await holds()) return true
      await page.clock.runFor(3_000)
      return false
    })
    .toBe(true)

test(
  'the overlay of a reload and a restart stays until the reply and 1 s more',
  { tag: ['@P-068', '@P-078', '@P-125', '@P-151'] },
  async ({ page, fakeFlutter }) => {
    await fakeFlutter.post('/flutter/start')
    await openWithClock(page, fakeFlutter)
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
      const button = bar(page).getByRole('button', { name: new RegExp(`^${action}`) })
      await withTime(page, () => button.isEnabled())
      await button.click()
      await withTime(page, () => overlay(page, title).isVisible())
      // however long the reply takes
      await letPass(page, 60_000)
      await flush(page)
      await withTime(page, () => overlay(page, title).isVisible())
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
  },
)
