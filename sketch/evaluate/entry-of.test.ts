import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

it('a name that every object has is a name like any other', { tags: 'P-479' }, async () => {
  const page = "Text(Shop().constructor + toString(1) + hasOwnProperty('a'))"
  const more =
    "class Shop extends Base { String get constructor => 'made'; }\nString toString(x) => ' by';\nString hasOwnProperty(x) => ' name';"
  expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(page, more) }))).toBe('made by name')
})
