import { expect, test } from 'vitest'
import { iconHtml } from './icon.ts'

test.each([
  ['Icons', 'constructor'],
  ['Icons', '__proto___outlined'],
  ['FontAwesomeIcons', 'toString'],
  ['FontAwesomeIcons', 'constructor'],
])('%s.%s, which every object has, is a name like another', (type, name) => {
  expect(iconHtml({ kind: 'member', type, name }, 24, '#000')).toMatch(/^<[^>]*>[\w]+<\/\w+>$/)
})
