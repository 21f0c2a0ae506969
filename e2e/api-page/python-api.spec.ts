import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Route, test } from '@playwright/test'
import { expectAccessible } from '../harness/accessible.ts'
import { callsTo } from '../harness/call.ts'
import { pathWithFakeUv } from '../fakes/fake-uv.ts'
import { freePort } from '../harness/free-ports.ts'
import { type Product, startProduct } from '../harness/product.ts'
import { signInAs } from '../harness/sign-in.ts'

/** A line of each kind, and the part of it that nobody may see. */
const SECRETS = [
  ['fetching https://ann:pa55-of-ann@git.example/x.git', 'pa55-of-ann'],
  ['GET https://git.example/x?access_token=t0ken-of-ann&a=1', 't0ken-of-ann'],
  [`revoked: ghp_${'a1B2'.repeat(9)}`, 'a1B2a1B2'],
  ['session eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm4ifQ.c2lnbmF0dXJl', 'c2lnbmF0dXJl'],
  [`key AIza${'Sy5'.repeat(12)}`, 'Sy5Sy5'],
  ['Authorization: Bearer b34rer-of-ann', 'b34rer-of-ann'],
  ['Set-Cookie: session=c00kie-of-ann; Path=/', 'c00kie-of-ann'],
  ['! First copy your one-time code: WXYZ-9876', 'WXYZ-9876'],
  ['-----BEGIN PRIVATE KEY-----\nTUlJRXZRSUJB\n-----END PRIVATE KEY-----', 'TUlJRXZRSUJB'],
] as const

let folder = ''
let product: Product & { dispose(): Promise<void> }

test.beforeEach(async ({ page }) => {
  folder = await mkdtemp(join(tmpdir(), 'mosaygent uv é '))
  product = await startProduct({ PATH: await pathWithFakeUv(folder) })
  await page.goto(product.dashboardUrl)
  await signInAs(page, 'ann@example.com', 'Ann Example')
})
test.afterEach(async () => {
  await product.dispose()
  await rm(folder, { recursive: true, force: true })
})

test(
  'the package is downloaded whole and checked; steps that are done are ticked',
  { tag: ['@P-104', '@P-107', '@P-133', '@P-143', '@P-144', '@P-210', '@P-211'] },
  async ({ page }) => {
    await page.goto(`${product.dashboardUrl}/api`)
    const card = page.getByRole('region', { name: 'Python API' })
    const shown = await card.getByText(/^[0-9a-f]{64}$/).textContent()
    await expect(card.getByText(/^\d+\.\d MB$/)).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download python-api.zip' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('python-api.zip')
    const saved = join(folder, 'saved.zip')
    await download.saveAs(saved)
    expect(
      createHash('sha256')
        .update(await readFile(saved))
        .digest('hex'),
    ).toBe(shown)
    await expect(card.getByText('Its checksum is the published one.')).toBeVisible()

    const steps = page.getByRole('region', { name: 'Getting started' })
    await expect(steps.getByText('Download python-api.zip (done)')).toBeVisible()
    await expect(steps.getByText('Install uv (done)')).toBeVisible()
    await expect(steps.getByText('uv 0.13.9 is at')).toBeVisible()
    await expect(steps.getByText('Sync the dependencies', { exact: true })).toBeVisible()
    await expect(steps.getByText('uv sync --all-groups')).toBeVisible()
    await steps.getByRole('radio', { name: 'Windows' }).click()
    await expect(steps.getByText('Expand-Archive')).toBeVisible()
    await expectAccessible(page, 'Api page')

    await test.step('a download that breaks off, and one that is refused, say so', async () => {
      for (const [answer, says] of [
        [(route: Route) => route.abort(), 'Failed to download API server'],
        [(route: Route) => route.fulfill({ status: 503 }), 'Download failed: 503'],
      ] as const) {
        await page.route('**/python-api.zip', answer)
        await page.getByRole('button', { name: 'Download python-api.zip' }).click()
        await expect(card.getByRole('alert')).toContainText(says)
        await page.unroute('**/python-api.zip')
      }
    })

    await test.step('a deployment without a download says so in place of the button', async () => {
      await page.route('**/config.json', async (route) => {
        const response = await route.fetch({ maxRetries: 3 })
        const config: Record<string, unknown> = await response.json()
        await route.fulfill({ response, json: { ...config, apiZipUrl: undefined } })
      })
      await page.reload()
      await expect(card.getByText('This deployment offers no download')).toBeVisible()
      await expect(card.getByRole('button', { name: /^Download/ })).toHaveCount(0)
      await expect(card.getByRole('link', { name: /^Download/ })).toHaveCount(0)
    })
  },
)

