import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

const draw = async (widget: string, more = ''): Promise<string> =>
  wordsOf(await drawFiles({ 'lib/main.dart': mainWith(widget, more) }))

describe("Flutter's widgets that are made of others", { tags: 'P-666' }, () => {
  const ROWS = "itemBuilder: (context, index) => Text('row $index')"
  it.each([
    [
      "GridTile(child: Text('picture'), footer: GridTileBar(title: Text('a'), subtitle: Text('b')))",
      'picture|a|b',
    ],
    [
      "ExpansionPanelList(children: [ExpansionPanel(isExpanded: true, headerBuilder: (c, open) => Text('open $open'), body: Text('in')), ExpansionPanel(headerBuilder: (c, open) => Text('open $open'), body: Text('behind'))])",
      'open true|in|open false',
    ],
    [
      "Stepper(currentStep: 1, steps: [Step(title: Text('one'), content: Text('first')), Step(title: Text('two'), content: Text('second'))])",
      '1|one|2|two|second|Continue|Cancel',
    ],
    [`AnimatedList(initialItemCount: 2, ${ROWS.replace('index)', 'index, animation)')})`, 'row 0|row 1'],
    [`ReorderableListView.builder(itemCount: 2, ${ROWS})`, 'row 0|row 1'],
    ["ReorderableListView(children: [Text('a'), Text('b')])", 'a|b'],
    ["Visibility(visible: false, replacement: Text('instead'), child: Text('in'))", 'instead'],
    ["CupertinoFormRow(prefix: Text('Name'), child: Text('Kim'))", 'Name|Kim'],
    ["CustomScrollView(slivers: [SliverFillViewport(delegate: SliverChildListDelegate([Text('a')]))])", 'a'],
    [
      "Navigator(onGenerateRoute: (s) { if (s.name == Navigator.defaultRouteName) { return MaterialPageRoute(builder: (c) => Text('nested')); } })",
      'nested',
    ],
    ["ButtonBar(children: [Text('a'), Text('b')])", 'a|b'],
    ["SearchAnchor.bar(barHintText: 'find', suggestionsBuilder: (c, t) => [])", 'find'],
    ["SearchAnchor(builder: (c, controller) => Text('find'), suggestionsBuilder: (c, t) => [])", 'find'],
  ])('%s', async (widget, words) => {
    expect(await draw(widget)).toBe(words)
  })

  it.each([
    [
      "actions: [TextButton(onPressed: () {}, child: Text('later')), TextButton(onPressed: () {}, child: Text('now'))]",
      'words|later|now',
    ],
    ["actions: [TextButton(onPressed: () {}, child: Text('ok'))]", 'words|ok'],
  ])('a banner has its actions: %s', async (actions, words) => {
    const html = await drawFiles({
      'lib/main.dart': mainWith(
        `MaterialBanner(leading: Icon(Icons.info), content: Text('words'), ${actions})`,
      ),
    })
    expect(wordsOf(html)).toBe(words)
    expect(html).toContain('>info<')
    expect(html).not.toContain('data-unknown')
  })

  it('what leads back, or opens a drawer, is its icon', async () => {
    const html = await drawFiles({
      'lib/main.dart': mainWith(
        'Row(children: [BackButton(), CloseButtonIcon(), DrawerButton(), EndDrawerButtonIcon(), ExpandIcon(onPressed: (_) {}), ExpandIcon(isExpanded: true, onPressed: (_) {})])',
      ),
    })
    for (const icon of ['arrow_back', 'close', 'menu', 'expand_more', 'expand_less'])
      expect(html).toContain(`>${icon}<`)
    expect(html).not.toContain('data-unknown')
  })

  it('what stays at the top of a scrolled page is what its own delegate makes, as high as that says', async () => {
    const html = await drawFiles({
      'lib/main.dart': mainWith(
        "CustomScrollView(slivers: [SliverPersistentHeader(pinned: true, delegate: Head('tabs'))])",
        `class Head extends SliverPersistentHeaderDelegate { final String words; Head(this.words);
  double get maxExtent => 73; double get minExtent => 48;
  Widget build(BuildContext context, double shrinkOffset, bool overlaps) => Text('$words $shrinkOffset $overlaps'); }`,
      ),
    })
    expect(wordsOf(html)).toBe('tabs 0.0 false')
    expect(html).toMatch(/data-widget="SliverPersistentHeader"[^>]*height:73px/)
  })
})

