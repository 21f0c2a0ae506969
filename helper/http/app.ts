import type { IncomingMessage, ServerResponse } from 'node:http'
import { endpoints } from '@mosaygent/contract'
import { messageOf, type Outcome, type Problem, refuse, succeed, systemProblem } from '../errors/index.ts'
import type { CheckScript } from './caller/index.ts'
import { openEventOutput } from './event-output.ts'
import type { Admitted, Reply } from './exchange.ts'
import { openRouteTable } from './route-table.ts'
import { type RouteDeps, routesOf } from './routes.ts'
import { sessionProblem } from './session-problem.ts'
import { SESSION_PATHS } from './session-routes.ts'
import type { Session } from './session-tokens.ts'
import { refusalOf, sendJson, sendRefusal } from './wire.ts'

export interface AppDeps extends RouteDeps {
  /** Whether a call without browser evidence is one of this user's scripts. */
  readonly checkScript: CheckScript
  readonly log: (line: string) => void
}

/** Answers a request that the guard has let through. Never rejects: a failure is logged, and told without its reason. */
export type App = (request: IncomingMessage, response: ServerResponse, admitted: Admitted) => Promise<void>

const NOBODY = succeed(undefined)
const OPEN = new Set<string>([endpoints.health.path, endpoints.healthBelowBase.path])

/** What stands behind the guard: who calls, then the route of the path. */
export function createApp(deps: AppDeps): App {
  const find = openRouteTable(routesOf(deps))

  const answer = async (
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
    admitted: Admitted,
  ): Promise<Reply> => {
    const caller = OPEN.has(path) || SESSION_PATHS.has(path) ? NOBODY : await callerOf(deps, admitted)
    if (!caller.ok) return caller
    const found = find(path, request.method)
    switch (found.kind) {
      case 'route':
        return found.answer({ ...admitted, request, response, session: caller.value })
      case 'other-method':
        response.setHeader('Allow', found.allowed)
        return refuse('method-not-allowed', 'Method not allowed')
      case 'no-route':
        return refuse('not-found', 'Not found')
      default:
        return found satisfies never
    }
  }

  return async (request, response, admitted) => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    try {
      const reply = await answer(path, request, response, admitted)
      if ('events' in reply) await reply.events(openEventOutput(response))
      else if (reply.ok) sendJson(response, 200, reply.value)
      else refuseRoute(request, response, reply.problem)
    } catch (error) {
      deps.log(`${request.method} ${path} failed: ${stackOf(error)}`)
      // a reply that has begun cannot be taken back
      if (response.headersSent) response.destroy()
      else refuseRoute(request, response, systemProblem(error) ?? FAILED)
    }
  }
}

const FAILED: Problem = { code: 'internal', detail: 'The helper failed unexpectedly; its terminal says why.' }

/** A caller who has sent all that he announced keeps his connection. */
function refuseRoute(request: IncomingMessage, response: ServerResponse, problem: Problem): void {
  if (!request.complete) return sendRefusal(request, response, problem)
  const { status, body } = refusalOf(problem)
  sendJson(response, status, body)
}

const stackOf = (error: unknown) => (error instanceof Error && error.stack) || messageOf(error)

/** The session of the browser that calls, none for a script; or why it may not call. */
async function callerOf(
  { sessions, checkScript }: AppDeps,
  { fromBrowser, origin, peer, token }: Admitted,
): Promise<Outcome<Session | undefined>> {
  if (!fromBrowser) {
    const problem = await checkScript(peer, token)
    return problem === null ? NOBODY : { ok: false, problem }
  }
  if (token === null) return { ok: false, problem: sessionProblem('unknown') }
  const checked = sessions.check(token, origin)
  return checked.state === 'good'
    ? succeed(checked.session)
    : { ok: false, problem: sessionProblem(checked.state) }
}
