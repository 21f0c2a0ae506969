import { SKETCH_GONE, SKETCH_HEADER } from '@mosaygent/contract/constants'
import { createParser } from 'eventsource-parser'

/**
 * How a stream ended. `bye`: the server said that it ends. `lost`: it broke off, or nobody answers yet. `elsewhere`:
 * something else answers at this address now.
 */
export type StreamEnd = 'bye' | 'lost' | 'elsewhere'

/** Headers of each request of the sketch's page, by which the gateway answers it without an error in the app's console. */
export const FROM_SKETCH = { [SKETCH_HEADER]: '1' }

/**
 * Reads a stream of server-sent events to its end. With `fetch`, because the app may answer at this address by now, and
 * the browser's own EventSource would print an error into the app's console for an answer of another type.
 */
export async function readEventStream(
  url: string,
  onEvent: (name: string, data: string) => void,
): Promise<StreamEnd> {
  const abort = new AbortController()
  const response = await fetch(url, {
    headers: { accept: 'text/event-stream', ...FROM_SKETCH },
    cache: 'no-store',
    signal: abort.signal,
  }).catch(() => null)
  if (response === null) return 'lost'
  try {
    // The gateway's answer while no sketch runs: an app does, or will.
    if (response.status === 204)
      return response.headers.get(SKETCH_HEADER) === SKETCH_GONE ? 'elsewhere' : 'lost'
    if (!response.ok || !isEventStream(response) || response.body === null) return 'elsewhere'
    let bye = false
    const parser = createParser({
      onEvent: ({ event = 'message', data }) => {
        if (event === 'bye') bye = true
        else handle(() => onEvent(event, data))
      },
    })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const part = await reader.read().catch(() => null)
      if (part === null || part.done) return 'lost'
      parser.feed(part.value)
      if (bye) return 'bye'
    }
  } finally {
    // An answer that is not read to its end would keep its connection.
    abort.abort()
  }
}

/** A mistake in handling one event does not end the stream. */
function handle(work: () => void): void {
  try {
    work()
  } catch (error) {
    reportError(error)
  }
}

function isEventStream(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
}
