import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

it.each([
  ["true || false ? 'a' : 'b'", 'a'],
  ["1 == 1 || 1 == 2 ? 'a' : 'b'", 'a'],
  ["false && true ? 'a' : 'b'", 'b'],
  ["true && true && false ? 'a' : 'b'", 'b'],
  ["true || false && false ? 'a' : 'b'", 'a'],
  ["null ?? true ? 'a' : 'b'", 'a'],
  ["false ?? true ? 'a' : 'b'", 'b'],
  ["true && 1 is String ? 'a' : 'b'", 'b'],
  ["false || false ? 'a' : true && false ? 'b' : 'c'", 'c'],
  ["'${true || (false ? true : false)}'", 'true'],
  ["'${false && (true ? true : true)}'", 'false'],
])('%s is %s: a condition is all that stands before its question mark', async (dart, text) => {
  expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(`Text(${dart})`) }))).toBe(text)
})
