import { type Context, Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { bodyLimit } from 'hono/body-limit'
import {
  DASHBOARD_LEASE_PATH,
  type EndpointName,
  endpoints,
  EVENTS_PATH,
  HELPER_NAME,
  type HelperEvent,
} from '@mosaygent/contract'
import { messageOf, refuse, systemProblem, toRefusal } from '../errors/index.ts'
import type { EventHub } from '../events/index.ts'
import type { CheckScript } from './caller/index.ts'
import { type Env, refusal } from './env.ts'
import { eventStream } from './event-stream.ts'
import type { Handlers } from './handlers.ts'
import { callHandler } from './call-handler.ts'
import { MAX_BODY_BYTES } from './request-body.ts'
import { sessionListRoutes } from './session-list-routes.ts'
import { sessionProblem } from './session-problem.ts'
import { SESSION_PATHS, type SessionDeps, sessionRoutes } from './session-routes.ts'

export interface AppDeps extends SessionDeps {
  readonly version: string
  readonly handlers: Handlers
  readonly hub: EventHub
  /** What a stream of events begins with. */
  readonly hello: () => readonly HelperEvent[]
  /** Whether a call without browser evidence is one of this user's scripts. */
  readonly checkScript: CheckScript
  readonly log: (line: string) => void
  /** The helper is ending: nothing new begins. */
  readonly isEnding: () => boolean
}

const UNKNOWN = { state: 'unknown' } as const
const ENDING = refuse('helper-ending', 'The helper is ending. Try again once it has been started again.')

const OPEN = new Set<string>([endpoints.health.path, endpoints.healthBelowBase.path])

/** The routes behind the guard, computed from the contract's table. */
export function createApp(deps: AppDeps): Hono<Env> {
  // the usual router makes one expression of all paths at its first call: 24 ms, for 9 µs that each call then saves
  const app = new Hono<Env>({ router: new TrieRouter() })

  app.use(async (c, next) => {
    const { fromBrowser, origin, peer, token } = deps.admissionOf(c)
    if (OPEN.has(c.req.path) || SESSION_PATHS.has(c.req.path)) return next()
    if (!fromBrowser) {
      const problem = await deps.checkScript(peer, token)
      return problem === null ? next() : refusal(c, problem)
    }
    const checked = token === null ? UNKNOWN : deps.sessions.check(token, origin)
    if (checked.state !== 'good') return refusal(c, sessionProblem(checked.state))
    c.set('session', checked.session)
    return next()
  })
  const limited = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => {
      const { status, body } = toRefusal({ code: 'request-too-large', detail: 'Request too large' })
      return c.json(body, status)
    },
  })
  // a length that is told was looked at before anything else; counting builds a whole `Request`, for a reload, too
  app.use((c, next) =>
    c.env.incoming.headers['transfer-encoding'] === undefined ? next() : limited(c, next),
  )

  const health = (c: Context<Env>) => c.json({ status: 'ok', name: HELPER_NAME, version: deps.version })
  app.get(endpoints.health.path, health)
  app.get(endpoints.healthBelowBase.path, health)
  app.route('/', sessionRoutes(deps))
  app.route('/', sessionListRoutes(deps.sessions))
  app.get(EVENTS_PATH, (c) => {
    const session = c.get('session')
    const untilEnded = (end: () => void) =>
      session === undefined ? () => undefined : deps.sessions.onEnd(session.id, end)
    return eventStream(c, deps.hub, deps.hello, untilEnded)
  })

  for (const name of featureNames(deps.handlers)) {
    const { method, path } = endpoints[name]
    app.on(method, path, async (c) => {
      if (deps.isEnding()) return refusal(c, ENDING.problem)
      const outcome = await callHandler(c, name, deps.handlers)
      return outcome.ok ? c.json(outcome.value) : refusal(c, outcome.problem)
    })
  }
  for (const [path, method] of methods()) {
    app.all(path, (c) => {
      c.header('Allow', method)
      return refusal(c, refuse('method-not-allowed', 'Method not allowed').problem)
    })
  }
  app.notFound((c) => refusal(c, refuse('not-found', 'Not found').problem))
  app.onError((error, c) => {
    deps.log(`${c.req.method} ${c.req.path} failed: ${error.stack ?? messageOf(error)}`)
    const known = systemProblem(error)
    if (known !== null) return refusal(c, known)
    return refusal(c, refuse('internal', 'The helper failed unexpectedly; its terminal says why.').problem)
  })
  return app
}

function featureNames(handlers: Handlers): (keyof Handlers)[] {
  return Object.keys(endpoints).filter((name): name is keyof Handlers & EndpointName => name in handlers)
}

function methods(): Map<string, string> {
  const table = new Map<string, string>([
    [EVENTS_PATH, 'GET'],
    [DASHBOARD_LEASE_PATH, 'POST'],
  ])
  for (const { method, path } of Object.values(endpoints)) table.set(path, method)
  return table
}
