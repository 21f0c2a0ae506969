import type { HelperEvent } from '@mosaygent/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StreamHooks } from './event-stream.ts'
import { LEADER_ANSWER_MS, shareEvents } from './shared-events.ts'
import type { Locks } from './shared-events.ts'
import type { TabMessage } from './tab-channel.ts'

/** One browser: a lock, a channel, and a helper whose streams a test feeds. */
function browser() {
  const listeners = new Map<object, (message: TabMessage) => void>()
  let holder: { reject: (reason: unknown) => void } | null = null
  const queue: (() => void)[] = []
  const grant = (hold: () => Promise<void>, resolve: () => void, reject: (reason: unknown) => void) => {
    const mine = { reject }
    holder = mine
    void hold().then(() => {
      if (holder !== mine) return
      holder = null
      resolve()
      queue.shift()?.()
    })
  }
  const locks: Locks = {
    request: (_name, { steal, signal }, hold) =>
      new Promise((resolve, reject) => {
        const begin = () => {
          signal?.removeEventListener('abort', leave)
          grant(hold, resolve, reject)
        }
        const leave = () => {
          queue.splice(queue.indexOf(begin), 1)
          reject(new DOMException('', 'AbortError'))
        }
        if (steal === true) holder?.reject(new DOMException('', 'AbortError'))
        if (steal === true || holder === null) begin()
        else {
          queue.push(begin)
          signal?.addEventListener('abort', leave)
        }
      }),
  }
  const streams: { tab: string; seen: string | undefined; hooks: StreamHooks; end: () => void }[] = []

  const open = (tab: string, { deaf = false, locked = true } = {}) => {
    const stop = new AbortController()
    const told: string[] = []
    const me = {}
    let life: { onShown: () => void; onFrozen: () => void } | null = null
    const done = shareEvents(
      {
        name: 'one',
        locks: locked ? locks : { request: () => Promise.reject(new DOMException('', 'SecurityError')) },
        channel: {
          post: (message) => {
            for (const [other, hear] of listeners) if (other !== me) hear(message)
          },
          listen: (hear) => {
            if (!deaf) listeners.set(me, hear)
          },
          close: () => listeners.delete(me),
        },
        read: (hooks, signal, seen) =>
          new Promise((resolve) => {
            const stream = { tab, seen, hooks, end: () => resolve() }
            streams.push(stream)
            signal.addEventListener('abort', () => {
              streams.splice(streams.indexOf(stream), 1)
              resolve()
            })
          }),
        life: (hooks) => {
          life = hooks
        },
        wait: () => Promise.resolve(),
      },
      {
        onEvent: (event) => told.push(event.type === 'notice' ? event.text : event.type),
        onJoined: () => told.push('joined'),
        onGap: () => told.push('gap'),
        onLost: () => told.push('lost'),
      },
      stop.signal,
    )
    return {
      told,
      done,
      stop: () => stop.abort(),
      shown: () => life?.onShown(),
      freeze: () => life?.onFrozen(),
    }
  }
  return { open, streams }
}

const notice = (text: string): HelperEvent => ({ type: 'notice', text })
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('tabs of one browser', () => {
  it('read one stream, and each hears every event once', async () => {
    const { open, streams } = browser()
    const first = open('first')
    const second = open('second')
    await settle()
    expect(streams.map(({ tab }) => tab)).toEqual(['first'])
    streams[0]?.hooks.onEvent('a-1', notice('one'))
    streams[0]?.hooks.onEvent('a-2', null)
    streams[0]?.hooks.onEvent('a-3', notice('three'))
    streams[0]?.hooks.onLost()
    expect(first.told).toEqual(['one', 'three', 'lost'])
    expect(second.told).toEqual(['joined', 'one', 'three', 'lost'])
  })

  it('go on without the one that closes, after the last event that was seen', async () => {
    const { open, streams } = browser()
    const first = open('first')
    const second = open('second')
    await settle()
    streams[0]?.hooks.onEvent('a-1', notice('one'))
    first.stop()
    await settle()
    expect(streams.map(({ tab, seen }) => [tab, seen])).toEqual([['second', 'a-1']])
    // what the helper replays twice is taken once
    streams[0]?.hooks.onEvent('a-1', notice('one'))
    streams[0]?.hooks.onEvent('a-2', notice('two'))
    expect(second.told).toEqual(['joined', 'one', 'two'])
  })

  it('one that comes late learns from the leader where the stream is', async () => {
    const { open, streams } = browser()
    const first = open('first')
    await settle()
    streams[0]?.hooks.onEvent('a-7', notice('before'))
    open('second')
    await settle()
    first.stop()
    await settle()
    expect(streams.map(({ tab, seen }) => [tab, seen])).toEqual([['second', 'a-7']])
  })

  it('one that missed events asks for everything, and a resync says so only once', async () => {
    const { open, streams } = browser()
    open('first')
    const second = open('second')
    await settle()
    streams[0]?.hooks.onEvent('a-1', notice('one'))
    streams[0]?.hooks.onEvent('a-5', notice('five'))
    streams[0]?.hooks.onEvent('b-9', { type: 'resync' })
    expect(second.told).toEqual(['joined', 'one', 'gap', 'five', 'resync'])
  })

  it('relieve a leader that sleeps: one that asks and hears nothing takes over', async () => {
    const { open, streams } = browser()
    const sleeper = open('sleeper', { deaf: true })
    await settle()
    const second = open('second')
    await vi.advanceTimersByTimeAsync(LEADER_ANSWER_MS - 1)
    expect(streams.map(({ tab }) => tab)).toEqual(['sleeper'])
    await vi.advanceTimersByTimeAsync(1)
    expect(streams.map(({ tab }) => tab)).toEqual(['second'])
    second.stop()
    await settle()
    expect(streams.map(({ tab }) => tab)).toEqual(['sleeper'])
    sleeper.stop()
    await settle()
    expect(streams).toEqual([])
  })

  it('leave a leader alone that answers, and one that is frozen gives up by itself', async () => {
    const { open, streams } = browser()
    const first = open('first')
    const second = open('second')
    await settle()
    second.shown()
    await vi.advanceTimersByTimeAsync(LEADER_ANSWER_MS * 2)
    expect(streams.map(({ tab }) => tab)).toEqual(['first'])
    first.freeze()
    await settle()
    expect(streams.map(({ tab }) => tab)).toEqual(['second'])
  })

  it('end together where the helper has no stream', async () => {
    const { open, streams } = browser()
    const first = open('first')
    const second = open('second')
    await settle()
    streams[0]?.end()
    await first.done
    await settle()
    expect(streams.map(({ tab }) => tab)).toEqual(['second'])
    streams[0]?.end()
    await second.done
    expect(streams).toEqual([])
  })

  it('have a stream each where the browser keeps locks from the page', async () => {
    const { open, streams } = browser()
    const first = open('first', { locked: false })
    open('second', { locked: false })
    await settle()
    expect(streams.map(({ tab }) => tab)).toEqual(['first', 'second'])
    streams[0]?.hooks.onEvent('a-1', notice('one'))
    expect(first.told).toEqual(['one'])
    first.stop()
    await first.done
  })
})
