import type { Page } from '@playwright/test'
import { tabTo } from '../harness/keyboard.ts'
import { expect, test } from './gallery.ts'

/** By how much the document is taller than the window: whatever is long scrolls inside the shell. */
const below = (element: Element) => element.scrollHeight - element.clientHeight
const overflow = (element: Element) => element.scrollWidth - element.clientWidth

/** The zoom shrinks what a page sees of its window, and not the window. */
async function zoom(page: Page, width: number, height: number, by = 2): Promise<void> {
  await page.addInitScript(
    (outer) => {
      Object.defineProperty(window, 'outerWidth', { get: () => outer.width })
      Object.defineProperty(window, 'outerHeight', { get: () => outer.height })
    },
    { width, height },
  )
  await page.setViewportSize({ width: width / by, height: height / by })
}

test(
  'at 200 % of 1440 px nothing is cut off and nothing scrolls sideways',
  { tag: '@P-301' },
  async ({ page, gallery }) => {
    test.slow()
    await zoom(page, 1440, 900)
    const states = (await gallery.states()).filter(({ picture, piece }) => picture && !piece)
    for (const { id } of states) {
      await gallery.show(id)
      await expect.soft(page.getByRole('heading', { name: 'Screen Too Small' }), id).toHaveCount(0)
      expect.soft(await page.locator('html').evaluate(overflow), id).toBeLessThanOrEqual(0)
      expect.soft(await page.locator('html').evaluate(below), `${id}: taller`).toBeLessThanOrEqual(0)
      // each control can be brought into the window
      for (const control of await page.locator('main').getByRole('button').all()) {
        await control.scrollIntoViewIfNeeded()
        await expect.soft(control, `${id}: ${await control.textContent()}`).toBeInViewport({ ratio: 0.9 })
      }
    }
  },
)

test(
  'at 400 % of 1280 px every tool of the Flutter page can be reached without scrolling sideways',
  { tag: '@P-301' },
  async ({ page, gallery }) => {
    await zoom(page, 1280, 1024, 4)
    for (const id of ['flutter/running', 'flutter/errors', 'overlays/ready']) {
      await gallery.show(id)
      expect.soft(await page.locator('html').evaluate(overflow), id).toBeLessThanOrEqual(0)
      const bar = page.locator('main > div').first()
      const tools = page.getByRole('toolbar')
      for (const control of await bar.or(tools).getByRole('button').all()) {
        await control.scrollIntoViewIfNeeded()
        await expect.soft(control, `${id}: ${await control.textContent()}`).toBeInViewport({ ratio: 0.9 })
      }
      // and none was brought in by scrolling the page to the side
      expect.soft(await page.locator('main').evaluate(({ scrollLeft }) => scrollLeft), id).toBe(0)
    }
  },
)

test(
  'a long page scrolls inside the shell and never takes it along',
  { tag: '@P-301' },
  async ({ page, gallery }) => {
    await gallery.show('api/from-package')
    for (const question of await page.locator('summary').all()) await question.click()
    for (const width of [1440, 768]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.locator('html').evaluate(below), `at ${width}`).toBeLessThanOrEqual(0)
      // and there was something to scroll
      expect(await page.locator('main > :last-child').evaluate(below), `at ${width}`).toBeGreaterThan(0)
    }
  },
)

test('the sign-in page is whole in a window of 320 px', { tag: '@P-301' }, async ({ page, gallery }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await gallery.show('login/cancelled')
  expect(await page.locator('html').evaluate(overflow)).toBeLessThanOrEqual(0)
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeInViewport({ ratio: 1 })
})

test(
  'the one-time code is taken and the login ended by the keyboard alone',
  { tag: '@P-300' },
  async ({ page, gallery }) => {
    await gallery.show('github/code')
    for (const name of [/^Copy/, /^Cancel/]) await tabTo(page, page.getByRole('button', { name }).first())
    await gallery.show('github/signed-out')
    await tabTo(page, page.getByRole('button', { name: 'Login', exact: true }))
  },
)
