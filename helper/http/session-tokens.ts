import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { openJsonFile, requireOwnFile } from '../state/index.ts'
import { hashOf } from './caller/index.ts'
import { proofOf } from './pairing-proof.ts'

const HOUR_MS = 60 * 60 * 1_000
const ABSOLUTE_LIFE_MS = 30 * 24 * HOUR_MS
/** A served dashboard comes by a new session by itself, so an old one is only something to find; a paired one is not. */
const IDLE_LIFE_MS = { served: 12 * HOUR_MS, paired: ABSOLUTE_LIFE_MS }
/** When a paired session was last used is written down no more often: it is for people. */
const USED_STEP_MS = 5 * 60 * 1_000
/** Enough for every browser of a busy developer and for 200 dashboards at once; the oldest goes first. */
const KEPT = 512

const PairedSession = z.object({
  id: z.string(),
  origin: z.string(),
  browser: z.string(),
  /** What this helper and that browser prove themselves to each other with, in base64url; never sent. */
  key: z.string().check(z.regex(/^[\w-]{43}$/)),
  createdAt: z.number(),
  usedAt: z.number(),
  /** Ended by a person; kept so that the page which still has its key can be told. */
  ended: z.boolean(),
})
type PairedSession = z.infer<typeof PairedSession>

const SessionFile = z.object({ paired: z.optional(z.array(PairedSession)) })

/** A browser that may call, as the routes see it. */
export interface Session extends NewSession {
  readonly id: string
  /** `served`: until this run of the helper ends; `paired`: over runs, by a key. */
  readonly how: 'served' | 'paired'
  readonly createdAt: number
  readonly usedAt: number
  readonly ended: boolean
}

export interface NewSession {
  readonly origin: string
  /** In words, for the list. */
  readonly browser: string
}

/** What a token is worth: `unknown` also when it belongs to another origin, which is told nothing. */
export type CheckedSession =
  | { readonly state: 'good'; readonly session: Session }
  | { readonly state: 'unknown' | 'expired' | 'ended' }

/** What the helper answers to a paired page that wants to know whether this is its helper. */
export type Proven =
  | { readonly state: 'good'; readonly challenge: string; readonly proof: string }
  | { readonly state: 'unknown' | 'expired' | 'ended' }

export interface SessionTokens {
  /** Makes a token for a dashboard that this user serves: 256 random bits, good until this helper ends. */
  issue(session: NewSession): string
  /** Keeps a paired session, good for 30 days and over restarts, in the place of another one; gives its id. */
  pair(session: NewSession, key: string, replaces?: string): Promise<string>
  /** Proves to a paired page that this is its helper, and makes the page's token of this run. */
  prove(asked: { id: string; origin: string; host: string; nonce: string }): Proven
  /** Whether the token is good for a call from this very origin; that counts as its use. */
  check(token: string, origin: string | null): CheckedSession
  /** Whether a paired session of this origin is good. */
  knows(origin: string): boolean
  /** Those that are good now, the newest first. */
  list(): Session[]
  /** Ends those that `which` names, also their open event streams; resolves with how many, once it is on the disk. */
  end(which: (session: Session) => boolean): Promise<number>
  /** Called when this session is ended; returns a function that unsubscribes. */
  onEnd(id: string, listener: () => void): () => void
  /** Resolves when what was used last is on the disk. */
  close(): Promise<void>
}

export interface OpenSessionTokens {
  readonly home: string
  readonly onDamaged: (setAside: string) => void
  /** The time of a last use could not be written down. */
  readonly onTrouble?: (error: unknown) => void
  readonly now?: () => number
}

/**
 * Every token is good for this run of the helper alone: a page that goes on calling after the helper has ended tells
 * whoever has the port by then nothing that opens the next run. What outlives a run is the key of a paired browser,
 * which neither side ever sends. Throws UnsafeFileError when others could have written the file.
 */
