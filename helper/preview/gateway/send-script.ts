import type { ServerResponse } from 'node:http'
import { protection } from './headers.ts'

/** Answers with a script of ours, never from a cache: the app's address is that of the next app, too. */
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
