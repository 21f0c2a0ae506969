import { type Context, Hono } from 'hono'
import { DASHBOARD_LEASE_PATH, endpoints } from '@mosaygent/contract'
import { refuse } from '../errors/index.ts'
import { browserName } from './browser-name.ts'
import { type Admitted, type Env, refusal } from './env.ts'
import type { Pairing } from './pairing.ts'
import { readBody } from './request-body.ts'
import { sessionProblem } from './session-problem.ts'
import { DashboardLease, type ServedDashboards } from './served-dashboards.ts'
import type { SessionTokens } from './session-tokens.ts'

export interface SessionDeps {
  readonly sessions: SessionTokens
  readonly served: ServedDashboards
  readonly pairing: Pairing
  /** The link by which a browser is paired with a served dashboard; null: the system says whose page calls. */
  readonly linkTo: (origin: string) => string | null
  /** What the guard found out about this request, and who is at the other end of its connection. */
  readonly admissionOf: (c: Context<Env>) => Admitted
}

/** Reached without a session token, because they are how one is come by. */
export const SESSION_PATHS: ReadonlySet<string> = new Set([
  endpoints.bootstrap.path,
  endpoints.pair.path,
  endpoints.prove.path,
  DASHBOARD_LEASE_PATH,
])

/** How a dashboard gets its session: served by a program of this user, or paired by a person. */
export function sessionRoutes({ sessions, served, pairing, linkTo, admissionOf }: SessionDeps): Hono<Env> {
  const app = new Hono<Env>()

  app.post(endpoints.bootstrap.path, async (c) => {
    const { origin, peer } = admissionOf(c)
    if (origin === null) return refusal(c, refuse('origin-not-allowed', 'Origin not allowed').problem)
    // any other listed origin has to be paired by a person
    if (!served.origins().includes(origin)) return refusal(c, NOT_PAIRED.problem)
    // outside a browser anybody can write this Origin: whose connection it is decides, and where nothing says that, the
    // code that the terminal shows to this user
    if ((await peer()) === 'this-user')
      return c.json({ token: sessions.issue({ origin, browser: browserOf(c) }) })
    pairing.offer(origin)
    return refusal(c, NOT_PAIRED.problem)
  })

  app.post(endpoints.pair.path, async (c) => {
    const { origin } = admissionOf(c)
    if (origin === null || !pairing.expects(origin))
      return refusal(c, refuse('origin-not-allowed', 'Origin not allowed').problem)
    const body = await readBody(c, endpoints.pair.body)
    if (!body.ok) return refusal(c, body.problem)
    const session = { origin, browser: browserOf(c) }
    const outcome = await pairing.exchange(session, { origin, host: hostOf(c) }, body.value)
    return outcome.ok ? c.json(outcome.value) : refusal(c, outcome.problem)
  })

  app.post(endpoints.prove.path, async (c) => {
    const { origin } = admissionOf(c)
    if (origin === null) return refusal(c, refuse('origin-not-allowed', 'Origin not allowed').problem)
    const body = await readBody(c, endpoints.prove.body)
    if (!body.ok) return refusal(c, body.problem)
    const proven = sessions.prove({ ...body.value, origin, host: hostOf(c) })
    if (proven.state !== 'good') return refusal(c, sessionProblem(proven.state))
    return c.json({ challenge: proven.challenge, proof: proven.proof })
  })

  app.post(DASHBOARD_LEASE_PATH, async (c) => {
    if (admissionOf(c).fromBrowser)
      return refusal(c, refuse('context-not-allowed', 'Request context not allowed').problem)
    const body = await readBody(c, DashboardLease)
    if (!body.ok) return refusal(c, body.problem)
    const host = hostOf(c)
    if (!served.accepts(body.value, host)) return refusal(c, refuse('unpaired', 'Not paired').problem)
    return served.lease(c, body.value, { host, link: linkTo(body.value.origin) })
  })
  return app
}

const NOT_PAIRED = refuse(
  'pairing-needed',
  'Not paired yet: open the pairing link that the helper’s terminal shows, in this browser.',
)

/** The guard has seen that there is exactly one, and that it is ours. */
const hostOf = (c: Context<Env>) => (c.req.header('host') ?? '').toLowerCase()
const browserOf = (c: Context<Env>) => browserName(c.req.header('user-agent'))
