import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePorts } from '../harness/free-ports.ts'
import { hostDashboard } from '../harness/hosted-dashboard.ts'
import { startProduct } from '../harness/product.ts'
import { runCommand } from '../harness/run-command.ts'
import { signInAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

/** Another user's program on the helper's port: answers like a helper, and keeps everything that it is sent. */
async function takePort(helperUrl: string) {
  const heard: { call: string; authorization: string | undefined; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece))
    request.on('end', () => {
      if (request.method !== 'OPTIONS')
        heard.push({
          call: `${request.method} ${request.url}`,
          authorization: request.headers.authorization,
          body,
        })
      const anything = { status: 'ok', name: 'mosaygent-helper', version: '0.1.0', token: 'f'.repeat(43) }
      response.writeHead(200, {
        'access-control-allow-origin': request.headers.origin ?? '*',
        'access-control-allow-headers': 'authorization, content-type, last-event-id',
        'content-type': 'application/json',
      })
      response.end(
        JSON.stringify({ ...anything, challenge: 'c'.repeat(43), proof: 'p'.repeat(43), sessions: [] }),
      )
    })
  })
  server.listen(Number(new URL(helperUrl).port), '127.0.0.1')
  await once(server, 'listening')
  return {
    heard,
    bearers: () => heard.flatMap(({ authorization }) => (authorization === undefined ? [] : [authorization])),
    async leave() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function openAccount(page: Page, origin: string) {
  await page.getByRole('button', { name: /^Profile/ }).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  const mine = page.getByRole('region', { name: 'Browsers' }).getByRole('listitem')
  await expect(mine.filter({ hasText: 'This browser' })).toHaveCount(1)
  expect(page.url()).toContain(origin)
  return mine
}
const look = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

test('C32 what an open page sends to who takes the port after Ctrl-C opens nothing in the next run, and the page comes back by itself', async ({
  page,
  product,
}) => {
  test.slow()
  await page.goto(`${product.dashboardUrl}/login`)
  await signInAs(page, 'ann@example.com', 'Ann Example')
  const mine = await openAccount(page, product.dashboardUrl)
  expect(await product.stop()).toBe(0)

  const fake = await takePort(product.helperUrl)
  await look(page)
  // the page was not told yet: what it has of the run before goes out
  await expect.poll(() => fake.bearers().length, { timeout: 60_000 }).toBeGreaterThan(0)
  await fake.leave()

  const next = await startProduct({
    MOSAYGENT_HOME: product.home,
    MOSAYGENT_DASHBOARD_PORT: new URL(product.dashboardUrl).port,
    MOSAYGENT_HELPER_PORT: new URL(product.helperUrl).port,
    MOSAYGENT_PREVIEW_PORT: new URL(product.previewUrl).port,
  })
  try {
    for (const authorization of new Set([...fake.bearers(), `Bearer ${'f'.repeat(43)}`])) {
      const headers = { origin: product.dashboardUrl, authorization }
      const reply = await fetch(`${product.helperUrl}/mosaygent/flutter/start`, { method: 'POST', headers })
      expect([reply.status, await reply.json()]).toEqual([401, { detail: 'Not paired', code: 'unpaired' }])
    }
    await look(page)
    await expect(mine.filter({ hasText: 'This browser' })).toHaveCount(1, { timeout: 60_000 })
    await expect(mine).toHaveCount(1)
    await expect(page.getByText(/expired|was ended|not paired/i)).toHaveCount(0)
  } finally {
    await next.dispose()
  }
})

test('C32 a paired page sends who takes the port no token at all, and goes on with its own helper', async ({
  page,
  product,
}) => {
  test.slow()
  const [hostedPort = 0, helperPort = 0, previewPort = 0] = await freePorts(3)
  const origin = `http://localhost:${hostedPort}`
  const helperUrl = `http://127.0.0.1:${helperPort}`
  const startHelper = () =>
    runCommand({
      ports: [hostedPort, helperPort, previewPort],
      env: {
        MOSAYGENT_HOME: join(product.home, '..', 'home of the paired é'),
        MOSAYGENT_DASHBOARD_URL: origin,
      },
    }).ready()
  const previewUrl = `http://localhost:${previewPort}`
  const hosted = await hostDashboard({ port: hostedPort, of: product, helperUrl, previewUrl })
  let helper = await startHelper()
  try {
    await page.goto(/^Pair {2}(\S+)$/m.exec(helper.output())?.[1] ?? '')
    await signInAs(page, 'ann@example.com', 'Ann Example')
    const mine = await openAccount(page, origin)
    await expect(mine).toContainText('paired by a link')
    await helper.stop()

    const fake = await takePort(helperUrl)
    await look(page)
    const proofs = () => fake.heard.filter(({ call }) => call.endsWith('/session/prove'))
    await expect.poll(() => proofs().length, { timeout: 60_000 }).toBeGreaterThan(1)
    await expect(page.getByText('could not prove that it is the helper').first()).toBeVisible()
    expect(fake.bearers()).toEqual([])
    const calls = new Set(fake.heard.map(({ call }) => call))
    expect([...calls].toSorted()).toEqual(['GET /health', 'POST /mosaygent/session/prove'])
    await fake.leave()

    helper = await startHelper()
    await look(page)
    await expect(mine.filter({ hasText: 'This browser' })).toHaveCount(1, { timeout: 60_000 })
    await expect(mine).toHaveCount(1)
  } finally {
    await helper.stop()
    hosted.closeAllConnections()
    hosted.close()
  }
})
