import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { callsTo } from '../harness/call.ts'
import { recordedFlutter } from '../fakes/recorded-flutter.ts'
import { startProduct } from '../harness/product.ts'
import { NO_FLUTTER, flutterVersion, recordingAt } from './flutter-version.ts'

/** The tool's process group; on Windows, which has none, the process. */
function lives(pid: number): boolean {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 0)
    return true
  } catch {
    return false // no such process
  }
}

test('the whole journey under a real Flutter SDK', async ({ page }) => {
  test.setTimeout(1_200_000)
  const version = flutterVersion()
  test.skip(version === null, NO_FLUTTER)
  console.log(`Flutter ${version} on PATH`)
  const recorded = await recordedFlutter(recordingAt('journey'))
  const product = await startProduct(recorded === null ? {} : { FLUTTER_ROOT: recorded.root })
  const call = callsTo(`${product.helperUrl}/mosaygent`)
  const status = async () => (await call('GET', '/flutter/status')).reply
  const act = async (action: 'reload' | 'restart') => (await call('POST', `/flutter/${action}`)).reply
  /** The app's own title is what its code says; a page that did not take the code in place is loaded again. */
  const shows = async (title: string, reply: Record<string, unknown>) => {
    if (!JSON.stringify(reply).includes('"in_place":true')) await page.reload()
    await expect(page).toHaveTitle(title, { timeout: 120_000 })
  }
  try {
    const main = join(product.projectFolder, 'flutter/lib/main.dart')

    await test.step('set the directory and clone', async () => {
      expect((await call('POST', '/environment/set-directory', { path: product.projectFolder })).status).toBe(
        200,
      )
      expect((await call('POST', '/environment/clone-flutter')).status).toBe(200)
    })
    const text = await readFile(main, 'utf8')

    await test.step('start, until it is ready', async () => {
      expect((await call('POST', '/flutter/start')).status).toBe(200)
      await expect
        .poll(status, { timeout: 900_000 })
        .toMatchObject({ ready: true, state: 'running', engine: 'flutter' })
      await page.goto(product.previewUrl)
      // what Flutter puts into the page once the app's code runs there
      await expect(page.locator('flutter-view')).toBeAttached({ timeout: 120_000 })
      await expect(page).toHaveTitle('Tidewater', { timeout: 120_000 })
    })
    const { pid } = await status()
    if (typeof pid !== 'number') throw new Error('it runs without a process id')
    expect(lives(pid)).toBe(true)

    const edited = text.replace("'Tidewater';", "'Ebb and flow';")
    await test.step('edit and reload: applied, and on the screen', async () => {
      await writeFile(main, edited)
      const reply = await act('reload')
      expect(reply).toMatchObject({ receipt: { outcome: 'applied', files: 1 } })
      await shows('Ebb and flow', reply)
    })

    await test.step('break it: not compiled, with file and line', async () => {
      const line = edited.slice(0, edited.indexOf("'Ebb and flow';")).split('\n').length
      await writeFile(main, edited.replace("'Ebb and flow';", "'Ebb and flow'"))
      expect(await act('reload')).toMatchObject({ receipt: { outcome: 'not-compiled' } })
      const { reply } = await call('GET', '/flutter/errors')
      expect(reply['parsed']).toEqual(
        expect.arrayContaining([expect.objectContaining({ file: 'lib/main.dart', line })]),
      )
      expect(await status()).toMatchObject({ running: true, state: 'running', pid })
    })

    await test.step('mend and restart: applied, and no error is left', async () => {
      await writeFile(main, text.replace("'Tidewater';", "'Slack water';"))
      const reply = await act('restart')
      expect(reply).toMatchObject({ receipt: { outcome: 'applied' } })
      expect((await call('GET', '/flutter/errors')).reply['errors']).toEqual([])
      await shows('Slack water', reply)
    })

    await test.step('stop: nothing is left', async () => {
      expect((await call('POST', '/flutter/stop')).status).toBe(200)
      expect(await status()).toMatchObject({ running: false, pid: null })
      await expect.poll(() => lives(pid)).toBe(false)
      expect((await fetch(`${product.previewUrl}/`)).status).toBe(503)
    })
  } finally {
    await product.dispose()
    await recorded?.dispose()
  }
})
