import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

it.each([
  ['by whoever keeps its loader', 'Loaded(later.loadLibrary, () => later.Shelf())'],
  [
    'by a builder',
    "FutureBuilder(future: later.loadLibrary(), builder: (c, s) => s.connectionState == ConnectionState.done ? later.Shelf() : Text('waits'))",
  ],
])('a library that is imported for later has been loaded: %s', async (_, home) => {
  const files = {
    'lib/shelf.dart': `import 'package:flutter/material.dart';
class Shelf extends StatelessWidget { Widget build(BuildContext context) => Text('shelf'); }`,
    'lib/main.dart': `import 'package:flutter/material.dart';
import 'shelf.dart' deferred as later;
void main() => runApp(MaterialApp(home: ${home}));
class Loaded extends StatefulWidget {
  Loaded(this.load, this.make);
  final Future<void> Function() load;
  final Widget Function() make;
  static final Map<Function, Future<void>> begun = {};
  State<Loaded> createState() => _LoadedState();
}
class _LoadedState extends State<Loaded> {
  Widget? shown;
  void initState() {
    super.initState();
    Loaded.begun[widget.load] ??= widget.load();
    Loaded.begun[widget.load]!.then((_) => setState(() => shown = widget.make()));
  }
  Widget build(BuildContext context) => shown ?? SizedBox();
}`,
  }
  expect(wordsOf(await drawFiles(files))).toBe('shelf')
})
