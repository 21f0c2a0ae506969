import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const page = async (controller: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:get/get.dart';
class Shelf extends GetxController { static Shelf get it => GetInstance().putOrFind(() => Shelf()); final wood = 'oak'.obs; ${controller} }
class Press extends GetxController { static Press get it => GetInstance().putOrFind(() => Press()); void onInit() { super.onInit(); Get.find<Shelf>().wood.value = 'elm'; } }
void main() => runApp(GetMaterialApp(home: Text(Shelf.it.wood.value)));`,
    }),
  )

it.each([
  [
    'after the frame what it has come to by then counts',
    `String stored = ''; void onInit() async { super.onInit(); WidgetsBinding.instance.addPostFrameCallback((_) { if (stored == 'ash') wood.value = stored; });
  stored = await read(); } Future<String> read() async => 'ash';`,
    'ash',
  ],
  [
    'what it starts and does not wait for goes on when it has ended',
    "void onInit() { super.onInit(); start(); wood.value = 'birch'; } Future<void> start() async { await Future.delayed(Duration(seconds: 1)); wood.value = 'ash'; }",
    'ash',
  ],
  ['who asks for it meanwhile has it', 'void onInit() { super.onInit(); Press.it; }', 'elm'],
])('as a controller of GetX begins, %s', { tags: 'P-1127' }, async (_, controller, shown) => {
  expect(await page(controller)).toBe(shown)
})
