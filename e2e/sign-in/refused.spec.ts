import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { startProduct } from '../harness/product.ts'
import { expect, test } from '../harness/test.ts'

/** As of a real Firebase project, none of which is ever asked: the test answers in the place of each host. */
const OPTIONS = { apiKey: 'key', authDomain: 'tide.example', projectId: 'tide-dev' }

/** Google's message channel, as far as a sign-in needs it that is refused before any message is sent. */
const CHANNEL = `{
  const frame = { restyle: async () => {}, ping: async (then) => then(), register() {}, send: async () => [{ webStorageSupport: true }] }
  const context = { open: async (options, then) => then(frame) }
  window.gapi = {
    load: (names, options) => queueMicrotask(typeof options === 'function' ? options : options.callback),
    iframes: { Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: () => true, getContext: () => context },
  }
  window[new URL(document.currentScript.src).searchParams.get('onload')]()
}`

/** Answers for the provider; `domains` is its list of addresses that may sign in, null: it is out of order. */
async function playProvider(context: BrowserContext, domains: () => string[] | null): Promise<void> {
  await context.route(
    ({ hostname }) => !['localhost', '127.0.0.1'].includes(hostname),
    (route) => {
      const { hostname, pathname } = new URL(route.request().url())
      const list = domains()
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
      if (hostname === 'apis.google.com')
        return route.fulfill({ contentType: 'text/javascript', body: CHANNEL })
      if (hostname === OPTIONS.authDomain) return route.fulfill({ contentType: 'text/html', body: 'choose' })
      if (pathname !== '/v1/projects' || list === null) return route.abort()
      return route.fulfill({ headers, json: { projectId: OPTIONS.projectId, authorizedDomains: list } })
    },
  )
}

/** What the page logs as an error. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

test(
  'a provider that does not know this address, and one that fails, are told each in its words, logged, and tried again',
  { tag: ['@P-030', '@P-136', '@P-137', '@P-145'] },
  async ({ context, page }) => {
    const home = await mkdtemp(join(tmpdir(), 'mosaygent é firebase '))
    await writeFile(join(home, 'config.json'), JSON.stringify({ firebase: OPTIONS }))
    const product = await startProduct({ MOSAYGENT_HOME: home })
    try {
      let domains: string[] | null = ['tide.example']
      await playProvider(context, () => domains)
      const errors = errorsOf(page)
      await page.goto(product.dashboardUrl)
      const button = page.getByRole('button', { name: 'Continue with Google' })
      const alert = page.getByRole('alert')
      await expect(page.getByText('Access is granted after payment.')).toBeVisible()
      await expect(page.getByText(/local sign-in/i)).toHaveCount(0)

      await button.click()
      await expect(alert).toHaveText('This domain is not authorized. Please contact support.')
      await expect(button).toBeEnabled()
      const failures = () => errors.filter((text) => text.startsWith('Sign-in failed'))
      await expect.poll(failures).toHaveLength(1)

      // the SDK asks once for as long as a page lives
      await page.reload()
      domains = null
      await button.click()
      await expect(alert).toContainText('Failed to sign in. Please try again or contact support.')
      await expect.poll(failures).toHaveLength(2)

      await page.reload()
      domains = ['localhost']
      const opening = context.waitForEvent('page')
      await button.click()
      await opening
      await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
      await expect(alert).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('mosaygent_auth_token'))).toBeNull()
    } finally {
      await product.dispose()
      await rm(home, { recursive: true, force: true })
    }
  },
)
