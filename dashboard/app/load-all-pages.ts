import type { createAppRouter } from './router.tsx'

/**
 * Fetches the code of every page while the browser is idle. The page that says how to get connected again is opened
 * just when nothing serves it any more: fetched only then, it would end in the browser's own error page.
 */
export function loadAllPages(router: ReturnType<typeof createAppRouter>): void {
  const load = () => {
    for (const route of Object.values(router.routesById)) {
      // A page that cannot be fetched now is fetched, and its failure shown, when it is opened.
      router.loadRouteChunk(route)?.catch(() => undefined)
    }
  }
  if ('requestIdleCallback' in window) window.requestIdleCallback(load, { timeout: 5_000 })
  else setTimeout(load, 2_000)
}