test('the connection is checked on the press, and says who answers', { tag: '@P-105' }, async ({ page }) => {
  await page.goto(`${product.dashboardUrl}/api`)
  const card = page.getByRole('region', { name: 'Connection Status' })
  await expect(card.getByText('started by the mosaygent command')).toBeVisible()
  await page.route('**/health', (route) => route.abort())
  await card.getByRole('button', { name: 'Check Connection' }).click()
  await expect(card.getByText('Not connected')).toBeVisible()
  // the server of the page sees the helper, which only the page does not reach
  await expect(card.getByText('The helper runs, but rejects this page.')).toBeVisible()
  await expectAccessible(page, 'Api page, not connected')
})

test(
  'the API card installs, starts and stops; output and a crash are seen',
  { tag: ['@P-193', '@P-194', '@P-195', '@P-274', '@P-447', '@P-448', '@P-450'] },
  async ({ page }) => {
    test.slow()
    await page.goto(`${product.dashboardUrl}/environment`)
    await page.getByRole('textbox', { name: 'Project directory' }).fill(product.projectFolder)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Clone API Repository' }).click()
    const card = page.getByRole('region', { name: 'API Codebase' })
    await expect(card.getByText('Present', { exact: true })).toBeVisible()

    const codebase = join(product.projectFolder, 'api')
    const launch = join(codebase, '.vscode/launch.json')
    const port = await freePort()
    await writeFile(launch, (await readFile(launch, 'utf8')).replace('8000', String(port)))
    await page.reload()

    await test.step('packages', async () => {
      await expect(card.getByText('Not installed')).toBeVisible()
      await card.getByRole('button', { name: 'Install' }).click()
      await expect(card.getByText('Installed', { exact: true })).toBeVisible()
    })

    await test.step('a taken port is named, and another one offered', async () => {
      const stranger = createServer((_request, response) => response.end('mine'))
      await new Promise<void>((resolve) => {
        stranger.listen(port, '127.0.0.1', resolve)
      })
      await card.getByRole('button', { name: 'Start', exact: true }).click()
      await expect(card.getByText(`Port ${port} is held by`)).toBeVisible()
      await expect(card.getByRole('button', { name: /^Start on port \d+$/ })).toBeVisible()
      await expectAccessible(page, 'API card, port taken')
      stranger.closeAllConnections()
      await new Promise((resolve) => {
        stranger.close(resolve)
      })
      await expect(card.getByText(`Port ${port} is held by`)).toBeHidden()
    })

    await test.step('start', async () => {
      await card.getByRole('button', { name: 'Start', exact: true }).click()
      await expect(card.getByText(`127.0.0.1:${port}`, { exact: true })).toBeVisible()
      await expect(card.getByText(/^PID \d+$/)).toBeVisible()
      await expect(card.getByRole('link', { name: '/docs' })).toHaveAttribute(
        'href',
        `http://127.0.0.1:${port}/docs`,
      )
      await expectAccessible(page, 'API card, running')
    })

    await test.step('its output stands in the console', async () => {
      await page.goto(`${product.dashboardUrl}/flutter`)
      const log = page.getByRole('log')
      await expect(log.getByText('Application startup complete.')).toBeVisible()
      await expect(log.getByText('$ uv run python -m uvicorn app.main:app')).toBeVisible()
    })

    await test.step('without its secrets, however it prints them: neither shown, nor sent, nor logged', async () => {
      const body = SECRETS.map(([line]) => `${line}\n`).join('')
      await fetch(`http://127.0.0.1:${port}/print`, { method: 'POST', body: `${body}that was all of it\n` })
      const log = page.getByRole('log')
      await expect(log.getByText('that was all of it')).toBeVisible()
      await expect(log.getByText('Authorization: Bearer ***')).toBeVisible()
      const { reply } = await callsTo(product.helperUrl)('GET', '/mosaygent/flutter/console')
      const sent = JSON.stringify(reply)
      expect(sent).toContain('that was all of it')
      for (const [line, secret] of SECRETS)
        for (const seen of [await log.innerText(), sent, product.output()])
          expect(seen, line).not.toContain(secret)
    })

    await test.step('its requests and the app’s errors stand in the order in which they came', async () => {
      await page.goto(`${product.dashboardUrl}/environment`)
      await page.getByRole('button', { name: 'Clone Flutter Repository' }).click()
      await expect(
        page.getByRole('region', { name: 'Flutter Codebase' }).getByText('Present', { exact: true }),
      ).toBeVisible()
      await page.goto(`${product.dashboardUrl}/flutter`)
      await page.getByRole('button', { name: 'Start Server' }).click()
      await expect(page.getByText('Running', { exact: true }).first()).toBeVisible()
      // it says so while it compiles, too
      await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeEnabled()
      const log = page.getByRole('log')
      await fetch(`http://127.0.0.1:${port}/before`)
      await expect(log.getByText('"GET /before HTTP/1.1"')).toBeVisible()
      await writeFile(join(product.projectFolder, 'flutter/lib/main.dart'), 'void main() { runApp( }\n')
      await page.getByRole('button', { name: /^Reload/ }).click()
      await expect(log.getByText(/main\.dart:1:\d+: Error/)).toBeVisible()
      await fetch(`http://127.0.0.1:${port}/after`)
      await expect(log.getByText('"GET /after HTTP/1.1"')).toBeVisible()
      expect(await log.innerText()).toMatch(/GET \/before[^]*main\.dart:1:\d+: Error[^]*GET \/after/)

      await page.getByRole('button', { name: 'Level and source' }).click()
      await page.getByRole('menuitemradio', { name: /^api/ }).click()
      await page.keyboard.press('Escape')
      await expect(log.getByText(/main\.dart:1:\d+: Error/)).toHaveCount(0)
      await expect(log.getByText('"GET /before HTTP/1.1"')).toBeVisible()
      await expect(log.getByText('"GET /after HTTP/1.1"')).toBeVisible()
    })

    await test.step('code that breaks while it runs is told, until it is mended', async () => {
      await page.goto(`${product.dashboardUrl}/environment`)
      await expect(card.getByText('Running', { exact: true })).toBeVisible()
      await fetch(`http://127.0.0.1:${port}/break`).catch(() => undefined) // it reloads instead of answering
      await expect(card.getByText('Broken', { exact: true })).toBeVisible()
      await expect(card.getByText(/ZeroDivisionError: division by zero \(app\/main\.py:42\)/)).toBeVisible()
      await expect(card.getByRole('link', { name: '/docs' })).toBeHidden()
      await expectAccessible(page, 'API card, broken')
      await writeFile(join(codebase, 'uv-says'), 'mended')
      await expect(card.getByText('Running', { exact: true })).toBeVisible()
      await expect(card.getByText('Broken', { exact: true })).toBeHidden()
    })

    await test.step('another project’s card is not about it, and names it; back, it runs still', async () => {
      const call = callsTo(product.helperUrl)
      const harbour = join(folder, 'harbour')
      await mkdir(harbour)
      await writeFile(join(harbour, 'requirements.txt'), 'fastapi\n')
      await call('POST', '/mosaygent/environment/set-directory', { path: harbour })
      // a page that is loaded anew before it hears of that asks nothing
      await page.getByRole('button', { name: /^Keep .* running$/ }).click()
      await page.reload()
      await expect(card.getByText(`runs as well, on port ${port}`)).toBeVisible()
      await expect(card.getByText('Not running', { exact: true })).toBeVisible()
      await expect(card.getByRole('button', { name: 'Stop' })).toBeHidden()
      await call('POST', '/mosaygent/environment/set-directory', { path: product.projectFolder })
      await page.reload()
      await expect(card.getByText('Running', { exact: true })).toBeVisible()
    })

    await test.step('a crash is noticed, with its last lines', async () => {
      await expect(card.getByRole('button', { name: 'Stop' })).toBeVisible()
      await fetch(`http://127.0.0.1:${port}/crash`).catch(() => undefined) // it falls over instead of answering
      await expect(card.getByText('Ended by itself (exit code 3)')).toBeVisible()
      await expect(card.getByText('RuntimeError: the API fell over')).toBeVisible()
    })

    await test.step('started again and stopped, its port is free', async () => {
      await card.getByRole('button', { name: 'Start', exact: true }).click()
      await card.getByRole('button', { name: 'Stop' }).click()
      await expect(card.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
      await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
    })
  },
)
