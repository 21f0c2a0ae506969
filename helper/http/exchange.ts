import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Outcome } from '../errors/index.ts'
import type { AdmittedPeer } from '../peer/index.ts'
import type { Admission } from './guard/index.ts'
import type { Session } from './session-tokens.ts'
import type { EventOutput } from './event-output.ts'

/** What is known of a request once it was let in: by its bytes, and by who is at the other end of its connection. */
export interface Admitted extends Admission {
  /**
   * Whose call it is, for where nothing but the connection says so: a script's call, and the one by which a page gets
   * its session. What comes through ssh is `unknown`: anybody on the other machine may have sent it.
   */
  readonly peer: () => Promise<AdmittedPeer>
}

/** A request behind the guard, as the routes see it. */
export interface Exchange extends Admitted {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** The session of a browser that passed; none for a script, nor before a browser has one. */
  readonly session: Session | undefined
}

/** What a route gives back: the body of its reply, a refusal, or events for as long as its caller stays. */
export type Reply =
  | Outcome<Readonly<Record<string, unknown>>>
  | { readonly events: (to: EventOutput) => Promise<void> }

/** One path and the method it is asked with. What it throws is a failure of ours. */
export interface Route {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly answer: (exchange: Exchange) => Promise<Reply>
}

/** The answer of a row of the contract's table. */
export const route = (row: Pick<Route, 'method' | 'path'>, answer: Route['answer']): Route => ({
  method: row.method,
  path: row.path,
  answer,
})
