import { expect, test } from 'vitest'
import { createKeyedMutex, createMutex, singleFlight } from './index.ts'

function closedGate() {
  let open: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (open = resolve))
  return { gate, open: () => open() }
}

test('a mutex runs one at a time, in order, and a failure does not hold up the next', async () => {
  const alone = createMutex()
  const order: string[] = []
  const { gate, open } = closedGate()
  const first = alone(async () => {
    order.push('first begins')
    await gate
    order.push('first ends')
    throw new Error('no')
  })
  const second = alone(async () => order.push('second'))
  await Promise.resolve()
  expect(order).toEqual(['first begins'])
  open()
  await expect(first).rejects.toThrow('no')
  await second
  expect(order).toEqual(['first begins', 'first ends', 'second'])
})

test('a keyed mutex holds up the same key alone, and a failure does not hold up the next', async () => {
  const inTurn = createKeyedMutex()
  const order: string[] = []
  const { gate, open } = closedGate()
  const first = inTurn('a', async () => {
    await gate
    order.push('a1')
    throw new Error('no')
  })
  const second = inTurn('a', async () => order.push('a2'))
  await inTurn('b', async () => order.push('b'))
  expect(order).toEqual(['b'])
  open()
  await expect(first).rejects.toThrow('no')
  await second
  expect(order).toEqual(['b', 'a1', 'a2'])
})

test('a single flight is shared while it runs, is new afterwards, and is new at once when forgotten', async () => {
  let runs = 0
  const gates: (() => void)[] = []
  const answer = singleFlight(async () => {
    runs += 1
    const mine = runs
    await new Promise<void>((resolve) => gates.push(resolve))
    return mine
  })
  const [first, joined] = [answer.ask(), answer.ask()]
  expect(runs).toBe(1)
  answer.forget()
  const afterForget = answer.ask()
  expect(runs).toBe(2)
  gates[0]?.()
  expect(await Promise.all([first, joined])).toEqual([1, 1])
  // the older one has ended: it must not end the sharing of the newer one
  const joinedLater = answer.ask()
  expect(runs).toBe(2)
  gates[1]?.()
  expect(await Promise.all([afterForget, joinedLater])).toEqual([2, 2])
  const next = answer.ask()
  expect(runs).toBe(3)
  gates[2]?.()
  expect(await next).toBe(3)
})
