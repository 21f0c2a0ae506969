import { EVENTS_PATH, HelperEvent } from '@mosaygent/contract'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { parseJson, refusalText } from '../calls/refusal-text.ts'
import { send } from '../calls/send.ts'
import { dropSessionToken, requireProof, sessionToken } from '../session/session-token.ts'
import { yieldToBrowser } from '#async'

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 8_000
/** How long events are handled before the browser may draw, ms. */
const BUSY_MS = 12
/** The helper has no stream, so polling has to do. */
const NO_STREAM = new Set([404, 501])

export interface StreamHooks {
  /** The next of the stream with its id; null: an event of a newer helper. */
  readonly onEvent: (id: string | undefined, event: HelperEvent | null) => void
  /** The stream broke or could not be opened. */
  readonly onLost: () => void
  /** Waits; resolves early when there is reason to believe that the helper is back. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/**
 * Reads the helper's events until aborted, opening the stream again after each loss: with the last id, after a
 * wait that doubles and that the first event resets. Ends when the helper has no such stream.
 * Read with fetch because an EventSource cannot carry the token.
 * @param seen the last event that was seen elsewhere: what came after it is asked for
 */
export async function readEvents(hooks: StreamHooks, signal: AbortSignal, seen?: string): Promise<void> {
  let lastId = seen
  let waitMs = FIRST_WAIT_MS
  while (!signal.aborted) {
    const outcome = await openOnce(lastId, signal, (id, event) => {
      lastId = id ?? lastId
      waitMs = FIRST_WAIT_MS
      hooks.onEvent(id, event)
    })
    if (outcome === 'no-stream' || signal.aborted) return
    hooks.onLost()
    await hooks.wait(waitMs, signal)
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
  }
}

type Take = (id: string | undefined, event: HelperEvent | null) => void

async function openOnce(
  lastId: string | undefined,
  signal: AbortSignal,
  take: Take,
): Promise<'lost' | 'no-stream'> {
  try {
    const token = await sessionToken()
    const headers = { accept: 'text/event-stream', ...(lastId ? { 'last-event-id': lastId } : {}) }
    const response = await send({ method: 'GET', path: EVENTS_PATH, token, headers, signal })
    if (!response.ok || !response.body) {
      if (response.status === 401) {
        await dropSessionToken(token, refusalText(await response.text(), '').code)
        return 'lost'
      }
      await response.body?.cancel()
      return NO_STREAM.has(response.status) ? 'no-stream' : 'lost'
    }
    const reader = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream())
      .getReader()
    let since = performance.now()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      // an event of a newer helper is no reason to stop: it is skipped, its id is kept
      const event = HelperEvent.safeParse(parseJson(part.value.data))
      take(part.value.id, event.success ? event.data : null)
      if (performance.now() - since < BUSY_MS) continue
      // data that has arrived is read without a pause, so a flood would keep the browser from drawing
      await yieldToBrowser()
      since = performance.now()
    }
    requireProof()
    return 'lost'
  } catch {
    requireProof()
    // unreachable, refused or cut off: the caller tries again in every case
    return 'lost'
  }
}
