import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { succeed } from '../errors/index.ts'
import type { HelperServer } from './server.ts'
import { handlersWith } from './testing/handlers-with.ts'
import { listenIn } from './testing/listen-in.ts'

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
  server = await listenIn(home, {
    handlers: handlersWith({
      async flutterStop(_, signal) {
        signals.push(signal)
        arrive()
        await answered
        return succeed({ message: 'stopped' })
      },
    }),
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
