import { createServer } from 'node:http'

/** The app that the fake `flutter` says it serves, in a process of its own: `/LENGTH` gives that many bytes. */
const bytes = new Map()
const server = createServer((request, response) => {
  const length = Number(request.url.split('?')[0].slice(1))
  if (!bytes.has(length)) bytes.set(length, Buffer.alloc(length, 'flutter '))
  response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': length })
  response.end(bytes.get(length))
})
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
process.once('disconnect', () => process.exit())
