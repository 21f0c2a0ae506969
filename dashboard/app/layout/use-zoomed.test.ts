import { expect, it } from 'vitest'
import { isZoomed } from './use-zoomed.ts'

const sizes = (innerWidth: number, innerHeight: number, outerWidth: number, outerHeight: number) => ({
  innerWidth,
  innerHeight,
  outerWidth,
  outerHeight,
})

it.each([
  ['1440 px at 200 %', sizes(720, 405, 1440, 900), true],
  ['1280 px at 400 %', sizes(320, 190, 1280, 900), true],
  ['a narrow window', sizes(700, 800, 700, 900), false],
  ['a phone', sizes(390, 844, 390, 844), false],
  ['tools docked at the side', sizes(720, 800, 1440, 900), false],
  ['nothing drawn yet', sizes(0, 0, 0, 0), false],
])('tells a zoomed window from a small one: %s', { tags: 'P-301' }, (_what, window, zoomed) => {
  expect(isZoomed(window)).toBe(zoomed)
})
