import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const words = async (app: string, service: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:get/get.dart';
void main() => runApp(GetMaterialApp(initialBinding: AppBinding(), ${app},
  getPages: [GetPage(name: '/home', page: () => HomePage()), GetPage(name: '/hello', page: () => Scaffold(body: Text('hello')))]));
class HomePage extends StatelessWidget { Widget build(BuildContext context) => Scaffold(body: Text('home')); }
class Account extends GetxController { final name = RxnString(); void onInit() { super.onInit(); name.value = null; } }
class AppBinding extends Bindings { void dependencies() { Get.put(Account()); Get.put<Way>(Way(), permanent: true); } }
class Way extends GetxService {
  void onInit() { super.onInit(); ${service} }
  void go(String? name) { Future.microtask(() { if (name == null) Get.offAllNamed('/hello'); }); }
}`,
    }),
  )

describe('what an app of GetX binds first', { tags: 'P-787' }, () => {
  it.each([
    ['over its home', 'home: HomePage()', 'go(Get.find<Account>().name.value);'],
    [
      'instead of its initial route',
      "initialRoute: '/home'",
      'ever(Get.find<Account>().name, go); go(null);',
    ],
  ])('leads elsewhere as it begins, %s', async (_, app, service) => {
    expect(await words(app, service)).toBe('hello')
  })

  it('leads nowhere that it does not go', async () => {
    expect(await words('home: HomePage()', 'if (Get.find<Account>().name.value != null) go(null);')).toBe(
      'home',
    )
  })
})
