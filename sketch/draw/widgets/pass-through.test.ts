import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

it.each([
  [
    "a list that is not pulled has nothing of Apple's control for it",
    "CustomScrollView(slivers: [CupertinoSliverRefreshControl(onRefresh: () async {}), SliverToBoxAdapter(child: Text('tides'))])",
  ],
  ['the page of a tab', "CupertinoTabView(builder: (context) => Text('tides'))"],
])('%s', async (_, page) => {
  const html = await drawFiles({ 'lib/main.dart': mainWith(page) })
  expect(wordsOf(html)).toBe('tides')
  expect(html).not.toContain('data-unknown')
})
