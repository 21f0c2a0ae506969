import { expect, test } from 'vitest'
import { testParser } from '../testing/drawing.ts'
import { readUnit } from './read-unit.ts'
import { findSyntaxProblems } from './syntax-errors.ts'
import type {
  ClassDeclaration,
  FieldDeclaration,
  FunctionDeclaration,
  SourceUnit,
} from '../model/declaration.ts'
import type { Expression } from '../model/expression.ts'

interface WholeUnit extends SourceUnit {
  readonly classes: readonly ClassDeclaration[]
  readonly functions: readonly FunctionDeclaration[]
  readonly variables: readonly FieldDeclaration[]
}

async function read(text: string): Promise<WholeUnit> {
  const unit = readUnit(await testParser(), text)
  const all = unit.all()
  return {
    ...unit,
    classes: all.flatMap((each) => (each.kind === 'class' ? each.declaration : [])),
    functions: all.flatMap((each) => (each.kind === 'function' ? each.declaration : [])),
    variables: all.flatMap((each) => (each.kind === 'variable' ? each.declaration : [])),
  }
}

async function expression(text: string): Promise<Expression | null | undefined> {
  return (await read(`final x = ${text};`)).variables[0]?.initial
}

test('imports, parts, exports and what is declared', async () => {
  const unit = await read(`
import 'package:flutter/material.dart';
import "theme.dart" as t show A;
export 'b.dart';
part 'c.dart';
const a = 1, b = 2;
int get top => 3;
void main() => runApp(const App());
enum Kind { low('x'), high.of(2); const Kind(this.label); final String label; }
mixin M on State<App> { int q = 1; }
extension E on String { String get up => toUpperCase(); }
class App extends StatelessWidget with M { const App({super.key, required this.title, this.n = 3}); final String title; final int n; static const k = 1; }
`)
  expect(unit.imports).toEqual([
    { uri: 'package:flutter/material.dart', prefix: null },
    { uri: 'theme.dart', prefix: 't' },
  ])
  expect(unit.exports).toEqual(['b.dart'])
  expect(unit.parts).toEqual(['c.dart'])
  expect(unit.variables.map((each) => each.name)).toEqual(['a', 'b'])
  expect(unit.functions.map((each) => [each.name, each.getter])).toEqual([
    ['top', true],
    ['main', false],
  ])
  expect(unit.classes.map((each) => [each.kind, each.name, each.superclass])).toEqual([
    ['enum', 'Kind', null],
    ['mixin', 'M', null],
    ['extension', 'E', 'String'],
    ['class', 'App', 'StatelessWidget'],
  ])
  expect(unit.classes[0]?.constants.map((each) => [each.name, each.constructor])).toEqual([
    ['low', ''],
    ['high', 'of'],
  ])
  const app = unit.classes[3]
  expect(app?.mixins).toEqual(['M'])
  expect(app?.fields.map((each) => [each.name, each.static])).toEqual([
    ['title', false],
    ['n', false],
    ['k', true],
  ])
  expect(app?.constructors[0]?.parameters).toMatchObject([
    { name: 'key', named: true, target: 'super' },
    { name: 'title', target: 'field' },
    { name: 'n', target: 'field', initial: { kind: 'number', value: 3 } },
  ])
})

test('strings: insertions, escapes, neighbours, raw and over several lines', async () => {
  expect(await expression(String.raw`'a$b ${'${c.d}'}\n\u{41}' "it's" r'\n$'`)).toEqual({
    kind: 'string',
    parts: [
      'a',
      { kind: 'name', name: 'b' },
      ' ',
      { kind: 'member', target: { kind: 'name', name: 'c' }, name: 'd' },
      '\nA',
      "it's",
      String.raw`\n$`,
    ],
  })
  expect(await expression("'''\nx\ny'''")).toEqual({ kind: 'string', parts: ['x\ny'] })
})

test.each([
  ['.center', 'shorthand'],
  ['const EdgeInsets.all(8)', 'call'],
  ['List<int>.generate(3, (i) => i)', 'call'],
  ['a!.b?.c(1)', 'call'],
  ['onTap!(x)', 'call'],
  ['a ? b : c', 'conditional'],
  ['a ?? b', 'binary'],
  ['a ~/ 2', 'binary'],
  ['!(a && b)', 'unary'],
  ['x as String', 'name'],
  ['await x', 'unary'],
  ['p.Provider<A>.value(value: 1)', 'call'],
  ['a < b.c', 'binary'],
  ['x is! Foo', 'is'],
  ['[if (a) b else ...c, for (final d in e) d, ?f]', 'list'],
  ["{'a': 1, if (b) 'c': 2}", 'braces'],
  ['(1, n: 2)', 'record'],
  ['a..b = 1..c()', 'cascade'],
  ['switch (v) { > 5 => 1, A.b || A.c when d => 2, (int e, _) => 3, _ => 4 }', 'switch'],
  ['(a, {b = 1}) => a', 'function'],
  ['0xFF0B5C89', 'number'],
])('%s is read as %s', async (text, kind) => {
  expect(await expression(text)).toMatchObject({ kind })
  const source = `final x = ${text};`
  expect(findSyntaxProblems(source, (await testParser()).parse(source))).toEqual([])
})

