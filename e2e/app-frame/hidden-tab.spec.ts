import type { Page } from '@playwright/test'
import { expect, test } from '../fakes/fake-flutter.ts'
import { GENERATION, behind, edit, reload, running, seen } from './two-pages.ts'

/** What a browser does with a tab in the background: it says so, and gives its frames no animation frames. */
async function hide(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.parent === window) return
    const held: FrameRequestCallback[] = []
    const give = window.requestAnimationFrame
    window.requestAnimationFrame = (callback) => held.push(callback)
    window.addEventListener('frames-again', () => {
      window.requestAnimationFrame = give
      for (const callback of held) window.requestAnimationFrame(callback)
    })
  })
  await look(page, 'hidden')
}

async function show(page: Page): Promise<void> {
  await look(page, 'visible')
  await seen(page)
    .locator('html')
    .evaluate(() => dispatchEvent(new Event('frames-again')))
}

const look = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((told) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => told })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)

test(
  'a tab in the background takes the new page by its load and the script’s word, and says applied once it is looked at',
  { tag: '@P-333' },
  async ({ page, fakeFlutter }) => {
    await running(page, fakeFlutter)
    await hide(page)
    // its engine never comes as far as a view
    await fakeFlutter.tell('/page', { ...GENERATION, app: { text: 'second', throws: 'before' } })
    await edit(fakeFlutter)
    await reload(page)
    await expect(page.getByText('thrown before it drew é').first()).toBeVisible()
    await expect(seen(page).locator('flutter-view')).toHaveText('first')
    await expect(behind(page)).toHaveCount(1)

    await fakeFlutter.tell('/page', { ...GENERATION, app: { text: 'third' } })
    await edit(fakeFlutter)
    await reload(page)
    await expect(behind(page)).toHaveCount(0)
    await expect(seen(page).locator('html')).toHaveAttribute('data-started', /./)
    await expect(seen(page).locator('flutter-view')).toHaveText('')
    // nobody has seen it
    await expect(
      page.getByRole('button', { name: /^Compiled 1 file.*shown when a page opens/ }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: /^Applied/ })).toHaveCount(0)

    await show(page)
    await expect(seen(page).locator('flutter-view')).toHaveText('third')
    await expect(page.getByRole('button', { name: /^Applied 1 file/ })).toBeVisible()
  },
)
