import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import { freePorts } from '../harness/free-ports.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { runCommand } from '../harness/run-command.ts'
import { signInAs } from '../harness/sign-in.ts'
import { expect, test as base } from '../harness/test.ts'

/** Loaded before the program: the kernel's tables may not be read, as in a sandbox, and as on macOS and Windows. */
const UNREADABLE = `import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const { open } = fs.promises
fs.promises.open = async (path, ...rest) => {
  if (String(path).startsWith('/proc/net/tcp')) throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
  return open(path, ...rest)
}
syncBuiltinESMExports()`

const test = base.extend<{ product: Product; silent: NodeJS.ProcessEnv }>({
  /** The environment of a program to whom the system does not say who calls. */
  // Playwright insists on a destructured first parameter, even an empty one.
  // oxlint-disable-next-line no-empty-pattern
  silent: async ({}, provide, info) => {
    const file = info.outputPath('unreadable é.mjs')
    await writeFile(file, UNREADABLE)
    await provide({ NODE_OPTIONS: `--import=${encodeURI(`file://${file}`)}` })
  },
  product: async ({ silent }, provide, info) => {
    const product = await startProduct(silent)
    await provide(product)
    if (info.status !== info.expectedStatus) await info.attach('output', { body: product.output() })
    await product.dispose()
  },
})

const links = (product: Product) =>
  [...product.output().matchAll(/^Pair {2}(\S+)$/gm)].map(([, link = '']) => link)
const NOT_PAIRED = 'This browser is not paired with the helper'

async function openBrowser(browser: Browser) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const mine = page.getByRole('region', { name: 'Browsers' }).getByRole('listitem')
  return { context, page, mine }
}

test('C33 nobody gets a session by writing the dashboard’s origin where the system does not say who calls', async ({
  product,
}) => {
  const headers = { origin: product.dashboardUrl }
  for (let tries = 0; tries < 5; tries += 1) {
    const reply = await fetch(`${product.helperUrl}/mosaygent/session/bootstrap`, { method: 'POST', headers })
    expect([reply.status, await reply.json()]).toMatchObject([403, { code: 'pairing-needed' }])
  }
  // the link that was printed at the start is good still: asking does not fill the terminal
  expect(links(product)).toHaveLength(1)
})

test('C33 the link that the terminal shows pairs the browser: reloads, other tabs and a helper that crashed need no other', async ({
  browser,
  product,
}) => {
  test.slow()
  const [link = ''] = links(product)
  const code = new URL(link).hash.replace('#pair=', '')
  expect(link.startsWith(`${product.dashboardUrl}/#pair=`)).toBe(true)
  const { context, page, mine } = await openBrowser(browser)
  const sent: string[] = []
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))

  await page.goto(link)
  await signInAs(page, 'ann@example.com', 'Ann Example')
  expect(page.url()).not.toContain(code)
  await page.goto(`${product.dashboardUrl}/account`)
  await expect(mine).toContainText('This browser')
  await page.reload()
  await expect(mine).toContainText('This browser')
  const second = await context.newPage()
  await second.goto(`${product.dashboardUrl}/account`)
  await expect(second.getByRole('region', { name: 'Browsers' }).getByRole('listitem')).toHaveCount(1)
  expect(sent.filter((request) => request.includes(code))).toEqual([])

  const running = await readFile(join(product.home, `helper-${new URL(product.helperUrl).port}.json`), 'utf8')
  process.kill(Number(/"pid":\s*(\d+)/.exec(running)?.[1]), 'SIGKILL')
  await expect.poll(() => links(product).length, { timeout: 60_000 }).toBe(2)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText(NOT_PAIRED)).toHaveCount(0)
  await page.reload()
  await expect(mine).toHaveCount(1)
  await expect(mine).toContainText('This browser')
  await context.close()
})

