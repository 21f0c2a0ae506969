import { expect, it } from 'vitest'
import { drawFiles } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

/** A page of these statements. */
const page = (body: string): string =>
  mainWith('BODY').replace('return BODY;', () => body.replaceAll('LOOP', LOOP))

const LOOP = 'for (var i = 0; i < 60; i++)'
const LISTS =
  'var many = List.generate(1000, (i) => List.filled(100, 1)); var l = List.generate(1000, (i) => i); l = l + l;'
/** The whole page is in a hundred thousand rounds, which a drawing follows as far as it has steps. */
const often = (what: string): string =>
  `var n = 0; for (var i = 0; i < 300; i++) { for (var j = 0; j < 300; j++) { ${what} n = 1; } }`

it.each([
  ['loops through lists that do nothing', `${'for (final x in l) '.repeat(8)} {}`],
  ['loops in each other of a list', `var k = [${'for (final x in l) '.repeat(30)} 1];`],
  ['a list that is made longer by each', often('l.expand((x) => l);')],
  ['lists as keys', `var m = {for (final x in l) many: x}; ${often('m[[]]; m.containsKey([1]);')}`],
  ['sets of thousands', often('l.toSet().difference(l.map((i) => i + 5000).toSet());')],
  ['lists that are written again and again', often("'$many$many'; 'a'.contains(many);")],
  [
    'tables of texts that hold each other',
    "var t = Translations.byText('en') + {'a': {'en': 'b'}}; LOOP { t = t + t; } var k = localize('none', t);",
  ],
  ['addresses of many parts', often("Uri.parse('a/' * 900);")],
  ['dates in a long pattern', often(`DateFormat("EEEE'x'" * 500).format(DateTime(2020));`)],
  ['a list as JSON', often("jsonDecode('[' + '1,' * 40000 + '1]');")],
  ['YAML', often("loadYaml('- a\\n' * 10000);")],
  ['texts of gettext', often("GettextImporter().fromString('en', '# \"a\"\\n' * 9000);")],
])('%s cost a source no more than its steps', async (_, body) => {
  const files = { 'lib/main.dart': page(`${LISTS} ${body} return Text('end');`) }
  expect(await drawFiles(files)).toMatch(
    /end|more to build than a sketch follows|Nothing of this app is drawn/,
  )
})

it.each([
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
