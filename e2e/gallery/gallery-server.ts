import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const DIST = fileURLToPath(new URL('../../dashboard/gallery/dist', import.meta.url))
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves the built gallery on loopback, on a free port; files with a hash in their name are kept by the browser. */
export async function serveGallery(): Promise<{ url: string; close: () => Promise<void> }> {
  if (!existsSync(DIST)) throw new Error('The gallery is not built: npm run build:gallery')
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const page = pathname.endsWith('/') ? 'index.html' : extname(pathname) === '' ? '.html' : ''
    const path = normalize(`${pathname}${page}`)
    readFile(join(DIST, path)).then(
      (bytes) => {
        const cache = path.startsWith('/assets') ? 'max-age=3600, immutable' : 'no-store'
        response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? '', 'cache-control': cache })
        response.end(bytes)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/gallery`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
