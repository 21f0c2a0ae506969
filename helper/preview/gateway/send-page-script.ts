import type { ServerResponse } from 'node:http'
import { protection } from './headers.ts'
import { pageScript } from './page-script.ts'

export function sendPageScript(response: ServerResponse, frameAncestors: readonly string[]): void {
  const body = pageScript(frameAncestors)
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
