import type { createAppRouter } from './router.tsx'
import { whenIdle } from './when-idle.ts'

/** So long the others wait for a sign-in, ms: a provider out of reach tells of none. */
const LIMIT_MS = 10_000

/**
 * Fetches the code of every page while the browser is idle, `after` the sign-in, and one after the other: all at once
 * they would keep the few connections from what a click needs, the sign-in's own window above all. The page that says
 * how to get connected again is opened just when nothing serves it any more: fetched only then, it would end in the
 * browser's own error page.
 */
export function loadAllPages(router: ReturnType<typeof createAppRouter>, after: Promise<unknown>): void {
  const load = async () => {
    for (const route of Object.values(router.routesById)) {
      // A page that cannot be fetched now is fetched, and its failure shown, when it is opened.
      await router.loadRouteChunk(route)?.catch(() => undefined)
    }
  }
  const limit = new Promise((resolve) => setTimeout(resolve, LIMIT_MS))
  void Promise.race([after, limit]).then(() => {
    whenIdle(() => void load())
  })
}
