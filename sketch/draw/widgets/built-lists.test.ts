import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

it.each([
  [
    "ListView.custom(childrenDelegate: SliverChildBuilderDelegate((c, i) => Text('$i'), childCount: 2))",
    '0|1',
  ],
  [
    "GridView.custom(gridDelegate: SliverGridDelegateWithFixedCrossAxisCount(crossAxisCount: 2), childrenDelegate: SliverChildListDelegate([Text('a'), Text('b')]))",
    'a|b',
  ],
  ["PageView.custom(childrenDelegate: SliverChildListDelegate([Text('a')]))", 'a'],
  [
    "ListWheelScrollView.useDelegate(itemExtent: 30, childDelegate: ListWheelChildBuilderDelegate(builder: (c, i) => Text('$i'), childCount: 2))",
    '0|1',
  ],
  [
    "ReorderableListView(header: Text('above'), footer: Text('below'), onReorder: (a, b) {}, children: [Text('a', key: ValueKey(1))])",
    'above|a|below',
  ],
])('%s', { tags: 'P-1085' }, async (list, words) => {
  expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(list) }))).toBe(words)
})
