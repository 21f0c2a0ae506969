import { expect, test } from 'vitest'
import { readUnit } from '../dart/read-unit.ts'
import { testParser } from '../testing/drawing.ts'
import { formatDiagnostic } from './diagnostic.ts'
import { checkFile } from './check-file.ts'
import { noteOn } from './note-on.ts'
import type { Verdict } from './check-file.ts'

const PROJECT = '/projet é'

async function check(text: string, before: number | null = null): Promise<Verdict> {
  return await checkFile(await testParser(), `${PROJECT}/lib/main.dart`, text, before, async () => {
    await Promise.resolve()
  })
}

async function errorsOf(text: string, before: number | null = null): Promise<string[]> {
  const verdict = await check(text, before)
  return verdict.kind === 'bad' ? verdict.errors.map((each) => formatDiagnostic(PROJECT, each)) : []
}

test('a forgotten semicolon is placed at the end of what it should follow', async () => {
  const errors = await errorsOf("class A {\n  Widget build(c) {\n    return Text('hi')\n  }\n}\n")
  expect(errors).toEqual([
    "lib/main.dart:3:21: Error: Expected ';' after this.\n    return Text('hi')\n                    ^",
  ])
})

test.each([
  ["void f() {\n  Text('b'\n}\n", "2:7: Error: Can't find ')' to match '('."],
  ['void f() {\n', "1:10: Error: Can't find '}' to match '{'."],
  ['void f() { } }\n', "1:14: Error: Unexpected token '}'."],
  ["var x = 'abc;\n", "1:9: Error: String starting with ' must end with '."],
  ['class A { int x = 3 }\n', "1:19: Error: Expected ';' after this."],
  ["const a = 'x'\n\nvoid main() {\n  runApp(const App());\n}\n", "1:11: Error: Expected ';' after this."],
  ["import 'a.dart'\nimport 'b.dart';\n", "1:8: Error: Expected ';' after this."],
  ['void f() {\n  var a = 1\n  var b = 2;\n}\n', "2:11: Error: Expected ';' after this."],
  ["final a = [Text('a') Text('b')];\n", "1:22: Error: Expected ',' before this."],
  [
    "final a = Column(\n  children: [\n    Text('a')\n    Text('b'),\n  ],\n);\n",
    "4:5: Error: Expected ',' before this.",
  ],
])('%j', async (text, expected) => {
  expect((await errorsOf(text))[0]).toContain(`lib/main.dart:${expected}`)
})

test.each([
  'var a = read(factory)(client);',
  'void f() { outer: for (;;) { break outer; } }',
  'void f() { x.nullable()(); }',
  'void f() {\n  final a = Map<K, V>.fromIterable(\n    b,\n    value: (dynamic l) => g(l as L?),\n  ).entries.toList()\n    ..sort(h);\n}\n',
  "// it's ( fine\nvar a = 'x ${b['c']} }'; /* { /* nested */ */ var r = r'\\';",
])('valid Dart is not refused for a gap of the grammar: %s', async (text) => {
  expect(await errorsOf(text)).toEqual([])
})

test('of what could not be read the line of the first is told', { tags: 'P-715' }, async () => {
  const gap = 'var a = <T>.x;\n'
  const verdict = await check(`// é\n\n${gap}`)
  expect(verdict).toEqual({ kind: 'good', unread: 1, line: 3 })
  const twice = await check(`${gap}${gap}`)
  expect(twice).toEqual({ kind: 'good', unread: 2, line: 1 })
  const unit = readUnit(await testParser(), gap)
  const read = { text: gap, texts: '', stamp: '', tooLarge: false, unit, targets: [], exportsMore: false }
  const told = [verdict, twice].map((each) =>
    noteOn('lib/a.dart', { ...read, isWritten: true, verdict: each }),
  )
  expect(told).toEqual([
    ['1 part of lib/a.dart could not be read, at line 3'],
    ['2 parts of lib/a.dart could not be read, the first at line 1'],
  ])
})

test('a stumble that an edit brought is an error, in place', async () => {
  const errors = await errorsOf("var a = f(title 'x');\n", 0)
  expect(errors[0]).toMatch(/^lib\/main\.dart:1:\d+: Error: /)
})

test('a path is written relative, with slashes and percent signs', () => {
  const error = { file: '/p/lib/ma page.dart', line: 1, column: 2, message: 'M', source: '\tx', length: 1 }
  expect(formatDiagnostic('/p', error)).toBe('lib/ma%20page.dart:1:2: Error: M\n\tx\n\t^')
})

test.each([
  ['a saved web page', '<html><body>not dart</body></html>'],
  [
    'a longer one',
    '<!DOCTYPE html>\n<html lang="en"><head><script>var a = 1;</script></head><p>Hello you</p></html>',
  ],
  ['JSON', '{"a": 1}'],
  ['Markdown', '# Title\n\nSome words'],
  ['YAML', 'name: x\ndependencies:\n  a: 1\n'],
  ['an answer of a server', '404: Not Found'],
])('%s is no Dart from the first reading on', async (_, text) => {
  expect((await check(text)).kind).toBe('bad')
})
