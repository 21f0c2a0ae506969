import { expect, test } from 'vitest'
import { createQuickLooks } from './quick-looks.ts'

const looked = { atOnce: () => 'at once', elsewhere: () => Promise.resolve('elsewhere') }

test('nothing is looked at here before another thread has seen that the drive answers', async () => {
  let answer = () => {}
  const look = createQuickLooks(new Promise<void>((resolve) => (answer = resolve)))
  const order: string[] = []
  const looks = look(
    () => order.push('look'),
    () => Promise.resolve(order.push('elsewhere')),
  )
  await new Promise(setImmediate)
  order.push('answer')
  answer()
  await looks
  expect(order).toEqual(['answer', 'look'])
})

test('looks that have taken their time together leave the rest to other threads', async () => {
  let now = 0
  const look = createQuickLooks(Promise.resolve(), { mostMs: 5, now: () => now })
  const taking = (ms: number) => look(() => ((now += ms), looked.atOnce()), looked.elsewhere)
  const failing = look(() => {
    now += 2
    throw new Error('EACCES')
  }, looked.elsewhere)
  await expect(failing).rejects.toThrow('EACCES')
  expect([await taking(2), await taking(2), await taking(0)]).toEqual(['at once', 'at once', 'elsewhere'])
})
