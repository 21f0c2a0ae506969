import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const BEGINS_AT = (page: number): string => `controller: PageController(initialPage: ${page})`
const BUILDER = "itemBuilder: (context, index) => Text('Page $index')"

it.each([
  [`PageView(${BEGINS_AT(1)}, children: [Text('One'), Text('Two'), Text('Three')])`, 'Two|Three'],
  [`PageView.builder(${BEGINS_AT(1)}, itemCount: 3, ${BUILDER})`, 'Page 1|Page 2'],
  // more than there are: the last
  [`PageView.builder(${BEGINS_AT(7)}, itemCount: 3, ${BUILDER})`, 'Page 2'],
  [`PageView(${BEGINS_AT(7)}, children: [Text('One'), Text('Two')])`, 'Two'],
  // without an end: the page that is seen and the next
  [`PageView.builder(${BEGINS_AT(5000)}, ${BUILDER})`, 'Page 5000|Page 5001'],
  [`PageView.builder(${BUILDER})`, 'Page 0|Page 1'],
  ["PageView(children: [Text('One'), Text('Two')])", 'One|Two'],
])('a view of pages begins where its controller does: %s', { tags: 'P-1108' }, async (pages, words) => {
  expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(pages) }))).toBe(words)
})
