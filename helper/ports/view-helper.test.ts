import { createServer, type RequestListener } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { HELPER_NAME } from '@mosaygent/contract'
import { expect, onTestFinished, test } from 'vitest'
import { bind, closeServer } from './bind.ts'
import { viewHelper } from './view-helper.ts'

async function answering(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  const port = await bind(server, 0, '127.0.0.1')
  onTestFinished(() => closeServer(server))
  return port
}
const saying = (body: string, status = 200) =>
  answering((_request, response) => response.writeHead(status).end(body))
/** Where the system tells who holds a port, it is this very process. */
const me = expect.stringMatching(new RegExp(`process ${process.pid}`))

test('our helper is told with its version', async () => {
  const port = await saying(JSON.stringify({ status: 'ok', name: HELPER_NAME, version: '9.9.9' }))
  expect(await viewHelper(port)).toEqual({ kind: 'helper', version: '9.9.9' })
})

test.each([
  ['another program', '{"status":"ok"}', 200],
  ['an HTML page', '<h1>Tomcat</h1>', 404],
])('%s is named', async (_what, body, status) => {
  expect(await viewHelper(await saying(body, status))).toEqual({ kind: 'other-program', holder: me })
})

test('a port where nobody listens', async () => {
  const server = createServer()
  const port = await bind(server, 0, '127.0.0.1')
  await closeServer(server)
  expect(await viewHelper(port)).toEqual({ kind: 'nothing' })
})

test('one that takes the connection and says nothing, and one that speaks no HTTP', async () => {
  const silent = await answering(() => undefined)
  expect(await viewHelper(silent, 50)).toEqual({ kind: 'silent', holder: me })
  const strange = createTcpServer((socket) => socket.resume().end('220 mail é\r\n'))
  await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => void strange.close(() => resolve())))
  const address = strange.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  expect(await viewHelper(port)).toEqual({ kind: 'other-program', holder: me })
})
