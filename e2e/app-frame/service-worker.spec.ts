import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { callsTo } from '../harness/call.ts'
import { freePort } from '../harness/free-ports.ts'
import { startProduct } from '../harness/product.ts'

/** As Flutter's release builds had it: what is cached is answered, the server never asked. */
const WORKER = `
self.addEventListener('install', (event) => event.waitUntil(
  caches.open('flutter-app-cache').then((cache) => cache.put('/', new Response(
    '<!doctype html><title>old app</title><p>from the cache</p>', { headers: { 'content-type': 'text/html' } })))
    .then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(caches.match('/'))
})`

test(
  'the worker of an earlier build at the preview’s address is ended, and the new app is seen',
  { tag: '@P-163' },
  async ({ page }) => {
    const port = await freePort()
    const address = `http://localhost:${port}/`
    const earlier = createServer((request, response) => {
      const worker = request.url === '/flutter_service_worker.js'
      response
        .writeHead(200, { 'content-type': worker ? 'text/javascript' : 'text/html' })
        .end(worker ? WORKER : '<!doctype html><title>old app</title><p>from the server</p>')
    }).listen(port, '127.0.0.1')
    await once(earlier, 'listening')
    await page.goto(address)
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/flutter_service_worker.js')
      await navigator.serviceWorker.ready
    })
    earlier.closeAllConnections()
    await new Promise((resolve) => earlier.close(resolve))
    // nothing listens there any more, and the old app is still seen
    await page.goto(address)
    await expect(page.getByText('from the cache')).toBeVisible()

    const product = await startProduct({ MOSAYGENT_PREVIEW_PORT: String(port) })
    try {
      const post = async (path: string, body?: object) => {
        expect((await callsTo(`${product.helperUrl}/mosaygent`)('POST', path, body)).status).toBe(200)
      }
      await post('/environment/set-directory', { path: product.projectFolder })
      await post('/environment/clone-flutter')
      await post('/flutter/start')
      await expect.poll(async () => (await fetch(address)).text()).toContain('Tidewater')
      await page.goto(address)
      await expect(page.getByText('from the cache')).toBeHidden()
      await expect(page).not.toHaveTitle('old app')
      const left = () =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          await caches.keys(),
        ])
      // the page may be loaded once more in between
      await expect(async () => expect(await left()).toEqual([0, []])).toPass()
      await page.reload()
      await expect(page.getByText('Tidewater').first()).toBeVisible()
    } finally {
      await product.dispose()
    }
  },
)
