import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const TOOL = new URL('../e2e/stand-in/flutter.mjs', import.meta.url).href

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

/** The delivered product with the tests' stand-in running, and its Flutter page open in the browser. */
export async function startConsole(browser, bundle) {
  const base = mkdtempSync(join(tmpdir(), 'mosaygent bench é '))
  const bin = join(base, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'flutter'), `#!${process.execPath}\nimport(${JSON.stringify(TOOL)})\n`)
  chmodSync(join(bin, 'flutter'), 0o755)
  cpSync(join(root, 'starters/flutter'), join(base, 'project/flutter'), { recursive: true })
  const [dashboard, helper, preview, control] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const child = spawn(process.execPath, [bundle, 'start', '--no-open'], {
    env: {
      ...process.env,
      PATH: `${bin}${delimiter}${process.env.PATH}`,
      MOSAYGENT_HOME: join(base, 'home'),
      MOSAYGENT_DASHBOARD_PORT: String(dashboard),
      MOSAYGENT_HELPER_PORT: String(helper),
      MOSAYGENT_PREVIEW_PORT: String(preview),
      STAND_IN_CONTROL: String(control),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('Ready  http') && resolve())
    void closed.then(() => reject(new Error('The product ended before it was ready')))
  })
  const post = async (url, body) => {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${url}: ${await response.text()}`)
  }
  const calls = `http://127.0.0.1:${helper}/mosaygent`
  await post(`${calls}/environment/set-directory`, { path: join(base, 'project') })
  await post(`${calls}/flutter/start`, {})
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(() => {
    const tasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
    globalThis.takeLongTasks = () => tasks.splice(0)
  })
  await page.goto(`http://localhost:${dashboard}`)
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const chooser = await opening
  await chooser.getByLabel('Email').fill('ann@example.com')
  await chooser.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Running', { exact: true }).first().waitFor()
  const log = page.getByRole('log', { name: 'Console lines' })
  return {
    page,
    log,
    print: (order) => post(`http://127.0.0.1:${control}/print`, order),
    shows: (text) => log.getByText(text).first().waitFor(),
    stop: async () => {
      child.kill('SIGINT')
      await closed
      rmSync(base, { recursive: true, force: true })
    },
  }
}
