import { type ChildProcess, spawn } from 'node:child_process'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { freePorts } from './free-ports.ts'
import { hostDashboard } from './hosted-dashboard.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

const BUNDLE = fileURLToPath(new URL('../launcher/dist/mosaygent.mjs', import.meta.url))
const SPENT = 'This pairing link was used already or is too old'

let helper: ChildProcess
let hosted: Server
let origin = ''
let output = ''

test.beforeEach(async ({ product }) => {
  const [hostedPort = 0, helperPort = 0, previewPort = 0] = await freePorts(3)
  origin = `http://localhost:${hostedPort}`
  output = ''
  helper = spawn(process.execPath, [BUNDLE, 'helper', '--no-open'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      MOSAYGENT_HOME: join(product.home, '..', 'home of the helper é'),
      MOSAYGENT_HELPER_PORT: String(helperPort),
      MOSAYGENT_PREVIEW_PORT: String(previewPort),
      MOSAYGENT_DASHBOARD_URL: origin,
    },
  })
  for (const stream of [helper.stdout, helper.stderr])
    stream?.setEncoding('utf8').on('data', (piece: string) => (output += piece))
  hosted = await hostDashboard({
    port: hostedPort,
    of: product,
    helperUrl: `http://127.0.0.1:${helperPort}`,
    previewUrl: `http://localhost:${previewPort}`,
  })
  await expect.poll(() => output).toMatch(/^Pair {2}http/m)
})
test.afterEach(async () => {
  const ended = new Promise((resolve) => helper.on('close', resolve))
  helper.kill('SIGTERM')
  await ended
  hosted.closeAllConnections()
  await new Promise((resolve) => {
    hosted.close(resolve)
  })
})

/** The newest link that the helper's terminal shows. */
const printedLink = () => /^Pair {2}(\S+)$/m.exec(output.slice(output.lastIndexOf('Pair  ')))?.[1] ?? ''

const signIn = (page: Page) => signInAs(page, 'ann@example.com', 'Ann Example')

async function anotherBrowser(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext()
  return { context, page: await context.newPage() }
}

test('a dashboard of another origin is paired by the printed link, once (P-212)', async ({
  browser,
  page,
  product,
}) => {
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
})
