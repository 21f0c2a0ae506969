import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { handClock } from '../testing/hand-clock.ts'
import { createWorkerPool } from './worker-pool.ts'

/** Ends at the text `end`, answers any other. */
const THREAD = `
const { parentPort } = require('node:worker_threads')
parentPort.on('message', ({ from }) => {
  if (from.text === 'end') process.exit(0)
  parentPort.postMessage({ kind: 'read', value: true })
})`

/** A pool of one thread that counts how many are started, and starts them as it is told. */
function counting(how: (program: string) => Worker) {
  const clock = handClock()
  let started = 0
  let start = how
  const run = createWorkerPool({
    program: THREAD,
    size: 1,
    clock,
    create(program) {
      started += 1
      return start(program)
    },
  })
  return {
    clock,
    started: () => started,
    startBy: (next: typeof how) => (start = next),
    read: async (text: string) => (await run({ kind: 'pubspec', from: { text }, argument: null })).kind,
  }
}
const thread = (program: string) => new Worker(program, { eval: true })
const refused = (): Worker => {
  throw new Error('ERR_WORKER_INIT_FAILED')
}
/** It runs, and nobody hears of it. */
class Silent extends Worker {
  override emit(event: string | symbol, ...args: unknown[]): boolean {
    return event === 'online' ? false : super.emit(event, ...args)
  }
}

test('a system that gives no thread is said, asked less and less often, and used once it gives one', async () => {
  const { read, started, startBy, clock } = counting(refused)
  for (let count = 0; count < 100; count += 1) expect(await read('fine')).toBe('no-reader')
  expect(started()).toBe(9)
  for (let second = 0; second < 600; second += 1) {
    clock.pass(1_000)
    await read('fine')
  }
  // after 1, 2, 4 … and then each 60 s
  expect(started()).toBe(9 + 14)
  startBy(thread)
  clock.pass(60_000)
  expect(await read('fine')).toBe('read')
  expect(await read('fine')).toBe('read')
  expect(started()).toBe(9 + 14 + 1)
})

test('a thread that does not come to run is given up, and ended', async () => {
  const silent: Worker[] = []
  const { read, startBy, clock } = counting((program) => {
    const worker = new Silent(program, { eval: true })
    silent.push(worker)
    return worker
  })
  const asked = read('fine')
  const next = read('fine')
  await expect.poll(() => silent.length).toBe(1)
  startBy(thread)
  const [worker] = silent
  const ended = new Promise((resolve) => worker?.once('exit', resolve))
  clock.pass(9_900)
  expect(await Promise.race([asked, Promise.resolve('waits')])).toBe('waits')
  clock.pass(100)
  expect(await asked).toBe('no-reader')
  await ended
  expect(await next).toBe('read')
})

test('threads that only ever end are not started again and again; one that answered may end', async () => {
  const { read, started, clock } = counting(thread)
  for (let count = 0; count < 20; count += 1) await read('end')
  expect(started()).toBe(9)
  expect(await read('fine')).toBe('no-reader')
  clock.pass(1_000)
  expect(await read('fine')).toBe('read')
  expect(started()).toBe(10)
  expect(await read('end')).toBe('reader-ended')
  expect(await read('fine')).toBe('read')
  expect(started()).toBe(11)
})
