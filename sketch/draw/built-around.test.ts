import { expect, test } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

const app = async (type: string, builder: string): Promise<string> =>
  await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(${type}(home: Text('page'), builder: ${builder}));
class Frame extends StatelessWidget {
  const Frame({required this.child});
  final Widget child;
  @override
  Widget build(BuildContext context) => Column(children: [Text('frame'), Expanded(child: child)]);
}
`,
  })

// flutter/packages/flutter/lib/src/widgets/app.dart: `builder` is given the Navigator with all of the app's pages.
test.each([
  [
    'MaterialApp',
    "(context, child) => Column(children: [Text('above'), Expanded(child: child!)])",
    'above|page',
  ],
  ['CupertinoApp', '(context, child) => Frame(child: child!)', 'frame|page'],
  ['MaterialApp', '(context, widget) => MediaQuery(data: MediaQuery.of(context), child: widget!)', 'page'],
  [
    'MaterialApp',
    '(context, child) { return Directionality(textDirection: TextDirection.rtl, child: Builder(builder: (context) => child!)); }',
    'page',
  ],
  // what cannot be followed does not take the page away
  ['MaterialApp', '(context, child) => Unknown.wrap(child)', 'page'],
  ['MaterialApp', 'EasyLoading.init()', 'page'],
  ['MaterialApp', "(context, child) => Text('instead')", 'page'],
])('%s(builder: %s)', { tags: 'P-641' }, async (type, builder, words) => {
  expect(wordsOf(await app(type, builder))).toBe(words)
})
