import { describe, expect, test } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

async function draw(widget: string, more = ''): Promise<string> {
  return await drawFiles({ 'lib/main.dart': mainWith(widget, more) })
}

describe('what the source says', () => {
  test.each([
    ["Text('a${1 + 2} ${[1, 2].length} ${1.0}')", '', 'a3 2 1.0'],
    ['Text(label(2))', "String label(int n) => 'n is $n';", 'n is 2'],
    [
      'Text(Kind.high.label)',
      "enum Kind { low('L'), high('H'); const Kind(this.label); final String label; }",
      'H',
    ],
    ['Text(Kind.values.map((k) => k.name).join(", "))', 'enum Kind { low, high }', 'low, high'],
    ['Text(p.name)', "final p = P(name: 'x'); class P { P({required this.name}); final String name; }", 'x'],
    ["Text(switch (n) { > 5 => 'big', 1 || 2 => 'small', _ => 'other' })", 'const n = 2;', 'small'],
    ["Text('x'.up)", 'extension E on String { String get up => toUpperCase(); }', 'X'],
    ["Text((() { var t = ''; for (var i = 0; i < 3; i++) { t += '$i'; } return t; })())", '', '012'],
    [
      "Column(children: [if (1 > 2) Text('a') else Text('b'), ...[Text('c')], for (final (i, x) in ['d'].indexed) Text('$i$x')])",
      '',
      'b|c|0d',
    ],
    ["Column(children: ['a', 'b'].where((e) => e != 'a').map((e) => Text(e)).toList())", '', 'b'],
    [
      "ListView.builder(itemCount: 2, itemBuilder: (context, index) => Text('row $index'))",
      '',
      'row 0|row 1',
    ],
    ["Builder(builder: (context) { final x = 'y'; return Text(x); })", '', 'y'],
    ["Text('${DateTime.now()}')", '', '…'],
  ])('%s', async (widget, more, words) => {
    expect(wordsOf(await draw(widget, more))).toBe(words)
  })

  test('a stateful widget is drawn with the values it begins with', async () => {
    const html = await draw(
      "Counter(title: 'Taps')",
      `class Counter extends StatefulWidget { const Counter({super.key, required this.title}); final String title;
  @override State<Counter> createState() => _CounterState(); }
class _CounterState extends State<Counter> { int _n = 7; String get text => '\${widget.title}: $_n';
  @override Widget build(BuildContext context) => InkWell(onTap: () => setState(() => _n++), child: Text(text)); }`,
    )
    expect(wordsOf(html)).toBe('Taps: 7')
  })

  test('names are followed across files: imports with a prefix, exports and parts', async () => {
    const html = await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:fixture/a.dart' as a;
part 'part.dart';
void main() => runApp(Column(children: [Text(a.one), Text(two), a.Third()]));`,
      'lib/part.dart': "part of 'main.dart';\nconst two = 'two';",
      'lib/a.dart': "export 'src/b.dart';\nconst one = 'one';",
      'lib/src/b.dart': `import 'package:flutter/material.dart';
class Third extends StatelessWidget { @override Widget build(BuildContext context) => const Text('three'); }`,
    })
    expect(wordsOf(html)).toBe('one|two|three')
  })
})

test('an app that is handed to what only running code could give is drawn', { tags: 'P-862' }, async () => {
  const html = await drawFiles({
    'lib/main.dart': `import 'package:services/services.dart';
void main() { final services = Container(); register(services);
  final texts = services.resolve<Texts>(); runApp(texts.around(App())); }
class App extends StatelessWidget { Widget build(BuildContext context) => MaterialApp(home: Text('home')); }`,
  })
  expect(wordsOf(html)).toBe('home')
})

test('an import with a slash in front begins at the package, as FlutterFlow writes it', async () => {
  const html = await drawFiles({
    'lib/main.dart': `import '/pages/home.dart';\nvoid main() => runApp(Home());`,
    'lib/pages/home.dart': `class Home extends StatelessWidget { Widget build(BuildContext context) => Text('home'); }`,
  })
  expect(wordsOf(html)).toBe('home')
})

describe('how it is drawn', () => {
  test('text from the source cannot become markup', async () => {
    const html = await draw(
      `Text('<img src=x onerror=alert(1)> "&', style: TextStyle(fontFamily: 'a"};<b>'))`,
    )
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;&amp;')
    expect(html).not.toMatch(/<img|<b>/)
  })

  test('an unknown widget is a labelled box, or what is inside of it', { tags: 'P-089' }, async () => {
    const html = await draw("Column(children: [Mystery(), Wrapper(child: Text('inside'))])")
    expect(html).toContain('data-widget="Mystery"')
    expect(html).toContain('data-unknown')
    expect(wordsOf(html)).toBe('Mystery|inside')
  })

  test('a widget that builds itself, and a loop without end, are cut', async () => {
    const html = await draw(
      'Again()',
      'class Again extends StatelessWidget { @override Widget build(BuildContext c) => Again(); }',
    )
    expect(html).toContain('…')
    expect(await draw('Text((() { while (true) {} })())')).toContain('data-widget="Text"')
  })

  test('a widget that builds itself twice costs bounded work, and the page says so', async () => {
    const twice =
      'class Again extends StatelessWidget { @override Widget build(BuildContext c) => Column(children: [Again(), Again()]); }'
    const html = await draw('Again()', twice)
    expect(html).toContain('more to build than a sketch follows')
    expect(html.length).toBeLessThan(20_000_000)
  })

  test('a page that cannot be told is said, not left blank', async () => {
    const html = await drawFiles({
      'lib/main.dart': 'void main() => runApp(MaterialApp.router(routerConfig: router));',
    })
    expect(wordsOf(html)).toBe(
      'lib/main.dart:1: The first page of MaterialApp could not be told from the source: it waits for routerConfig',
    )
    expect(await drawFiles({ 'lib/main.dart': 'void main() {}' })).toContain('no call of runApp')
  })

  test('icons are ligatures of the family that the name says', async () => {
    expect(await draw('Icon(Icons.map_outlined)')).toMatch(/class="icon outlined"[^>]*>map</)
    expect(await draw('Icon(Icons.class_)')).toMatch(/class="icon filled"[^>]*>class</)
  })

  test('the colours come from the seed, for both themes', async () => {
    const html = await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(
  theme: ThemeData(colorScheme: ColorScheme.fromSeed(seedColor: Colors.blue)),
  darkTheme: ThemeData(colorScheme: ColorScheme.fromSeed(seedColor: Colors.blue, brightness: Brightness.dark)),
  home: Page()));
class Page extends StatelessWidget { @override Widget build(BuildContext context) =>
  ColoredBox(color: Theme.of(context).colorScheme.primary); }`,
    })
    const [light, dark] = html.split('class="mode dark"')
    expect(light).toContain('background-color:#36618e')
    expect(dark).toContain('background-color:#a0cafd')
  })

  test('a row gives Expanded what is left', async () => {
    const html = await draw("Row(children: [Text('a'), Expanded(flex: 2, child: Text('b'))])")
    expect(html).toContain('flex:2 1 0')
  })
})

