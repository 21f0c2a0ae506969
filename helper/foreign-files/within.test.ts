import { expect, test } from 'vitest'
import { within } from './within.ts'

test('a work is done, and what it throws is thrown', () => {
  const done: unknown[] = []
  within(60_000, () => void done.push(1))
  expect(done).toEqual([1])
  expect(() => within(60_000, () => void JSON.parse('{'))).toThrow(SyntaxError)
})

test('a work without an end is cut off, also within an expression, and the next one is done', () => {
  const cutOff = expect.objectContaining({ code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' })
  const spin = () => {
    for (;;);
  }
  expect(() => within(20, spin)).toThrow(cutOff)
  expect(() => within(20, () => void /^(?:a+)+$/.test(`${'a'.repeat(60)}b`))).toThrow(cutOff)
  const done: unknown[] = []
  within(60_000, () => void done.push(1))
  expect(done).toEqual([1])
})
