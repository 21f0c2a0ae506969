import type { Page } from '@playwright/test'

/**
 * Writes down what a screen reader would read out by itself, from the next page load on: what is added to a live
 * region, or the whole of one that is read as a whole. Call the result for everything so far, in order.
 */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const REGION = '[aria-live], [role=status], [role=alert], [role=log]'
    const heard: string[] = []
    Object.assign(window, { heardByTest: heard })
    const isLive = (region: Element) => region.getAttribute('aria-live') !== 'off'
    const isWhole = (region: Element) =>
      (region.getAttribute('aria-atomic') ?? String(region.matches('[role=status], [role=alert]'))) === 'true'
    const words = (node: Node) => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    new MutationObserver((records) => {
      const said = new Map<Element, Set<Node>>()
      const note = (region: Element, node: Node) => {
        if (!isLive(region) || !region.isConnected || region.closest('[aria-hidden=true]') !== null) return
        said.set(region, (said.get(region) ?? new Set()).add(isWhole(region) ? region : node))
      }
      for (const { type, target, addedNodes } of records) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(REGION) ?? null
        if (around !== null)
          for (const node of type === 'characterData' ? [target] : addedNodes) note(around, node)
        else
          for (const node of addedNodes)
            if (node instanceof Element)
              for (const inner of [node, ...node.querySelectorAll(REGION)])
                if (inner.matches(REGION)) note(inner, inner)
      }
      for (const nodes of said.values())
        for (const node of nodes) if (words(node) !== '') heard.push(words(node))
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () =>
    page.evaluate(() => {
      const found: unknown = Reflect.get(window, 'heardByTest')
      return Array.isArray(found) ? found.map(String) : []
    })
}
