import { expect, test } from 'vitest'
import { colouredText, plainText } from './plain-text.ts'

const RED = '\u001B[31m'
const OFF = '\u001B[0m'

test('colours stay for the console and go everywhere else; what steers a terminal goes always', () => {
  const text = `${RED}é\ta${OFF}\u001B[2J\u001B]8;;http://x\u0007link\u001B]8;;\u0007\u0000\u0008`
  expect(colouredText(text)).toBe(`${RED}é\ta${OFF}link`)
  expect(plainText(text)).toBe('é\talink')
})

test('half a sequence is no sequence', () => {
  expect(colouredText('a\u001B[31')).not.toContain('\u001B')
})
