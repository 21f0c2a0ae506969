import { expect, test } from 'vitest'
import { roomBeside } from './room-beside.ts'

const phone = 303

test('the phone goes aside no further than the card needs', { tags: 'P-676' }, () => {
  const moves = true
  expect(roomBeside({ pane: 750, bench: 1200, phone, moves })).toEqual({ shift: 79, over: 0 })
  expect(roomBeside({ pane: 1200, bench: 1800, phone, moves })).toEqual({ shift: 0, over: 0 })
  expect(roomBeside({ pane: 617, bench: 617, phone, moves })).toEqual({ shift: 145, over: 0 })
})

test('what the pane has no room for lies over the console', { tags: 'P-735' }, () => {
  const moves = true
  expect(roomBeside({ pane: 454, bench: 804, phone: 304, moves })).toEqual({ shift: 63, over: 164 })
  expect(roomBeside({ pane: 408, bench: 688, phone: 304, moves })).toEqual({ shift: 40, over: 210 })
  // as wide as the pane: it has no place to go to
  expect(roomBeside({ pane: 300, bench: 700, phone: 304, moves })).toEqual({ shift: 0, over: 302 })
})

test('one that is zoomed scrolls where it is', { tags: 'P-735' }, () => {
  const moves = false
  expect(roomBeside({ pane: 700, bench: 1200, phone: 400, moves })).toEqual({ shift: 0, over: 152 })
  expect(roomBeside({ pane: 700, bench: 1200, phone: 1400, moves })).toEqual({ shift: 0, over: 302 })
})

test('too narrow for both, there is no such place', { tags: 'P-676' }, () => {
  expect(roomBeside({ pane: 616, bench: 616, phone, moves: true })).toBeNull()
  expect(roomBeside({ pane: 408, bench: 629, phone: 304, moves: true })).toBeNull()
  expect(roomBeside({ pane: 408, bench: 630, phone: 304, moves: true })).not.toBeNull()
  expect(roomBeside({ pane: 408, bench: 688, phone: 800, moves: false })).toBeNull()
})
