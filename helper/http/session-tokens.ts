import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { openJsonFile, requireOwnFile } from '../state/index.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const ABSOLUTE_LIFE_MS = 30 * DAY_MS
/** Enough for every tab of a busy developer and for 200 dashboards at once; the oldest goes first. */
const KEPT = 512

const SessionFile = z.object({
  sessions: z.array(z.object({ hash: z.string(), origin: z.string(), createdAt: z.number() })),
})

export interface SessionTokens {
  /** Makes a token for this origin: 256 random bits, stored only as a hash, valid for 30 days and over restarts. */
  issue(origin: string): Promise<string>
  /** True when the token was issued, to this very origin, and is not too old. */
  accepts(token: string, origin: string | null): boolean
  /** Whether a token that is still good was ever issued to this origin. */
  knows(origin: string): boolean
}

export async function openSessionTokens(options: {
  readonly home: string
  readonly onDamaged: (setAside: string) => void
  readonly now?: () => number
}): Promise<SessionTokens> {
  const now = options.now ?? Date.now
  const path = join(options.home, 'sessions.json')
  await requireOwnFile(path)
  const file = await openJsonFile({
    path,
    schema: SessionFile,
    initial: { sessions: [] },
    onDamaged: options.onDamaged,
  })
  const fresh = (session: { createdAt: number }) => now() - session.createdAt < ABSOLUTE_LIFE_MS

  return {
    async issue(origin) {
      const token = randomBytes(32).toString('base64url')
      const session = { hash: hashOf(token), origin, createdAt: now() }
      await file.update(({ sessions }) => ({ sessions: [...sessions.filter(fresh), session].slice(-KEPT) }))
      return token
    },
    knows: (origin) => file.get().sessions.some((one) => one.origin === origin && fresh(one)),
    accepts(token, origin) {
      const hash = Buffer.from(hashOf(token))
      return file
        .get()
        .sessions.some(
          (session) =>
            timingSafeEqual(Buffer.from(session.hash.padEnd(64).slice(0, 64)), hash) &&
            fresh(session) &&
            session.origin === origin,
        )
    },
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
