import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

it.each([
  ['what it is given', '', 'Ada|Second'],
  ['what its state sets', 'place.value = 2;', 'Ada|Third'],
])('a state that Flutter restores begins with %s', { tags: 'P-910' }, async (_, begin, shown) => {
  const files = {
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Page()));
class Page extends StatefulWidget { State<Page> createState() => PageState(); }
class PageState extends State<Page> with RestorationMixin {
  final RestorableInt place = RestorableInt(1);
  final name = RestorableTextEditingController(text: 'Ada');
  String get restorationId => 'page';
  void restoreState(RestorationBucket? old, bool first) { registerForRestoration(place, 'place'); }
  void initState() { super.initState(); ${begin} }
  Widget build(BuildContext context) => Column(children: [
    Text(name.value.text), Text(place.value == 1 ? 'Second' : 'Third'),
  ]);
}`,
  }
  expect(wordsOf(await drawFiles(files))).toBe(shown)
})
