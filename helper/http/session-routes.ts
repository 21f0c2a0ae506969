import { type Context, Hono } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import { DASHBOARD_LEASE_PATH, endpoints } from '@mosaygent/contract'
import { type Problem, refuse, toRefusal } from '../errors/index.ts'
import type { FindPeer } from './caller/index.ts'
import type { Admission } from './guard/index.ts'
import type { Pairing } from './pairing.ts'
import { readBody } from './request-body.ts'
import { DashboardLease, type ServedDashboards } from './served-dashboards.ts'
import type { SessionTokens } from './session-tokens.ts'

type Env = { Bindings: HttpBindings }

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
  const answer = (c: Context<Env>, problem: Problem) => {
    const { status, body } = toRefusal(problem)
    return c.json(body, status)
  }

  app.post(endpoints.bootstrap.path, async (c) => {
    const { origin } = admissionOf(c)
    if (origin !== null && served.origins().includes(origin)) {
      // outside a browser anybody can write this Origin; where the system says who it is, that decides
      if ((await peerOf(c.env.incoming.socket)) === 'another-user')
        return answer(c, refuse('local-user-not-allowed', 'Local user not allowed').problem)
      return c.json({ token: await sessions.issue(origin) })
    }
    // Any other listed origin has to be paired by a person.
    return origin === null
      ? answer(c, refuse('origin-not-allowed', 'Origin not allowed').problem)
      : answer(
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
      return answer(c, refuse('origin-not-allowed', 'Origin not allowed').problem)
    const body = await readBody(c, endpoints.pair.body)
    if (!body.ok) return answer(c, body.problem)
    const outcome = await pairing.exchange(origin, endpoints.pair.body.parse(body.value).code)
    return outcome.ok ? c.json(outcome.value) : answer(c, outcome.problem)
  })

  app.post(DASHBOARD_LEASE_PATH, async (c) => {
    if (admissionOf(c).fromBrowser)
      return answer(c, refuse('context-not-allowed', 'Request context not allowed').problem)
    const body = await readBody(c, DashboardLease)
    if (!body.ok) return answer(c, body.problem)
    const { origin, key } = DashboardLease.parse(body.value)
    if (!served.accepts(key)) return answer(c, refuse('unpaired', 'Not paired').problem)
    return served.lease(c, origin)
  })
  return app
}
