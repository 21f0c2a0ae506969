import { expect, it } from 'vitest'
import { broughtOfNobody } from './of-nobody.ts'
import { NULL, unknown } from './value.ts'

it.each([
  ['_readToken', NULL],
  ['__access_token_', null],
  ['tokens_of_words', null],
  // a row that ends as no proof does
  [`${'_'.repeat(60_000)}x`, null],
])('what %.20s brings of nobody', (name, brought) => {
  expect(broughtOfNobody(unknown(name))).toEqual(brought)
})
