import { describe, expect, it } from 'vitest'
import { drawFiles, testParser, wordsOf } from '../testing/drawing.ts'
import { readUnit } from './read-unit.ts'
import type { Expression } from '../model/expression.ts'

async function expression(text: string): Promise<Expression | null | undefined> {
  const unit = readUnit(await testParser(), `final x = ${text};`)
  return unit.all().find((each) => each.kind === 'variable')?.declaration.initial
}

const words = async (page: string, begin = ''): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Page()));
class Page extends StatefulWidget { State<Page> createState() => _PageState(); }
class _PageState extends State<Page> {
  String word = 'before';
  void initState() { super.initState(); ${begin} }
  Widget build(BuildContext context) => ${page};
}
`,
    }),
  )

describe('a function literal that is called where it stands', { tags: 'P-717' }, () => {
  it('is a call of it, with its arguments', async () => {
    expect(await expression('(a) { return a; }(3)')).toMatchObject({
      kind: 'call',
      callee: { kind: 'function', parameters: [{ name: 'a' }] },
      arguments: [{ value: { kind: 'number', value: 3 } }],
      at: 10,
    })
  })

  it('without the call it stays a function', async () => {
    expect(await expression('() { return 1; }')).toMatchObject({ kind: 'function' })
  })

  it.each([
    ['as an argument', "Text(() { return 'made'; }())", '', 'made'],
    ['among children', "Column(children: [() { return Text('made'); }(), Text('next')])", '', 'made|next'],
    ['as a statement', 'Text(word)', "() { word = 'after'; }();", 'after'],
    [
      'that waits within a try',
      'Text(word)',
      "() async { try { await Future.delayed(Duration(seconds: 1)); word = 'after'; setState(() {}); } catch (error) { word = 'failed'; } }();",
      'after',
    ],
  ])('%s', async (_, page, begin, shown) => {
    expect(await words(page, begin)).toBe(shown)
  })
})
