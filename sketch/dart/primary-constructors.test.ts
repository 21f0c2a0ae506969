import { expect, test } from 'vitest'
import { testParser } from '../testing/drawing.ts'
import { usesPrimaryConstructors } from './primary-constructors.ts'
import { readUnit } from './read-unit.ts'
import { findSyntaxProblems } from './syntax-errors.ts'
import type { ClassDeclaration } from '../model/declaration.ts'

async function classesOf(text: string): Promise<readonly ClassDeclaration[]> {
  const parser = await testParser()
  expect(parser.isWhole(text)).toBe(true)
  expect(findSyntaxProblems(text, parser.parse(text))).toEqual([])
  return readUnit(parser, text)
    .all()
    .flatMap((each) => (each.kind === 'class' ? each.declaration : []))
}

test('the head of a class declares a constructor and fields', async () => {
  const [card] = await classesOf(
    'class const Card<T>({super.key, required final String title, var int? count = 3, String? hint}) extends Base<T> {\n  void open() {}\n}',
  )
  expect(card).toMatchObject({ name: 'Card', superclass: 'Base', superTypes: ['T'], typeParameters: ['T'] })
  expect(card?.fields.map(({ name }) => name)).toEqual(['title', 'count'])
  expect(card?.methods.map(({ name }) => name)).toEqual(['open'])
  expect(card?.constructors).toHaveLength(1)
  expect(card?.constructors[0]).toMatchObject({ name: '', factory: false, redirect: null })
  expect(card?.constructors[0]?.parameters).toMatchObject([
    { name: 'key', named: true, target: 'super' },
    { name: 'title', named: true, target: 'field', type: 'String' },
    { name: 'count', named: true, target: 'field', initial: { kind: 'number', value: 3 } },
    { name: 'hint', named: true, target: 'local' },
  ])
})

test.each([
  ['class Point(final int x, var y);', 'Point', ''],
  ['class Point(final int x, var y) extends Base;', 'Point', ''],
  ['class Point(final int x, var y) extends Base ;\n// more', 'Point', ''],
  ['final class const Point._(final int x, [covariant var num y = 0]) implements Base {}', 'Point', '_'],
  ['class Point.new(@Deprecated("(") final int x, final void Function(int a) y);', 'Point', ''],
  ['enum Point(final int x, final int y) { a(1, 2), b(2, 3); int get z => x; }', 'Point', ''],
  ['enum const Point(final int x, final int y) with M { a(1, 2) }', 'Point', ''],
])('%s', async (text, name, constructor) => {
  const [point, next] = await classesOf(`${text}\nclass Next;`)
  expect(point?.name).toBe(name)
  expect(point?.fields.map((each) => each.name)).toEqual(['x', 'y'])
  expect(point?.constructors.map((each) => each.name)).toEqual([constructor])
  expect(next).toMatchObject({ name: 'Next', fields: [], constructors: [] })
})

test('its body and initializers are those of `this`, and fields of the class see its parameters', async () => {
  const [box] = await classesOf(`class Box(int size, {this.c}) extends Base {
  final int a;
  final twice = size * 2;
  static const size = 1;
  late final later = size;
  int? c;
  int other = 4;
  this : a = size, super(child: size) { open(); }
  void go() { this.open(); }
}`)
  expect(box?.constructors).toHaveLength(1)
  expect(box?.constructors[0]).toMatchObject({
    fields: [{ name: 'twice', value: { kind: 'binary' } }, { name: 'a' }],
    superCall: { arguments: [{ name: 'child' }] },
    body: { kind: 'block' },
  })
  expect(box?.fields.map(({ name, initial }) => [name, initial === null])).toEqual([
    ['a', true],
    ['twice', true],
    ['size', false],
    ['later', false],
    ['c', true],
    ['other', false],
  ])
  expect(box?.methods.map(({ name }) => name)).toEqual(['go'])
})

test('constructors in the body go without the name of their class', async () => {
  const [a] = await classesOf(`class A {
  final int x;
  const new(this.x);
  /// Named.
  new named(int y) : x = y { go(); }
  @deprecated
  factory() => A.named(1);
  factory made(int x) { return A(x); }
  factory other() = B;
  factory A.older(int x) => A(x);
  A.plain() : x = 3;
  make() => new A(3);
}`)
  expect(a?.constructors.map(({ name, factory, standsFor }) => [name, factory, standsFor])).toEqual([
    ['', false, undefined],
    ['named', false, undefined],
    ['', true, undefined],
    ['made', true, undefined],
    ['other', true, 'B'],
    ['older', true, undefined],
    ['plain', false, undefined],
  ])
  expect(a?.methods.map(({ name }) => name)).toEqual(['make'])
})

test('extension types in their new form are Dart', async () => {
  expect(await classesOf('extension type const Id(final int id);\nextension type Old(int id) {}')).toEqual([])
})

test('a mistake in the head of a class is told at its place', async () => {
  const text = 'class A(final int x) {}\nclass B({required final int x y}) {}'
  const parser = await testParser()
  expect(parser.isWhole(text)).toBe(false)
  const [problem] = findSyntaxProblems(text, parser.parse(text))
  expect(problem?.start).toBeGreaterThan(text.indexOf('class B'))
})

test('what only looks like a head stays as it is', async () => {
  const text = "// class A(int x);\nfinal a = '''\nclass B(\n  new(\n''';\nfinal m = {x: 1};"
  const unit = readUnit(await testParser(), text)
  expect([...unit.names()]).toEqual(['a', 'm'])
  const [found] = unit.all()
  expect(found).toMatchObject({ declaration: { initial: { parts: ['class B(\n  new(\n'] } } })
})

test('labels of loops', async () => {
  const parser = await testParser()
  const text =
    'void f() {\n  outer: for (final a in b) {\n    for (final c in a) {\n      if (c) continue outer; else break outer;\n    }\n  }\n}'
  expect(parser.isWhole(text)).toBe(true)
  const found = readUnit(parser, text).find('f')
  const body = found?.kind === 'function' ? found.declaration.body : null
  expect(body?.kind === 'block' && body.statements[0]).toMatchObject({ kind: 'for', label: 'outer' })
  expect(JSON.stringify(body)).toContain('{"kind":"continue","label":"outer"}')
})

test('a method without a type whose name begins like a keyword is a method', async () => {
  const [page] = await classesOf(
    'class Page(final int x) {\n  newsTile() { return x; }\n  factoryReset() {}\n}',
  )
  expect(page?.methods.map(({ name }) => name)).toEqual(['newsTile', 'factoryReset'])
  expect(page?.constructors.map(({ name }) => name)).toEqual([''])
})

test.each(['class a ', 'class a<'])('%j a hundred thousand times is looked through once', (piece) => {
  expect(usesPrimaryConstructors(piece.repeat(100_000))).toBe(false)
})
