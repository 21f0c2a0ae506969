import type { ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { appAt, GatewayFixture, listening } from './testing/gateway-fixture.ts'

const behind = new GatewayFixture()
const ENDS = 'self.registration.unregister()'
const OWN = "importScripts('/é.js')"
const answers = {
  script: (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/javascript' }).end(OWN),
  // as `flutter run` answers a path that it does not know
  page: (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<script src="flutter.js"></script>'),
  missing: (response: ServerResponse) =>
    response.writeHead(404, { 'content-type': 'text/javascript' }).end(OWN),
  none: (response: ServerResponse) => response.destroy(),
}
let answer: (response: ServerResponse) => void
let asked: (string | undefined)[]
const app = createServer((request, response) => {
  asked.push(request.url)
  answer(response)
})
let appPort: number

beforeEach(async () => {
  asked = []
  answer = answers.script
  appPort = await listening(app)
})
afterEach(async () => {
  app.closeAllConnections()
  await new Promise((resolve) => app.close(resolve))
})

const worker = async (path = '/sw.js?v=1') => {
  const reply = await fetch(`http://127.0.0.1:${behind.port}${path}`, {
    headers: { 'service-worker': 'script' },
  })
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toContain('text/javascript')
  expect(reply.headers.get('cache-control')).toBe('no-store')
  return reply.text()
}

test.each([
  ['nothing runs', () => void (behind.target = { kind: 'nothing' })],
  ['the app starts', () => void (behind.target = { kind: 'starting', stage: 'x' })],
  ['the app is to have none', () => void (behind.target = appAt(appPort))],
])('whatever worker asks for its script is ended where %s, and the app is not asked', async (_, given) => {
  given()
  for (const path of [
    '/sw.js',
    '/firebase-messaging-sw.js',
    '/a/b.js?v=1',
    '/flutter_service_worker.js?v=null',
  ])
    expect(await worker(path)).toContain(ENDS)
  expect(asked).toEqual([])
})

test.each(['page', 'missing', 'none'] as const)(
  'where the app may have workers, one that it does not have is ended: %s',
  async (how) => {
    behind.target = appAt(appPort, { ownWorkers: true })
    answer = answers[how]
    expect(await worker()).toContain(ENDS)
    expect(asked).toEqual(['/sw.js?v=1'])
  },
)

test('one that it has stays, and Flutter’s own is never needed', async () => {
  behind.target = appAt(appPort, { ownWorkers: true })
  expect(await worker()).toBe(OWN)
  expect(await worker('/flutter_service_worker.js?v=1')).toContain(ENDS)
})

test('a script of the same path that no worker asks for is the app’s', async () => {
  behind.target = appAt(appPort)
  expect(await (await fetch(`http://127.0.0.1:${behind.port}/sw.js`)).text()).toBe(OWN)
})
