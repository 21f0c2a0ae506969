import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

it('what is registered is told to a page, and left open while main sets up', { tags: 'P-479' }, async () => {
  const page = await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:get_it/get_it.dart';
class Settings { bool get done => readFromDisk(); }
void main() {
  GetIt.I.registerSingleton<Settings>(Settings());
  var done = false;
  // What it says is not known before it is ready.
  if (GetIt.I.isRegistered<Settings>()) done = GetIt.I<Settings>().done;
  runApp(MaterialApp(home: Page(done)));
}
class Page extends StatelessWidget {
  Page(this.done);
  final bool done;
  Widget build(BuildContext context) =>
    Text((done ? 'page' : 'set up') + (GetIt.I.isRegistered<Settings>() ? ', registered' : ', nothing'));
}
`,
  })
  expect(wordsOf(page)).toBe('set up, registered')
})

it('kiwi finds what was registered, which may ask it in turn', { tags: 'P-784' }, async () => {
  const page = await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:kiwi/kiwi.dart';
class Paper { Paper(this.name); final String name; }
class Shelf { Shelf(this.paper, this.label); final Paper paper; final String label; }
void main() {
  final container = KiwiContainer();
  container.registerInstance(Paper('Paper'));
  container.registerFactory((c) => Shelf(c.resolve<Paper>(), 'upper'));
  runApp(MaterialApp(home: Builder(builder: (context) {
    final shelf = KiwiContainer().resolve<Shelf>();
    return Text('\${shelf.paper.name}, \${shelf.label}');
  })));
}
`,
  })
  expect(wordsOf(page)).toBe('Paper, upper')
})
