import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

it.each([
  [
    'Provider<Tide>.value(Tide(4))',
    "Provide<Tide>(builder: (context, child, tide) => Text('at ${tide.height}'))",
  ],
  ['Provider.value(Tide(4))', "Provide<Tide>(builder: (context, child, tide) => Text('at ${tide.height}'))"],
  [
    'Provider<Tide>.function((context) => Tide(4))',
    "Builder(builder: (context) => Text('at ${Provide.value<Tide>(context).height}'))",
  ],
])('provide: %s', { tags: 'P-991' }, async (provider, home) => {
  const main = `import 'package:flutter/material.dart';
import 'package:provide/provide.dart';
class Tide with ChangeNotifier { Tide(this.height); int height; }
void main() {
  final providers = Providers();
  providers..provide(${provider});
  runApp(ProviderNode(child: MaterialApp(home: ${home}), providers: providers));
}
`
  expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe('at 4')
})
