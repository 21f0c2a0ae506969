import type { Frame, Page } from '@playwright/test'
import { expect, startApp, test } from './visit.ts'

test.describe.configure({ mode: 'default' })

/** Sets cookies that last a year and are sent to every port of this name. */
const setCookies = (app: Frame, count: number) =>
  app.evaluate((wanted) => {
    for (let at = 0; at < wanted; at += 1)
      // oxlint-disable-next-line unicorn/no-document-cookie -- what an app does
      document.cookie = `c${at}=${'x'.repeat(3_900)}; max-age=31536000; path=/`
    return document.cookie.length
  }, count)
/**
 * Sets more cookies than any page takes, and loads one. What the page asks for in between gets the same answer and with it
 * ends the cookies; then there is nothing to see, and they are set once more.
 */
const loadFlooded = (page: Page, dashboardUrl: string, load: () => Promise<unknown>) =>
  expect(async () => {
    if (!page.url().startsWith(dashboardUrl)) await page.goto(`${dashboardUrl}/flutter`)
    expect(await setCookies(await startApp(page), 60)).toBeGreaterThan(200_000)
    await load()
    await expect(heading(page, 'Too many cookies')).toBeVisible({ timeout: 5_000 })
  }).toPass()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test(
  'an app’s cookies keep neither the dashboard nor the preview from loading',
  { tag: '@P-321' },
  async ({ harness, visit }) => {
    const { product } = harness
    const { page } = visit
    const app = await startApp(page)
    expect(await setCookies(app, 8)).toBeGreaterThan(31_000)
    await page.reload()
    await expect(heading(page, 'Flutter')).toBeVisible()

    // more than eight do not load at any server of Node's; so many do nowhere
    await loadFlooded(page, product.dashboardUrl, () => page.reload())
    expect(await page.context().cookies()).toEqual([])
    await page.getByRole('link', { name: 'Load again' }).click()
    await expect(heading(page, 'Flutter')).toBeVisible()

    await loadFlooded(page, product.dashboardUrl, () => page.goto(`${product.previewUrl}/`))
    expect(await page.context().cookies()).toEqual([])
    await page.getByRole('link', { name: 'Load again' }).click()
    await expect(page.getByText('Tidewater').first()).toBeVisible()

    // the helper is called without any
    await page.goto(`${product.dashboardUrl}/flutter`)
    await setCookies(await startApp(page), 8)
    const calls: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(product.helperUrl)) calls.push(request.headers()['cookie'])
    })
    await page.reload()
    await expect(page.getByText('Connected', { exact: true }).first()).toBeVisible()
    expect(calls.length).toBeGreaterThan(0)
    expect(new Set(calls)).toEqual(new Set([undefined]))
  },
)
