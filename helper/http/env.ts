import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Problem } from '../errors/index.ts'
import type { AdmittedPeer } from '../peer/index.ts'
import type { Admission } from './guard/index.ts'
import type { Session } from './session-tokens.ts'
import { refusalOf } from './wire.ts'

/** What is known of a request once it was let in: by its bytes, and by who is at the other end of its connection. */
export interface Admitted extends Admission {
  /**
   * Whose call it is, for where nothing but the connection says so: a script's call, and the one by which a page gets
   * its session. What comes through ssh is `unknown`: anybody on the other machine may have sent it.
   */
  readonly peer: () => Promise<AdmittedPeer>
}

/** What the routes know of a request. */
export interface Env {
  Bindings: HttpBindings
  Variables: {
    /** The session of a browser that passed; none for a script. */
    session: Session | undefined
  }
}

/** A refusal as the reply of a route. */
export function refusal(c: Context<Env>, problem: Problem): Response {
  const { status, body } = refusalOf(problem)
  return c.json(body, status)
}
