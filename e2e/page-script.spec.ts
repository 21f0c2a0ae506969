import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startProduct } from './product.ts'

/** Speaks `flutter run --machine` and serves a shell that reads the browser as Flutter's engine does. */
const FLUTTER = `
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
const port = Number(process.argv[process.argv.indexOf('--web-port') + 1])
const send = (message) => process.stdout.write('[' + JSON.stringify(message) + ']\\n')
const SHELL = \`<!doctype html><html><head><title>app</title></head><body><input id="own">
<script src="flutter_bootstrap.js"></script></body></html>\`
const APP = \`
const dark = matchMedia('(prefers-color-scheme: dark)')
const show = () => { document.body.dataset.seen = [navigator.language, navigator.languages.join(),
  dark.matches, getComputedStyle(document.documentElement).fontSize].join(' ') }
dark.addListener(show); addEventListener('languagechange', show)
new MutationObserver(show).observe(document.documentElement, { attributes: true, attributeFilter: ['style'] })
addEventListener('keydown', (event) => { if (event.key === 'Tab' || event.key === 'F6') document.body.dataset.key = event.key })
show()\`
createServer((request, response) => {
  const script = request.url.startsWith('/flutter_bootstrap.js')
  response.writeHead(200, { 'content-type': script ? 'text/javascript' : 'text/html' }).end(script ? APP : SHELL)
}).listen(port, '127.0.0.1', () => {
  send({ event: 'daemon.connected', params: { version: '0.6.1', pid: process.pid } })
  send({ event: 'app.start', params: { appId: 'a' } })
  const compiling = setInterval(() => {
    if (!existsSync(new URL('compiled', import.meta.url))) return
    clearInterval(compiling)
    send({ event: 'app.started', params: { appId: 'a' } })
  }, 20)
})
process.stdin.on('data', (bytes) => String(bytes).includes('app.stop') && process.exit(0))
`

test('the script in the app’s page: settings go in; route, errors, output and focus come out', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'mosaygent é flutter '))
  const bin = join(folder, 'bin')
  await mkdir(bin)
  await writeFile(join(folder, 'flutter.mjs'), FLUTTER)
  await writeFile(
    join(bin, 'flutter'),
    `#!${process.execPath}\nimport(${JSON.stringify(new URL(`file://${join(folder, 'flutter.mjs')}`).href)})\n`,
  )
  await chmod(join(bin, 'flutter'), 0o755)
  const product = await startProduct({ PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` })
  try {
    const call = async (path: string, body?: object) => {
      const json =
        body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
      const response = await fetch(`${product.helperUrl}/mosaygent${path}`, { method: 'POST', ...json })
      expect(response.status).toBe(200)
    }
    await call('/environment/set-directory', { path: product.projectFolder })
    await call('/environment/clone-flutter')
    await call('/flutter/start')
    // the real sketch stands in while it compiles, and gives way
    const shown = async () => (await fetch(`${product.previewUrl}/`)).text()
    await expect.poll(shown).toContain('Tidewater')
    await writeFile(join(folder, 'compiled'), '')
    await expect.poll(shown).toContain('<title>app</title>')
    await page.goto(product.dashboardUrl)
    await expect
      .poll(async () => (await fetch(`${product.previewUrl}/`, { headers: { accept: 'text/html' } })).text())
      .toContain('/__mosaygent/page.js')

    // the dashboard's own origin, with a frame of ours
    await page.evaluate((url) => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      const frame = document.createElement('iframe')
      frame.name = 'app'
      window.addEventListener('message', (event) => {
        if (event.source === frame.contentWindow) heard.push(event.data)
      })
      frame.src = url
      document.body.append(frame)
    }, product.previewUrl)
    const heard = (type: string) =>
      page.evaluate(
        (wanted) =>
          (Reflect.get(window, 'heard') as { type: string }[]).filter((message) => message.type === wanted),
        `mosaygent.${type}`,
      )
    const settings = (textScale: number | null, locale: string | null, brightness: string | null) =>
      page.evaluate(
        ([message, origin]) => document.querySelector('iframe')?.contentWindow?.postMessage(message, origin),
        [{ type: 'mosaygent.settings', textScale, locale, brightness }, product.previewUrl] as const,
      )
    await expect.poll(() => heard('hello')).toEqual([{ type: 'mosaygent.hello', route: '/' }])
    const body = page.frameLocator('iframe[name=app]').locator('body')
    await expect(body).toHaveAttribute('data-seen', 'en-US en-US false 16px')

    await settings(1.5, 'de-CH', 'dark')
    await expect(body).toHaveAttribute('data-seen', 'de-CH de-CH true 24px')
    await settings(null, null, null)
    await expect(body).toHaveAttribute('data-seen', 'en-US en-US false 16px')

    const app = page.frame('app')
    if (app === null) throw new Error('no frame')
    await app.evaluate(() => {
      location.hash = '#/settings'
      history.pushState({}, '', '/#/deep')
      for (const print of [console.log, console.warn]) print('printed é', { a: 1 })
      for (let time = 0; time < 3; time += 1)
        setTimeout(() => {
          throw new Error('uncaught é')
        })
      void Promise.reject(new Error('FirebaseError: (auth/unauthorized-domain).'))
    })
    await expect.poll(() => heard('route')).toContainEqual({ type: 'mosaygent.route', route: '/#/deep' })
    await expect
      .poll(() => heard('log'))
      .toContainEqual({
        type: 'mosaygent.log',
        dropped: 0,
        lines: [
          { level: 'info', text: 'printed é {"a":1}' },
          { level: 'warning', text: 'printed é {"a":1}' },
        ],
      })
    await expect
      .poll(() => heard('error'))
      .toMatchObject([
        { message: 'Uncaught Error: uncaught é', count: 1, known: null },
        { message: 'FirebaseError: (auth/unauthorized-domain).', count: 1, known: 'unauthorized-domain' },
        { message: 'Uncaught Error: uncaught é', count: 2, known: null },
      ])

    await body.locator('#own').click()
    await page.keyboard.press('F6')
    await body.locator('#own').click()
    await page.keyboard.press('Shift+F6')
    await expect
      .poll(() => heard('focus-out'))
      .toMatchObject([{ direction: 'forward' }, { direction: 'back' }])
    // the app does not get the key; it gets its own
    await expect(body).not.toHaveAttribute('data-key')
    await body.locator('#own').press('Tab')
    await expect(body).toHaveAttribute('data-key', 'Tab')

    // a page that is not the dashboard is not heard
    await app.evaluate(() => window.postMessage({ type: 'mosaygent.settings', textScale: 3 }, '*'))
    await settings(1.25, null, null)
    await expect(body).toHaveAttribute('data-seen', 'en-US en-US false 20px')
  } finally {
    await product.dispose()
    await rm(folder, { recursive: true, force: true })
  }
})
