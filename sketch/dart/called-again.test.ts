import { describe, expect, it } from 'vitest'
import { drawFiles, testParser, wordsOf } from '../testing/drawing.ts'
import { withoutCallsOfCalled } from './called-again.ts'
import { readUnit } from './read-unit.ts'

async function initial(text: string): Promise<unknown> {
  const unit = readUnit(await testParser(), `final x = ${text};`)
  return unit.all().find((each) => each.kind === 'variable')?.declaration.initial
}

const name = (value: string) => ({ kind: 'name', name: value })
const number = (value: number) => ({ value: { kind: 'number', value } })

describe('what a call gives is called', { tags: 'P-782' }, () => {
  it.each([
    'final x = integer()();',
    'class A { B get id => integer().nullable().unique()(); C get name => text().withLength(min: 1)(); }',
    'final x = f(x)()(2).y;',
    'final x = a[1]()()!;',
    'void f() async { final y = await locate<A>()(B(1), c: 2).run(); g.read(a)(b)..c(); }',
    'final x = [if (a) f(b)(c), for (final d in e(f)(g)) d];',
    'final x = f(a,)(b,)();',
    'final x = "${a(b)(c).d}";',
  ])('%s is whole', async (text) => {
    expect((await testParser()).isWhole(text)).toBe(true)
  })

  it('each call has its own arguments', async () => {
    expect(await initial('f(1)(2, a: 3)()')).toMatchObject({
      kind: 'call',
      arguments: [],
      callee: {
        kind: 'call',
        arguments: [number(2), { name: 'a', ...number(3) }],
        callee: { kind: 'call', arguments: [number(1)], callee: name('f') },
      },
    })
  })

  it('within arguments, and with types', async () => {
    expect(await initial('f(g<A>()(1), 2)(3).b')).toMatchObject({
      kind: 'member',
      name: 'b',
      target: {
        kind: 'call',
        arguments: [number(3)],
        callee: {
          kind: 'call',
          arguments: [
            {
              value: {
                kind: 'call',
                types: [],
                arguments: [number(1)],
                callee: { kind: 'call', types: ['A'], arguments: [], callee: name('g') },
              },
            },
            number(2),
          ],
        },
      },
    })
  })

  it.each([
    'void f() { if (a)(b).c(); while (a)(b).c(); return (a)(b); }',
    '@Made(a)(int, int) f() => g;',
    "final a = RegExp(r'x)(y');",
    'final a = () =>(b)(c);',
    'void f() { if (a) {} else(b)(c); throw(b)(c); }',
    'final a = b..c();',
  ])('%s stays as it is', (text) => {
    expect(withoutCallsOfCalled(text)).toEqual({ text, joints: [] })
  })

  it('a text of such places within one another takes no longer than its length', () => {
    const text = `f${'(a)'.repeat(50_000)} ${'('.repeat(50_000)}${')('.repeat(50_000)}`
    expect(withoutCallsOfCalled(text).text).toHaveLength(text.length)
  })

  it('nor does one of places that comments end', () => {
    const text = 'a(//)(\n'.repeat(20_000)
    expect(withoutCallsOfCalled(text)).toEqual({ text, joints: [] })
  })

  it('a page with one is drawn', async () => {
    const html = await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Column(children: [Text(joined('a')('b')), titled().call()('c')])));
String Function(String) joined(String first) => (second) => first + second;
Widget Function(String) Function() titled() => () => (text) => Text(text);
`,
    })
    expect(wordsOf(html)).toBe('ab|c')
  })
})
