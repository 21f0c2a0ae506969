import type { Writable } from 'node:stream'
import type { RequestId } from './request.ts'

/** The tool's output: JSON lines and text on one stream, errors as text on the other. */
export interface Output {
  event(name: string, params: object): void
  /** Without a result the key is absent, as in the real tool. */
  result(id: RequestId, result?: unknown): void
  refuse(id: RequestId, error: string): void
  text(line: string): void
  error(line: string): void
  /** Resolves once all output has left this process. */
  flushed(): Promise<void>
}

export function outputTo(out: Writable, err: Writable): Output {
  const message = (body: object): void => {
    out.write(`[${JSON.stringify(body)}]\n`)
  }
  return {
    event: (event, params) => message({ event, params }),
    result: (id, result) => message({ id, result }),
    refuse: (id, error) => message({ id, error }),
    text: (line) => void out.write(`${line}\n`),
    error: (line) => void err.write(`${line}\n`),
    async flushed() {
      await Promise.all([out, err].map((stream) => new Promise((resolve) => stream.write('', resolve))))
    },
  }
}
