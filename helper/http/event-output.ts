import type { ServerResponse } from 'node:http'

/** A reply of server-sent events that is open. */
export interface EventOutput {
  /** Aborts when the caller is gone or the reply was ended. */
  readonly ended: AbortSignal
  /** Resolves when more may be written, so that a slow reader holds up nobody but himself; after the end at once. */
  write(text: string | Uint8Array): Promise<void>
  end(): void
}

/** Begins a reply of server-sent events. Its other headers are those of every reply. */
export function openEventOutput(response: ServerResponse): EventOutput {
  const ended = new AbortController()
  const waiting = new Set<() => void>()
  const goOn = () => {
    for (const resolve of waiting) resolve()
    waiting.clear()
  }
  const close = () => {
    ended.abort()
    goOn()
  }
  // what cannot be written is for a caller who is gone
  response.on('drain', goOn).once('close', close).on('error', close)
  if (response.destroyed) close()
  else {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    // who listens is told that he is heard before there is a first event
    response.flushHeaders()
  }
  return {
    ended: ended.signal,
    async write(text) {
      if (ended.signal.aborted || response.write(text)) return
      await new Promise<void>((resolve) => waiting.add(resolve))
    },
    end() {
      if (ended.signal.aborted) return
      close()
      response.end()
    },
  }
}
