import type { Page } from '@playwright/test'
import type { FakeFlutter } from '../fakes/fake-flutter.ts'

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
