import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

it.each([
  ['is set', 'count = 3', '3 of 9'],
  ['is counted', 'count++', '2 of 9'],
])('a field that is called as a variable of the file %s', { tags: 'P-1104' }, async (_title, done, words) => {
  const main = mainWith("Text('${box.shown()} of $count')", `
var count = 9;
class Box { int count = 1; String shown() { ${done}; return '$count'; } }
final box = Box();
`) // prettier-ignore
  expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe(words)
})
