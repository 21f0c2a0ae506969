import { expect, test } from 'vitest'
import { type OwnNode, startOwnNode } from '../processes/index.ts'
import { handClock } from '../testing/hand-clock.ts'
import { createWorkerPool } from './worker-pool.ts'

/** Ends at the text `end`, answers any other. */
const PROGRAM = `
process.on('message', ({ from }) => {
  if (from.text === 'end') process.exit(0)
  process.send({ kind: 'read', value: true })
})`

test('the program is asked for with the first file, and where it is gone nothing reads', async () => {
  let asked = 0
  let started = 0
  const clock = handClock()
  const run = createWorkerPool({
    program() {
      asked += 1
      return asked === 1 ? Promise.reject(new Error('ENOENT')) : Promise.resolve(PROGRAM)
    },
    size: 1,
    clock,
    create(memory) {
      started += 1
      return node(memory)
    },
  })
  const read = async () => (await run({ kind: 'pubspec', from: { text: 'fine' }, argument: null })).kind
  expect(asked).toBe(0)
  expect(await read()).toBe('no-reader')
  expect(started).toBe(0)
  expect(await read()).toBe('read')
  expect([asked, started]).toEqual([2, 1])
  expect(await read()).toBe('read')
  expect([asked, started]).toEqual([2, 1])
})

/** A pool of one process that counts how many are started, and starts them as it is told. */
function counting(how: (memory: number) => OwnNode) {
  const clock = handClock()
  let started = 0
  let start = how
  const run = createWorkerPool({
    program: async () => PROGRAM,
    size: 1,
    clock,
    create(memory) {
      started += 1
      return start(memory)
    },
  })
  return {
    clock,
    started: () => started,
    startBy: (next: typeof how) => (start = next),
    read: async (text: string) => (await run({ kind: 'pubspec', from: { text }, argument: null })).kind,
  }
}
const node = (memory: number) => startOwnNode('mosaygent-test', memory)
const refused = (): OwnNode => {
  throw new Error('EMFILE')
}

test('a system that starts no process is said, asked less and less often, and used once it gives one', async () => {
  const { read, started, startBy, clock } = counting(refused)
  for (let count = 0; count < 100; count += 1) expect(await read('fine')).toBe('no-reader')
  expect(started()).toBe(9)
  for (let second = 0; second < 600; second += 1) {
    clock.pass(1_000)
    await read('fine')
  }
  // after 1, 2, 4 … and then each 60 s
  expect(started()).toBe(9 + 14)
  startBy(node)
  clock.pass(60_000)
  expect(await read('fine')).toBe('read')
  expect(await read('fine')).toBe('read')
  expect(started()).toBe(9 + 14 + 1)
})

test('a process that does not come to run is given up, and ended', async () => {
  const silent: OwnNode[] = []
  const { read, startBy, clock } = counting((memory) => {
    const one = node(memory)
    silent.push(one)
    // it runs, and nobody hears of it
    return { ...one, ask: () => new Promise(() => undefined) }
  })
  const asked = read('fine')
  const next = read('fine')
  await expect.poll(() => silent.length).toBe(1)
  startBy(node)
  clock.pass(9_900)
  expect(await Promise.race([asked, Promise.resolve('waits')])).toBe('waits')
  clock.pass(100)
  expect(await asked).toBe('no-reader')
  expect(await silent[0]?.ended).toBe('ended')
  expect(await next).toBe('read')
})

test('processes that only ever end are not started again and again; one that answered may end', async () => {
  const { read, started, clock } = counting(node)
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
