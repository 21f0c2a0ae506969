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
