import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@mosaygent/contract'
import { expect, test } from '@playwright/test'
import { callsTo } from '../harness/call.ts'
import { expectAccessibleInBoth } from '../harness/accessible.ts'
import { freePorts } from '../harness/free-ports.ts'
import { type Product, startProduct } from '../harness/product.ts'
import { runCommand, type Running } from '../harness/run-command.ts'
import { signIn } from '../harness/sign-in.ts'

let env: NodeJS.ProcessEnv
let port: number
let home: string
const helpers: Running[] = []
const servers = new Set<Server>()

test.beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'mosaygent é doctor '))
  const [helperPort = 0, previewPort = 0] = await freePorts(2)
  port = helperPort
  env = {
    MOSAYGENT_HOME: home,
    MOSAYGENT_HELPER_PORT: String(helperPort),
    MOSAYGENT_PREVIEW_PORT: String(previewPort),
  }
})
test.afterEach(async () => {
  await Promise.all(helpers.splice(0).map((helper) => helper.stop()))
  await Promise.all([...servers].map(close))
  await rm(home, { recursive: true, force: true })
})

/** A helper of its own, as somebody starts it in another terminal. */
async function startHelper(options: readonly string[] = [], settings = env): Promise<Running> {
  const helper = runCommand({ args: ['helper', '--no-open', ...options], env: settings })
  helpers.push(helper)
  return helper.ready()
}

/** What `mosaygent doctor` prints, whatever it thinks of this machine. */
async function doctorInTerminal(product: Product): Promise<string> {
  const dashboard = { MOSAYGENT_DASHBOARD_PORT: new URL(product.dashboardUrl).port }
  const doctor = runCommand({ args: ['doctor'], env: { ...env, ...dashboard } })
  await doctor.ended
  return doctor.output()
}

/** Another program on the helper's port. */
async function hold(listener: RequestListener): Promise<Server> {
  const server = createServer(listener)
  servers.add(server)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}

async function close(server: Server): Promise<void> {
  servers.delete(server)
  server.closeAllConnections()
  await new Promise((resolve) => {
    server.close(resolve)
  })
}

