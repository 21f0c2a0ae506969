import { test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { wear } from '../harness/wear.ts'
import { serveGallery } from './gallery-server.ts'

export { expect } from '@playwright/test'

/** What the gallery's clock shows: a Monday, 09:41 in London. */
const NOW = new Date('2026-03-02T09:41:00Z')

export type Theme = 'light' | 'dark'

/** One state of the gallery, as its list names it. */
export interface Listed {
  readonly id: string
  /** Pictures of it are kept. */
  readonly picture: boolean
  /** It is a piece of the interface and not the application. */
  readonly piece: boolean
}

/** The gallery in a page, at a time that stands still and without motion. */
export class Gallery {
  readonly #page: Page
  readonly #url: string

  constructor(page: Page, url: string) {
    this.#page = page
    this.#url = url
  }

  async states(): Promise<readonly Listed[]> {
    await this.#page.goto(`${this.#url}/index.html`)
    const links = this.#page.locator('a[data-state]')
    await links.first().waitFor()
    return links.evaluateAll((all) =>
      all.map((link) => ({
        id: link.getAttribute('data-state') ?? '',
        picture: link.hasAttribute('data-picture'),
        piece: link.hasAttribute('data-component'),
      })),
    )
  }

  /** Shows it, and waits until it is all there. */
  async show(id: string, theme: Theme = 'light'): Promise<void> {
    await this.#page.goto(`${this.#url}/show.html?state=${id}&theme=${theme}`)
    // Long for a machine that is busy; a state that never comes has other words than its row says.
    await this.#page.locator('html[data-gallery=ready]').waitFor({ timeout: 40_000 })
    await this.#settle()
  }

  /** The state as it is, in the other colours. */
  async wear(theme: Theme): Promise<void> {
    await wear(this.#page, theme)
    await this.#settle()
  }

  /** What has changed is drawn; nothing glides there. */
  async #settle(): Promise<void> {
    await this.#page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  }
}

export const test = base.extend<{ gallery: Gallery }, { galleryUrl: string }>({
  galleryUrl: [
    // Playwright insists on a destructured first parameter, even an empty one.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      if (process.env['MOSAYGENT_TEST_STALE_GALLERY'] !== undefined)
        throw new Error('The sources have changed since the gallery was built. Run: npm run build:gallery')
      const server = await serveGallery()
      await provide(server.url)
      await server.close()
    },
    { scope: 'worker' },
  ],
  gallery: async ({ page, galleryUrl }, provide) => {
    await page.clock.setFixedTime(NOW)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await provide(new Gallery(page, galleryUrl))
  },
  locale: 'en-GB',
  timezoneId: 'Europe/London',
})
