import { expect, it } from 'vitest'
import { readProject } from '../testing/drawing.ts'
import { drawApp } from './draw-app.ts'
import type { Coverage } from './coverage.ts'

async function coverageOf(main: string): Promise<Coverage> {
  return drawApp(await readProject({ 'lib/main.dart': main })).coverage().coverage
}
const page = (home: string): string => `class Page extends StatelessWidget {
  Page(this.user, this.items); final user; final items;
  Widget build(BuildContext context) => ${home};
}
void main() => runApp(MaterialApp(home: Page(load(), load())));
`

it('a page of which all is known has nothing to tell', { tags: 'P-560' }, async () => {
  const coverage = await coverageOf(
    "void main() => runApp(MaterialApp(home: Column(children: [Text('a')])));",
  )
  expect(coverage).toEqual({
    widgets: 2,
    unknown: [],
    passed: [],
    assumed: [],
    nothing: null,
    cut: false,
    more: 0,
  })
})

it('a dark theme does not count a page twice', { tags: 'P-560' }, async () => {
  const main = "runApp(MaterialApp(darkTheme: ThemeData.dark(), home: Column(children: [Text('a'), Odd()])))"
  expect(await coverageOf(`void main() => ${main};`)).toMatchObject({
    widgets: 3,
    unknown: [{ name: 'Odd', times: 1, place: { file: 'lib/main.dart', line: 1 } }],
  })
})

it('a wrapper that is not known is told apart from a leaf', { tags: 'P-560' }, async () => {
  const { passed, unknown } = await coverageOf(
    page("Column(children: [Glow(child: Text('a')), Odd(), Odd()])"),
  )
  expect(passed).toMatchObject([{ name: 'Glow', times: 1 }])
  expect(unknown.map(({ name }) => name)).toEqual(['Odd', 'Odd'])
})

it.each([
  ["user.isIn ? Text('in') : Text('out')", 'branch', 'isIn'],
  ["Column(children: [if (user.isIn) Text('in')])", 'branch', 'isIn'],
  ["Column(children: [for (final each in items) Text('row')])", 'rows', 'load'],
  ["ListView.builder(itemCount: user.count, itemBuilder: (c, i) => Text('row'))", 'rows', 'count'],
  ['Text(user.name)', 'text', 'name'],
  ["Text('Hello ${user.name}')", 'text', ''],
  ['Text.rich(TextSpan(children: [TextSpan(text: user.name)]))', 'text', 'name'],
])('%s', { tags: 'P-560' }, async (home, kind, what) => {
  const { assumed } = await coverageOf(page(home))
  expect(assumed).toMatchObject([{ kind, what, place: { file: 'lib/main.dart', line: 3 } }])
})

it('of the pages of a bar the first one stands for the one that was chosen', { tags: 'P-753' }, async () => {
  const pages = `class One extends StatelessWidget { Widget build(BuildContext context) => Text('one'); }
class Two extends StatelessWidget { Widget build(BuildContext context) => Text('two'); }`
  const drawn = drawApp(await readProject({ 'lib/main.dart': `${page('[One(), Two()][user.tab]')}${pages}` }))
  expect(drawn.picture.body).toContain('>one<')
  expect(drawn.coverage().coverage.assumed).toMatchObject([
    { kind: 'branch', what: 'tab', place: { file: 'lib/main.dart', line: 3 } },
  ])
  // Of what is no page nothing is said.
  const words = drawApp(await readProject({ 'lib/main.dart': page("Text(['a', 'b'][user.tab])") }))
  expect(words.picture.body).not.toContain('>a<')
})

it('a condition that is passed over is told, and one that is known is not', { tags: 'P-560' }, async () => {
  const { assumed } = await coverageOf(`class Page extends StatelessWidget {
  Widget build(BuildContext context) {
    if (busy()) return Text('busy');
    if (1 > 2) return Text('never');
    return Text('ready …');
  }
}
void main() => runApp(MaterialApp(home: Page()));
`)
  expect(assumed).toMatchObject([{ kind: 'no-branch', place: { line: 3 } }])
})

it('what is assumed in a callback is of no picture', { tags: 'P-560' }, async () => {
  const { assumed } = await coverageOf(
    page("TextButton(onPressed: () { if (user.isIn) go(); }, child: Text('a'))"),
  )
  expect(assumed).toEqual([])
})

it('what is assumed on the way to the first page is told as well', { tags: 'P-560' }, async () => {
  const { assumed } = await coverageOf(
    "void main() => runApp(MaterialApp(home: isIn() ? Text('in') : Text('out')));",
  )
  expect(assumed).toMatchObject([{ kind: 'branch', what: 'isIn' }])
})

it('why nothing is drawn is told with its place', { tags: 'P-560' }, async () => {
  const { nothing } = await coverageOf('void main() {}')
  expect(nothing).toMatchObject({ place: { file: 'lib/main.dart', line: 1 } })
})

it('places that are too many for a list are counted', { tags: 'P-560' }, async () => {
  const odd = Array.from({ length: 203 }, () => 'Odd()').join(', ')
  const { unknown, more } = await coverageOf(
    `void main() => runApp(MaterialApp(home: Column(children: [${odd}])));`,
  )
  expect(unknown).toHaveLength(200)
  expect(more).toBe(3)
})
