import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { openJsonFile, requireOwnFile } from '../state/index.ts'
import { hashOf, sameHash } from './caller/index.ts'

const HOUR_MS = 60 * 60 * 1_000
const ABSOLUTE_LIFE_MS = 30 * 24 * HOUR_MS
/** A served dashboard comes by a new session by itself, so an old one is only something to find; a paired one is not. */
const IDLE_LIFE_MS = { served: 12 * HOUR_MS, paired: ABSOLUTE_LIFE_MS }
/** When a session was last used is written down no more often: it is for people. */
const USED_STEP_MS = 5 * 60 * 1_000
/** Enough for every browser of a busy developer and for 200 dashboards at once; the oldest goes first. */
const KEPT = 512

const StoredSession = z.object({
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  id: z.string(),
  origin: z.string(),
  browser: z.string(),
  how: z.enum(['served', 'paired']),
  createdAt: z.number(),
  usedAt: z.number(),
  /** Ended by a person; kept so that the page which still has the token can be told. */
  ended: z.boolean(),
})
export type StoredSession = z.infer<typeof StoredSession>

const SessionFile = z.object({ sessions: z.array(StoredSession) })

export interface NewSession {
  readonly origin: string
  /** In words, for the list. */
  readonly browser: string
  readonly how: 'served' | 'paired'
}

/** What a token is worth: `unknown` also when it belongs to another origin, which is told nothing. */
export type CheckedSession =
  | { readonly state: 'good'; readonly session: StoredSession }
  | { readonly state: 'unknown' | 'expired' | 'ended' }

export interface SessionTokens {
  /** Makes a token for this origin: 256 random bits, stored only as a hash, valid for 30 days and over restarts. */
  issue(session: NewSession): Promise<string>
  /** Whether the token is good for a call from this very origin; that counts as its use. */
  check(token: string, origin: string | null): CheckedSession
  /** Whether a token that is still good was ever issued to this origin. */
  knows(origin: string): boolean
  /** Those that are good now, the newest first. */
  list(): StoredSession[]
  /** Ends those that `which` names, also their open event streams; resolves with how many, once it is on the disk. */
  end(which: (session: StoredSession) => boolean): Promise<number>
  /** Hears when this session is ended; returns the way to stop. */
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

/** Throws UnsafeFileError when others could have written the file. */
export async function openSessionTokens(options: OpenSessionTokens): Promise<SessionTokens> {
  const { home, onDamaged, onTrouble = () => undefined, now = Date.now } = options
  const path = join(home, 'sessions.json')
  await requireOwnFile(path)
  const file = await openJsonFile({ path, schema: SessionFile, initial: { sessions: [] }, onDamaged })
  const listeners = new Map<string, Set<() => void>>()
  const young = ({ createdAt }: StoredSession) => now() - createdAt < ABSOLUTE_LIFE_MS
  const fresh = (one: StoredSession) => young(one) && now() - one.usedAt < IDLE_LIFE_MS[one.how]
  const good = (one: StoredSession) => fresh(one) && !one.ended

  let writing: Promise<void> = Promise.resolve()
  const countUse = (session: StoredSession) => {
    if (now() - session.usedAt < USED_STEP_MS) return
    const used = { ...session, usedAt: now() }
    writing = file
      .update(({ sessions }) => ({ sessions: sessions.map((one) => (one.id === used.id ? used : one)) }))
      .catch(onTrouble)
  }

  return {
    async issue({ origin, browser, how }) {
      const token = randomBytes(32).toString('base64url')
      const [id, createdAt] = [randomBytes(9).toString('base64url'), now()]
      const session = {
        hash: hashOf(token).toString('hex'),
        id,
        origin,
        browser,
        how,
        createdAt,
        usedAt: createdAt,
        ended: false,
      }
      await file.update(({ sessions }) => ({ sessions: [...sessions.filter(young), session].slice(-KEPT) }))
      return token
    },
    check(token, origin) {
      const hash = hashOf(token)
      const found = file.get().sessions.find((one) => sameHash(Buffer.from(one.hash, 'hex'), hash))
      if (found === undefined || found.origin !== origin) return { state: 'unknown' }
      if (found.ended) return { state: 'ended' }
      if (!fresh(found)) return { state: 'expired' }
      countUse(found)
      return { state: 'good', session: found }
    },
    knows: (origin) => file.get().sessions.some((one) => one.origin === origin && good(one)),
    list: () => file.get().sessions.filter(good).toReversed(),
    async end(which) {
      const ids = new Set(
        file
          .get()
          .sessions.filter((one) => good(one) && which(one))
          .map(({ id }) => id),
      )
      if (ids.size === 0) return 0
      const written = file.update(({ sessions }) => ({
        sessions: sessions.map((one) => (ids.has(one.id) ? { ...one, ended: true } : one)),
      }))
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
