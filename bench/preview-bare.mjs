import { Agent, createServer, request } from 'node:http'
import { connect, createServer as createTunnel } from 'node:net'

/**
 * What a second pass costs in this runtime at the least, in a process of its own: `proxy` is Node's HTTP server and
 * client and nothing else, `tunnel` passes bytes between two sockets and reads none of them. Neither could be shipped.
 */
const [, , kind, port] = process.argv
const app = { host: '127.0.0.1', port: Number(port) }
const agent = new Agent({ keepAlive: true })
const proxy = (asked, response) => {
  const { method, url: path, headers } = asked
  const upstream = request({ ...app, method, path, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode, answer.rawHeaders)
    answer.pipe(response)
  })
  upstream.end()
}
const tunnel = (near) => {
  const far = connect({ ...app, noDelay: true })
  near.setNoDelay(true).pipe(far).pipe(near)
  near.on('error', () => far.destroy())
  far.on('error', () => near.destroy())
}
const server = kind === 'proxy' ? createServer(proxy) : createTunnel(tunnel)
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
process.once('disconnect', () => process.exit())
