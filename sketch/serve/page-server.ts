import { createServer } from 'node:http'
import { Viewers } from './viewers.ts'
import { CLIENT_SCRIPT } from './client-script.ts'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A whole page: what stands in the head, and the picture. */
export interface Picture {
  readonly title: string
  readonly style: string
  readonly body: string
}

export interface PageServer {
  readonly port: number
  readonly viewers: Viewers
  show(picture: Picture): void
  close(): Promise<void>
}

export type ReadFont = (name: string) => Promise<Uint8Array | null>

const SECURITY_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // The page is drawn from somebody's source: whatever slipped into it, it cannot reach another host.
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline'",
}

/** Serves the picture, its script, its fonts and the line to open pages. @throws when the port is taken. */
export async function startPageServer(
  hostname: string,
  port: number,
  readFont: ReadFont,
): Promise<PageServer> {
  const viewers = new Viewers()
  let picture: Picture = { title: '', style: '', body: '' }
  const server = createServer((request, response) => {
    answer(request, response, viewers, () => picture, readFont).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)))
    })
  })
  await listen(server, hostname, port)
  return {
    port: boundPort(server.address()),
    viewers,
    show(next) {
      picture = next
    },
    async close() {
      viewers.disconnect()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  viewers: Viewers,
  picture: () => Picture,
  readFont: ReadFont,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://sketch')
  const send = (status: number, type: string, body: string | Uint8Array): void => {
    response.writeHead(status, { 'content-type': type, ...SECURITY_HEADERS })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  if (url.pathname === '/sketch/applied' && request.method === 'POST') {
    viewers.applied(url.searchParams.get('viewer') ?? '', Number(url.searchParams.get('version')))
    send(200, 'text/plain', '')
  } else if (request.method !== 'GET' && request.method !== 'HEAD')
    send(405, 'text/plain', 'Method not allowed')
  else if (url.pathname === '/' || url.pathname === '/index.html') {
    send(200, 'text/html; charset=utf-8', pageOf(picture(), viewers.version))
  } else if (url.pathname === '/sketch/client.js') {
    send(200, 'text/javascript; charset=utf-8', CLIENT_SCRIPT)
  } else if (url.pathname === '/sketch/events') {
    viewers.connect(response, Number(url.searchParams.get('version')), picture)
  } else if (url.pathname.startsWith('/sketch/fonts/')) {
    const font = await readFont(url.pathname.slice('/sketch/fonts/'.length))
    if (font === null) send(404, 'text/plain', 'Not found')
    else send(200, 'font/woff2', font)
  } else send(404, 'text/plain', 'Not found')
}

function pageOf(picture: Picture, version: number): string {
  return `<!doctype html>
<html lang="en" data-version="${version}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${picture.title}</title>
<style id="sketch-style">${picture.style}</style>
<script src="sketch/client.js" defer></script>
</head>
<body><div id="sketch">${picture.body}</div></body>
</html>
`
}

async function listen(server: Server, hostname: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function boundPort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The page server has no TCP address')
  return address.port
}
