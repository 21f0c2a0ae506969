import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'

const Health = z.object({ status: z.string(), name: z.optional(z.string()), version: z.optional(z.string()) })

/** A browser that may call: what a person needs to know it by, never its token. */
export const Session = z.object({
  id: z.string(),
  origin: z.string(),
  /** In words: `Firefox 145 on Linux`. */
  browser: z.string(),
  /** `served`: by this user's own `mosaygent start`; `paired`: by a link. */
  how: z.enum(['served', 'paired']),
  created_at: z.string(),
  last_used_at: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
export type Session = z.infer<typeof Session>

const Told = z.object({ message: z.string() })

export const sessionEndpoints = {
  /** Needs no token. Any 2xx means connected; `name` tells whether it is our helper that answers. */
  health: endpoint({
    method: 'GET',
    path: '/health',
    body: null,
    reply: Health,
    fallback: 'The helper did not answer',
  }),
  healthBelowBase: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/health`,
    body: null,
    reply: Health,
    fallback: 'The helper did not answer',
  }),
  /** Gives a session token to the origin of the dashboard that this helper's own parent serves, to nobody else. */
  bootstrap: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/session/bootstrap`,
    body: null,
    reply: z.object({ token: z.string() }),
    fallback: 'The helper did not accept this page',
  }),
  /** Gives a session token to the hosted dashboard whose link carried this code: good once. */
  pair: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/session/pair`,
    body: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(64)) }),
    reply: z.object({ token: z.string() }),
    fallback: 'The helper could not be paired',
  }),
  sessionList: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/session/list`,
    body: null,
    reply: z.object({ sessions: z.array(Session) }),
    fallback: 'The sessions could not be read',
  }),
  /** Ends the session that asks. */
  revoke: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/session/revoke`,
    body: null,
    reply: Told,
    fallback: 'The session could not be ended',
  }),
  revokeOne: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/session/revoke-one`,
    body: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
    reply: Told,
    fallback: 'The session could not be ended',
  }),
  /** Ends every session but the one that asks. */
  revokeOthers: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/session/revoke-others`,
    body: null,
    reply: Told,
    fallback: 'The sessions could not be ended',
  }),
}

/**
 * Where `mosaygent start` tells a helper that it did not start which dashboard it serves; the reply is a stream that
 * never ends, and the dashboard counts for as long as it stands. Not a row of the table: no page may call it.
 */
export const DASHBOARD_LEASE_PATH = `${BASE_PATH}/session/serve-dashboard`

/** The event stream (server-sent events); not a row of the table because it never ends. */
export const EVENTS_PATH = `${BASE_PATH}/events`
