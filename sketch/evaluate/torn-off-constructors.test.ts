import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

it.each([
  ['Empty cart', 'package:get/get.dart', 'Get.lazyPut(Cart.new);', 'Get.find<Cart>()'],
  ['Empty cart', 'package:get/get.dart', '', 'GetInstance().putOrFind(Cart.new)'],
  ['Empty', 'package:get_it/get_it.dart', 'GetIt.I.registerFactory<Cart>(Cart.new);', 'GetIt.I<Cart>()'],
  ['Full', 'package:get_it/get_it.dart', 'GetIt.I.registerFactory<Cart>(Cart.full);', 'GetIt.I<Cart>()'],
])(
  'a constructor that is torn off makes what it would: %s, %s, %s',
  { tags: 'P-955' },
  async (words, from, registers, found) => {
    const main = `import 'package:flutter/material.dart';
import '${from}';
void main() { ${registers} runApp(MaterialApp(home: Page())); }
class Cart extends GetxController {
  Cart() : label = 'Empty';
  Cart.full() : label = 'Full';
  String label;
  void onInit() { label = label + ' cart'; }
}
class Page extends StatelessWidget {
  final cart = ${found};
  Widget build(BuildContext context) => Column(children: [if (cart.label.length > 1) Text(cart.label)]);
}
`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe(words)
  },
)

it.each([
  ['of the file', 'say<Tea>'],
  ['of a class', 'Speaker.say<Tea>'],
])(
  'a function has the types that it was given before it is called: %s',
  { tags: 'P-955' },
  async (_, given) => {
    const main = `import 'package:flutter/material.dart';
class Tea extends InheritedWidget { const Tea({required super.child}); String get name => 'tea'; bool updateShouldNotify(old) => false; }
class Milk extends InheritedWidget { const Milk({required super.child}); String get name => 'milk'; bool updateShouldNotify(old) => false; }
String say<T extends InheritedWidget>(BuildContext context) => (context.dependOnInheritedWidgetOfExactType<T>() as dynamic).name;
class Speaker { static String say<T extends InheritedWidget>(BuildContext context) => (context.dependOnInheritedWidgetOfExactType<T>() as dynamic).name; }
final String Function(BuildContext) says = ${given};
void main() => runApp(Tea(child: Milk(child: MaterialApp(home: Page()))));
class Page extends StatelessWidget { Widget build(BuildContext context) => Text(says(context)); }
`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe('tea')
  },
)
