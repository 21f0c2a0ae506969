import { SKETCH_GONE, SKETCH_HEADER } from '@mosaygent/contract/constants'
import { afterEach, expect, test, vi } from 'vitest'
import { readEventStream } from './event-stream.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function answer(body: string, type: string, status = 200, headers = {}) {
  const signals: AbortSignal[] = []
  const fetch = vi.fn<typeof globalThis.fetch>((_url, options) => {
    if (options?.signal) signals.push(options.signal)
    return Promise.resolve(
      new Response(body === '' ? null : body, { status, headers: { 'content-type': type, ...headers } }),
    )
  })
  vi.stubGlobal('fetch', fetch)
  return signals
}

async function read() {
  const events: string[][] = []
  return { end: await readEventStream('sketch/events', (name, data) => events.push([name, data])), events }
}

test('events are given in order until the server says bye', async () => {
  const signals = answer(
    'event: hello\ndata: {"é":1}\n\ndata: x\n\nevent: bye\ndata: {}\n\n',
    'text/event-stream',
  )
  expect(await read()).toEqual({
    end: 'bye',
    events: [
      ['hello', '{"é":1}'],
      ['message', 'x'],
    ],
  })
  expect(signals[0]?.aborted).toBe(true)
})

test.each([
  ['the app’s page', '<html>', 'text/html', 200, 'elsewhere'],
  ['a path that is not found', 'Not found', 'text/plain', 404, 'elsewhere'],
  ['a stream that breaks off', 'event: hello\n', 'text/event-stream', 200, 'lost'],
])('%s is not read as a stream', async (_, body, type, status, end) => {
  const signals = answer(body, type, status)
  expect(await read()).toEqual({ end, events: [] })
  expect(signals[0]?.aborted).toBe(true)
})

test.each([
  ['waits for the app', {}, 'lost'],
  ['has given the address to an app', { [SKETCH_HEADER]: SKETCH_GONE }, 'elsewhere'],
])('a gateway that %s', async (_, headers, end) => {
  answer('', '', 204, headers)
  expect(await read()).toEqual({ end, events: [] })
})

test('nobody at the port is a stream that is lost', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await read()).toEqual({ end: 'lost', events: [] })
})

test('an error in handling an event is reported, and the stream goes on', async () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  answer('data: 1\n\ndata: 2\n\nevent: bye\ndata: {}\n\n', 'text/event-stream')
  const seen: string[] = []
  const end = await readEventStream('sketch/events', (_, data) => {
    seen.push(data)
    throw new Error(data)
  })
  expect([end, seen, reported.mock.calls.length]).toEqual(['bye', ['1', '2'], 2])
})
