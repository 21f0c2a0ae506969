import { expect, it } from 'vitest'
import { openFiles } from '../testing/drawing.ts'

it(
  'a simple dialog shows its choices below its title, and each can be tapped',
  { tags: 'P-1084' },
  async () => {
    const page = await openFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Desk()));
class Desk extends StatelessWidget {
  Widget build(BuildContext context) => TextButton(
    onPressed: () => showDialog(context: context, builder: (c) => SimpleDialog(title: Text('Where?'), children: [
      SimpleDialogOption(onPressed: () => Navigator.pop(c), child: Text('Shelf')), Text('Or nowhere')])),
    child: Text('Put'));
}`,
    })
    page.tap('Put')
    expect(page.words()).toBe('Put|Where?|Shelf|Or nowhere')
    page.tap('Shelf')
    expect(page.words()).toBe('Put')
  },
)
