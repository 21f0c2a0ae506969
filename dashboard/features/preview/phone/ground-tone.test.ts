import { expect, it } from 'vitest'
import { groundTone } from './ground-tone.ts'

it.each([
  ['rgb(255, 255, 255)', 'light'],
  ['rgb(247, 249, 255)', 'light'],
  ['rgb(255, 193, 7)', 'light'],
  ['rgb(103, 80, 164)', 'dark'],
  ['rgb(0, 0, 0)', 'dark'],
])('%s is a %s ground', (rgb, tone) => {
  expect(groundTone(rgb)).toBe(tone)
})
