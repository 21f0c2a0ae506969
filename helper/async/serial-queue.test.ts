import { expect, test } from 'vitest'
import { createSerialQueue } from './serial-queue.ts'

function deferred() {
  let finish: (value: string) => void = () => undefined
  const promise = new Promise<string>((resolve) => (finish = resolve))
  return { promise, finish }
}

test('one at a time, in order; a second wish joins the one that waits, not the one that runs', async () => {
  const queue = createSerialQueue<'reload' | 'restart', string>()
  const order: string[] = []
  const gate = deferred()
  const first = queue.add('reload', async (begun) => {
    begun()
    order.push('first')
    return gate.promise
  })
  await Promise.resolve()
  const second = queue.add('reload', async () => (order.push('second'), 'second'))
  const joined = queue.add('reload', async () => (order.push('never'), 'never'))
  const third = queue.add('restart', async () => (order.push('third'), 'third'))
  gate.finish('first')
  expect(await Promise.all([first, second, joined, third])).toEqual(['first', 'second', 'second', 'third'])
  expect(order).toEqual(['first', 'second', 'third'])
})

test('one that throws does not hold up the next', async () => {
  const queue = createSerialQueue<string, string>()
  await expect(queue.add('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.add('b', async () => 'yes')).toBe('yes')
})
