import { expect, test } from 'vitest'
import { growthOf, IN_PROPORTION } from './growth.ts'

const spaces = (size: number) => `${' '.repeat(size)}x`

test('a quadratic reading is told, a linear one over the same text is not', () => {
  expect(growthOf(spaces, (text) => /\s+$/.test(text))).toMatch(/^8 times \d+ characters took/)
  expect(growthOf(spaces, (text) => text.trimEnd())).toBe(IN_PROPORTION)
})

test('a reading that leaves much on the heap is still in proportion', () => {
  const held: unknown[] = []
  const all = (text: string) => held.push(Array.from(text, (letter) => ({ letter })))
  expect(growthOf(spaces, all)).toBe(IN_PROPORTION)
})
