import type { Page } from '@playwright/test'

/** What WCAG 1.4.12 lets a reader set. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

/** Words that are cut off: in a box that hides what does not fit, and gives no way to scroll there. */
export function cutOff(): string[] {
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

/** Controls of which a part stands on another one; what is scrolled out of its box stands on nothing. */
export function overlapping(): string[] {
  const seenOf = (element: HTMLElement) => {
    let { left, right, top, bottom } = element.getBoundingClientRect()
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      const room = box.getBoundingClientRect()
      if (overflowX !== 'visible') [left, right] = [Math.max(left, room.left), Math.min(right, room.right)]
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)]
    }
    return { left, right, top, bottom }
  }
  const controls = [
    ...document.querySelectorAll<HTMLElement>('main button, main a, main input, aside button, aside a'),
  ]
    .filter((one) => one.checkVisibility() && one.closest('[inert], [aria-hidden=true], .sr-only') === null)
    .map((element) => ({ element, box: seenOf(element) }))
    .filter(({ box, element }) => box.right - box.left > 1 && getComputedStyle(element).position !== 'fixed')
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

/**
 * Sets the widest spacing on a page, which stays so. Gives what is then cut off, covered, or beyond the side of the
 * window and was not before, one line a place.
 */
export async function spoiltBySpacing(page: Page): Promise<string[]> {
  const wrong = async () => [...(await page.evaluate(overlapping)), ...(await page.evaluate(cutOff))]
  const before = new Set(await wrong())
  await page.addStyleTag({ content: SPACING })
  // the layout has followed
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const after = await wrong()
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  return [...after.filter((one) => !before.has(one)), ...(beyond > 0 ? [`${beyond} px beyond the side`] : [])]
}
