import { expect, it } from 'vitest'
import { startsOf } from './starts-of.ts'

it('finds by a whole word, by more than half of one, and by each word that is typed', () => {
  expect(startsOf('Test', 'test tests unit')).toBeGreaterThan(startsOf('analy', 'lint analyze'))
  expect(startsOf('analy', 'lint analyze')).toBeGreaterThan(0)
  expect(startsOf('sign out', 'sign out logout')).toBeGreaterThan(0)
})

it.each([
  ['pub', 'profile settings user sessions browsers'],
  ['port', 'rotate landscape portrait orientation turn'],
  ['test', 'hot restart fresh state'],
  ['sign up', 'sign out logout'],
])('does not find by %s what is called %s', (typed, words) => {
  expect(startsOf(typed, words)).toBe(0)
})
