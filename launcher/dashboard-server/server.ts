import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { isAdmitted, openPeerFinder, type PeerFinder, watchConnections } from '@mosaygent/helper/peer'
import {
  MAX_HEADER_BYTES,
  PLAIN_PAGE_POLICY,
  renderPlainPage,
  tooManyCookies,
} from '@mosaygent/helper/plain-pages'
import type { CookiesPage } from '@mosaygent/helper/plain-pages'
import { bindLocalhost, closeServer } from '@mosaygent/helper/ports'
import { COMMON_HEADERS } from './headers.ts'
import { judgeHost } from './host-check.ts'

export interface DashboardServer {
  readonly port: number
  /** `http://localhost:<port>` */
  readonly origin: string
  close(): Promise<void>
}

/**
 * Serves the dashboard on the loopback addresses only: 127.0.0.1, and ::1 where there is one, because browsers may
 * take `localhost` for either. Another user of the machine gets nothing of it, where the system says whose a connection
 * is: neither the names of the accounts nor the page. Throws PortTakenError.
 */
export async function listenDashboard(
  app: Hono,
  wantedPort: number,
  findPeers: () => Promise<PeerFinder> = openPeerFinder,
): Promise<DashboardServer> {
  const peers = await findPeers()
  try {
    return await listenTo(peers, app, wantedPort)
  } catch (error) {
    await peers.close()
    throw error
  }
}

async function listenTo(peers: PeerFinder, app: Hono, wantedPort: number): Promise<DashboardServer> {
  const answer = getRequestListener(app.fetch)
  let port = wantedPort
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const peer = await peers.peerOf(request.socket)
    if (request.socket.destroyed) return
    if (!isAdmitted(peer)) return refuse(request, response, 'Local user not allowed')
    const verdict = judgeHost(request.rawHeaders, port)
    const cookies = verdict === 'ours' ? tooManyCookies(request) : null
    if (cookies !== null) clearCookies(response, cookies)
    else if (verdict === 'ours') await answer(request, response)
    else if (verdict === 'loopback-address' && request.method === 'GET') redirect(request, response, port)
    else refuse(request, response, 'Host not allowed')
  }
  const options = {
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    // by default half a minute: a slow request would stay three times as long as it may
    connectionsCheckingInterval: 1_000,
  }
  const [first, second] = [createServer(options), createServer(options)]
  for (const server of [first, second]) {
    // what comes after the 2,000th is otherwise dropped unseen: a second Host, too
    server.maxHeadersCount = 0
    server.on('request', (request, response) => void handle(request, response))
  }
  watchConnections([first, second], peers)
  const { servers, ...bound } = await bindLocalhost(first, second, wantedPort)
  port = bound.port
  return {
    port,
    origin: `http://localhost:${port}`,
    close: async () => {
      await Promise.all(servers.map(closeServer))
      await peers.close()
    },
  }
}

/** To the name that an identity provider's list can carry. Only the path and query of the request are taken over. */
function redirect(request: IncomingMessage, response: ServerResponse, port: number): void {
  const target = request.url?.startsWith('/') ? request.url : '/'
  response.writeHead(302, { ...COMMON_HEADERS, Location: `http://localhost:${port}${target}` }).end()
}

/** An app at another port of this name has set them; without this the dashboard would load no more. */
function clearCookies(response: ServerResponse, page: CookiesPage): void {
  response.writeHead(page.status, [
    ...Object.entries(COMMON_HEADERS).flat(),
    'Content-Type',
    'text/html; charset=utf-8',
    'Cache-Control',
    'no-store',
    'Content-Security-Policy',
    `${PLAIN_PAGE_POLICY}; frame-ancestors 'none'`,
    ...page.headers,
  ])
  response.end(renderPlainPage(page))
}

function refuse(request: IncomingMessage, response: ServerResponse, detail: string): void {
  request.resume()
  response.setHeader('Connection', 'close')
  response.setHeader('Content-Type', 'application/json')
  response.writeHead(403, COMMON_HEADERS).end(JSON.stringify({ detail }))
}
