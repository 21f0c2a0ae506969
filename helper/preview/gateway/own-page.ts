import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { protection } from './headers.ts'

/** A page of the gateway itself: one sentence, and what to do. */
export interface OwnPage {
  readonly status: 400 | 403 | 502 | 503
  readonly title: string
  readonly text: string
}

export function sendOwnPage(
  response: ServerResponse,
  page: OwnPage,
  frameAncestors: readonly string[],
): void {
  const body = render(page)
  response.writeHead(page.status, ownHeaders(body, frameAncestors))
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

/** The same for an upgrade, where there is only a socket. */
export function endUpgrade(socket: Duplex, page: OwnPage, frameAncestors: readonly string[]): void {
  const body = render(page)
  const raw = [...ownHeaders(body, frameAncestors), 'Connection', 'close']
  const lines = raw.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${raw[at + 1] ?? ''}`] : []))
  socket.end(
    `HTTP/1.1 ${page.status} ${STATUS_CODES[page.status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
  )
}

function ownHeaders(body: string, frameAncestors: readonly string[]): string[] {
  return [
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(body)),
    'Cache-Control',
    'no-store',
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    ...protection(frameAncestors),
  ]
}

function render({ title, text }: OwnPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
  font: 15px/1.5 system-ui, sans-serif; background: light-dark(#f7f7f8, #17181b); color: light-dark(#1c1d21, #ececef); }
main { max-width: 34ch; text-align: center; }
h1 { font-size: 17px; line-height: 1.3; font-weight: 600; margin: 0 0 8px; }
p { margin: 0; color: light-dark(#5a5c66, #a6a8b3); text-wrap: balance; }
</style>
</head>
<body><main><h1>${escape(title)}</h1><p>${escape(text)}</p></main></body>
</html>
`
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
}
