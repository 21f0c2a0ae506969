import { expect, it } from 'vitest'
import { CONSOLE_WIDTHS, benchStyle, clampWidth, consoleSize, nameOfWidth, widthOf } from './console-size.ts'

const size = consoleSize(1200, 456)

it('gives the console as much as leaves room for the phone', () => {
  expect(size.most).toBe(800)
  expect(clampWidth(5000, size)).toBe(800)
  expect(clampWidth(10, size)).toBe(280)
  // where there is no room for both, the console keeps its least
  expect(consoleSize(500, 280).most).toBe(280)
})

it('has its greatest width follow a window that shrinks, and the named widths with it', () => {
  for (const [bench, most] of [
    [1208, 808],
    [804, 404],
    [680, 280],
  ] as const) {
    const shrunk = consoleSize(bench, 456)
    expect(shrunk.most).toBe(most)
    expect(widthOf('wide', shrunk)).toBe(most)
    expect(widthOf('half', shrunk)).toBe(Math.min(bench / 2, most))
  }
})

it('is drawn within the limits that it tells', () => {
  const { most } = consoleSize(1208, 456)
  expect(benchStyle(null)).toEqual({
    '--console': undefined,
    '--console-least': `${clampWidth(0, size)}px`,
    '--pane-least': `${1208 - most}px`,
  })
  expect(benchStyle(512)['--console']).toBe('512px')
})

it('knows each of its named widths again, and a dragged one as none of them', () => {
  for (const name of CONSOLE_WIDTHS) expect(nameOfWidth(widthOf(name, size), size)).toBe(name)
  expect(widthOf('half', size)).toBe(600)
  expect(nameOfWidth(512, size)).toBeNull()
  // chosen in a larger window, it is as wide here as can be
  expect(nameOfWidth(1500, size)).toBe('wide')
})
