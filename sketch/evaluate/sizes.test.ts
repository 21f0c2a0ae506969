import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

/** A page of these statements. */
const page = (body: string): string =>
  mainWith('BODY').replace('return BODY;', () => body.replaceAll('LOOP', LOOP))

const LOOP = 'for (var i = 0; i < 60; i++)'

describe('a source whose values double again and again ends', () => {
  it.each([
    ['a text', "var s = 'ab'; LOOP { s = s + s; } return Text(s);"],
    ['a text in itself', "var s = 'ab'; LOOP { s = '$s$s'; } return Text(s);"],
    ['a text that is replaced', "var s = 'a'; LOOP { s = s.replaceAll('a', 'aa'); } return Text(s);"],
    ['a text that is repeated', "return Text(('ab' * 1000) * 1000 * 1000);"],
    [
      'texts side by side',
      "var l = List.generate(1000, (i) => 'a' * 1000); return Text(List.generate(1000, (i) => l.join()).join());",
    ],
    ['a list', "var l = [1]; LOOP { l = l + l; } return Text('${l.length}');"],
    ['a list in a list', "var l = [1]; LOOP { l = [...l, ...l]; } return Text('${l.length}');"],
    [
      'a list behind itself',
      "var l = [1]; LOOP { l = l.followedBy(l).toList(); } return Text('${l.length}');",
    ],
    ['the letters of a text', "var s = 'ab'; LOOP { s = s + s; } return Text('${s.split('').length}');"],
  ])('%s', async (_, body) => {
    // what is not known is an ellipsis, or three of them where rows are
    expect(wordsOf(await drawFiles({ 'lib/main.dart': page(body) }))).toMatch(/^(?:…{1,2000}|\d{1,5})$/)
  })

  it.each([
    ['of the same list', "var l = ['x']; LOOP { l = [l, l]; } return Text('$l');"],
    ['that holds itself', "var l = []; l.add(l); return Text('$l');"],
    ['that holds itself by a map', "var l = []; l.add({'a': l}); return Text('$l');"],
  ])('a list %s is written as far as it may be', async (_, body) => {
    const words = wordsOf(await drawFiles({ 'lib/main.dart': page(body) }))
    expect(words).toContain('…')
    expect(words.length).toBeLessThan(1_000_000)
  })

  it.each([
    ['to a list of itself', "var l = [1]; LOOP { l.addAll(l); } return Text('${l.length < 20001}');"],
    ['to a map of itself', "var m = {'a': 1}; LOOP { m.addAll(m); } return Text('${m.length < 20001}');"],
  ])('what is added %s', async (_, body) => {
    expect(wordsOf(await drawFiles({ 'lib/main.dart': page(body) }))).toBe('true')
  })

  it('long words on thousands of lines take as much room as widgets do', async () => {
    const body =
      "var s = 'a' * 1000; return Column(children: [for (var i = 0; i < 90; i++) for (var j = 0; j < 90; j++) Text(s)]);"
    const html = await drawFiles({ 'lib/main.dart': page(body) })
    expect(html.length).toBeLessThan(5_000_000)
    expect(html).toContain('This app has more to build than a sketch follows')
  })

  it.each([
    [
      'long looks',
      "var s = TextStyle(fontFamily: 'ab' * 1000 * 40); return Column(children: [for (var i = 0; i < 90; i++) for (var j = 0; j < 90; j++) Text('x', style: s)]);",
    ],
  ])('%s are drawn as far as there is room', async (_, body) => {
    const html = await drawFiles({ 'lib/main.dart': page(body) })
    expect(html.length).toBeLessThan(15_000_000)
    expect(html).toContain('This app has more to build than a sketch follows')
  })

  it('a span that stands in itself many times over', async () => {
    const body =
      "TextSpan s = TextSpan(text: 'x'); LOOP { s = TextSpan(children: [s, s]); } return RichText(text: s);"
    const html = await drawFiles({ 'lib/main.dart': page(body) })
    expect(html).toContain('This app has more to build than a sketch follows')
  })
})

