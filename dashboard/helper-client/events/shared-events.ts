import type { HelperEvent } from '@mosaygent/contract'
import { eventPosition } from './event-order.ts'
import type { readEvents } from './event-stream.ts'
import type { TabChannel, TabMessage } from './tab-channel.ts'

/** How long a leader may take to answer, ms; a frozen tab does not answer. */
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
  /** Of the lock: tabs with the same name share one stream. */
  readonly name: string
  readonly locks: Locks
  readonly channel: TabChannel
  readonly read: typeof readEvents
  /** Calls back when this page is shown again, and when the browser freezes it. */
  readonly life: (hooks: { onShown: () => void; onFrozen: () => void }, signal: AbortSignal) => void
  /** Waits; resolves early when there is reason to believe that the helper is back. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
}

export interface SharedHooks {
  readonly onEvent: (event: HelperEvent) => void
  /** Another tab has the stream, so this one did not receive its first events. */
  readonly onJoined: () => void
  /** Events were missed: everything has to be asked for again. */
  readonly onGap: () => void
  readonly onLost: () => void
}

/**
 * Follows the helper's events together with the other tabs of this browser until aborted: the one that holds the lock
 * reads the stream and passes it on; when it closes, the next in line continues after the last event it has seen. A
 * frozen leader gives up, or is replaced by a tab that asked and got no answer.
 */
export async function shareEvents(
  ports: SharedPorts,
  hooks: SharedHooks,
  signal: AbortSignal,
): Promise<void> {
  const { name, locks, channel, read, wait } = ports
  let lastId: string | undefined
  let leading: AbortController | null = null
  /** Resolve the waits for an answer of the leader. */
  const waiting = new Set<() => void>()
  const answered = () => {
    for (const resolve of waiting) resolve()
  }

  const take = (id: string | undefined, event: HelperEvent | null) => {
    const position = eventPosition(id, lastId)
    if (position === 'known') return
    lastId = id ?? lastId
    // a resync event reports the same gap
    if (position === 'gap' && event?.type !== 'resync') hooks.onGap()
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

  // this tab may lead again already
  const letGo = (mine: AbortController) => {
    if (leading === mine) leading = null
  }

  /** Waits for the lock (or steals it) and leads; returns why that ended. */
  const hold = async (steal: boolean): Promise<'no-stream' | 'given-up' | 'no-locks'> => {
    const mine = new AbortController()
    let end: 'no-stream' | 'given-up' | 'no-locks' = 'no-locks'
    try {
      await locks.request(name, steal ? { steal } : { signal }, async () => {
        end = 'given-up'
        end = await lead(mine)
      })
    } catch {
      // stolen, aborted while waiting, or a browser that denies locks to this page: `end` holds which
    } finally {
      letGo(mine)
      mine.abort()
    }
    return end
  }

  const receive = (message: TabMessage) => {
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

  /** Replaces a leader that does not answer. */
  const look = async (onAnswer: () => void) => {
    const answer = new Promise<boolean>((resolve) => {
      const onLeader = () => end(true)
      const timer = setTimeout(() => end(false), LEADER_ANSWER_MS)
      const end = (yes: boolean) => {
        clearTimeout(timer)
        waiting.delete(onLeader)
        signal.removeEventListener('abort', onLeader)
        resolve(yes)
      }
      waiting.add(onLeader)
      signal.addEventListener('abort', onLeader)
    })
    channel.post({ kind: 'who-leads' })
    if (await answer) {
      if (!leading && !signal.aborted) onAnswer()
    } else if (!leading) await hold(true)
  }

  channel.listen(receive)
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
