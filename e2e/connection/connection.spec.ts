import type { Page, Route } from '@playwright/test'
import { signIn } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

const HEALTH = /^http:\/\/127\.0\.0\.1:\d+(\/mosaygent)?\/health$/
const INTERVAL_MS = 3_000
const MINUTE_MS = 60_000

const connected = (page: Page) => page.getByRole('complementary').getByText('Connected', { exact: true })
const broken = (page: Page) => page.getByRole('link', { name: 'Not connected Click to fix' })
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const fire = (page: Page, name: 'focus' | 'online') =>
  page.evaluate((type) => dispatchEvent(new Event(type)), name)

/** As a program answers that lets every page read it. */
const answering = (status: number) => (route: Route) =>
  route.fulfill({ status, headers: { 'access-control-allow-origin': '*' }, body: 'hello' })
const passed = (route: Route) => route.fallback()

/** Stands between the page and the helper's health check: where it asked, and what it is told. */
async function standBetween(page: Page) {
  const between = {
    asked: [] as string[],
    held: [] as Route[],
    /** By path, or for both; the helper itself where nothing is named. */
    answers: {} as Record<string, (route: Route) => Promise<void>>,
    holding: false,
    async letGo() {
      between.holding = false
      for (const route of between.held.splice(0)) await answer(route)
    },
  }
  const answer = (route: Route) => {
    const { pathname } = new URL(route.request().url())
    return (between.answers[pathname] ?? passed)(route)
  }
  await page.route(HEALTH, async (route) => {
    between.asked.push(new URL(route.request().url()).pathname)
    if (between.holding) between.held.push(route)
    else await answer(route)
  })
  return between
}

/** The page's own time, in ms, of each health check since the page was loaded. */
const timesOf = (page: Page): Promise<number[]> => page.evaluate('checkedAt')
/** How many answers of the health check the page has made up its mind about. */
const answered = (page: Page): Promise<number> => page.evaluate('answered')
const recordChecks = `
  const fetched = fetch
  Object.assign(globalThis, { checkedAt: [], answered: 0 })
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => (answered += 1)
  globalThis.fetch = async (input, init) => {
    if (!String(input).endsWith('/health')) return fetched(input, init)
    checkedAt.push(Date.now())
    // one that is given up has no answer, and is none that is waited for
    const given = () => port2.postMessage(null)
    const response = await fetched(input, init).catch((error) => {
      given()
      throw error
    })
    const text = response.text.bind(response)
    // told in a turn of its own, after everything that follows from the answer
    return Object.assign(response, { text: () => text().finally(given) })
  }`

test(
  'when the connection is checked, where, and how it is told',
  { tag: ['@P-018', '@P-024', '@P-026'] },
  async ({ page, product }) => {
    test.slow()
    await page.clock.install()
    await page.addInitScript(recordChecks)
    await signIn(page, product)
    const between = await standBetween(page)
    const { answers } = between
    const atRest = () =>
      expect.poll(async () => (await timesOf(page)).length - (await answered(page))).toBe(0)
    const asksOnce = async (act: () => Promise<unknown>) => {
      await atRest()
      const before = between.asked.length
      await act()
      await expect.poll(() => between.asked.length).toBeGreaterThan(before)
      // beside it, at the most, the one that looks at a connection that stands
      expect(between.asked.length).toBeLessThanOrEqual(before + 2)
    }

    await test.step('at every navigation, on focus, and when the browser comes online', async () => {
      await asksOnce(() => link(page, 'Supabase').click())
      await asksOnce(() => page.goBack())
      await asksOnce(() => fire(page, 'focus'))
      await asksOnce(() => fire(page, 'online'))
    })

    await test.step('one at a time; the last answer stays until the new one is there', async () => {
      between.holding = true
      await asksOnce(() => link(page, 'GitHub').click())
      await expect(heading(page, 'GitHub')).toBeVisible()
      await fire(page, 'focus')
      await link(page, 'Supabase').click()
      await expect(heading(page, 'Supabase')).toBeVisible()
      expect(between.held).toHaveLength(1)
      await expect(connected(page)).toBeVisible()
      answers['/health'] = answering(503)
      await between.letGo()
      await expect(broken(page)).toBeVisible()
    })

    await test.step('every 3 s while it is not there, every 10 s once it is', async () => {
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MINUTE_MS)
      const steps = async () => {
        await page.clock.runFor(1_000)
        const times = await timesOf(page)
        return times.slice(1).map((time, index) => time - (times[index] ?? 0))
      }
      const before = (await steps()).length
      // a check that takes longer than that lets one go by
      await expect.poll(async () => (await steps()).slice(before + 1)).toContain(INTERVAL_MS)
      expect((await steps()).slice(before + 1).filter((step) => step % INTERVAL_MS !== 0)).toEqual([])
      delete answers['/health']
      await expect(async () => {
        await page.clock.runFor(1_000)
        await expect(connected(page)).toBeVisible({ timeout: 500 })
      }).toPass()
      const { length } = await timesOf(page)
      for (let second = 0; second < 30; second += 1) {
        await page.clock.runFor(1_000)
        await atRest()
      }
      const more = (await timesOf(page)).length - length
      expect(more).toBeGreaterThanOrEqual(2)
      // every 3 s it would be ten
      expect(more).toBeLessThanOrEqual(4)
      await page.clock.resume()
    })

    await test.step('on 404 it asks below the base path, and remembers which answered', async () => {
      answers['/health'] = answering(404)
      await atRest()
      const before = between.asked.length
      await fire(page, 'focus')
      await expect.poll(() => between.asked.slice(before)).toEqual(['/health', '/mosaygent/health'])
      await asksOnce(() => link(page, 'Flutter').click())
      expect(between.asked.slice(-2)).toEqual(['/mosaygent/health', '/mosaygent/health'])
      await expect(connected(page)).toBeVisible()
    })
  },
)
