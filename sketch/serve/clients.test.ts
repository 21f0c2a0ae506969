import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { Clients } from './clients.ts'

test('a page that came back on a new stream is still there when the old stream is seen to end', async () => {
  const clients = new Clients()
  const server = createServer((request, response) => {
    const back = new URL(request.url ?? '/', 'http://sketch').searchParams.get('client')
    clients.connect(response, clients.version, null, back)
    response.on('close', () => server.emit('left'))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const open = async (query: string) => {
    const abort = new AbortController()
    const stream = await fetch(`${url}/${query}`, { signal: abort.signal })
    const hello = await stream.body?.pipeThrough(new TextDecoderStream()).getReader().read()
    const id = /"client":"([^"]+)"/.exec(hello?.value ?? '')?.[1] ?? ''
    return { id, abort }
  }
  const first = await open('')
  const again = await open(`?client=${first.id}`)
  expect(again.id).toBe(first.id)
  const left = once(server, 'left')
  first.abort.abort()
  await left

  const delivery = clients.deliver(false)
  clients.applied(again.id, clients.version)
  expect(await delivery).toEqual({ kind: 'applied' })
})
