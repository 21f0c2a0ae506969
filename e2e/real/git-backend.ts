import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

/** Serves bare repositories below `root` by git's own server side, as a CGI program. */
export function serveGit(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  root: string,
): unknown {
  if (!existsSync(join(root, url.pathname.replace(/\.git\/.*/, '.git')))) {
    return response.writeHead(404).end('Repository not found.')
  }
  const backend = spawn('git', ['http-backend'], {
    env: {
      PATH: process.env['PATH'],
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      REQUEST_METHOD: request.method,
      PATH_INFO: url.pathname,
      QUERY_STRING: url.search.slice(1),
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  backend.stdin.on('error', () => undefined)
  request.pipe(backend.stdin)
  response.on('close', () => backend.kill())
  let head: Buffer | null = Buffer.alloc(0)
  backend.stdout.on('data', (bytes: Buffer) => {
    if (head === null) return response.write(bytes)
    head = Buffer.concat([head, bytes])
    const end = head.indexOf('\r\n\r\n')
    if (end < 0) return undefined
    const lines = head.subarray(0, end).toString().split('\r\n')
    const fields = Object.fromEntries(lines.map((line) => line.split(': ', 2)))
    const { Status: status, ...headers } = fields as Record<string, string>
    response.writeHead(status === undefined ? 200 : Number.parseInt(status, 10), headers)
    response.write(head.subarray(end + 4))
    head = null
    return undefined
  })
  return backend.stdout.on('end', () => response.end())
}
