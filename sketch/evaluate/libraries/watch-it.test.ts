import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

it.each([
  ['a property', 'watchPropertyValue((Shelf shelf) => shelf.label)', 'oak'],
  ['what a listenable of it holds', 'watchValue((Shelf shelf) => shelf.count)', '3'],
  [
    'of the one that is named',
    'watchPropertyValue((Shelf shelf) => shelf.label, target: Shelf("ash"))',
    'ash',
  ],
  ['the whole', 'watchIt<Shelf>().label', 'oak'],
  [
    "get_it_mixin's names",
    'watchOnly((Shelf shelf) => shelf.label) + watchX((Shelf shelf) => shelf.count).toString()',
    'oak3',
  ],
])('watch_it: %s', async (_, expression, shown) => {
  const main = `import 'package:flutter/material.dart';
import 'package:watch_it/watch_it.dart';
class Shelf extends ChangeNotifier { final String label; final count = ValueNotifier(3); Shelf(this.label); }
void main() { di.registerSingleton<Shelf>(Shelf('oak')); runApp(MaterialApp(home: Home())); }
class Home extends StatelessWidget with WatchItMixin { Widget build(BuildContext context) => Text('\${${expression}}'); }`
  expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe(shown)
})
