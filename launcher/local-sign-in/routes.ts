import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Context, MiddlewareHandler } from 'hono'
import { parseJson } from '@mosaygent/helper/state'
import type { AccountReply, AccountService } from './account-service.ts'
import { RemoveBody } from './account-requests.ts'
import chooserScript from './browser/chooser.js?raw'
import chooserStyle from './browser/chooser.css?raw'
import frameScript from './browser/frame.js?raw'
import channelScript from './browser/gapi.js?raw'
import { chooserPage } from './chooser-page.ts'
import { framePage } from './frame-page.ts'

const MAX_BODY_BYTES = 16 * 1024
const POST_PATHS = [
  '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp',
  '/identitytoolkit.googleapis.com/v1/accounts:lookup',
  '/securetoken.googleapis.com/v1/token',
  '/local-sign-in/remove',
] as const

/** For our own two pages: what they need and nothing else. The hidden frame alone may be framed, by our own page. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src 'self'; img-src data:"
const CHOOSER_POLICY = `${PAGE_POLICY}; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`
const FRAME_POLICY = `${PAGE_POLICY}; form-action 'none'; base-uri 'none'; frame-ancestors 'self'`

/**
 * The part of the identity service's protocol that a Google sign-in by popup needs, at the origin's root because the
 * SDK drops any path. `origin` is the dashboard's own: nobody else's page may post here.
 */
export function localSignInRoutes(accounts: AccountService, origin: () => string): Hono {
  const app = new Hono()
  const [signInPath, lookupPath, tokenPath, removePath] = POST_PATHS

  app.get('/emulator/auth/handler', (c) => {
    c.header('Content-Security-Policy', CHOOSER_POLICY)
    return c.html(chooserPage(accounts.list()))
  })
  app.get('/emulator/auth/iframe', (c) => {
    c.header('Content-Security-Policy', FRAME_POLICY)
    return c.html(framePage)
  })
  app.get('/local-sign-in/gapi.js', (c) => file(c, 'text/javascript', channelScript))
  app.get('/local-sign-in/frame.js', (c) => file(c, 'text/javascript', frameScript))
  app.get('/local-sign-in/chooser.js', (c) => file(c, 'text/javascript', chooserScript))
  app.get('/local-sign-in/chooser.css', (c) => file(c, 'text/css', chooserStyle))

  const ownPage: MiddlewareHandler = async (c, next) => {
    const site = c.req.header('sec-fetch-site')
    if (c.req.header('origin') !== origin() || (site !== undefined && site !== 'same-origin')) {
      return c.json({ detail: 'Origin not allowed' }, 403)
    }
    return next()
  }
  const small = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => c.json({ detail: 'Request too large' }, 413),
  })
  for (const path of POST_PATHS) app.post(path, ownPage, small)

  app.post(signInPath, async (c) => answer(c, await accounts.signInWithIdp(await jsonBody(c))))
  app.post(lookupPath, async (c) => answer(c, accounts.lookup(await jsonBody(c))))
  app.post(tokenPath, async (c) => answer(c, accounts.token(await formBody(c))))
  app.post(removePath, async (c) => {
    const body = RemoveBody.safeParse(await jsonBody(c))
    if (!body.success) return c.json({ detail: 'Invalid localId' }, 422)
    if (!(await accounts.remove(body.data.localId))) return c.json({ detail: 'Not found' }, 404)
    return c.json({ success: true })
  })
  return app
}

function file(c: Context, type: string, text: string): Response {
  return c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8` })
}

/** The body as JSON, or undefined, which no schema accepts. A simple form post from a foreign page is never read. */
async function jsonBody(c: Context): Promise<unknown> {
  return isMedia(c, 'application/json') ? parseJson(await c.req.text()) : undefined
}

async function formBody(c: Context): Promise<unknown> {
  if (!isMedia(c, 'application/x-www-form-urlencoded')) return undefined
  return Object.fromEntries(new URLSearchParams(await c.req.text()))
}

function isMedia(c: Context, media: string): boolean {
  return c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() === media
}

/** The protocol's shape of a refusal; the SDK reads `error.message`. */
function answer(c: Context, reply: AccountReply): Response {
  if (reply.ok) return c.json(reply.body)
  const { error } = reply
  return c.json(
    { error: { code: 400, message: error, errors: [{ message: error, reason: 'invalid' }] } },
    400,
  )
}
