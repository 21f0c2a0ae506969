import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { freePorts } from '../harness/free-ports.ts'
import { hostDashboard } from '../harness/hosted-dashboard.ts'
import { runCommand, type Running } from '../harness/run-command.ts'
import { signInAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

const SPENT = 'This pairing link was used already or is too old'

let helper: Running
let hosted: Server
let origin = ''

test.beforeEach(async ({ product }) => {
  const [hostedPort = 0, helperPort = 0, previewPort = 0] = await freePorts(3)
  origin = `http://localhost:${hostedPort}`
  helper = await runCommand({
    ports: [hostedPort, helperPort, previewPort],
    env: {
      MOSAYGENT_HOME: join(product.home, '..', 'home of the helper é'),
      MOSAYGENT_DASHBOARD_URL: origin,
    },
  }).ready()
  hosted = await hostDashboard({
    port: hostedPort,
    of: product,
    helperUrl: `http://127.0.0.1:${helperPort}`,
    previewUrl: `http://localhost:${previewPort}`,
  })
})
test.afterEach(async () => {
  await helper.stop()
  hosted.closeAllConnections()
  await new Promise((resolve) => {
    hosted.close(resolve)
  })
})

/** The newest link that the helper's terminal shows. */
const printedLink = () => [...helper.output().matchAll(/^Pair {2}(\S+)$/gm)].at(-1)?.[1] ?? ''

const signIn = (page: Page) => signInAs(page, 'ann@example.com', 'Ann Example')

async function anotherBrowser(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext()
  return { context, page: await context.newPage() }
}

test(
  'a dashboard of another origin is paired by the printed link, once',
  { tag: '@P-212' },
  async ({ browser, page, product }) => {
    test.slow()
    const link = printedLink()
    const code = new URL(link).hash.replace('#pair=', '')
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))

    await test.step('without the link it is connected, and may do nothing', async () => {
      await page.goto(`${origin}/login`)
      await signIn(page)
      await page.goto(`${origin}/api`)
      await expect(page.getByText('This dashboard is not paired with the helper')).toBeVisible()
    })

    await test.step('the link pairs it; the code is gone from the address and from every request', async () => {
      await page.goto(link)
      await expect(page.getByText('This browser is paired with the helper.')).toBeVisible()
      expect(page.url()).not.toContain(code)
      expect(
        await page.evaluate(() =>
          JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
        ),
      ).not.toContain(code)
      expect(asked.filter((request) => request.includes(code))).toEqual([])
      expect(asked.filter((request) => request.endsWith('/session/pair'))).toHaveLength(1)
    })

    await test.step('it acts, also after a reload', async () => {
      await page.goto(`${origin}/environment`)
      await page.getByRole('textbox', { name: 'Project directory' }).fill(product.projectFolder)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('button', { name: 'Clone API Repository' })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('button', { name: 'Clone API Repository' })).toBeVisible()
      expect(asked.filter((request) => request.endsWith('/session/pair'))).toHaveLength(1)
    })

    await test.step('the used link is refused in another browser, which may then do nothing', async () => {
      const other = await anotherBrowser(browser)
      await other.page.goto(`${origin}/login`)
      await signIn(other.page)
      await other.page.goto(link)
      await expect(other.page.getByText(SPENT)).toBeVisible()
      expect(other.page.url()).not.toContain(code)
      await other.page.goto(`${origin}/api`)
      await expect(other.page.getByText('This dashboard is not paired with the helper')).toBeVisible()
      await other.context.close()
    })

    await test.step('the terminal shows a fresh link for it, which is good in a page that is open already', async () => {
      await expect.poll(printedLink).not.toBe(link)
      const other = await anotherBrowser(browser)
      await other.page.goto(`${origin}/login`)
      await signIn(other.page)
      await other.page.evaluate((hash) => (window.location.hash = hash), new URL(printedLink()).hash)
      await expect(other.page.getByText('This browser is paired with the helper.')).toBeVisible()
      expect(new URL(other.page.url()).hash).toBe('')
      await other.context.close()
    })
  },
)
