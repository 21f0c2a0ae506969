import type { Page } from '@playwright/test'
import { callsTo } from '../harness/call.ts'
import { signInAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

/** Records every shift of the layout that no input explains, with what moved from where to where. */
const watchShifts = () => {
  const shifts: string[] = []
  Object.assign(window, { shifts })
  const field = (of: unknown, name: string): unknown => Reflect.get(Object(of), name)
  const rect = (of: unknown) =>
    of instanceof DOMRectReadOnly ? [of.x, of.y, of.width, of.height].map(Math.round).join(' ') : '?'
  const tell = (entry: PerformanceEntry) => {
    if (field(entry, 'hadRecentInput') === true) return
    const sources = field(entry, 'sources')
    for (const source of Array.isArray(sources) ? sources : []) {
      const node = field(source, 'node')
      const text = node instanceof Node ? (node.textContent ?? '').slice(0, 40) : '?'
      const [from, to] = [rect(field(source, 'previousRect')), rect(field(source, 'currentRect'))]
      shifts.push(`${String(field(entry, 'value'))}: "${text}" from ${from} to ${to}`)
    }
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tell(entry)
  }).observe({ type: 'layout-shift', buffered: true })
}

async function shiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate((): unknown => Reflect.get(window, 'shifts'))
  return Array.isArray(shifts) ? shifts.map(String) : ['nothing was recorded']
}

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/**
 * Lets the helper's answers come one by one, each once the last one is drawn: the worst order for what stands below
 * each other. Faces are loaded anew for each page, because the browser keeps nothing where requests are looked at.
 */
async function answerOneByOne(page: Page, helperUrl: string): Promise<void> {
  let turn: Promise<unknown> = Promise.resolve()
  await page.route(`${helperUrl}/**`, (route) => {
    const request = route.request()
    // the check of the connection has a limit, and the stream has no end
    if (request.method() !== 'GET' || /\/(?:health|events)$/.test(request.url())) return route.continue()
    const answer = async () => {
      await route.fulfill({ response: await route.fetch({ maxRetries: 3 }) })
      await drawn(page)
    }
    // a page that is left takes its questions with it
    turn = turn.then(answer).catch(() => undefined)
    return turn.then(() => undefined)
  })
}

/** Each page with something on it that only comes with the helper's answer. */
const PAGES = [
  ['/environment', (page: Page) => page.getByText('Last modified').nth(1)],
  ['/flutter', (page: Page) => page.getByText('Ready to Preview')],
  ['/firebase', (page: Page) => page.getByText('Project Setup')],
  ['/github', (page: Page) => page.getByText('GitHub CLI Installation')],
  ['/api', (page: Page) => page.getByText('Connection Status')],
  ['/account', (page: Page) => page.getByText('ann@example.com')],
  ['/supabase', (page: Page) => page.getByRole('heading', { name: 'Supabase', level: 1 })],
  ['/doctor', (page: Page) => page.getByText('Git', { exact: true })],
] as const

test(
  'nothing shifts when data arrives, on any page, one answer after the other',
  { tag: '@P-299' },
  async ({ page, product }) => {
    test.slow()
    const call = callsTo(product.helperUrl)
    await call('POST', '/mosaygent/environment/set-directory', { path: product.projectFolder })
    for (const kind of ['api', 'flutter'])
      expect((await call('POST', `/mosaygent/environment/clone-${kind}`)).status).toBe(200)
    await page.goto(product.dashboardUrl)
    await signInAs(page, 'ann@example.com', 'Ann')
    await page.addInitScript(watchShifts)
    await answerOneByOne(page, product.helperUrl)
    const found: string[] = []
    for (const [path, arrived] of PAGES) {
      await page.goto(product.dashboardUrl + path)
      await expect(arrived(page).first()).toBeVisible()
      await expect(page.getByText('Connected', { exact: true }).first()).toBeVisible()
      // whatever was asked for on the way has been answered and drawn
      await page.waitForLoadState('load')
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await drawn(page)
      found.push(...(await shiftsOf(page)).map((shift) => `${path}: ${shift}`))
    }
    expect(found).toEqual([])
  },
)
