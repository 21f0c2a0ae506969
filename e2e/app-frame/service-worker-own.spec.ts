import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../fakes/fake-flutter.ts'
import type { FakeFlutter } from '../fakes/fake-flutter.ts'

/** Answers the app's page itself, whoever runs behind it. */
const TAKES_HOLD = `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()))
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(new Response(
    '<!doctype html><title>held</title><p>from the worker', { headers: { 'content-type': 'text/html' } }))
})`
const REGISTERS = (scope: string) => `<!doctype html><html><head><title>app</title></head><body>
<script>navigator.serviceWorker.register('/own/sw.js', { scope: '${scope}' })</script>
<script src="main.dart.js"></script></body></html>`

const app = (page: Page) => page.frameLocator('iframe[title="App preview"]')
const registered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
/** A worker counts as registered while it installs; only an active one is asked for a page. */
const active = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map((each) => each.active?.state),
  )

async function start(page: Page, fakeFlutter: FakeFlutter, scope: string): Promise<void> {
  await fakeFlutter.open(page)
  await page.getByRole('button', { name: 'Start Server' }).click()
  await expect(page.getByText('Running', { exact: true }).first()).toBeVisible()
  // it says so while it compiles, too
  await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeEnabled()
  await fakeFlutter.tell('/page', {
    name: '3.35, bootstrap',
    files: {
      '/': ['text/html', REGISTERS(scope)],
      '/own/sw.js': ['text/javascript', TAKES_HOLD],
    },
  })
  await page.getByRole('button', { name: /^Restart\b/ }).click()
  await expect(app(page).locator('html')).toHaveAttribute('data-drawn', /./)
}

test(
  'a worker of the app is blocked and told; allowed, it lives, and blocked again it is ended',
  { tag: '@P-331' },
  async ({ page, context, fakeFlutter }) => {
    await start(page, fakeFlutter, '/own/')
    const note = page.getByRole('status').filter({ hasText: 'Service worker blocked: sw.js' })
    await expect(note).toBeVisible()
    const log = page.getByRole('log', { name: 'Console lines' })
    await expect(log).toContainText(
      'The app asked for a service worker of its own (/own/sw.js). It is blocked',
    )
    // not a mistake of the app, and nothing of ours in its console
    await expect(page.getByText('Runtime Errors')).toHaveCount(0)
    const tab = await context.newPage()
    await tab.goto(`${fakeFlutter.previewUrl}/own/`)
    expect(await registered(tab)).toBe(0)

    await note.getByRole('button', { name: 'Allow' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Service worker allowed: sw.js' })).toBeVisible()
    await expect.poll(() => active(tab)).toEqual(['activated'])
    await tab.goto(`${fakeFlutter.previewUrl}/own/`)
    await expect(tab.getByText('from the worker')).toBeVisible()

    await page.getByRole('button', { name: 'Block' }).click()
    await expect(note).toBeVisible()
    // a visit ends it, and loads the page anew: in between there is nobody to ask. It answers one more visit where the
    // browser has asked for a newer worker by itself just then
    await expect(async () => {
      await tab.goto(`${fakeFlutter.previewUrl}/own/`)
      await expect(async () => expect(await registered(tab)).toBe(0)).toPass({ timeout: 15_000 })
      await expect(tab.getByText('from the worker')).toHaveCount(0, { timeout: 5_000 })
    }).toPass()
  },
)

test(
  'another project at the preview’s address gets neither the worker nor the storage of the one before',
  { tag: '@P-332' },
  async ({ page, fakeFlutter }) => {
    const second = join(fakeFlutter.projectFolder, '../zweites é')
    await mkdir(second)
    const shell = (script: string) =>
      `<!doctype html><html><head><title>app</title></head><body><script>${script}</script><script src="main.dart.js"></script></body></html>`
    const run = async (title: string, script: string) => {
      await fakeFlutter.post('/flutter/start')
      await expect
        .poll(async () => (await fetch(fakeFlutter.previewUrl)).text())
        .toMatch(/<title>app<|from the worker/)
      const files = { '/': ['text/html', shell(`document.title = '${title}'; ${script}`)], '/sw.js': WORKER }
      await fakeFlutter.tell('/page', { name: '3.35, bootstrap', files })
    }
    const WORKER = ['text/javascript', TAKES_HOLD]
    await run('first', `navigator.serviceWorker.register('/sw.js')`)
    await fakeFlutter.post('/flutter/own-workers', { enabled: true })
    await page.goto(fakeFlutter.previewUrl)
    await page.evaluate(async () => {
      localStorage.setItem('login', 'of the first é')
      await new Promise((resolve) => (indexedDB.open('firebaseLocalStorageDb').onsuccess = resolve))
      await navigator.serviceWorker.ready
    })
    // the same project finds its own again
    await page.goto(fakeFlutter.previewUrl)
    await expect(page.getByText('from the worker')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('login'))).toBe('of the first é')

    await fakeFlutter.post('/flutter/stop')
    await fakeFlutter.post('/environment/set-directory', { path: second })
    await fakeFlutter.post('/environment/clone-flutter')
    // has a script at that path as well, but did not ask for a worker
    await run('second', '')
    await page.goto(fakeFlutter.previewUrl)
    await expect(page).toHaveTitle('second')
    const left = () =>
      page.evaluate(async () => ({
        login: localStorage.getItem('login'),
        databases: await indexedDB.databases(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }))
    // the page may be loaded once more in between
    await expect(async () => {
      expect(await left()).toEqual({ login: null, databases: [], workers: 0 })
    }).toPass()
  },
)
