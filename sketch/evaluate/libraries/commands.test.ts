import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

it.each([
  ['what it begins with', "Command.createSyncNoParam(() => 'ash', initialValue: 'oak')", '', 'oak'],
  [
    'what it came to',
    "Command.createSyncNoParam(() => 'ash', initialValue: 'oak')",
    'di<Shelf>().name.run();',
    'ash',
  ],
  [
    'what it came to later',
    "Command.createAsync((String it) async => it, initialValue: 'oak')",
    "di<Shelf>().name.execute('elm');",
    'elm',
  ],
  [
    'what it began with where only running code could tell more',
    "Command.createAsyncNoParam(() => Native.ask(), initialValue: 'oak')",
    'di<Shelf>().name();',
    'oak',
  ],
])('a command holds %s', { tags: 'P-1126' }, async (_, command, runs, shown) => {
  const main = `import 'package:flutter/material.dart';
import 'package:flutter_it/flutter_it.dart';
class Shelf { late final name = ${command}; }
void main() { di.registerSingleton<Shelf>(Shelf()); runApp(MaterialApp(home: Home())); }
class Home extends StatelessWidget with WatchItMixin {
  Widget build(BuildContext context) { callOnce((context) { ${runs} }); return Text(watchValue((Shelf shelf) => shelf.name)); } }`
  expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe(shown)
})
