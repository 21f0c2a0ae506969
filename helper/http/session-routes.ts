import type { IncomingMessage } from 'node:http'
import { DASHBOARD_LEASE_PATH, endpoints } from '@mosaygent/contract'
import { refuse, succeed } from '../errors/index.ts'
import { browserName } from './browser-name.ts'
import { type Route, route } from './exchange.ts'
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
}

/** Reached without a session token, because they are how one is come by. */
export const SESSION_PATHS: ReadonlySet<string> = new Set([
  endpoints.bootstrap.path,
  endpoints.pair.path,
  endpoints.prove.path,
  DASHBOARD_LEASE_PATH,
])

/** How a dashboard gets its session: served by a program of this user, or paired by a person. */
export function sessionRoutes({ sessions, served, pairing, linkTo }: SessionDeps): readonly Route[] {
  return [
    route(endpoints.bootstrap, async ({ request, origin, peer }) => {
      if (origin === null) return NO_ORIGIN
      // any other listed origin has to be paired by a person
      if (!served.origins().includes(origin)) return NOT_PAIRED
      // outside a browser anybody can write this Origin: whose connection it is decides, and where nothing says that,
      // the code that the terminal shows to this user
      if ((await peer()) === 'this-user')
        return succeed({ token: sessions.issue({ origin, browser: browserOf(request) }) })
      pairing.offer(origin)
      return NOT_PAIRED
    }),
    route(endpoints.pair, async ({ request, origin }) => {
      if (origin === null || !pairing.expects(origin)) return NO_ORIGIN
      const body = await readBody(request, endpoints.pair.body)
      if (!body.ok) return body
      const session = { origin, browser: browserOf(request) }
      return pairing.exchange(session, { origin, host: hostOf(request) }, body.value)
    }),
    route(endpoints.prove, async ({ request, origin }) => {
      if (origin === null) return NO_ORIGIN
      const body = await readBody(request, endpoints.prove.body)
      if (!body.ok) return body
      const proven = sessions.prove({ ...body.value, origin, host: hostOf(request) })
      return proven.state === 'good'
        ? succeed({ challenge: proven.challenge, proof: proven.proof })
        : { ok: false, problem: sessionProblem(proven.state) }
    }),
    route({ method: 'POST', path: DASHBOARD_LEASE_PATH }, async ({ request, fromBrowser }) => {
      if (fromBrowser) return refuse('context-not-allowed', 'Request context not allowed')
      const body = await readBody(request, DashboardLease)
      if (!body.ok) return body
      const lease = body.value
      const host = hostOf(request)
      if (!served.accepts(lease, host)) return refuse('unpaired', 'Not paired')
      return { events: (to) => served.lease(to, lease, { host, link: linkTo(lease.origin) }) }
    }),
  ]
}

const NO_ORIGIN = refuse('origin-not-allowed', 'Origin not allowed')
const NOT_PAIRED = refuse(
  'pairing-needed',
  'Not paired yet: open the pairing link that the helper’s terminal shows, in this browser.',
)

/** The guard has seen that there is exactly one, and that it is ours. */
const hostOf = (request: IncomingMessage) => (request.headers.host ?? '').toLowerCase()
const browserOf = (request: IncomingMessage) => browserName(request.headers['user-agent'])
