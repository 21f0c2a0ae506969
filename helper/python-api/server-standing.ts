/**
 * Where a server of ours stands while its process lives. `failing`: its code failed, and it waits for a change, as a
 * server that reloads does; `reloading`: it answered, and takes up a change; `unresponsive`: it answered, and nobody
 * does now, for no reason that it told.
 */
export type AliveState = 'starting' | 'failing' | 'reloading' | 'unresponsive' | 'running' | 'stopping'

export interface Standing {
  readonly state: AliveState
  /** Since when, in ms. */
  readonly since: number
  /** It has answered once. */
  readonly answered: boolean
  /** What its code failed with last, and when. It counts when nobody answers after it: else it was one call's. */
  readonly failure: { readonly text: string; readonly at: number } | null
  /** Looks without an answer, one after the other. */
  readonly misses: number
  /** When it last said that it reloads. */
  readonly reloadedAt: number | null
}

/** What a look found. `others`: whether other processes are there than when it last answered; null: nobody can say. */
export interface Look {
  readonly answer: { readonly status: number } | 'nobody' | 'silent'
  /** The path that has to answer well; null: any answer will do. */
  readonly health: string | null
  readonly others: boolean | null
}

/** For how long an answer after a reload may still be the old code's, in ms: with its processes seen, and without. */
const OLD_CODE_MS = { seen: 3_000, unseen: 1_000 }
/** A failure may be told a moment before those who answered have gone. */
const FRESH_FAILURE_MS = 10_000
const LONGEST_RELOAD_MS = 15_000
/** How long a health path may say that the server is not ready yet. */
const WARM_UP_MS = 8_000

export const starting = (now: number): Standing => ({
  state: 'starting',
  since: now,
  answered: false,
  failure: null,
  misses: 0,
  reloadedAt: null,
})

/** Who answers now decides. */
export function afterLook(was: Standing, look: Look, now: number): Standing {
  if (was.state === 'stopping') return was
  return typeof look.answer === 'object'
    ? afterAnswer(was, look.answer.status, look, now)
    : afterSilence({ ...was, misses: was.misses + 1 }, look.answer, now)
}

function afterAnswer(was: Standing, status: number, { health, others }: Look, now: number): Standing {
  const reloaded = was.reloadedAt === null ? Infinity : now - was.reloadedAt
  const old =
    was.state === 'reloading' &&
    others !== true &&
    reloaded < (others === null ? OLD_CODE_MS.unseen : OLD_CODE_MS.seen)
  if (old) return was
  if (health !== null && status >= 400) {
    if (was.state === 'starting' && now - was.since < WARM_UP_MS) return was
    return enter({ ...was, failure: { text: `${health} answers ${status}`, at: now } }, 'failing', now)
  }
  const fresh = was.failure !== null && now - was.failure.at < FRESH_FAILURE_MS
  // some servers answer each call with the failure of the code that they could not load
  if (status >= 500 && fresh && was.state !== 'running') return enter(was, 'failing', now)
  return enter({ ...was, failure: fresh ? was.failure : null, misses: 0, answered: true }, 'running', now)
}

function afterSilence(was: Standing, answer: 'nobody' | 'silent', now: number): Standing {
  switch (was.state) {
    case 'running':
      if (was.failure !== null) return enter(was, 'failing', now)
      // one that is busy may miss a look
      return answer === 'nobody' || was.misses > 1 ? enter(was, 'unresponsive', now) : was
    case 'starting':
    case 'unresponsive':
      return was.failure === null ? was : enter(was, 'failing', now)
    case 'reloading':
      if (was.failure !== null) return enter(was, 'failing', now)
      return now - was.since > LONGEST_RELOAD_MS ? enter(was, 'unresponsive', now) : was
    case 'failing':
    case 'stopping':
      return was
  }
}

/** Its code failed, or that of one call did: while it answers the next look tells. */
export function afterFailure(was: Standing, text: string, now: number): Standing {
  const told = { ...was, failure: { text, at: now } }
  return was.state === 'running' || was.state === 'stopping' ? told : enter(told, 'failing', now)
}

/** It says that it takes up a change: until the new code answers, nothing does. */
export function afterReload(was: Standing, now: number): Standing {
  if (was.state === 'starting' || was.state === 'stopping') return was
  const told = { ...was, failure: null, misses: 0, reloadedAt: now }
  return enter(told, was.answered ? 'reloading' : 'starting', now)
}

export function enter(was: Standing, state: AliveState, now: number): Standing {
  return was.state === state ? was : { ...was, state, since: now }
}

/** How long to wait before the next look, in ms. */
export function nextLookIn({ state, reloadedAt, failure }: Standing, now: number): number {
  switch (state) {
    case 'starting':
      return 200
    case 'reloading':
      return 300
    case 'failing':
    case 'unresponsive':
    case 'stopping':
      return 1_000
    case 'running':
      return now - Math.max(reloadedAt ?? -Infinity, failure?.at ?? -Infinity) < FRESH_FAILURE_MS
        ? 1_000
        : 5_000
  }
}
