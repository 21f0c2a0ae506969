import { signIn } from '../harness/sign-in.ts'
import { expect, test } from '../fakes/fake-flutter.ts'

test.describe('the clock of the phone', () => {
  test.use({ locale: 'en-US', timezoneId: 'America/New_York' })

  test(
    'is local time as the user writes it, turns with the minute, and is not read out',
    { tag: ['@P-073', '@P-127'] },
    async ({ browser, page, fakeFlutter }) => {
      const clock = page.getByTestId('status-bar')
      await fakeFlutter.open(page)
      // minutes before the one that is looked at: a full machine takes most of one for a page
      await page.clock.install({ time: '2026-03-04T19:01:00Z' })
      await page.reload()
      await expect(clock).toHaveText(/^2:0[1-6]$/)
      await expect(clock).toHaveAttribute('aria-hidden', 'true')
      await page.clock.pauseAt('2026-03-04T19:07:41Z')
      await expect(clock).toHaveText('2:07')
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
      await signIn(german, fakeFlutter)
      await german.clock.install({ time: '2026-03-04T19:01:00Z' })
      await german.reload()
      await expect(german.getByTestId('status-bar')).toHaveText(/^20:0[1-9]$/)
      await context.close()
    },
  )
})
