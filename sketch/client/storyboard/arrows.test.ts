import { expect, test } from 'vitest'
import { arrowPath } from './arrows.ts'

const tile = (left: number, top: number) => ({ left, top, width: 100, height: 200 })

test('an arrow goes from the side that faces the other tile to that tile’s facing side', () => {
  expect(arrowPath(tile(0, 0), tile(200, 0), 0.5)).toBe('M100 100 C150 100 150 100 200 100')
  expect(arrowPath(tile(200, 0), tile(0, 0), 0.25)).toBe('M200 50 C144 50 156 100 100 100')
})

test('tiles of one column are joined above and below', () => {
  expect(arrowPath(tile(0, 0), tile(0, 300), 0.5)).toBe('M50 200 C50 250 50 250 50 300')
  expect(arrowPath(tile(0, 300), tile(0, 0), 0.5)).toBe('M50 300 C50 250 50 250 50 200')
})
