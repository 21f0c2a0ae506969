import { type EndpointName, endpoints, EVENTS_PATH, HELPER_NAME, type HelperEvent } from '@mosaygent/contract'
import { refuse, succeed } from '../errors/index.ts'
import type { EventHub } from '../events/index.ts'
import { callHandler } from './call-handler.ts'
import { sendEvents } from './event-stream.ts'
import { type Route, route } from './exchange.ts'
import type { Handlers } from './handlers.ts'
import { sessionListRoutes } from './session-list-routes.ts'
import { type SessionDeps, sessionRoutes } from './session-routes.ts'

export interface RouteDeps extends SessionDeps {
  readonly version: string
  readonly handlers: Handlers
  readonly hub: EventHub
  /** What a stream of events begins with. */
  readonly hello: () => readonly HelperEvent[]
  /** The helper is ending: nothing new begins. */
  readonly isEnding: () => boolean
}

/** Every route of the helper; those of the features are computed from the contract's table. */
export function routesOf(deps: RouteDeps): readonly Route[] {
  const health = async () => succeed({ status: 'ok', name: HELPER_NAME, version: deps.version })
  return [
    route(endpoints.health, health),
    route(endpoints.healthBelowBase, health),
    ...sessionRoutes(deps),
    ...sessionListRoutes(deps.sessions),
    eventsRoute(deps),
    ...featureNames(deps.handlers).map((name) =>
      route(endpoints[name], async (exchange) =>
        deps.isEnding() ? ENDING : callHandler(exchange, name, deps.handlers),
      ),
    ),
  ]
}

const ENDING = refuse('helper-ending', 'The helper is ending. Try again once it has been started again.')

const eventsRoute = ({ sessions, hub, hello }: RouteDeps): Route =>
  route({ method: 'GET', path: EVENTS_PATH }, async ({ request, session }) => {
    const untilEnded = (end: () => void) =>
      session === undefined ? () => undefined : sessions.onEnd(session.id, end)
    const lastSeen = request.headers['last-event-id']?.toString()
    return { events: (to) => sendEvents(to, { hub, lastSeen, hello, untilEnded }) }
  })

function featureNames(handlers: Handlers): (keyof Handlers)[] {
  return Object.keys(endpoints).filter((name): name is keyof Handlers & EndpointName => name in handlers)
}
