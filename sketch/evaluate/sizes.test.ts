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
    [
      'a bar of a thousand parts, a thousand times',
      "var l = List.generate(1000, (i) => BottomNavigationBarItem(icon: Icon(Icons.home), label: 'x')); return Column(children: [for (var i = 0; i < 1000; i++) BottomNavigationBar(items: l)]);",
    ],
    [
      'a table of a million cells',
      "var r = DataRow(cells: List.generate(1000, (i) => DataCell(Text('x')))); return DataTable(columns: List.generate(1000, (i) => DataColumn(label: Text('x'))), rows: List.generate(1000, (i) => r));",
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

it('the bits of a fraction are not known', async () => {
  const body = "return Text('${1.5 & 2} ${1.5 | 2} ${5 & 4}');"
  expect(wordsOf(await drawFiles({ 'lib/main.dart': page(body) }))).toBe('… … 4')
})
