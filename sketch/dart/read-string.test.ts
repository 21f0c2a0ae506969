import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

it.each([
  ['a name', String.raw`'$price\$'`, '7$'],
  ['a name in other quotes', String.raw`"$price\$ each"`, '7$ each'],
  ['a name twice', String.raw`'\$$price\$$price'`, '$7$7'],
  ['an expression', "'${price}\\$'", '7$'],
])('an escaped dollar behind %s is a sign of the text', async (_, text, words) => {
  const main = mainWith(`Text(${text})`, 'final price = 7;')
  expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe(words)
})
