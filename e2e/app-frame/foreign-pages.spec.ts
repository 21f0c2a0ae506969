import type { Page } from '@playwright/test'
import { expect, test } from '../fakes/fake-flutter.ts'
import { GENERATION, behind, edit, reload, running, seen } from './two-pages.ts'

const shell = (body: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><title>app</title></head><body>${body}</body></html>`
const HTML = 'text/html'
const JS = 'text/javascript'
/** Writes one letter after the other, as a page that is still at work. */
const WRITES = `let at = 0
const writing = setInterval(() => {
  document.querySelector('p').textContent += 'own loader'[at]
  if ((at += 1) === 10) clearInterval(writing)
}, 60)`

const applied = (page: Page) => page.getByRole('button', { name: /^Applied 1 file/ })

test(
  'a loader that is not Flutter’s: its page takes the place once it has loaded and stands still',
  { tag: '@P-333' },
  async ({ page, fakeFlutter }) => {
    await running(page, fakeFlutter)
    const files = {
      '/': [HTML, shell('<p></p><script src="main.dart.js"></script>')],
      '/main.dart.js': [JS, WRITES],
    }
    await fakeFlutter.tell('/page', { ...GENERATION, files })
    await edit(fakeFlutter)
    await reload(page)
    const writes = behind(page).contentFrame().locator('p')
    await expect(writes).toHaveText(/^o/)
    await expect(seen(page).locator('flutter-view')).toHaveText('first')
    await expect(seen(page).locator('p')).toHaveText('own loader')
    await expect(behind(page)).toHaveCount(0)
    await expect(applied(page)).toBeVisible()
  },
)

test(
  'a page that nobody understands takes the place a moment after its load',
  { tag: '@P-333' },
  async ({ page, fakeFlutter }) => {
    await running(page, fakeFlutter)
    await fakeFlutter.tell('/page', {
      ...GENERATION,
      files: { '/': [HTML, shell('<p>no Flutter at all é</p>')] },
    })
    await edit(fakeFlutter)
    await reload(page)
    await expect(seen(page).locator('p')).toHaveText('no Flutter at all é')
    await expect(behind(page)).toHaveCount(0)
    await expect(applied(page)).toBeVisible()
  },
)
