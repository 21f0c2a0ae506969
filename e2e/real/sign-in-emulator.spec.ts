import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { freePorts } from '../harness/free-ports.ts'
import { startProduct } from '../harness/product.ts'

const FIREBASE = process.env['MOSAYGENT_TEST_FIREBASE']
const CHANNEL = fileURLToPath(new URL('google-channel.js', import.meta.url))

/** Starts the official Auth emulator in a folder of its own; it works offline only with its interface off. */
async function startEmulator(folder: string): Promise<{ url: string; child: ChildProcess }> {
  const [auth, hub, logging] = await freePorts(3)
  const host = '127.0.0.1'
  const emulators = { auth: { host, port: auth }, hub: { host, port: hub }, logging: { host, port: logging } }
  await writeFile(
    join(folder, 'firebase.json'),
    JSON.stringify({ emulators: { ...emulators, ui: { enabled: false } } }),
  )
  const args = [FIREBASE ?? '', 'emulators:start', '--only', 'auth', '--project', 'demo-mosaygent']
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, CI: '1' },
  })
  const url = `http://localhost:${auth}`
  await expect
    .poll(
      () =>
        fetch(`http://${host}:${auth}/`).then(
          ({ status }) => status,
          () => 'no answer',
        ),
      { timeout: 120_000 },
    )
    .toBe(200)
  return { url, child }
}

test('sign-in against the official emulator: the same SDK calls, another account service', async ({
  context,
  page,
}) => {
  test.skip(FIREBASE === undefined, 'firebase-tools could not be installed for this suite')
  test.setTimeout(240_000)
  const folder = await mkdtemp(join(tmpdir(), 'mosaygent emulator é '))
  const emulator = await startEmulator(folder)
  const ended = new Promise((resolve) => emulator.child.on('close', resolve))
  const product = await startProduct({ MOSAYGENT_AUTH_EMULATOR: emulator.url })
  try {
    // Google's message channel cannot be reached here; the test answers for it, the page is as shipped.
    const channel = await readFile(CHANNEL, 'utf8')
    await context.route('https://apis.google.com/js/api.js*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: channel }),
    )
    await context.route(
      ({ hostname }) => !['localhost', '127.0.0.1', 'apis.google.com'].includes(hostname),
      (route) => route.abort(),
    )
    await page.goto(product.dashboardUrl)
    await expect(page.getByText('Local sign-in', { exact: false })).toBeHidden()
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    const popup = await opening
    expect(popup.url()).toContain('select_account')
    await popup.click('.js-new-account')
    await popup.fill('#email-input', 'ann@example.com')
    await popup.fill('#display-name-input', 'Ann Example')
    await popup.click('#sign-in')
    await expect(page).toHaveURL(/\/flutter$/)
    const user = await page.evaluate(() => localStorage.getItem('mosaygent_user_data') ?? '')
    expect(JSON.parse(user)).toMatchObject({ email: 'ann@example.com', displayName: 'Ann Example' })
    await page.reload()
    await expect(page).toHaveURL(/\/flutter$/)
    await page.getByRole('button', { name: /Ann Example/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login$/)
    expect(await page.evaluate(() => localStorage.getItem('mosaygent_auth_token'))).toBeNull()
  } finally {
    await product.dispose()
    emulator.child.kill('SIGINT')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
})