test('C33 the sign-in page asks another browser for the link, says what is wrong with one, and takes the right one', async ({
  browser,
  product,
}) => {
  test.slow()
  const { context, page, mine } = await openBrowser(browser)
  await page.goto(`${product.dashboardUrl}/login`)
  await expect(page.getByText(NOT_PAIRED)).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Pairing link or its code' })
  const [link = ''] = links(product)
  for (const [typed, words] of [
    ['not a code!', 'This is no pairing link'],
    ['a-wrong-code-of-22-char', 'This is not the pairing link that the helper’s terminal shows.'],
  ] as const) {
    await field.fill(typed)
    await field.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  }
  for (const [theme, width] of [
    ['light', 1440],
    ['dark', 1024],
    ['dark', 768],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: test.info().outputPath(`sign-in ${theme} ${width}.png`) })
  }
  await field.fill(link)
  await field.press('Enter')
  await expect(page.getByText(NOT_PAIRED)).toHaveCount(0)
  await signInAs(page, 'bob@example.com', 'Bob Example')
  await page.goto(`${product.dashboardUrl}/account`)
  await expect(mine).toContainText('This browser')

  // the link is spent: another browser's wish makes the terminal show a fresh one, once
  const other = await openBrowser(browser)
  await other.page.goto(`${product.dashboardUrl}/login`)
  await expect(other.page.getByText(NOT_PAIRED)).toBeVisible()
  await expect.poll(() => links(product).length).toBe(2)
  await other.page.goto(links(product)[1] ?? '')
  await signInAs(other.page, 'carol@example.com', 'Carol Example')
  await other.page.goto(`${product.dashboardUrl}/account`)
  await expect(other.mine).toHaveCount(2)
  await other.context.close()
  await context.close()
})

test('C33 the browser is opened with the path of a page that leads to the link: no program is started with the link itself', async ({
  page,
  silent,
}, info) => {
  test.slow()
  test.skip(process.platform !== 'linux', 'the fake program that opens a browser is the one of Linux')
  const bin = info.outputPath('bin é')
  const asked = info.outputPath('asked.txt')
  await mkdir(bin)
  await writeFile(join(bin, 'xdg-open'), '#!/bin/sh\nprintf "%s\\n" "$0" "$@" >> "$ASKED"\n', { mode: 0o755 })
  const product = await startProduct(
    { ...silent, CI: '', DISPLAY: ':0', ASKED: asked, PATH: `${bin}${delimiter}${process.env['PATH']}` },
    [],
  )
  try {
    const read = () => readFile(asked, 'utf8').catch(() => '')
    await expect.poll(read).toContain('.html')
    const [, file = '', ...more] = (await read()).trim().split('\n')
    expect(more).toEqual([])
    expect(file.startsWith(product.home)).toBe(true)
    expect([(await stat(file)).mode & 0o777, (await stat(dirname(file))).mode & 0o777]).toEqual([
      0o600, 0o700,
    ])
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
    })

    await page.goto(pathToFileURL(file).href)
    await page.waitForURL(`${product.dashboardUrl}/**`)
    await signInAs(page, 'ann@example.com', 'Ann Example')
    await page.goto(`${product.dashboardUrl}/account`)
    const mine = page.getByRole('region', { name: 'Browsers' }).getByRole('listitem')
    await expect(mine).toContainText('paired by a link')
    expect(refused).toEqual([])
    expect(links(product)).toHaveLength(1)

    expect(await product.stop()).toBe(0)
    await expect(stat(dirname(file))).rejects.toThrow('ENOENT')
  } finally {
    await product.dispose()
  }
})

/** A helper that runs alone, as its user started it in another terminal. */
async function startHelperAlone(env: NodeJS.ProcessEnv, folder: string) {
  const [helperPort = 0, previewPort = 0] = await freePorts(2)
  const settings = {
    ...env,
    MOSAYGENT_HOME: join(folder, 'home é'),
    MOSAYGENT_HELPER_PORT: String(helperPort),
    MOSAYGENT_PREVIEW_PORT: String(previewPort),
  }
  const helper = await runCommand({ env: settings }).ready()
  return { settings, stop: () => helper.stop() }
}

test('C33 a start that uses a helper which runs already tells its link, and each fresh one, in its own terminal', async ({
  browser,
  silent,
}, info) => {
  test.slow()
  const helper = await startHelperAlone(silent, info.outputPath())
  const product = await startProduct(helper.settings)
  try {
    expect(product.output()).toContain('Using the helper that runs on port')
    expect(links(product)).toHaveLength(1)
    const first = await openBrowser(browser)
    await first.page.goto(links(product)[0] ?? '')
    await signInAs(first.page, 'ann@example.com', 'Ann Example')
    await first.page.goto(`${product.dashboardUrl}/account`)
    await expect(first.mine).toContainText('This browser')

    // the link is spent: what another browser needs is shown in the terminal where its user looks
    const other = await openBrowser(browser)
    await other.page.goto(`${product.dashboardUrl}/login`)
    await expect(other.page.getByText(NOT_PAIRED)).toBeVisible()
    await expect.poll(() => links(product).length).toBe(2)
    await other.page.goto(links(product)[1] ?? '')
    await signInAs(other.page, 'bob@example.com', 'Bob Example')
    await other.page.goto(`${product.dashboardUrl}/account`)
    await expect(other.mine).toHaveCount(2)
    await Promise.all([first.context.close(), other.context.close()])
  } finally {
    await product.dispose()
    await helper.stop()
  }
})
