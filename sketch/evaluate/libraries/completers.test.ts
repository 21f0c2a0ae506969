import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const words = async (begins: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Page()));
class Page extends StatefulWidget { State<Page> createState() => _PageState(); }
class _PageState extends State<Page> {
  final done = Completer<String>(); String words = 'waits';
  void initState() { super.initState(); begin(); }
  void begin() async { ${begins} }
  Widget build(BuildContext context) => Text(words);
}`,
    }),
  )

it.each([
  ["done.complete('high'); words = await done.future;", 'high'],
  ["Timer(Duration(seconds: 1), () { done.complete('low'); }); words = await done.future;", 'low'],
  ["done.complete('high'); words = '${done.isCompleted}';", 'true'],
  [
    "done.completeError('gone'); try { words = await done.future; } catch (error) { words = 'failed'; }",
    'failed',
  ],
])('a Completer gives what it was completed with: %s', { tags: 'P-917' }, async (begins, text) => {
  expect(await words(begins)).toBe(text)
})

it('what waits until one is completed that nobody completes is gone by', { tags: 'P-917' }, async () => {
  expect(await words("while (!done.isCompleted) { words = 'turns'; await turn(); } words = 'through';")).toBe(
    'through',
  )
})
