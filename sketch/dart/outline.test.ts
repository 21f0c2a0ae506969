import { expect, test } from 'vitest'
import { directivesOf, outlineOf } from './outline.ts'

function named(text: string): string[] {
  return outlineOf(text).map(({ kind, names }) => `${kind} ${names?.join() ?? '?'}`)
}

test.each([
  ['class A extends B<C, D> with E { int x = 3; }', 'type A'],
  ['abstract base mixin class A {}', 'type A'],
  ['sealed class A = B with C;', 'type A'],
  ["enum K { a('}'), b(2); const K(this.x); }", 'type K'],
  ['@Route(path: "}")\n// why {\nclass A {}', 'type A'],
  ['extension E<T> on List<T> { }', 'extension List'],
  ['extension type Id(int i) implements int {}', 'other '],
  ['typedef F = void Function(int);', 'other '],
  ['void main() => runApp(App());', 'function main'],
  ['Future<Map<String, int>> load<T>({int a = 3}) async { if (a) {} }', 'function load'],
  ['int get top => 3;', 'function top'],
  ['set top(int x) {}', 'function top='],
  ["final a = {'k': [1, 2]};", 'variable a'],
  ['late final Map<String, int>? b;', 'variable b'],
  ['const c = <String, List<int>>{};', 'variable c'],
])('%s', (text, expected) => {
  expect(named(`${text}\nint next = 1;`)).toEqual([expected, 'variable next'])
})

test.each(['int a = 1, b = 2;', '(int, int) pair() => (1, 2);', 'void Function(int)? callback;'])(
  'what only parsing tells is left open: %s',
  (text) => {
    expect(named(`${text}\nint next = 1;`)).toEqual(['other ?', 'variable next'])
  },
)

test.each([
  "final s = 'it\\'s ${a['}']} }';",
  'final s = r"\\";',
  "final s = '''\n}'\n''';",
  '/* { /* ; */ } */ final s = 1; // }',
  "final s = '${'${'${x}'}'}';",
])('strings and comments hide what they hold: %s', (text) => {
  expect(named(`${text}\nclass Next {}`)).toEqual(['variable s', 'type Next'])
})

test('directives are found without a look at the rest', () => {
  const text =
    "#!/usr/bin/dart\nlibrary a;\nimport 'b.dart' if (dart.library.io) 'c.dart' as d;\npart 'e.dart';\nclass A {}\n"
  const { stretches, end } = directivesOf(text)
  expect(stretches).toHaveLength(3)
  expect(text.slice(end).trim()).toBe('class A {}')
})

test('interpolations within one another, however many, end', () => {
  expect(outlineOf(`final a = ${"'${".repeat(20_000)};`)).toHaveLength(1)
})
