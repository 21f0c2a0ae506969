import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const OPENS =
  "handler: (context, isNew, cancel) { if (isNew == true) showDialog(context: context, builder: (_) => AlertDialog(title: Text('News'))); }"
const ASKS = `registerHandler(select: (Shelf shelf) => shelf.asks, ${OPENS});`
const LATER = 'callOnceAfterThisBuild((context) => di<Shelf>().asks.run());'
const CREATED = 'Command.createSyncNoParam(() => true, initialValue: null)'

it.each([
  ['is told of a command that is run after the build', CREATED, ASKS + LATER, 'Shelf|News'],
  ['is told also where it asks behind that', CREATED, LATER + ASKS, 'Shelf|News'],
  ['is told nothing that nobody has run', CREATED, ASKS, 'Shelf'],
  [
    'is told what that came to',
    'Command.createSyncNoParam(() => false, initialValue: null)',
    ASKS + LATER,
    'Shelf',
  ],
  [
    'is not told what only running code could bring',
    'Command.createAsyncNoParam(() async => await Native.ask(), initialValue: null)',
    ASKS + LATER,
    'Shelf',
  ],
  [
    'is told of a value that is set',
    'ValueNotifier<bool>(false)',
    `${ASKS}callOnceAfterThisBuild((context) => di<Shelf>().asks.value = true);`,
    'Shelf|News',
  ],
  [
    'is told what there is already where it asks so',
    'ValueNotifier<bool>(true)',
    `registerHandler(select: (Shelf shelf) => shelf.asks, executeImmediately: true, ${OPENS});`,
    'Shelf|News',
  ],
])('a handler of watch_it %s', { tags: 'P-1126' }, async (_, asks, build, shown) => {
  const main = `import 'package:flutter/material.dart';
import 'package:flutter_it/flutter_it.dart';
class Shelf { late final asks = ${asks}; }
void main() { di.registerSingleton<Shelf>(Shelf()); runApp(MaterialApp(home: Home())); }
class Home extends StatelessWidget with WatchItMixin {
  Widget build(BuildContext context) { ${build} return Scaffold(appBar: AppBar(title: Text('Shelf')), body: TextButton(onPressed: () {}, child: Icon(Icons.add))); } }`
  expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe(shown)
})
