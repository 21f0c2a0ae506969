import { createServer, type Server } from 'node:http'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

const normal = (name: string) => name.toLowerCase().replaceAll(/[-_.]+/g, '-')

/** A registry of the wheels in a folder, as Poetry reads one; gives its address and what ends it. */
export async function serveWheels(folder: string): Promise<{ url: string; close: () => void }> {
  const wheels = await readdir(folder)
  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const [, kind, name = ''] = path.split('/')
    if (kind === 'files') {
      readFile(join(folder, basename(name))).then(
        (bytes) => response.end(bytes),
        () => response.writeHead(404).end(),
      )
      return
    }
    const found = wheels.filter((wheel) => normal(wheel.split('-')[0] ?? '') === normal(name))
    if (found.length === 0) {
      response.writeHead(404).end()
      return
    }
    response.setHeader('content-type', 'text/html')
    response.end(found.map((wheel) => `<a href="/files/${wheel}">${wheel}</a>`).join('\n'))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `http://127.0.0.1:${port}/simple`, close: () => void server.close() }
}
