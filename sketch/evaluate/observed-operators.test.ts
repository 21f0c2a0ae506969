import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

const words = async (text: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:get/get.dart';
class Cart extends GetxController {
  var items = 3.obs; final name = 'a'.obs; final most = 5.obs; final open = true.obs;
  void take() { items--; most.value += 2; name.value = 'b'; }
}
void main() { final cart = Cart(); cart.take(); runApp(GetMaterialApp(home: Text('${text}'))); }`,
    }),
  )

describe('a value that GetX observes is asked for what it is', { tags: 'P-479' }, () => {
  it.each([
    ['counted on, it stays observed', '${cart.items} ${cart.items.value}', '2 2'],
    ['set, it is in a text what it is now', '${cart.most} ${cart.name}', '7 b'],
    [
      'compared with a value',
      '${cart.items == 2} ${cart.name != "b"} ${cart.open == true}',
      'true false true',
    ],
    ['compared with another', '${cart.items < cart.most} ${cart.items >= 2}', 'true true'],
    ['put together', '${cart.name + "c"} ${cart.items * 2}', 'bc 4'],
  ])('%s', async (_, text, shown) => {
    expect(await words(text)).toBe(shown)
  })
})
