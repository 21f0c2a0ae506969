import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

it.each([
  ['true & true', 'true'],
  ['true & !true', 'false'],
  ['false | true', 'true'],
  ['false | false', 'false'],
  ['true ^ true', 'false'],
  ['true ^ false', 'true'],
  ['(false & asked()) == false', 'true'],
  ['(asked() | true) == true', 'true'],
])('%s of truths is %s', async (dart, text) => {
  const more = 'bool asked() => server.answer();'
  expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(`Text('\${${dart}}')`, more) }))).toBe(text)
})
