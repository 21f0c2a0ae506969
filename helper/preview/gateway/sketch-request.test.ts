import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { appAt, GatewayFixture, listening } from './testing/gateway-fixture.ts'
import type { GatewayTarget } from './gateway.ts'

const behind = new GatewayFixture()

const ask = async (init: RequestInit = {}) =>
  await fetch(`http://127.0.0.1:${behind.port}/sketch/events`, {
    headers: { 'x-mosaygent-sketch': '1' },
    ...init,
  })

test.each<[string, () => GatewayTarget, string | null]>([
  ['nothing runs', () => ({ kind: 'nothing' }), null],
  ['the app starts', () => ({ kind: 'starting', stage: 'x' }), null],
  ['the sketch does not answer', () => appAt(1, { sketchKey: 'é' }), null],
  ['an app answers', () => appAt(behind.appPort), 'gone'],
])('while %s, the sketch’s page gets no error and the app no request', async (_, target, gone) => {
  behind.target = target()
  const reply = await ask({ method: 'POST' })
  expect([reply.status, reply.headers.get('x-mosaygent-sketch')]).toEqual([204, gone])
  expect(behind.seen).toEqual([])
})

test('the page of another origin gets none of that', async () => {
  behind.target = appAt(behind.appPort)
  const reply = await ask({ headers: { 'x-mosaygent-sketch': '1', origin: 'http://attacker.example' } })
  expect([reply.status, behind.seen]).toEqual([403, []])
})

test('a stream that breaks off ends for the sketch’s page', async () => {
  const sketch = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: 1\n\n', () => response.destroy())
  })
  const port = await listening(sketch)
  onTestFinished(async () => {
    sketch.closeAllConnections()
    sketch.close()
    await once(sketch, 'close')
  })
  behind.target = appAt(port, { sketchKey: 'key' })
  expect(await (await ask()).text()).toBe('data: 1\n\n')
  await expect((await ask({ headers: {} })).text()).rejects.toThrow('terminated')
})
