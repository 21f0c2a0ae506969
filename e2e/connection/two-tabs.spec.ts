import type { Page, Request } from '@playwright/test'
import { callsTo } from '../harness/call.ts'
import { signInAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

/** The event streams that a page has open now. */
function streamsOf(page: Page): Set<Request> {
  const open = new Set<Request>()
  const isStream = (request: Request) => new URL(request.url()).pathname === '/mosaygent/events'
  page.on('request', (request) => {
    if (isStream(request)) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return open
}

test(
  'two tabs share one event stream, and when one closes the other goes on without loss',
  { tag: '@P-242' },
  async ({ context, page, product }) => {
    const call = callsTo(product.helperUrl)
    await call('POST', '/mosaygent/environment/set-directory', { path: product.projectFolder })
    expect((await call('POST', '/mosaygent/environment/clone-flutter')).status).toBe(200)
    const first = streamsOf(page)
    await page.goto(product.dashboardUrl)
    await signInAs(page, 'ann@example.com', 'Ann')
    await expect.poll(() => first.size).toBe(1)

    const other = await context.newPage()
    const second = streamsOf(other)
    await other.goto(`${product.dashboardUrl}/flutter`)
    await expect(other.getByText('Stopped', { exact: true }).first()).toBeVisible()

    await test.step('a start in one is seen in the other', async () => {
      await other.getByRole('button', { name: 'Start Server' }).click()
      for (const tab of [page, other]) {
        await expect(tab.getByText('Running', { exact: true }).first()).toBeVisible()
        // it says so while it compiles, too
        await expect(tab.getByRole('button', { name: 'Reload' }).first()).toBeEnabled()
      }
      // what the helper said before the other tab came is in both consoles, and once
      for (const tab of [page, other])
        await expect(tab.getByRole('log').getByText(/^Flutter codebase, clone: Cloned/)).toHaveCount(1)
      await expect.poll(() => [first.size, second.size]).toEqual([1, 0])
    })

    await test.step('the one that has the stream closes, and the other takes it up', async () => {
      await other.getByRole('link', { name: 'Environment' }).click()
      await expect(other.getByRole('button', { name: 'Clone API Repository' })).toBeVisible()
      await page.close()
      // a clone tells its end by an event alone: nothing on this page asks for it in between
      expect((await call('POST', '/mosaygent/environment/clone-api')).status).toBe(200)
      await expect(other.getByText('Present', { exact: true })).toHaveCount(2)
      await expect.poll(() => second.size).toBe(1)
    })

    await test.step('a third one has none of its own, and hears what the second passes on', async () => {
      const third = await context.newPage()
      const streams = streamsOf(third)
      await third.goto(`${product.dashboardUrl}/flutter`)
      await expect(third.getByText('Running', { exact: true }).first()).toBeVisible()
      // it says so while it compiles, too
      await expect(third.getByRole('button', { name: 'Reload' }).first()).toBeEnabled()
      await call('POST', '/mosaygent/flutter/stop')
      await expect(third.getByText('Stopped', { exact: true }).first()).toBeVisible()
      await expect.poll(() => [second.size, streams.size]).toEqual([1, 0])
    })
  },
)