describe('what the page promises', () => {
  test('every widget is named on its element, the invisible ones and the own ones too', async () => {
    const html = await draw(
      "GestureDetector(onTap: () {}, child: Padding(padding: EdgeInsets.all(4), child: Row(children: [Expanded(child: Own()), FilledButton(onPressed: () {}, child: Text('b'))])))",
      "class Own extends StatelessWidget { @override Widget build(BuildContext c) => Container(margin: EdgeInsets.all(2), child: Text('own')); }",
    )
    for (const name of [
      'MaterialApp',
      'Scaffold',
      'GestureDetector',
      'Padding',
      'Row',
      'Expanded',
      'Container',
      'FilledButton',
      'Text',
    ]) {
      expect(html).toContain(`data-widget="${name}"`)
    }
    expect(html.match(/data-widget="Container"/g)).toHaveLength(1)
    expect(html).toMatch(/data-widget="Container"[^>]* data-own="Own"/)
    expect(html).not.toContain('data-unknown')
  })

  test('the banner says what the picture is', async () => {
    expect(await draw("Text('x')")).toContain('>Sketch: drawn from source, not running<')
  })
})

test('what is behind a bar that folds away is there where its height is not known', async () => {
  const bar =
    "SliverAppBar(expandedHeight: measured(), flexibleSpace: FlexibleSpaceBar(background: Text('behind'), title: Text('title')))"
  const html = await drawFiles({
    'lib/main.dart': mainWith(
      `NestedScrollView(headerSliverBuilder: (context, inner) => [${bar}], body: Text('body'))`,
    ),
  })
  expect(wordsOf(html)).toBe('behind|title|body')
})

test('an enum has what is mixed into it', async () => {
  const html = await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Scaffold(body: Column(children: [
  for (final each in Tide.values) Text(each.said()),
]))));
mixin Said on Enum { String get words; String said() => 'It is $words'; }
enum Tide with Said {
  high('high'), low('low');
  const Tide(this.words);
  @override
  final String words;
}`,
  })
  expect(wordsOf(html)).toContain('It is high')
  expect(wordsOf(html)).toContain('It is low')
})
