import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { HELPER_VIEW_PATH, RUNTIME_CONFIG_PATH } from '@mosaygent/contract'
import type { HelperView, RuntimeConfig } from '@mosaygent/contract'
import { Hono } from 'hono'
import { pageHeaders } from './headers.ts'

export interface DashboardApp {
  /** The dashboard's build. */
  readonly web: string
  /** Asked at each request: the ports are known only once they are bound. */
  readonly config: () => RuntimeConfig
  /** What answers on the helper's port; asked by a page that does not reach it. */
  readonly helperView: () => Promise<HelperView>
  /** The local sign-in, when it is the one in use. */
  readonly signIn: Hono | null
}

/**
 * The dashboard as static files. The order matters: a missing asset must be a 404 and not the page, or a browser
 * would keep the page under the asset's name for a year.
 */
export function createDashboardApp({ web, config, helperView, signIn }: DashboardApp): Hono {
  const app = new Hono()

  app.use(async (c, next) => {
    await next()
    // a page of the local sign-in has a policy of its own
    for (const [name, value] of Object.entries({ ...pageHeaders(config()), 'Cache-Control': 'no-store' }))
      if (!c.res.headers.has(name)) c.header(name, value)
  })

  app.get(RUNTIME_CONFIG_PATH, (c) => c.json(config()))
  app.get(HELPER_VIEW_PATH, async (c) => c.json(await helperView()))
  if (signIn !== null) app.route('/', signIn)

  app.use('/assets/*', async (c, next) => {
    await next()
    // Their names carry a hash of what is in them.
    if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable')
  })
  app.get('*', serveStatic({ root: web, precompressed: true }))

  const page = serveStatic({ path: join(web, 'index.html'), precompressed: true })
  app.get('*', (c, next) => (isPagePath(c.req.path) ? page(c, next) : next()))
  app.notFound((c) => c.json({ detail: 'Not found' }, 404))
  app.onError((error, c) => {
    console.error('The dashboard server failed on a request', error)
    return c.json({ detail: 'The dashboard server failed on this request; its terminal says why' }, 500)
  })
  return app
}

/** Whether a path may be one of the dashboard's own pages: no file's name, and nothing that a server would answer. */
function isPagePath(path: string): boolean {
  const [, first = ''] = path.split('/')
  if (['assets', 'emulator', 'local-sign-in', 'mosaygent'].includes(first) || first.endsWith('.com'))
    return false
  return !path.slice(path.lastIndexOf('/')).includes('.')
}
