import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { freePort } from '../harness/free-ports.ts'
import { LOADER_PAGES } from '../../helper/preview/testing/flutter/loader-pages/pages.mjs'
import { expect, test } from '../fakes/fake-flutter.ts'
import type { FakeFlutter } from '../fakes/fake-flutter.ts'

const app = (page: Page) => page.frameLocator('iframe[title="App preview"]')
const note = (page: Page) => page.locator('[data-note]')
const log = (page: Page) => page.getByRole('log', { name: 'Console lines' })
const GENERATION = '3.35, bootstrap'
const SHELL = LOADER_PAGES[GENERATION]?.['/'] ?? ''

/** The loader page, which also asks as `script` says. */
async function serve(fakeFlutter: FakeFlutter, head: string): Promise<void> {
  const files = { '/': ['text/html', SHELL.replace('<head>', `<head>${head}`)] }
  await fakeFlutter.tell('/page', { name: GENERATION, files })
}
async function start(page: Page, fakeFlutter: FakeFlutter, head: string): Promise<void> {
  await fakeFlutter.open(page)
  await page.getByRole('button', { name: 'Start Server' }).click()
  await expect(page.getByText('Running', { exact: true }).first()).toBeVisible()
  // it says so while it compiles, too
  await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeEnabled()
  await serve(fakeFlutter, head)
  await page.getByRole('button', { name: /^Restart\b/ }).click()
  await expect(app(page).locator('html')).toHaveAttribute('data-drawn', /./)
}
const restart = async (page: Page, fakeFlutter: FakeFlutter, head: string) => {
  await serve(fakeFlutter, head)
  await page.getByRole('button', { name: /^Restart\b/ }).click()
}

test(
  'fonts from a server that cannot be reached: said at the preview and in the console, until they come',
  { tag: '@P-337' },
  async ({ page, fakeFlutter }) => {
    // nobody listens there until later
    const port = await freePort()
    const asks = (how: string) => `<script>
    const font = 'http://127.0.0.1:${port}/s/roboto.ttf'
    const ask = () => ${how}
    ask().catch(() => {})
    addEventListener('ask-again', () => ask().catch(() => {}))
  </script>`
    await start(page, fakeFlutter, asks('fetch(font)'))
    await expect(note(page)).toContainText(`No fonts from 127.0.0.1:${port}: text may be missing`)
    await expect(note(page)).toContainText('“fonts:” in pubspec.yaml')
    await expect(log(page).getByText(`No fonts from 127.0.0.1:${port}`)).toHaveCount(1)
    // not a mistake of the app
    await expect(page.getByText('Runtime Errors')).toHaveCount(0)

    // however the page asks; the console has said it
    const XHR = `new Promise((done) => {
    const asked = new XMLHttpRequest()
    asked.open('GET', font)
    asked.onloadend = done
    asked.send()
  })`
    for (const how of [XHR, `new FontFace('Roboto', 'url(' + font + ')').load()`]) {
      await restart(page, fakeFlutter, '')
      await expect(note(page)).toHaveCount(0)
      await restart(page, fakeFlutter, asks(how))
      await expect(note(page)).toContainText('No fonts from')
    }
    await expect(log(page).getByText(`No fonts from 127.0.0.1:${port}`)).toHaveCount(1)

    // it comes after all: no more is said
    const server = createServer((_, response) => {
      response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'font/ttf' }).end('font')
    })
    await new Promise<void>((listens) => server.listen(port, '127.0.0.1', listens))
    try {
      // the page that said so may still be behind the one that is seen
      await expect(async () => {
        await app(page)
          .locator('html')
          .evaluate(() => dispatchEvent(new Event('ask-again')))
        await expect(note(page)).toHaveCount(0, { timeout: 2_000 })
      }).toPass()
    } finally {
      server.closeAllConnections()
      server.close()
    }
  },
)

test(
  'a renderer that cannot be reached is said; a missing font of the app’s own and other requests are not',
  { tag: '@P-337' },
  async ({ page, fakeFlutter }) => {
    const port = await freePort()
    const others = `<script>
    fetch('/assets/missing.ttf').catch(() => {})
    fetch('http://127.0.0.1:${port}/tides.json').catch(() => {})
  </script><script src="http://127.0.0.1:${port}/analytics.js"></script>`
    await start(page, fakeFlutter, others)
    await expect(log(page)).toBeVisible()
    const renderer = `http://127.0.0.1:${port}/flutter-canvaskit/abc/canvaskit.js`
    for (const head of [
      `<script src="${renderer}"></script>`,
      `<script>import('${renderer}').catch(() => {})</script>`,
    ]) {
      await restart(page, fakeFlutter, `${others}${head}`)
      await expect(note(page)).toContainText(`No CanvasKit from 127.0.0.1:${port}: nothing is drawn`)
      await expect(note(page)).not.toContainText('fonts')
      await restart(page, fakeFlutter, others)
      await expect(note(page)).toHaveCount(0)
    }
  },
)