test(
  'a stopped helper, a stranger on its port and silence are each named, and go by themselves',
  { tag: ['@P-024', '@P-025', '@P-240', '@P-271', '@P-272', '@P-273'] },
  async ({ page }) => {
    test.slow()
    const helper = await startHelper()
    const product = await startProduct(env)
    const remedy = `helper --helper-port ${port} --preview-port ${env['MOSAYGENT_PREVIEW_PORT']}`
    try {
      await test.step('the page is there only for who is signed in', async () => {
        await page.goto(`${product.dashboardUrl}/doctor`)
        await expect(page).toHaveURL(/\/login$/)
      })
      await signIn(page, product)
      await expect(page.getByText('Connected', { exact: true })).toBeVisible()
      await page.goto(`${product.dashboardUrl}/doctor`)
      const connection = page.getByRole('listitem').filter({ hasText: 'Connection' })
      const indicator = page
        .getByRole('complementary')
        .getByRole('link', { name: 'Not connected Click to fix' })
      await expect(
        page.getByRole('region', { name: 'Programs' }).getByText('Git', { exact: true }),
      ).toBeVisible()
      await expect(page.getByText(/^(No|\d+) issues?(,|$)/)).toBeVisible()
      await expectAccessibleInBoth(page, 'doctor')

      await test.step('what this computer has and lacks is the same for page, script and terminal, each with what mends it', async () => {
        const call = callsTo(`http://127.0.0.1:${port}`)
        await writeFile(join(home, 'copied.json'), '{}', { mode: 0o644 })
        await page.getByRole('button', { name: 'Check again' }).click()
        const open = page
          .getByRole('listitem')
          .filter({ hasText: 'others on this computer may read copied.json' })
        await expect(open).toBeVisible()
        const { reply } = await call('GET', '/mosaygent/doctor')
        const { checks } = endpoints.doctor.reply.parse(reply)
        const rows = page.getByRole('region', { name: /^(Programs|Ports|Storage)$/ }).getByRole('listitem')
        await expect(rows).toHaveCount(checks.length)
        const mended = checks.filter(({ state, fix }) => state !== 'ok' && fix !== undefined)
        await expect(rows.locator('button, a')).toHaveCount(mended.length)
        await expect(page.getByRole('link', { name: 'Choose directory' })).toHaveAttribute(
          'href',
          '/environment',
        )
        const said = await doctorInTerminal(product)
        for (const { name } of checks) expect(said).toContain(name)
        await open.getByRole('button', { name: 'Fix permissions' }).click()
        await expect(open).toHaveCount(0)
        expect((await stat(join(home, 'copied.json'))).mode & 0o077).toBe(0)
        for (const [fix, message] of [
          ['protect-home', 'They were closed to others already.'],
          ['end-leftovers', 'Nothing was left to end.'],
        ] as const)
          expect(await call('POST', '/mosaygent/doctor/repair', { fix })).toEqual({
            status: 200,
            reply: { message },
          })
      })

      await test.step('not started', async () => {
        await helper.stop()
        await expect(connection.getByText('The helper is not started.')).toBeVisible()
        await expect(indicator).toBeVisible()
        await expect(connection.getByRole('button')).toHaveAccessibleName(`Copy npm start -- ${remedy}`)
        // what was found before is still there
        await expect(page.getByText('Git', { exact: true })).toBeVisible()
        await expectAccessibleInBoth(page, 'doctor, not connected')
      })
      await test.step('another program, which allows no page to read it', async () => {
        const stranger = await hold((_request, response) => response.end('<h1>It works</h1>'))
        await expect(connection.getByText('Another program is on the helper’s port.')).toBeVisible()
        if (process.platform === 'linux')
          await expect(connection.getByText(new RegExp(`process ${process.pid}`))).toBeVisible()
        await indicator.click()
        const card = page.getByRole('region', { name: 'Connection Status' })
        await expect(card.getByText('Another program is on the helper’s port.')).toBeVisible()
        await expect(card.getByText(`npm start -- --helper-port ${port + 1}`)).toBeVisible()
        await close(stranger)
      })
      await test.step('another program, which answers every page with a 2xx: connected, with a warning', async () => {
        const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
        const stranger = await hold((_request, response) => response.writeHead(201, headers).end('hello'))
        const warned = page.getByRole('complementary').getByRole('link', { name: /^Connected/ })
        await expect(warned).toContainText('Another program may be answering')
        const card = page.getByRole('region', { name: 'Connection Status' })
        await expect(card.getByText('Another program is on the helper’s port.')).toBeVisible()
        await close(stranger)
        // where something answered, nobody asks every 3 s
        await expect(async () => {
          await page.evaluate(() => dispatchEvent(new Event('focus')))
          await expect(card.getByText('The helper is not started.')).toBeVisible({ timeout: 3_000 })
        }).toPass()
      })
      await test.step('silence', async () => {
        const silent = await hold(() => undefined)
        const card = page.getByRole('region', { name: 'Connection Status' })
        await expect(card.getByText('The helper did not answer within 2 s.')).toBeVisible()
        await expect(card.getByRole('button', { name: 'Check Connection' })).toBeVisible()
        await close(silent)
      })
      await test.step('started by the command that was named, it connects without a click', async () => {
        // another terminal, which knows nothing of the ports
        await startHelper(remedy.split(' ').slice(1), { MOSAYGENT_HOME: home })
        const card = page.getByRole('region', { name: 'Connection Status' })
        await expect(card.getByText(/^The helper answered at/)).toBeVisible()
        await expect(page.getByText('Connected', { exact: true }).first()).toBeVisible()
      })
    } finally {
      await product.dispose()
    }
  },
)
