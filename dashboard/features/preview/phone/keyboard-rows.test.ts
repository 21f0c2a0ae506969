import { expect, test } from 'vitest'
import { deviceOf, DEVICES } from './devices.ts'
import { keyboardHeight } from './keyboard-size.ts'
import { keyboardRows } from './keyboard-rows.ts'
import { screenOf } from './screen.ts'

const caps = (...args: Parameters<typeof keyboardRows>) =>
  keyboardRows(...args).map((row) => row.map(({ cap }) => cap).join(''))

test('each field has the keys that it asks for, as the system has them', { tags: 'P-532' }, () => {
  expect(caps(true, 'text', 'search')).toEqual(['qwertyuiop', 'asdfghjkl', '⇧zxcvbnm⌫', '123spacesearch'])
  expect(caps(false, 'email', '').at(-1)).toBe('?123@☺.⏎')
  expect(caps(true, 'decimal', '')).toEqual(['123', '456', '789', '0⌫'])
  for (const ios of [true, false])
    for (const row of keyboardRows(ios, 'text', ''))
      expect(row.reduce((sum, { width }) => sum + width, 0)).toBe(10)
})

test(
  'a keyboard leaves room above it on every device, and none of it is below the app',
  { tags: 'P-532' },
  () => {
    for (const device of DEVICES)
      for (const landscape of [false, true]) {
        const { height, bottom } = screenOf(device, landscape)
        expect(keyboardHeight(device, landscape)).toBeLessThan(height * 0.6)
        expect(keyboardHeight(device, landscape)).toBeGreaterThan(bottom + 100)
      }
    expect(keyboardHeight(deviceOf('iphone-se'), false)).toBe(260)
  },
)
