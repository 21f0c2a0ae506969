import { expect, test } from 'vitest'
import { levelOf } from './line-level.ts'

test.each([
  ['The web-server device requires the Dart Debug Chrome extension for debugging. Consider using …', 'debug'],
  ['lib/main.dart is being served at http://127.0.0.1:8123', 'info'],
  ["lib/main.dart:58:18: Error: A value of type 'String' can't be assigned", 'error'],
  ['Warning: In index.html:37: old', 'warning'],
] as const)('%s: %s', (text, level) => {
  expect(levelOf(text)).toBe(level)
})
