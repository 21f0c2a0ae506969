import { expect, test } from 'vitest'
import { roomBeside } from './room-beside.ts'

test('the phone moves no further than the card needs, and not at all without room', { tags: 'P-676' }, () => {
  expect(roomBeside(750, 303)).toBe(79)
  expect(roomBeside(1200, 303)).toBe(0)
  expect(roomBeside(444, 250)).toBeNull()
  expect(roomBeside(617, 303)).toBe(145)
  expect(roomBeside(616, 303)).toBeNull()
})
