import { expect, it } from 'vitest'
import { CONSOLE_WIDTHS, clampWidth, consoleSize, nameOfWidth, widthOf } from './console-size.ts'

const size = consoleSize(1200, 456)

it('gives the console as much as leaves room for the phone', () => {
  expect(size.most).toBe(900)
  expect(clampWidth(5000, size)).toBe(900)
  expect(clampWidth(10, size)).toBe(280)
  // where there is no room for both, the console keeps its least
  expect(consoleSize(500, 280).most).toBe(280)
})

it('knows each of its named widths again, and a dragged one as none of them', () => {
  for (const name of CONSOLE_WIDTHS) expect(nameOfWidth(widthOf(name, size), size)).toBe(name)
  expect(widthOf('half', size)).toBe(600)
  expect(nameOfWidth(512, size)).toBeNull()
  // chosen in a larger window, it is as wide here as can be
  expect(nameOfWidth(1500, size)).toBe('wide')
})
