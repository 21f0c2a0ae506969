import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Problem } from '../errors/index.ts'
import type { StoredSession } from './session-tokens.ts'
import { refusalOf } from './wire.ts'

/** What the routes know of a request. */
export interface Env {
  Bindings: HttpBindings
  Variables: {
    /** The session of a browser that passed; none for a script. */
    session: StoredSession | undefined
  }
}

/** A refusal as the reply of a route. */
export function refusal(c: Context<Env>, problem: Problem): Response {
  const { status, body } = refusalOf(problem)
  return c.json(body, status)
}
