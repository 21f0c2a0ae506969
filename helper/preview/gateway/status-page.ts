import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  type CookiesPage,
  PLAIN_PAGE_POLICY,
  type PlainPage,
  renderPlainPage,
} from '../../plain-pages/index.ts'
import { protection } from './headers.ts'

/** A page that the gateway sends instead of the app's. */
export type StatusPage = CookiesPage | (PlainPage & { readonly status: 400 | 403 | 408 | 502 | 503 })

export function sendStatusPage(
  response: ServerResponse,
  page: StatusPage,
  frameAncestors: readonly string[],
): void {
  const body = renderPlainPage(page)
  response.writeHead(page.status, ownHeaders(page, body, frameAncestors))
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

/** The same for a bare socket: an upgrade, or a request that could not be parsed. */
export function endSocket(socket: Duplex, page: StatusPage, frameAncestors: readonly string[]): void {
  const body = renderPlainPage(page)
  const raw = [...ownHeaders(page, body, frameAncestors), 'Connection', 'close']
  const lines = raw.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${raw[at + 1] ?? ''}`] : []))
  socket.end(
    `HTTP/1.1 ${page.status} ${STATUS_CODES[page.status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
  )
}

function ownHeaders(page: StatusPage, body: string, frameAncestors: readonly string[]): string[] {
  return [
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(body)),
    'Cache-Control',
    'no-store',
    'Content-Security-Policy',
    PLAIN_PAGE_POLICY,
    ...(page.status === 431 ? page.headers : []),
    ...protection(frameAncestors),
  ]
}
