import type { HelperEvent } from '@mosaygent/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readEvents } from './event-stream.ts'
import { bootstrap, json, refusal, stubHelper } from '../fake-helper.test-support.ts'
import type { Answer } from '../fake-helper.test-support.ts'
import { forgetSession } from '../session/session-token.ts'

const EVENTS = 'GET /mosaygent/events'

const stream = (...chunks: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
        controller.close()
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  )

/** Runs the reader against one answer after another; ends with the last one. */
async function read(...answers: Answer[]) {
  const stop = new AbortController()
  const events: HelperEvent[] = []
  const waits: number[] = []
  let lost = 0
  const seen = stubHelper({
    ...bootstrap,
    [EVENTS]: (request) => {
      const answer = answers.shift()
      if (!answer) throw new Error('asked once too often')
      return answer(request)
    },
  })
  await readEvents(
    {
      onEvent: (_id, event) => {
        if (event) events.push(event)
      },
      onLost: () => {
        lost += 1
      },
      wait: (ms) => {
        waits.push(ms)
        if (answers.length === 0) stop.abort()
        return Promise.resolve()
      },
    },
    stop.signal,
  )
  return { events, waits, lost, requests: seen.filter(({ path }) => path.endsWith('/events')) }
}

const notice = (id: number, text: string) => `id: ${id}\ndata: {"type":"notice","text":"${text}"}\n\n`
const down: Answer = () => {
  throw new TypeError('Failed to fetch')
}

beforeEach(forgetSession)
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('readEvents', () => {
  it('reads events however the bytes are cut', async () => {
    const text = notice(1, 'déjà vu')
    const { events, requests } = await read(() => stream(text.slice(0, 9), text.slice(9)))
    expect(events).toEqual([{ type: 'notice', text: 'déjà vu' }])
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret')
    expect(requests[0]?.headers.has('last-event-id')).toBe(false)
  })

  it('asks for what came after the last seen event', async () => {
    const { requests, lost } = await read(
      () => stream(notice(7, 'a')),
      () => stream(notice(8, 'b')),
    )
    expect(requests[1]?.headers.get('last-event-id')).toBe('7')
    expect(lost).toBe(2)
  })

  it('asks for what came after an event that was seen elsewhere', async () => {
    const stop = new AbortController()
    const asked: (string | null)[] = []
    stubHelper({
      ...bootstrap,
      [EVENTS]: ({ headers }) => {
        asked.push(headers.get('last-event-id'))
        return refusal(404, 'none')
      },
    })
    await readEvents(
      { onEvent: () => {}, onLost: () => {}, wait: () => Promise.resolve() },
      stop.signal,
      'a-41',
    )
    expect(asked).toEqual(['a-41'])
  })

  it('waits twice as long each time, up to 8 s, and from the start again after an event', async () => {
    const { waits } = await read(down, down, down, down, down, down, () => stream(notice(1, 'a')))
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 500])
  })

  it.each([404, 501])(
    'does not come back to a helper without a stream (%i)',
    { tags: 'P-111' },
    async (status) => {
      const { requests, lost } = await read(() => refusal(status, 'none'), down)
      expect(requests).toHaveLength(1)
      expect(lost).toBe(0)
    },
  )

  it('asks for another token when the helper forgot the one it has', async () => {
    let tokens = 0
    const bearers: (string | null)[] = []
    const answers = [refusal(401, 'Unknown session', 'unpaired'), stream(notice(1, 'a'))]
    const stop = new AbortController()
    stubHelper({
      'POST /mosaygent/session/bootstrap': () => json({ token: `token-${(tokens += 1)}` }),
      [EVENTS]: ({ headers }) => {
        bearers.push(headers.get('authorization'))
        return answers.shift() ?? refusal(404, 'none')
      },
    })
    await readEvents({ onEvent: () => {}, onLost: () => {}, wait: () => Promise.resolve() }, stop.signal)
    expect(bearers).toEqual(['Bearer token-1', 'Bearer token-2', 'Bearer token-2'])
  })

  it('skips an event that it does not know', async () => {
    const { events } = await read(() => stream('id: 1\ndata: {"type":"future"}\n\n', notice(2, 'a')))
    expect(events).toEqual([{ type: 'notice', text: 'a' }])
  })
})