describe('widgets of packages', { tags: 'P-666' }, () => {
  it.each([
    [
      'rows by their number',
      "Rows.builder(itemCount: 2, itemBuilder: (c, i) => Text('row $i'))",
      'row 0|row 1',
    ],
    [
      'a grid',
      "MasonryGridView.count(crossAxisCount: 2, itemCount: 2, itemBuilder: (c, i) => Text('$i'))",
      '0|1',
    ],
    [
      'the first of a carousel',
      "Carousel.builder(itemCount: 2, itemBuilder: (c, i, real) => Text('slide $i'))",
      'slide 0',
    ],
    ['the first of the cards', "CarouselSlider(items: [Text('a'), Text('b')])", 'a'],
    ['HTML without its tags', "Html(data: '<p>one <b>two</b></p>')", 'one two'],
    ['a text with a smaller sign', "Html(data: 'a < b')", 'a &lt; b'],
    ['what signs in', 'SignInButton(Buttons.GoogleDark, onPressed: () {})', 'Sign in with Google'],
    ['the same by its class', 'SignInWithAppleButton(onPressed: () {})', 'Sign in with Apple'],
    [
      'the same with words of its own',
      "SignInButton(Buttons.GitHub, text: 'Go on', onPressed: () {})",
      'Go on',
    ],
  ])('%s', async (_, widget, words) => {
    expect(await draw(widget)).toBe(words)
  })

  it.each([
    [
      'rows that come page by page',
      "PagedListView<int, Item>(pagingController: c, builderDelegate: PagedChildBuilderDelegate(itemBuilder: (c, item, index) => Text('row $index')))",
      'row 0|row 1|row 2',
    ],
    [
      'the same in a scrolled page',
      "CustomScrollView(slivers: [PagedSliverList<int, Item>(builderDelegate: PagedChildBuilderDelegate(itemBuilder: (c, item, index) => Text('row $index')))])",
      'row 0|row 1|row 2',
    ],
    [
      "a package's Scaffold and bar",
      "NiceScaffold(appBar: NiceAppBar(title: 'Title'), body: Text('in'))",
      'Title|in',
    ],
    [
      'one that is called after what it lies on, without a bar',
      "ScaffoldOnPaper(body: Text('in'), floatingActionButton: FloatingActionButton(onPressed: f, child: Text('go')))",
      'in|go',
    ],
    [
      'two layers',
      "LayersScaffold(appBar: LayersAppBar(title: Text('Title')), backLayer: Text('behind'), frontLayer: Text('in'))",
      'Title|in',
    ],
    [
      "the phone's face",
      "PlatformWidget(cupertino: (c, p) => Text('apple'), material: (c, p) => Text('android'))",
      'android',
    ],
    [
      'what Android’s face alone is given',
      "PlatformScaffold(appBar: PlatformAppBar(title: Text('T'), trailingActions: [PlatformText('go')]), body: PlatformElevatedButton(onPressed: f, material: (c, p) => MaterialElevatedButtonData(child: Text('in'))), bottomNavBar: PlatformNavBar(items: [BottomNavigationBarItem(icon: Icon(Icons.add), label: 'A'), BottomNavigationBarItem(icon: Icon(Icons.add), label: 'B')]))",
      'T|GO|in|A|B',
    ],
    [
      'the route of either face',
      "Navigator(initialRoute: '/shop', onGenerateRoute: (settings) => platformPageRoute(context: context, builder: (c) => Text('at ${settings.name}')))",
      'at /shop',
    ],
    ['words with a look behind them', "VStack(['words'.text.xl4.bold.make(), Text('more')])", 'words|more'],
    [
      'a box that is made, gaps, and widgets in a column by what stands behind them',
      "[VxBox(child: 'in'.text.make()).height(40).black.withRounded(value: 9).make(), 8.heightBox, Text('b').p16()].vStack(alignment: MainAxisAlignment.end)",
      'in|b',
    ],
    [
      'an introduction',
      "IntroSlider(listContentConfig: [ContentConfig(title: 'Hello', description: 'you'), ContentConfig(title: 'Two')])",
      'Hello|you|SKIP|NEXT',
    ],
    ['pages without an end', "ConcentricPageView(colors: [], itemBuilder: (i) => Text('page $i'))", 'page 0'],
  ])('%s', async (_, widget, words) => {
    expect(await draw(widget)).toBe(words)
  })

  it('what takes a decoration is a field', async () => {
    const page = mainWith("PhoneField(decoration: InputDecoration(labelText: 'Phone'))")
    expect(await drawFiles({ 'lib/main.dart': page })).toMatch(/<input[^>]*placeholder="Phone"/)
  })

  it('no rows are no rows', async () => {
    expect(
      await draw("Column(children: [Text('a'), Rows(itemCount: 0, itemBuilder: (c, i) => Text('row'))])"),
    ).toBe('a')
  })
})

it.each([
  ['', 'Column', "Text('a'), Text('bc')"],
  ['mainAxis: Axis.horizontal, ', 'Row', "Text('a'), Text('bc')"],
  ['reverse: true, ', 'Column', "Text('bc'), Text('a')"],
])('ListBody(%s…) stretches what is in it, as a %s may', { tags: 'P-666' }, async (how, type, children) => {
  const inner = async (widget: string): Promise<string | undefined> => {
    const drawn = await drawFiles({ 'lib/main.dart': mainWith(`SingleChildScrollView(child: ${widget})`) })
    return /<div data-widget="(?:Column|Row)".*?<\/div><\/div>/s.exec(
      drawn.replaceAll(/ data-at="[^"]*"/g, ''),
    )?.[0]
  }
  const stretched = `${type}(mainAxisSize: MainAxisSize.min, crossAxisAlignment: CrossAxisAlignment.stretch, children: [${children}])`
  const drawn = await inner(`ListBody(${how}children: [Text('a'), Text('bc')])`)
  expect(drawn).toContain('align-items:stretch')
  expect(drawn).toBe(await inner(stretched))
})
