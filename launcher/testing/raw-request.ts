import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'

export interface RawReply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

export interface RawRequest {
  readonly port: number
  readonly path: string
  readonly method?: string
  /** Sent exactly so; no Host is added. Doubled ones as lists. */
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body?: string
}

/** A request with every header under the test's control, which `fetch` does not allow. */
export function rawRequest({ port, path, method = 'GET', headers, body }: RawRequest): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers, setHost: false, agent: false },
      (reply) => {
        let text = ''
        reply.setEncoding('utf8')
        reply.on('data', (piece: string) => {
          text += piece
        })
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
