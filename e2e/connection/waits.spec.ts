import type { Route } from '@playwright/test'
import { signIn } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

const HINT = 'Check your terminal or editor: a password may be needed.'

test(
  '4 s into an install or a login a hint comes; a health check has 2 s',
  { tag: ['@P-126', '@P-128'] },
  async ({ page, product }) => {
    await signIn(page, product)
    // Nobody here is to install anything, or to log in anywhere: what would is held.
    let installed = false
    const answered = (json: object) => async (route: Route) => {
      if (route.request().method() === 'OPTIONS') return route.continue()
      await route.fulfill({ json, headers: { 'access-control-allow-origin': product.dashboardUrl } })
    }
    await page.route('**/github/gh-installed', (route) => answered({ installed, version: null })(route))
    await page.route('**/github/auth-status', answered({ logged_in: false, output: '' }))
    const held: Route[] = []
    await page.route(/\/github\/(install-gh|auth-login)$/, async (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue()
      held.push(route)
    })
    await page.clock.install()
    for (const button of ['Install', 'Login']) {
      await page.goto(`${product.dashboardUrl}/github`)
      const press = page.getByRole('button', { name: button, exact: true })
      await expect(press).toBeEnabled()
      await expect(page.getByText('Connected', { exact: true }).first()).toBeVisible()
      await page.clock.pauseAt(Date.now() + 600_000 * (held.length + 1))
      await press.click()
      await expect.poll(() => held.length).toBe(button === 'Install' ? 1 : 2)
      await page.clock.runFor(3_900)
      await expect(page.getByText(HINT)).toBeHidden()
      const height = () => page.getByRole('main').evaluate((main) => main.scrollHeight)
      const before = await height()
      await page.clock.runFor(200)
      await expect(page.getByText(HINT)).toBeVisible()
      expect(await height()).toBe(before)
      await page.clock.resume()
      installed = true
    }

    await test.step('a helper that says nothing is given up on after 2 s', async () => {
      await page.addInitScript(() => {
        const limits: number[] = []
        Object.assign(window, { limits })
        const timeout = AbortSignal.timeout.bind(AbortSignal)
        AbortSignal.timeout = (ms) => {
          limits.push(ms)
          return timeout(ms)
        }
      })
      await page.route('**/health', (route) => {
        held.push(route)
      })
      await page.goto(`${product.dashboardUrl}/supabase`)
      await expect(page.getByRole('link', { name: 'Not connected Click to fix' })).toBeVisible()
      expect(await page.evaluate((): unknown => Reflect.get(Reflect.get(window, 'limits'), 0))).toBe(2_000)
    })
    for (const route of held) await route.abort().catch(() => undefined) // given up by the page already
  },
)
