import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { Message } from './message.ts'

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

/** 256 bits in base64url: a MAC, a nonce of the page, a challenge of the helper. */
const Bits256 = z.string().check(z.regex(/^[\w-]{43}$/))
const SessionId = z.string().check(z.minLength(1), z.maxLength(64))

export const sessionEndpoints = {
  /** Needs no token. Any 2xx means connected; `name` tells whether it is our helper that answers. */
  health: endpoint({
    method: 'GET',
    path: '/health',
    body: null,
    reply: () => Health,
    fallback: 'The helper did not answer',
  }),
  healthBelowBase: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/health`,
    body: null,
    reply: () => Health,
    fallback: 'The helper did not answer',
  }),
  /** Gives a session token, good until this helper ends, to the origin of a dashboard that its user serves. */
  bootstrap: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/session/bootstrap`,
    body: null,
    reply: () => z.object({ token: z.string() }),
    fallback: 'The helper did not accept this page',
  }),
  /**
   * Pairs the dashboard whose link carried a code, which is good once. Neither the code nor the key that comes of it is
   * sent: each side proves that it knows the code (`proofText`: `pair`, answered by `paired`), and makes the key itself.
   */
  pair: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/session/pair`,
    /** `replaces`: the session that this browser had before, and has no more use for. */
    body: () => z.strictObject({ nonce: Bits256, proof: Bits256, replaces: z.optional(SessionId) }),
    reply: () => z.object({ id: SessionId, proof: Bits256 }),
    fallback: 'The helper could not be paired',
  }),
  /**
   * A paired page asks, before it sends anything else, whether this is its helper: the proof is over the page's nonce.
   * With the challenge, another one at each start of the helper, both sides make the session token of this run.
   */
  prove: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/session/prove`,
    body: () => z.strictObject({ id: SessionId, nonce: Bits256 }),
    reply: () => z.object({ challenge: Bits256, proof: Bits256 }),
    fallback: 'The helper could not prove that this browser is paired with it',
  }),
  sessionList: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/session/list`,
    body: null,
    reply: () => z.object({ sessions: z.array(Session) }),
    fallback: 'The sessions could not be read',
  }),
  /** Ends the session that asks. */
  revoke: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/session/revoke`,
    body: null,
    reply: () => Message,
    fallback: 'The session could not be ended',
  }),
  revokeOne: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/session/revoke-one`,
    body: () => z.strictObject({ id: SessionId }),
    reply: () => Message,
    fallback: 'The session could not be ended',
  }),
  /** Ends every session but the one that asks. */
  revokeOthers: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/session/revoke-others`,
    body: null,
    reply: () => Message,
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
