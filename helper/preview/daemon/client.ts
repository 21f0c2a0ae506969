import { suspendAwareTimeout } from '../../processes/index.ts'
import { createLineReader, hideSecrets } from '../../redaction/index.ts'
import { type DaemonEvent, readLine } from './messages.ts'

/** How a request ended. `gone`: the tool ended before it answered. */
export type DaemonReply =
  | { readonly kind: 'result'; readonly value: unknown }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'gone' }

export interface DaemonClientOptions {
  /** Takes one whole line; false when the tool no longer reads. */
  readonly write: (line: string) => boolean
  readonly onEvent: (event: DaemonEvent) => void
  readonly onText: (stream: 'out' | 'err', text: string) => void
}

export interface DaemonClient {
  readonly stdout: (bytes: Uint8Array) => void
  readonly stderr: (bytes: Uint8Array) => void
  request(method: string, params: Record<string, unknown>, timeoutMs: number): Promise<DaemonReply>
  /** The tool has ended: hands on the last half lines and answers every open request with `gone`. */
  end(): void
}

/** The conversation with `flutter run --machine`, fed with bytes so that it needs no process to be tested. */
export function createDaemonClient(options: DaemonClientOptions): DaemonClient {
  const open = new Map<string, (reply: DaemonReply) => void>()
  let count = 0
  let ended = false

  const out = createLineReader((line) => {
    for (const message of readLine(line)) {
      switch (message.kind) {
        case 'event':
          options.onEvent(message.event)
          break
        case 'text':
          options.onText('out', message.text)
          break
        case 'response':
          open.get(message.id)?.(
            message.error === null
              ? { kind: 'result', value: message.result }
              : { kind: 'error', message: hideSecrets(message.error) },
          )
          break
      }
    }
  })
  const err = createLineReader((line) => options.onText('err', line))

  return {
    // late words belong to a run that is over: another one may be under way
    stdout: (bytes) => {
      if (!ended) out.push(bytes)
    },
    stderr: (bytes) => {
      if (!ended) err.push(bytes)
    },
    request(method, params, timeoutMs) {
      if (ended) return Promise.resolve({ kind: 'gone' })
      count += 1
      const id = String(count)
      return new Promise((resolve) => {
        const withdraw = suspendAwareTimeout(timeoutMs, () => settle({ kind: 'timed-out' }))
        const settle = (reply: DaemonReply) => {
          withdraw()
          open.delete(id)
          resolve(reply)
        }
        open.set(id, settle)
        // one write per request: two halves interleaved are lost without a word (flutter/flutter#137184)
        if (!options.write(`${JSON.stringify([{ id, method, params }])}\n`)) settle({ kind: 'gone' })
      })
    },
    end() {
      ended = true
      out.end()
      err.end()
      for (const settle of open.values()) settle({ kind: 'gone' })
    },
  }
}