export async function openSessionTokens(options: OpenSessionTokens): Promise<SessionTokens> {
  const { home, onDamaged, onTrouble = () => undefined, now = Date.now } = options
  const path = join(home, 'sessions.json')
  await requireOwnFile(path)
  const file = await openJsonFile({ path, schema: SessionFile, initial: {}, onDamaged })
  const challenge = randomBytes(32).toString('base64url')
  let served: readonly Session[] = []
  /** The session of each token of this run, by the token's hash. */
  const tokens = new Map<string, string>()
  const listeners = new Map<string, Set<() => void>>()

  const paired = () => file.get().paired ?? []
  const writePaired = (change: (all: readonly PairedSession[]) => PairedSession[]) =>
    file.update(() => ({ paired: change(paired()) }))
  const all = (): Session[] =>
    [...served, ...paired().map(withoutKey)].toSorted((one, other) => one.createdAt - other.createdAt)
  const young = ({ createdAt }: { createdAt: number }) => now() - createdAt < ABSOLUTE_LIFE_MS
  const stateOf = (one: Session | undefined, origin: string | null) => {
    if (one === undefined || one.origin !== origin) return 'unknown'
    if (one.ended) return 'ended'
    return young(one) && now() - one.usedAt < IDLE_LIFE_MS[one.how] ? 'good' : 'expired'
  }
  const good = (one: Session) => stateOf(one, one.origin) === 'good'

  let writing: Promise<void> = Promise.resolve()
  const countUse = ({ id, how, usedAt }: Session) => {
    if (now() - usedAt < USED_STEP_MS) return
    if (how === 'served') served = served.map((one) => (one.id === id ? { ...one, usedAt: now() } : one))
    else
      writing = writePaired((each) =>
        each.map((one) => (one.id === id ? { ...one, usedAt: now() } : one)),
      ).catch(onTrouble)
  }
  const begin = ({ origin, browser }: NewSession) => {
    const [id, createdAt] = [randomBytes(9).toString('base64url'), now()]
    return { id, origin, browser, createdAt, usedAt: createdAt, ended: false }
  }

  return {
    issue(session) {
      const token = randomBytes(32).toString('base64url')
      const begun = { ...begin(session), how: 'served' as const }
      const gone = served.length < KEPT ? undefined : served[0]?.id
      for (const [hash, id] of tokens) if (id === gone) tokens.delete(hash)
      served = [...served, begun].slice(-KEPT)
      tokens.set(hashText(token), begun.id)
      return token
    },
    async pair(session, key, replaces) {
      const begun = { ...begin(session), key }
      const stays = (one: PairedSession) =>
        young(one) && !(one.id === replaces && one.origin === session.origin)
      await writePaired((each) => [...each.filter(stays), begun].slice(-KEPT))
      return begun.id
    },
    prove({ id, origin, host, nonce }) {
      const one = paired().find((each) => each.id === id)
      const state = stateOf(one && withoutKey(one), origin)
      if (one === undefined || state !== 'good') return { state: state === 'good' ? 'unknown' : state }
      const context = { origin, host }
      tokens.set(hashText(proofOf(one.key, 'token', context, challenge)), id)
      return { state, challenge, proof: proofOf(one.key, 'helper', context, nonce, challenge) }
    },
    check(token, origin) {
      const id = tokens.get(hashText(token))
      const session = id === undefined ? undefined : all().find((one) => one.id === id)
      const state = stateOf(session, origin)
      if (session === undefined || state !== 'good') return { state: state === 'good' ? 'unknown' : state }
      countUse(session)
      return { state, session }
    },
    knows: (origin) => paired().some((one) => one.origin === origin && good(withoutKey(one))),
    list: () => all().filter(good).toReversed(),
    async end(which) {
      const ids = new Set(
        all()
          .filter((one) => good(one) && which(one))
          .map(({ id }) => id),
      )
      const ended = <T extends { id: string; ended: boolean }>(one: T): T =>
        ids.has(one.id) ? { ...one, ended: true } : one
      served = served.map(ended)
      const written = paired().some(({ id }) => ids.has(id)) ? writePaired((each) => each.map(ended)) : null
      // good no more from here on, whatever becomes of the disk
      for (const id of ids) for (const listener of listeners.get(id) ?? []) listener()
      await written
      return ids.size
    },
    onEnd(id, listener) {
      const own = listeners.get(id) ?? new Set()
      listeners.set(id, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0) listeners.delete(id)
      }
    },
    close: () => writing,
  }
}

/** Tokens are looked up by their hash: how long that takes tells nothing about any of them. */
const hashText = (token: string) => hashOf(token).toString('hex')

function withoutKey({ key: _key, ...session }: PairedSession): Session {
  return { ...session, how: 'paired' }
}
