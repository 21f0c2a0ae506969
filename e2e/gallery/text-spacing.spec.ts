import type { Page } from '@playwright/test'
import { expect, test } from './gallery.ts'

/** What WCAG 1.4.12 lets a reader set. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`
const PARTS = 2

/** Words that are cut off: in a box that hides what does not fit, and gives no way to scroll there. */
function cutOff(): string[] {
  const seen = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[aria-hidden=true], [inert], iframe, svg, .sr-only') === null &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  )
  return seen.flatMap((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const text = range.getBoundingClientRect()
    if (text.width === 0 || text.height === 0) return []
    for (let box: HTMLElement | null = element; box !== null; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow, clipPath, position } = getComputedStyle(box)
      // for readers alone; or an end that is replaced by dots, whose whole is told on hover and in its own place
      if (clipPath !== 'none' || textOverflow === 'ellipsis') return []
      const room = box.getBoundingClientRect()
      const hidesX = overflowX === 'hidden' || overflowX === 'clip'
      const hidesY = overflowY === 'hidden' || overflowY === 'clip'
      const wide = hidesX && (text.right > room.right + 1 || text.left < room.left - 1)
      const high = hidesY && (text.bottom > room.bottom + 1 || text.top < room.top - 1)
      if (wide || high)
        return [`cut ${wide ? 'sideways' : 'below'}: ${element.textContent?.trim().slice(0, 60)}`]
      // what scrolls brings it into view
      if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') return []
    }
    return []
  })
}

/** Controls of which a part stands on another one. */
function overlapping(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>('main button, main a, main input, aside button, aside a'),
  ]
    .filter((one) => one.checkVisibility() && one.closest('[inert], [aria-hidden=true], .sr-only') === null)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box, element }) => box.width > 1 && getComputedStyle(element).position !== 'fixed')
  return controls.flatMap(({ element, box }, index) =>
    controls.slice(index + 1).flatMap(({ element: other, box: over }) => {
      if (element.contains(other) || other.contains(element)) return []
      const x = Math.min(box.right, over.right) - Math.max(box.left, over.left)
      const y = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top)
      const name = (one: HTMLElement) => (one.ariaLabel ?? one.textContent ?? '').trim().slice(0, 30)
      return x > 2 && y > 2 ? [`on each other: ${name(element)} / ${name(other)}`] : []
    }),
  )
}

const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
  test(
    `with the widest spacing that a reader may set nothing is cut off or covered, part ${part + 1} of ${PARTS}`,
    { tag: '@P-365' },
    async ({ page, gallery }) => {
      test.slow()
      const states = (await gallery.states()).filter(({ piece }) => !piece)
      for (const { id } of states.filter((_, index) => index % PARTS === part)) {
        await test.step(id, async () => {
          await gallery.show(id)
          const before = await page.evaluate(overlapping)
          const cut = await page.evaluate(cutOff)
          await page.addStyleTag({ content: SPACING })
          // the layout has followed
          await page.evaluate(
            () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
          )
          expect
            .soft(
              (await page.evaluate(cutOff)).filter((one) => !cut.includes(one)),
              id,
            )
            .toEqual([])
          expect
            .soft(
              (await page.evaluate(overlapping)).filter((one) => !before.includes(one)),
              id,
            )
            .toEqual([])
          expect.soft(await sideways(page), `${id}: sideways`).toBeLessThanOrEqual(0)
        })
      }
    },
  )
}

test('what is cut off or covered by other spacing is seen by these measures', async ({ page, gallery }) => {
  await gallery.show('environment/both')
  expect(await page.evaluate(cutOff)).toEqual([])
  const before = (await page.evaluate(overlapping)).length
  await page.addStyleTag({
    content: 'main h1 { width: 30px; overflow: hidden } main ul button { margin-left: -24px }',
  })
  expect(await page.evaluate(cutOff)).toEqual(['cut sideways: Environment'])
  expect((await page.evaluate(overlapping)).length).toBeGreaterThan(before)
})
