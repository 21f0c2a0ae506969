import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const drawn = async (bar: string): Promise<string> =>
  wordsOf(await drawFiles({ 'lib/main.dart': mainWith(`CustomScrollView(slivers: [SliverAppBar(${bar})])`) }))

const SPACE = "flexibleSpace: FlexibleSpaceBar(background: Text('behind'), title: Text('grown'))"

it.each([
  [
    'its toolbar',
    `expandedHeight: 200, title: Text('title'), actions: [Text('action')], ${SPACE}`,
    'behind|title|action|grown',
  ],
  [
    'what is below it',
    `expandedHeight: 200, ${SPACE}, bottom: PreferredSize(preferredSize: Size.fromHeight(48), child: Text('below'))`,
    'behind|grown|below',
  ],
  [
    'both where its height is its own',
    `leading: Text('way back'), ${SPACE}, bottom: PreferredSize(preferredSize: Size.fromHeight(48), child: Text('below'))`,
    'behind|way back|grown|below',
  ],
  ['its title alone', "expandedHeight: 200, title: Text('title')", 'title'],
])('a bar that folds away has %s', { tags: 'P-1085' }, async (_, bar, words) => {
  expect(await drawn(bar)).toBe(words)
})

it('what lies behind its toolbar is seen through it', { tags: 'P-1085' }, async () => {
  const bar = `SliverAppBar(expandedHeight: 200, backgroundColor: Colors.teal, title: Text('title'), ${SPACE})`
  const html = await drawFiles({ 'lib/main.dart': mainWith(`CustomScrollView(slivers: [${bar}])`) })
  expect(html).toMatch(/data-widget="SliverAppBar" style="[^"]*background-color:#009688/)
  expect(html).toMatch(/<header data-widget="AppBar" style="[^"]*background-color:#00000000/)
})
