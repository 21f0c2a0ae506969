import { expect, test } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const drawn = (bar: string): Promise<string> =>
  drawFiles({ 'lib/main.dart': mainWith(`Scaffold(appBar: ${bar}, body: Text('body'))`) })

test.each([
  ["AppBar(flexibleSpace: SafeArea(child: Text('behind')), title: Text('title'))", 'behind|title|body'],
  ["AppBar(flexibleSpace: FlexibleSpaceBar(background: Text('behind'), title: Text('t')))", 'behind|t|body'],
  ["AppBar(flexibleSpace: FlexibleSpaceBar(title: Text('t')), title: Text('title'))", 'title|body'],
  ["AppBar(flexibleSpace: Text('behind'), bottom: TabBar(tabs: [Tab(text: 'one')]))", 'behind|one|body'],
])('what lies behind a bar is drawn before it: %s', { tags: 'P-989' }, async (bar, words) => {
  expect(wordsOf(await drawn(bar))).toBe(words)
})

test.each([
  ["AppBar(flexibleSpace: Text('behind'))", true],
  ["AppBar(flexibleSpace: Text('behind'), title: Text('title'))", false],
  ["AppBar(title: Text('title'))", false],
])('a tap goes through a toolbar that has nothing: %s', { tags: 'P-989' }, async (bar, goesThrough) => {
  expect((await drawn(bar)).includes('height:56px;position:relative;pointer-events:none')).toBe(goesThrough)
})

test('what lies behind is below toolbar and tabs, and as large as both', { tags: 'P-989' }, async () => {
  const html = await drawn(
    "AppBar(flexibleSpace: ColoredBox(color: Color(0xFF00FF00)), title: Text('title'))",
  )
  expect(html).toMatch(/<header[^>]* style="[^"]*position:relative;isolation:isolate"/)
  expect(html).toContain('style="position:absolute;inset:0;z-index:-1;overflow:hidden"')
})

test.each([
  ['a Scaffold has a place for', "Scaffold(appBar: AppBar(title: Text('t')))", false],
  [
    'a Scaffold has a place for, in a widget of the app',
    "Scaffold(appBar: PreferredSize(preferredSize: Size.fromHeight(56), child: AppBar(title: Text('t'))))",
    false,
  ],
  ['stands in a column', "Scaffold(body: Column(children: [AppBar(title: Text('t'))]))", false],
  ['stands in a stack', "Scaffold(body: Stack(children: [AppBar(title: Text('t'))]))", true],
])('a bar that %s takes all of the height: %s %s', { tags: 'P-1141' }, async (_where, page, isHigh) => {
  const html = await drawFiles({ 'lib/main.dart': mainWith(page) })
  expect(/<header[^>]* style="[^"]*"/.exec(html)?.[0].includes(';height:100%')).toBe(isHigh)
})
