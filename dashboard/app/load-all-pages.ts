import type { createAppRouter } from './router.tsx'

/** So long the others wait for the page that was asked for, ms. */
const LIMIT_MS = 5_000

/**
 * Fetches the code of every page while the browser is idle, `after` what the first one needs. The page that says how to get connected again is opened
 * just when nothing serves it any more: fetched only then, it would end in the browser's own error page.
 */
export function loadAllPages(router: ReturnType<typeof createAppRouter>, after: Promise<unknown>): void {
  const load = () => {
    for (const route of Object.values(router.routesById)) {
      // A page that cannot be fetched now is fetched, and its failure shown, when it is opened.
      router.loadRouteChunk(route)?.catch(() => undefined)
    }
  }
  const whenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(load, { timeout: 5_000 })
    else setTimeout(load, 2_000)
  }
  const limit = new Promise((resolve) => setTimeout(resolve, LIMIT_MS))
  void Promise.race([after, limit]).then(whenIdle)
}