test('a carriage return alone ends a line, and a comment with it', { tags: 'P-749' }, async () => {
  const unit = await read('// what it is\rint f() { // first\r  return 1;\r}\r')
  expect(unit.functions.map(({ name }) => name)).toEqual(['f'])
  const body = unit.functions[0]?.body
  expect(body?.kind === 'block' && body.statements.map((each) => each.kind)).toEqual(['return'])
})

test('statements of a body', async () => {
  const unit = await read(`int f() {
  final a = 1, b = 2;
  final (c, :d) = pair;
  int g(int x) => x;
  if (a case int y when y > 2) return 1;
  for (var i = 0; i < 3; i++) { h(i); }
  for (final (i, t) in items.indexed) h(i);
  switch (a) { case 1: case 2: return 3; default: break; }
  try { h(1); } catch (e) { rethrow; }
  a += 1;
  return a;
}`)
  const body = unit.functions[0]?.body
  expect(body?.kind === 'block' && body.statements.map((each) => each.kind)).toEqual([
    'variables',
    'destructure',
    'function',
    'if',
    'for',
    'for',
    'switch',
    'try',
    'expression',
    'return',
  ])
})

test('a parameter may be called `required`', async () => {
  const text =
    'class A { const A(this.name, {super.key, required}); void tell({required, required int other}) {} }'
  const parser = await testParser()
  expect(parser.isWhole(text)).toBe(true)
  const [one] = (await read(text)).classes
  expect(one?.constructors[0]?.parameters.map(({ name }) => name)).toEqual(['name', 'key', 'required'])
  expect(one?.methods[0]?.parameters.map(({ name }) => name)).toEqual(['required', 'other'])
})

test.each([
  'f<int>((Ref<List<int>> ref) async { g(); })',
  'f<int>((Ref<int> ref, int other) { g(); })',
  'f((Ref<Map<String, List<int>>> ref, List<List<int>> other) => g())',
  'f(make: (Ref<List<int>> ref) => g())',
  'f(make: (context, Ref<List<int>> ref) { g(); })',
  'void g({required int a, required Map<int, Map<int, int>> other, int b = 0}) {}; g(a: 1, other: {})',
])('the first parameter of a function literal may nest its type: %s', async (code) => {
  const parser = await testParser()
  const text = `void main() { ${code}; }`
  expect(parser.isWhole(text)).toBe(true)
})

test('a file with a long word and a shift is read as soon as any other', async () => {
  const parser = await testParser()
  expect(parser.isWhole(`const key = '${'a'.repeat(40_000)}'; final b = 1 >> 2;`)).toBe(true)
})

test('a function literal whose first parameter nests its type is read whole', async () => {
  const call = await expression('f((Ref<Map<int, List<int>>> ref, int other) { g(); })')
  const literal = call?.kind === 'call' ? call.arguments[0]?.value : undefined
  expect(literal?.kind === 'function' && literal.parameters.map(({ name }) => name)).toEqual(['ref', 'other'])
})

test('a method without a return type is none of the constructors', async () => {
  const [box] = (
    await read(`class Box extends Frame {
  final int a;
  Box({Key key, int b, Widget child}) : a = b ?? 3, super(key: key, child: child) { open(); }
  Box.empty() : this(b: 0);
  first() { return Box(); }
  static second(x) async {}
  @override third(Frame old) => true;
}`)
  ).classes
  expect(box?.methods.map((each) => [each.name, each.static])).toEqual([
    ['first', false],
    ['second', true],
    ['third', false],
  ])
  expect(box?.constructors.map(({ name }) => name)).toEqual(['', 'empty'])
})

test('what a constructor with a body sets and hands up', async () => {
  const [box] = (
    await read('class Box extends Frame { final int a; Box(int b) : a = b, super(child: b) { open(); } }')
  ).classes
  expect(box?.constructors[0]).toMatchObject({
    fields: [{ name: 'a' }],
    superCall: { arguments: [{ name: 'child' }] },
    body: { kind: 'block' },
  })
})
