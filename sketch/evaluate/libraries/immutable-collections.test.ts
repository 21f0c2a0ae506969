import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

it.each([
  ["['a', 'b'].lock.length", '2'],
  ['const IListConst<String>([]).isEmpty', 'true'],
  ["IList(['a']).first", 'a'],
  ['IList<String>().length', '0'],
  ["{'a': 'x'}.lock['a']", 'x'],
  ["IMap({'a': 'x'})['a']", 'x'],
  ["['a', 'b'].map((each) => '$each!').toIList().unlock.join()", 'a!b!'],
])(
  'a collection that cannot be changed has what it was made of: %s',
  { tags: 'P-479' },
  async (value, words) => {
    expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(`Text('\${${value}}')`) }))).toBe(words)
  },
)
