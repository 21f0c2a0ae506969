import { execFileSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { startProduct } from '../product.ts'

/** The path of a Flutter SDK's `flutter`, or null: this suite never installs one. */
function flutterVersion(): string | null {
  try {
    return execFileSync('flutter', ['--version', '--machine'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return null // not on PATH: the test below says so
  }
}

test('the starter runs under a real Flutter SDK', async () => {
  const version = flutterVersion()
  test.skip(
    version === null,
    'no Flutter SDK on PATH: everything that needs the real tool is unproven on this machine',
  )
  test.setTimeout(600_000)
  const product = await startProduct()
  try {
    const post = (path: string, body?: object) =>
      fetch(`${product.helperUrl}/mosaygent${path}`, {
        method: 'POST',
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
      })
    await post('/environment/set-directory', { path: product.projectFolder })
    expect((await post('/environment/clone-flutter')).status).toBe(200)
    expect((await post('/flutter/start')).status).toBe(200)
    const status = async (): Promise<unknown> =>
      (await fetch(`${product.helperUrl}/mosaygent/flutter/status`)).json()
    await expect.poll(status, { timeout: 500_000 }).toMatchObject({ ready: true, engine: 'flutter' })
    expect(await (await fetch(`${product.previewUrl}/`)).text()).toContain('flutter_bootstrap.js')
  } finally {
    await product.dispose()
  }
})
