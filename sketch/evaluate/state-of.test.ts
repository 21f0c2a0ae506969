import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

const page = (mixin: string, method: string, more = ''): string => `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Page()));
class Page extends StatefulWidget { State<Page> createState() => PageState(); }
class PageState extends State<Page> with ${mixin} { String says = 'begins';
  ${method} { setState(() => says = 'called'); }
  Widget build(BuildContext context) => Text(says); }
${more}`

it.each([
  ['AfterLayoutMixin<Page>', 'void afterFirstLayout(BuildContext context)', 'called'],
  ['AfterInitMixin<Page>', 'void didInitState()', 'called'],
  ['TickerProviderStateMixin', 'void afterFirstLayout(BuildContext context)', 'begins'],
])("%s of a package calls a state's %s", { tags: 'P-1077' }, async (mixin, method, said) => {
  expect(wordsOf(await drawFiles({ 'lib/main.dart': page(mixin, method) }))).toBe(said)
})

it("the project's own mixin of that name calls what it says itself", { tags: 'P-1077' }, async () => {
  const own = 'mixin AfterLayoutMixin<T extends StatefulWidget> on State<T> {}'
  const files = {
    'lib/main.dart': page('AfterLayoutMixin<Page>', 'void afterFirstLayout(BuildContext c)', own),
  }
  expect(wordsOf(await drawFiles(files))).toBe('begins')
})
