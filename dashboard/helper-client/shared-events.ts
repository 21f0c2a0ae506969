import type { HelperEvent } from '@mosaygent/contract'
import { placeOf } from './event-order.ts'
import type { readEvents } from './event-stream.ts'
import type { TabChannel, TabMessage } from './tab-channel.ts'

/** How long a leader may take to say that it is there, ms: one that sleeps does not. */
export const LEADER_ANSWER_MS = 2_000

/** What of the browser's lock manager is used. */
export interface Locks {
  request(
    name: string,
    options: { steal?: boolean; signal?: AbortSignal },
    hold: () => Promise<void>,
  ): Promise<void>
}

export interface SharedPorts {
  /** Of the lock, and so of everybody who shares. */
  readonly name: string
  readonly locks: Locks
  readonly channel: TabChannel
  readonly read: typeof readEvents
  /** Calls back when this page is to be seen again, and when the browser puts it to sleep. */
  readonly life: (hooks: { onShown: () => void; onFrozen: () => void }, signal: AbortSignal) => void
  /** Waits; resolves early when there is reason to believe that the helper is back. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
}

export interface SharedHooks {
  readonly onEvent: (event: HelperEvent) => void
  /** Another tab has the stream, and what it said at its beginning was not heard here. */
  readonly onJoined: () => void
  /** Events were missed: everything has to be asked for again. */
  readonly onGap: () => void
  readonly onLost: () => void
}

/**
 * Follows the helper's events together with the other tabs of this browser until aborted: the one that holds the lock
 * reads the stream and passes it on; when it closes, the next in line goes on after the last event it has seen. A
 * leader that sleeps gives up, or is relieved by a tab that asks and hears nothing.
 */
export async function shareEvents(
  ports: SharedPorts,
  hooks: SharedHooks,
  signal: AbortSignal,
): Promise<void> {
  const { name, locks, channel, read, wait } = ports
  let lastId: string | undefined
  let leading: AbortController | null = null
  /** Who waits for a word of the leader. */
  const waiting = new Set<() => void>()
  const answered = () => {
    for (const heard of waiting) heard()
  }

  const take = (id: string | undefined, event: HelperEvent | null) => {
    const place = placeOf(id, lastId)
    if (place === 'known') return
    lastId = id ?? lastId
    // a resync says the same, and is worth saying once
    if (place === 'gap' && event?.type !== 'resync') hooks.onGap()
    if (event) hooks.onEvent(event)
  }

  const lead = async (mine: AbortController) => {
    leading = mine
    answered()
    let noStream = true
    try {
      await read(
        {
          onEvent: (id, event) => {
            channel.post({ kind: 'event', id, event })
            take(id, event)
          },
          onLost: () => {
            channel.post({ kind: 'lost' })
            hooks.onLost()
          },
          wait,
        },
        AbortSignal.any([signal, mine.signal]),
        lastId,
      )
      noStream = !mine.signal.aborted
    } finally {
      letGo(mine)
    }
    return noStream ? 'no-stream' : 'given-up'
  }

  // it may lead again already
  const letGo = (mine: AbortController) => {
    if (leading === mine) leading = null
  }

  /** Waits for the lock (or takes it away) and leads; tells why that ended. */
  const hold = async (steal: boolean): Promise<'no-stream' | 'given-up' | 'no-locks'> => {
    const mine = new AbortController()
    let end: 'no-stream' | 'given-up' | 'no-locks' = 'no-locks'
    try {
      await locks.request(name, steal ? { steal } : { signal }, async () => {
        end = 'given-up'
        end = await lead(mine)
      })
    } catch {
      // taken away, aborted in the queue, or a browser that keeps locks from this page: `end` knows which
    } finally {
      letGo(mine)
      mine.abort()
    }
    return end
  }

  const hear = (message: TabMessage) => {
    switch (message.kind) {
      case 'event':
        if (!leading) take(message.id, message.event)
        return
      case 'lost':
        if (!leading) hooks.onLost()
        return
      case 'who-leads':
        if (leading) channel.post({ kind: 'leading', lastId })
        return
      case 'leading':
        lastId ??= message.lastId
        answered()
    }
  }

  /** Relieves a leader that does not answer. */
  const look = async (onAnswer: () => void) => {
    const heard = new Promise<boolean>((resolve) => {
      const hear = () => end(true)
      const timer = setTimeout(() => end(false), LEADER_ANSWER_MS)
      const end = (yes: boolean) => {
        clearTimeout(timer)
        waiting.delete(hear)
        signal.removeEventListener('abort', hear)
        resolve(yes)
      }
      waiting.add(hear)
      signal.addEventListener('abort', hear)
    })
    channel.post({ kind: 'who-leads' })
    if (await heard) {
      if (!leading && !signal.aborted) onAnswer()
    } else if (!leading) await hold(true)
  }

  channel.listen(hear)
  ports.life(
    {
      onShown: () => {
        if (!leading) void look(() => undefined)
      },
      onFrozen: () => leading?.abort(),
    },
    signal,
  )
  void look(hooks.onJoined)
  let end = await hold(false)
  while (end === 'given-up' && !signal.aborted) end = await hold(false)
  if (end === 'no-locks' && !signal.aborted) {
    await read({ onEvent: take, onLost: hooks.onLost, wait }, signal, lastId)
  }
  channel.close()
}
