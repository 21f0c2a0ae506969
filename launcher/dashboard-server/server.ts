import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
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
 * take `localhost` for either. Throws PortTakenError.
 */
export async function listenDashboard(app: Hono, wantedPort: number): Promise<DashboardServer> {
  const answer = getRequestListener(app.fetch)
  let port = wantedPort
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const verdict = judgeHost(request.rawHeaders, port)
    if (verdict === 'ours') void answer(request, response)
    else if (verdict === 'loopback-address' && request.method === 'GET') redirect(request, response, port)
    else refuse(request, response)
  }
  const options = { maxHeaderSize: 16_384, headersTimeout: 10_000, requestTimeout: 15_000 }
  const first = createServer(options, handle)
  const second = createServer(options, handle)
  const { servers, ...bound } = await bindLocalhost(first, second, wantedPort)
  port = bound.port
  return {
    port,
    origin: `http://localhost:${port}`,
    close: async () => {
      await Promise.all(servers.map(closeServer))
    },
  }
}

/** To the name that an identity provider's list can carry. Only the path and query of the request are taken over. */
function redirect(request: IncomingMessage, response: ServerResponse, port: number): void {
  const target = request.url?.startsWith('/') ? request.url : '/'
  response.writeHead(302, { ...COMMON_HEADERS, Location: `http://localhost:${port}${target}` }).end()
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  request.resume()
  response.setHeader('Connection', 'close')
  response.setHeader('Content-Type', 'application/json')
  response.writeHead(403, COMMON_HEADERS).end(JSON.stringify({ detail: 'Host not allowed' }))
}
