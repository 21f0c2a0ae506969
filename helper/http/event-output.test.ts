import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { bind } from '../ports/index.ts'
import { type EventOutput, openEventOutput } from './event-output.ts'

/** A server with one reply that is open, and its reader, who reads nothing yet. */
async function opened() {
  const server = createServer()
  onTestFinished(() => void server.close())
  const replies = new Promise<ServerResponse>((resolve) =>
    server.once('request', (_, response) => resolve(response)),
  )
  const port = await bind(server, 0, '127.0.0.1')
  const call = get({ host: '127.0.0.1', port, agent: false }).on('error', () => undefined)
  onTestFinished(() => void call.destroy())
  const output = openEventOutput(await replies)
  const incoming = await new Promise<IncomingMessage>((resolve) => call.once('response', resolve))
  return { output, call, incoming }
}

/** More than any socket keeps for a reader who does not read. */
async function tooMuch(output: EventOutput, incoming: IncomingMessage) {
  let done = false
  const written = output.write(Buffer.alloc(64 * 1024 * 1024)).then(() => (done = true))
  await once(incoming, 'readable')
  expect(done).toBe(false)
  return { written }
}

test('who waits for a slow reader goes on when he reads', async () => {
  const { output, incoming } = await opened()
  const { written } = await tooMuch(output, incoming)
  incoming.resume()
  await expect(written).resolves.toBe(true)
  expect(output.ended.aborted).toBe(false)
})

test('who waits for a reader who leaves goes on, and is told', async () => {
  const { output, call, incoming } = await opened()
  const { written } = await tooMuch(output, incoming)
  call.destroy()
  await expect(written).resolves.toBe(true)
  expect(output.ended.aborted).toBe(true)
  await expect(output.write('nobody hears this')).resolves.toBe(undefined)
})

test('an ended reply takes nothing more', async () => {
  const { output, incoming } = await opened()
  await output.write('data: 1\n\n')
  output.end()
  output.end()
  await output.write('data: 2\n\n')
  expect(output.ended.aborted).toBe(true)
  let text = ''
  incoming.setEncoding('utf8').on('data', (piece: string) => (text += piece))
  await once(incoming, 'end')
  expect([incoming.headers['content-type'], text]).toEqual(['text/event-stream', 'data: 1\n\n'])
})
