import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

const words = async (main: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'dart:async';
import 'package:flutter/material.dart';
${main}
Future<void> prepare() async {}
class Shop extends StatelessWidget { Widget build(BuildContext context) =>
  MaterialApp(initialRoute: '/shelves', routes: {'/shelves': (c) => Scaffold(body: Text('Shelves'))}); }`,
    }),
  )

const stateful = (name: string, field: string, begin: string, build: string): string =>
  `class ${name} extends StatefulWidget { const ${name}({this.onDone}); ${field} State<${name}> createState() => _${name}State(); }
class _${name}State extends State<${name}> {
  void initState() { super.initState(); begin(); }
  Future<void> begin() async { ${begin} }
  Widget build(BuildContext context) => ${build}; }`

describe('an app that an app runs takes its place', { tags: 'P-996' }, () => {
  const ASKS = 'final VoidCallback? onDone;'
  const WAIT = 'Scaffold(body: Center(child: CircularProgressIndicator()))'
  it.each([
    [
      'by what it was given to call',
      `void main() => runApp(SetUp(onDone: () => runApp(Shop())));
${stateful('SetUp', ASKS, 'await prepare(); widget.onDone!();', `MaterialApp(home: ${WAIT})`)}`,
    ],
    [
      'by its first page',
      `void main() => runApp(MaterialApp(home: SetUp()));
${stateful('SetUp', ASKS, 'await prepare(); runApp(Shop());', WAIT)}`,
    ],
  ])('%s', async (_, main) => {
    expect(await words(main)).toBe('Shelves')
  })

  it('and two that run each other end', async () => {
    const main = `void main() => runApp(One());
${stateful('One', ASKS, 'await prepare(); runApp(Two());', "MaterialApp(home: Text('one'))")}
${stateful('Two', ASKS, 'await prepare(); runApp(One());', "MaterialApp(home: Text('two'))")}`
    expect(await words(main)).toMatch(/^(one|two)$/)
  })
})

describe('the first app stays', { tags: 'P-996' }, () => {
  const main = (wait: string): string => `Future<void> main() async {
  final done = Completer<void>();
  runApp(MaterialApp(home: TextButton(onPressed: () => done.complete(), child: Text('Welcome'))));
  ${wait}
  runApp(Shop());
}`
  it.each([
    ['where main waits for what it does', 'await done.future;', 'Welcome'],
    ['but not where main waits for anything else', 'await prepare();', 'Shelves'],
    ['nor for what it is not given', 'final other = Completer<void>(); await other.future;', 'Shelves'],
  ])('%s', async (_, wait, shown) => {
    expect(await words(main(wait))).toBe(shown)
  })
})
