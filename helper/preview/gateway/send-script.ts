import type { ServerResponse } from 'node:http'
import { protection } from './headers.ts'

/** Sends a script of the gateway. It is not cached, because the next app has the same address. */
export function sendScript(response: ServerResponse, body: string, frameAncestors: readonly string[]): void {
  response.writeHead(200, [
    'Content-Type',
    'text/javascript; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(body)),
    'Cache-Control',
    'no-store',
    ...protection(frameAncestors),
  ])
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
