import { type Context, Hono } from 'hono'
import { DASHBOARD_LEASE_PATH, endpoints } from '@mosaygent/contract'
import { refuse } from '../errors/index.ts'
import { browserName } from './browser-name.ts'
import type { FindPeer } from './caller/index.ts'
import { type Env, refusal } from './env.ts'
import type { Admission } from './guard/index.ts'
import type { Pairing } from './pairing.ts'
import { readBody } from './request-body.ts'
import { DashboardLease, type ServedDashboards } from './served-dashboards.ts'
import type { SessionTokens } from './session-tokens.ts'

export interface SessionDeps {
  readonly sessions: SessionTokens
  readonly served: ServedDashboards
  readonly pairing: Pairing
  /** Whose socket a request came by, where the system tells. */
  readonly peerOf: FindPeer
  /** What the guard found out about this request. */
  readonly admissionOf: (c: Context<Env>) => Admission
}

/** Reached without a session token, because they are how one is come by. */
export const SESSION_PATHS: ReadonlySet<string> = new Set([
  endpoints.bootstrap.path,
  endpoints.pair.path,
  DASHBOARD_LEASE_PATH,
])

/** How a dashboard gets its session: served by a program of this user, or paired by a person. */
export function sessionRoutes({ sessions, served, pairing, peerOf, admissionOf }: SessionDeps): Hono<Env> {
  const app = new Hono<Env>()

  app.post(endpoints.bootstrap.path, async (c) => {
    const { origin } = admissionOf(c)
    if (origin !== null && served.origins().includes(origin)) {
      // outside a browser anybody can write this Origin; where the system says who it is, that decides
      if ((await peerOf(c.env.incoming.socket)) === 'another-user')
        return refusal(c, refuse('local-user-not-allowed', 'Local user not allowed').problem)
      return c.json({ token: await sessions.issue({ origin, browser: browserOf(c), how: 'served' }) })
    }
    // Any other listed origin has to be paired by a person.
    return origin === null
      ? refusal(c, refuse('origin-not-allowed', 'Origin not allowed').problem)
      : refusal(
          c,
          refuse(
            'pairing-needed',
            'Not paired yet: open the pairing link that the helper’s terminal shows, in this browser.',
          ).problem,
        )
  })

  app.post(endpoints.pair.path, async (c) => {
    const { origin } = admissionOf(c)
    if (origin === null || origin !== pairing.origin)
      return refusal(c, refuse('origin-not-allowed', 'Origin not allowed').problem)
    const body = await readBody(c, endpoints.pair.body)
    if (!body.ok) return refusal(c, body.problem)
    const session = { origin, browser: browserOf(c), how: 'paired' } as const
    const outcome = await pairing.exchange(session, body.value.code)
    return outcome.ok ? c.json(outcome.value) : refusal(c, outcome.problem)
  })

  app.post(DASHBOARD_LEASE_PATH, async (c) => {
    if (admissionOf(c).fromBrowser)
      return refusal(c, refuse('context-not-allowed', 'Request context not allowed').problem)
    const body = await readBody(c, DashboardLease)
    if (!body.ok) return refusal(c, body.problem)
    const { origin, key } = body.value
    if (!served.accepts(key)) return refusal(c, refuse('unpaired', 'Not paired').problem)
    return served.lease(c, origin)
  })
  return app
}

const browserOf = (c: Context<Env>) => browserName(c.req.header('user-agent'))
