import { expect, it } from 'vitest'
import { unbrokenUnits } from './section-text.ts'

it('keeps a number and its unit together, and nothing else', () => {
  expect(unbrokenUnits('15:29:31, applied 2 files in 259 ms')).toBe(
    '15:29:31, applied 2\u00A0files in 259\u00A0ms',
  )
  expect(unbrokenUnits('applied 1 file in 10.4 s')).toBe('applied 1\u00A0file in 10.4\u00A0s')
  expect(unbrokenUnits('14 seals, 2 saves')).toBe('14 seals, 2 saves')
})
