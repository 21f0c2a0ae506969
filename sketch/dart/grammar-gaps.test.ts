import { describe, expect, it } from 'vitest'
import { drawFiles, testParser, wordsOf } from '../testing/drawing.ts'
import { asGrammarKnows } from './as-grammar-knows.ts'
import { withoutCallsBehindLiterals, withoutNullOfDeclared, withoutTypesOfMade } from './grammar-gaps.ts'

describe('what the grammar stumbles over is read', () => {
  it.each([
    'final x = F<void>((Ref<A<void>> ref) async { f(); });',
    'void f() { x.map<int>((Map<int, A<int>>? one, int two) => f()); }',
    'void f() { x((List<List<List<int>>> rows) => f()); }',
    'void f() { x(builder: (context, AsyncSnapshot<List<int>> it) { g(); }); }',
    'void f() { x(a, (_, Snapshot<Map<String, Q<int>>> it) => g()); }',
    'class A { final a = List<int?>.filled(4, null).obs; }',
    'void f() { for (final e in Map<String, int>.from(all).entries) { g(); } }',
    'void f() { a.b = () async { g(); }()\n    .then((it) { h("}().x("); }).catchError((e) => i()); }',
    'void f() { () { g(); }().done<int>(3); }',
    'void f() async { List<A>? rows = await pick<List<A>>(from: b); }',
    'void f() { A? row = pick<List<A>>(b) ?? c; }',
  ])('%s', async (text) => {
    expect((await testParser()).isWhole(text)).toBe(true)
  })

  it.each([
    'final a = (b < c, d >> e);',
    'final a = StreamProvider<User?>.value(value: b);',
    'final a = Map<String, int>.from(b)..clear();',
    'final a = {1: 2}.map((a, b) => c());',
    'void f() { a = b ? c = d<List<A>>(e) : g; final A? h = i >> (j); }',
  ])('%s stays as it is', (text) => {
    for (const without of [withoutTypesOfMade, withoutCallsBehindLiterals, withoutNullOfDeclared])
      expect(without(text)).toBe(text)
  })

  it.each([
    ['List<int>.generate(3, (i) => i).length', '3'],
    ['List<String>.of(["a", "b"]).map((it) => it * 2).join()', 'aabb'],
    ['List<int>.of([4, 5])[1]', '5'],
    ['List<int>.of([4, 5]).first!', '4'],
    ['List<int>.of([4, 5]).length + 1 > 2', 'true'],
    ['(List<int>.of([5, 4])..sort())', '[4, 5]'],
    ['Map<String, int>.from({"a": 8})["a"]', '8'],
    ['Box<int>.of(3).it', '3'],
    ['1 < 2 && 3 > 2', 'true'],
  ])('what is done with what a named constructor with a type makes: %s', async (written, shown) => {
    const main = `import 'package:flutter/material.dart';
class Box<T> { final T it; Box.of(this.it); }
void main() { final made = ${written}; runApp(MaterialApp(home: Text('$made'))); }`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe(shown)
  })

  it('nothing moves', () => {
    const text =
      'a = Map<String,\n  int>.from(b).keys; () { c(); }()\n  .then((it) {\n    d();\n  }); x((y, Z<A<B>> z) {});'
    const mended = asGrammarKnows(text).text
    expect(mended).toHaveLength(text.length)
    expect(mended.split('\n').map(({ length }) => length)).toEqual(
      text.split('\n').map(({ length }) => length),
    )
    expect(mended).toBe(
      `a = Map        \n      .from(b).keys; () { c(); }()\n${' '.repeat(14)}\n${' '.repeat(8)}\n    ; x((y, Z       z) {});`,
    )
  })

  it('a text of such places within one another takes no longer than its length', () => {
    const text = 'Map<a, b>.from('.repeat(5000) + '}().then('.repeat(5000) + ', a<'.repeat(50_000)
    const mended = asGrammarKnows(text).text
    expect(mended).toHaveLength(text.length)
  })

  it('a page with them is drawn', async () => {
    const html = await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: FutureBuilder(future: load(), builder: (context, AsyncSnapshot<List<int>> it) {
  return Column(children: [Text('Papers'), for (final e in Map<String, int>.from({'a': 3}).entries) Text(e.key)]);
})));
Future<List<int>> load() async { () { print('x'); }().then((it) { print(it); }); return [3]; }
`,
    })
    expect(wordsOf(html)).toBe('Papers|a')
  })
})
