import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { freePorts } from '../harness/free-ports.ts'
import type { Product } from '../harness/product.ts'
import { runCommand } from '../harness/run-command.ts'
import { signInAs } from '../harness/sign-in.ts'
import { expect, test } from './harness.ts'

const ORIGIN = 'https://dashboard.test'

/** The built dashboard at an https address that is not of this computer, with another helper in its configuration. */
async function host(context: BrowserContext, of: Product, helperUrl: string): Promise<void> {
  const swap = (text: string) => text.replaceAll(of.helperUrl, helperUrl)
  await context.route(`${ORIGIN}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const headers = { ...route.request().headers() }
    if (headers['origin'] === ORIGIN) headers['origin'] = of.dashboardUrl
    // a connection that is kept may be closed by the other side in the moment in which it is used again
    const reply = await route.fetch({ url: of.dashboardUrl + pathname + search, headers, maxRetries: 3 })
    const policy = swap(reply.headers()['content-security-policy'] ?? '')
    await route.fulfill({
      response: reply,
      headers: { ...reply.headers(), 'content-security-policy': policy },
      ...(pathname === '/config.json' ? { body: swap(await reply.text()) } : {}),
    })
  })
}

/** Answers in the user's place: what the browser's settings say of this origin and this computer. */
async function decide(page: Page, setting: 'prompt' | 'granted' | 'denied'): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { targetInfo } = await session.send('Target.getTargetInfo')
  const browser = await page.context().browser()?.newBrowserCDPSession()
  await browser?.send('Browser.setPermission', {
    permission: { name: 'loopback-network' },
    setting,
    origin: ORIGIN,
    ...(targetInfo.browserContextId === undefined ? {} : { browserContextId: targetInfo.browserContextId }),
  })
}

test(
  'a hosted dashboard sends nothing before Check Connection, says what was denied, and connects once it may',
  { tag: '@P-218' },
  async ({ page, context, harness }) => {
    const [helperPort = 0, previewPort = 0] = await freePorts(2)
    const helperUrl = `http://127.0.0.1:${helperPort}`
    const helper = await runCommand({
      ports: [0, helperPort, previewPort],
      env: {
        MOSAYGENT_HOME: join(harness.product.home, '..', 'home of the hosted é'),
        MOSAYGENT_DASHBOARD_URL: ORIGIN,
      },
    }).ready()
    try {
      await host(context, harness.product, helperUrl)
      const sent: string[] = []
      context.on('request', (request) => {
        if (request.url().startsWith(helperUrl)) sent.push(new URL(request.url()).pathname)
      })

      await page.goto('about:blank')
      await decide(page, 'prompt')
      await page.goto(/^Pair {2}(\S+)$/m.exec(helper.output())?.[1] ?? '')
      await signInAs(page, 'ann@example.com', 'Ann Example')
      for (const name of ['Environment', 'Firebase', 'GitHub']) {
        await page.getByRole('link', { name, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      }
      await page.getByRole('link', { name: /^Not connected/ }).click()
      await expect(page.getByText('Your browser asks before this page may reach the helper')).toBeVisible()
      expect(sent).toEqual([])

      // nobody is there to answer the browser's question: it is as if it had been closed
      await page.getByRole('button', { name: 'Check Connection', exact: true }).click()
      await expect(page.getByText('or the browser’s question was closed')).toBeVisible()
      expect(sent).toEqual(['/health'])

      await decide(page, 'denied')
      await expect(page.getByText('Your browser does not let this page reach the helper')).toBeVisible()
      for (const name of ['Flutter', 'Environment']) {
        await page.getByRole('link', { name, exact: true }).click()
        await page.evaluate(() => window.dispatchEvent(new Event('focus')))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      }
      expect(sent).toEqual(['/health'])

      await decide(page, 'granted')
      await expect(page.getByText('This browser is paired with the helper.')).toBeVisible()
      await expect(page.getByText('Connected', { exact: true })).toBeVisible()
    } finally {
      await helper.stop()
    }
  },
)
