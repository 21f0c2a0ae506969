import { expect, test } from 'vitest'
import { drawFiles, openFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

test('a dialog of Apple opens over its page and is closed by its button', { tags: 'P-641' }, async () => {
  const page = await openFiles({
    'lib/main.dart': `import 'package:flutter/cupertino.dart';
void main() => runApp(CupertinoApp(home: Home()));
class Home extends StatelessWidget {
  @override
  Widget build(BuildContext context) => CupertinoButton(
    onPressed: () => showCupertinoDialog(context: context, builder: (context) => CupertinoAlertDialog(
      title: Text('Sure?'), content: Text('Gone for good'),
      actions: [CupertinoDialogAction(onPressed: () => Navigator.pop(context), child: Text('Keep'))])),
    child: Text('Delete'));
}
`,
  })
  page.tap('Delete')
  expect(page.words()).toBe('Delete|Sure?|Gone for good|Keep')
  expect(page.html()).not.toContain('data-unknown')
  page.tap('Keep')
  expect(page.words()).toBe('Delete')
})

test('both segmented controls of Apple show the segment that is tapped', { tags: 'P-641' }, async () => {
  const control = (type: string): string =>
    `${type}<int>(groupValue: 0, onValueChanged: (_) {}, children: {0: Text('one'), 1: Text('two')})`
  for (const type of ['CupertinoSegmentedControl', 'CupertinoSlidingSegmentedControl']) {
    const html = await drawFiles({ 'lib/main.dart': mainWith(control(type)) })
    expect(wordsOf(html)).toBe('one|two')
    expect(html.match(/data-tap=/g)).toHaveLength(2)
    expect(html).not.toContain('data-unknown')
  }
})
