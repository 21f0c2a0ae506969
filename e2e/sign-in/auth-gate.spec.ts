import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { signInAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

const BUDGET = 120_000 // bytes after gzip
const HOUR = 3_600_000 // ms, the life of an ID token
/** The chunk that holds the sign-in's SDK. */
const SDK = /\/assets\/cloud-[\w-]+\.js$/
const SCRIPT = /\.js$/

const loading = (page: Page) => page.getByText('Loading...', { exact: true })
const late = (page: Page) => page.getByRole('heading', { name: 'The sign-in service does not answer' })
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('mosaygent_auth_token'))

/** Ten seconds of the page's own clock: until then there is nothing to press. */
async function waitOut(page: Page): Promise<void> {
  await expect(loading(page)).toBeVisible()
  // by the script's own hand: index.html says the same before it, and counts no seconds
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'system')
  await page.clock.runFor(9_900)
  await expect(loading(page)).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(late(page)).toBeVisible()
}

/** What the page writes to the browser's console as an error. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

/** Every script that has arrived. */
function scriptsOf(page: Page): Response[] {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (SCRIPT.test(new URL(response.url()).pathname) && response.ok()) scripts.push(response)
  })
  return scripts
}

test(
  'a sign-in service out of reach locks nobody out, and /login needs little script',
  { tag: ['@P-017', '@P-032', '@P-146', '@P-217'] },
  async ({ page, product }) => {
    // a clock that stands still: what waits for an idle moment, the other pages' code, is not asked for
    await page.clock.install({ time: Date.now() })
    await page.clock.pauseAt(Date.now() + HOUR)
    const errors = errorsOf(page)
    const scripts = scriptsOf(page)
    await page.route(SDK, (route) => route.abort())
    await page.goto(`${product.dashboardUrl}/firebase`)

    await test.step('what /login needs is on its way at once, and the SDK is no part of it', async () => {
      await expect(loading(page)).toBeVisible()
      await expect.poll(() => scripts.some((script) => /\/login-page-/.test(script.url()))).toBe(true)
      await page.route(SCRIPT, (route) => route.abort())
      const bodies = await Promise.all(scripts.map((script) => script.body()))
      const kilobytes = bodies.map((body) => gzipSync(body).length)
      expect(kilobytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(BUDGET)
      expect(bodies.filter((body) => body.includes('identitytoolkit'))).toEqual([])
    })

    await test.step('after ten seconds it offers to try again, and waits anew', async () => {
      await waitOut(page)
      await page.getByRole('button', { name: 'Try again' }).click()
      await waitOut(page)
      const failures = () =>
        errors.filter((text) => text.startsWith('The sign-in service could not be loaded'))
      await expect.poll(failures).toHaveLength(2)
      await page.getByRole('button', { name: 'Go to sign-in' }).click()
      await expect(page).toHaveURL(/\/login$/)
      await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    })

    await test.step('once it is there, Try again leads on', async () => {
      await page.unroute(SCRIPT)
      await page.reload()
      await waitOut(page)
      await page.unroute(SDK)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
      await expect(late(page)).toHaveCount(0)
    })

    await test.step('the window’s other message', async () => {
      await page.clock.resume()
      await signInAs(page, 'ann@example.com', 'Ann')
      await page.setViewportSize({ width: 767, height: 900 })
      await expect(page.getByRole('heading', { name: 'Screen Too Small' })).toBeVisible()
    })
  },
)

test(
  'an old token is asked for anew and kept when that fails; without the SDK one gets in and out, whatever is stored',
  { tag: ['@P-033', '@P-034', '@P-038', '@P-103', '@P-145'] },
  async ({ page, product }) => {
    const errors = errorsOf(page)
    const said = (words: string) => errors.filter((text) => text.startsWith(words))
    await page.goto(product.dashboardUrl)
    await signInAs(page, 'ann@example.com', 'Ann')
    const first = await storedToken(page)

    await test.step('two hours later a new one is stored', async () => {
      await page.clock.install({ time: Date.now() + 2 * HOUR })
      await page.reload()
      await expect.poll(() => storedToken(page)).not.toBe(first)
      expect(await storedToken(page)).toMatch(/\S{20,}/)
    })

    await test.step('two more hours later the provider is out of reach', async () => {
      const second = await storedToken(page)
      await page.clock.setSystemTime(Date.now() + 4 * HOUR)
      await page.route(/\/(identitytoolkit|securetoken)\.googleapis\.com\//, (route) => route.abort())
      await page.reload()
      await expect(page.getByRole('button', { name: 'Profile: Ann' })).toBeVisible()
      await expect.poll(() => said('No fresh token').length).toBeGreaterThan(0)
      expect(await storedToken(page)).toBe(second)
    })

    await test.step('a stored user that cannot be read is nobody known, an environment that there is not is development', async () => {
      await page.route(SDK, (route) => route.abort())
      await page.evaluate(() => {
        localStorage.setItem('mosaygent_user_data', '{"uid":')
        localStorage.setItem('mosaygent_environment', 'staging')
      })
      await page.clock.pauseAt(Date.now() + 5 * HOUR)
      await page.goto(`${product.dashboardUrl}/account`)
      await waitOut(page)
      await page.getByRole('button', { name: 'Continue without it' }).click()
      const profile = page.getByRole('region', { name: 'Profile' })
      await expect(profile.getByRole('definition')).toHaveText(['N/A', 'N/A', 'N/A'])
      await expect(profile.getByTestId('person-icon')).toBeVisible()
      await expect(page.getByRole('radio', { name: 'Development' })).toBeChecked()
    })

    await test.step('Logout forgets the token all the same', async () => {
      await page.clock.resume()
      await page.getByRole('button', { name: /^Profile/ }).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
      await expect(page).toHaveURL(/\/login$/)
      await expect.poll(() => said('Sign-out failed')).toHaveLength(1)
      const kept = await page.evaluate(() =>
        ['auth_token', 'user_data', 'environment'].map((name) => localStorage.getItem(`mosaygent_${name}`)),
      )
      expect(kept).toEqual([null, null, 'staging'])
    })

    await test.step('a blank token is none', async () => {
      await page.evaluate(() => localStorage.setItem('mosaygent_auth_token', '  '))
      await page.goto(`${product.dashboardUrl}/account`)
      await expect(page).toHaveURL(/\/login$/)
    })
  },
)
