import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { succeed } from '../errors/index.ts'
import { createEventHub } from '../events/index.ts'
import { createPairing } from './pairing.ts'
import { createServedDashboards } from './served-dashboards.ts'
import { type HelperServer, listen } from './server.ts'
import { openSessionTokens } from './session-tokens.ts'
import { handlersWith } from './testing/handlers-with.ts'

let server: HelperServer
let home: string
let signals: AbortSignal[]
/** Lets the calls be answered. */
let answer: () => void
/** A call has arrived. */
let arrived: Promise<void>

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'mosaygent é left '))
  signals = []
  const answered = new Promise<void>((resolve) => (answer = resolve))
  let arrive: () => void = () => undefined
  arrived = new Promise((resolve) => (arrive = resolve))
  const sessions = await openSessionTokens({ home, onDamaged: () => undefined })
  server = await listen({
    port: 0,
    version: '1.2.3',
    handlers: handlersWith({
      async flutterStop(_, signal) {
        signals.push(signal)
        arrive()
        await answered
        return succeed({ message: 'stopped' })
      },
    }),
    hub: createEventHub(),
    hello: () => [{ type: 'hello', version: '1.2.3', jobs: [] }],
    sessions,
    served: createServedDashboards('the key'),
    pairing: createPairing({ dashboard: null, sessions, onFreshLink: () => undefined }),
    linkTo: () => null,
    peers: { peerOf: async () => 'this-user', isTunnelled: async () => false },
    checkScript: async () => null,
    isEnding: () => false,
    log: () => undefined,
  })
})
afterEach(async () => {
  answer()
  await server.close()
  await rm(home, { recursive: true, force: true })
})

const stop = () =>
  request({ host: '127.0.0.1', port: server.port, path: '/mosaygent/flutter/stop', method: 'POST' })

test('work for a caller who leaves is told so', async () => {
  const call = stop().on('error', () => undefined)
  call.end()
  await arrived
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  call.destroy()
  await expect.poll(() => signals[0]?.aborted).toBe(true)
})

test('who has his answer has not left, although his connection ends', async () => {
  answer()
  const call = stop()
  const read = new Promise((resolve) =>
    call.on('response', (response) => response.resume().on('close', resolve)),
  )
  call.end()
  await read
  // the server has seen the end of that connection before it tells its own
  await server.close()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
})
