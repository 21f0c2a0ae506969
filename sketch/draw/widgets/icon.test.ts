import { expect, test } from 'vitest'
import { iconNode } from './icon.ts'

test.each([
  ['Icons', 'constructor'],
  ['Icons', '__proto___outlined'],
  ['FontAwesomeIcons', 'toString'],
  ['FontAwesomeIcons', 'constructor'],
])('%s.%s, which every object has, is a name like another', (type, name) => {
  const { children } = iconNode({ kind: 'member', type, name }, 24, '#000')
  expect(children).toEqual([expect.stringMatching(/^\w+$/)])
})