describe('a source of a few lines costs no more than its steps', () => {
  const LISTS =
    'var many = List.generate(1000, (i) => List.filled(100, 1)); var l = List.generate(1000, (i) => i); l = l + l;'

  it.each([
    ['loops in each other that do nothing', `${'for (;;) '.repeat(12)} {}`],
    ['a list that is spread again and again', 'var k = [for (final x in l) for (final y in l) ...l];'],
  ])('%s', async (_, body) => {
    const files = { 'lib/main.dart': page(`${LISTS} ${body} return Text('end');`) }
    expect(await drawFiles(files)).toMatch(
      /end|more to build than a sketch follows|Nothing of this app is drawn/,
    )
  })

  it('a list as a key is itself alone, other keys are what they say', async () => {
    const body =
      "var k = [1]; var m = {k: 'a', 2: 'b', 'c': 'c', Locale('de', 'AT'): 'd'}; return Text('${m[k]} ${m[[1]]} ${m[2.0]} ${m['2']} ${m['c']} ${m[Locale('de', 'AT')]} ${m[Locale('de')]}');"
    expect(wordsOf(await drawFiles({ 'lib/main.dart': page(body) }))).toBe('a null b null c d null')
  })

  it('more is taken into a list by spreads only while it is one that is followed', async () => {
    const body =
      "var l = List.generate(1000, (i) => i); var k = [for (final x in l) ...l]; return Text('${k.length}');"
    expect(wordsOf(await drawFiles({ 'lib/main.dart': page(body) }))).toBe('…')
  })
})

describe('values that have marks of others in them', () => {
  it.each([
    [
      'of GetX',
      "import 'package:get/get.dart';",
      "'@a'.trParams({'a': '@b' * 1000, 'b': '@c' * 1000, 'c': '@d' * 1000})",
      '@b'.repeat(1000),
    ],
    [
      'of GetX, in turn',
      "import 'package:get/get.dart';",
      "'%s'.trArgs(List.filled(1000, '%s' + 'x' * 1000))",
      /^%s(x{1000}){99}$/,
    ],
    [
      'of i18n_extension',
      "import 'package:i18n_extension/i18n_extension.dart';",
      "localizeFill('%s' * 1000, List.filled(1000, 'x' * 1000))",
      '…',
    ],
  ])('%s are filled in as far as an app shows', async (_, imports, text, words) => {
    const files = { 'lib/main.dart': `${imports}\n${page(`return Text(${text});`)}` }
    expect(wordsOf(await drawFiles(files))).toMatch(
      typeof words === 'string' ? new RegExp(`^${words}$`) : words,
    )
  })
})

describe('what Dart would throw is not known, and ends no drawing', () => {
  it.each([
    ['a letter of no code', "return Text('${String.fromCharCode(-1)}${String.fromCharCode(1.5)}');"],
    [
      'a letter of no code in a buffer',
      "var b = StringBuffer(); b.writeCharCode(0x110000); return Text('$b');",
    ],
    [
      'a tab that no bar has',
      "return CupertinoTabScaffold(tabBar: CupertinoTabBar(currentIndex: 300000000, items: []), tabBuilder: (c, i) => Text('…'));",
    ],
  ])('%s', async (_, body) => {
    expect(wordsOf(await drawFiles({ 'lib/main.dart': page(body) }))).toMatch(/^…+$/)
  })

  it('a picture of a picture of a picture, thousands deep', async () => {
    const body =
      "dynamic w = AssetImage('a.png'); for (var i = 0; i < 90; i++) for (var j = 0; j < 90; j++) { w = Image(image: w); } return Column(children: [w, Text('end')]);"
    expect(wordsOf(await drawFiles({ 'lib/main.dart': page(body) }))).toContain('end')
  })

  it('a grid has no more tracks than a screen has room for', async () => {
    const body = "return GridView.count(crossAxisCount: 1000000000, children: [Text('x')]);"
    expect(await drawFiles({ 'lib/main.dart': page(body) })).toContain('repeat(1000, ')
  })
})

it('the bits of a fraction are not known', async () => {
  const body = "return Text('${1.5 & 2} ${1.5 | 2} ${5 & 4}');"
  expect(wordsOf(await drawFiles({ 'lib/main.dart': page(body) }))).toBe('… … 4')
})
