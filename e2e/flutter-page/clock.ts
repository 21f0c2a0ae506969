import type { Page } from '@playwright/test'
import type { FakeFlutter } from '../fakes/fake-flutter.ts'

const STEP_MS = 1_000

/** Signed in, with the page's clock in the test's hand: `runFor` alone makes time pass, once it is stopped. */
export async function openWithClock(page: Page, fakeFlutter: FakeFlutter): Promise<void> {
  await fakeFlutter.open(page)
  await page.clock.install()
  await page.reload()
}

export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)

/** Lets the page hear what has been answered: it passes answers on by timers of no length. */
export async function flush(page: Page): Promise<void> {
  // asked for after everything that the page has asked for
  await page.evaluate(async () => (await fetch('/config.json')).text())
  await page.clock.runFor(5)
}

/** Lets `ms` pass in steps: a real answer that comes later than its limit in the page's time is taken for a lost helper. */
export async function letPass(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await page.clock.runFor(Math.min(left, STEP_MS))
    await flush(page)
  }
}
