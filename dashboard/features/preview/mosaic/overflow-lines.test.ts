import { expect, it } from 'vitest'
import { OverflowLines } from './overflow-lines.ts'

const line = (text: string) => ({ level: 'error', text }) as const

it('counts each overflow that Flutter prints once, and forgets those of older code', () => {
  const overflows = new OverflowLines()
  const right = 'A RenderFlex overflowed by 42 pixels on the right.'
  expect(overflows.take([line(right), line('flutter: fine')], 1)).toBe(true)
  expect(overflows.take([line(`Another exception was thrown: ${right}`)], 2)).toBe(false)
  overflows.take([line('A RenderFlex overflowed by Infinity pixels on the bottom.')], 5)
  expect(overflows.count()).toBe(2)
  overflows.since(4)
  expect(overflows.count()).toBe(1)
})
