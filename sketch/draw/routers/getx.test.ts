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

describe('what a page of GetX lets nobody see first', { tags: 'P-480' }, () => {
  const asks = (name: string, priority: number, answer: string): string =>
    `class ${name} extends GetMiddleware { int? get priority => ${priority}; RouteSettings? redirect(String? route) => ${answer}; }`
  it.each([
    ['leads elsewhere', 'Members()', 'hello'],
    ['or lets pass', 'Everybody()', 'home'],
    ['the first that does, by its priority', 'Later(), Everybody(), Members()', 'hello'],
    ['by a path that it makes', 'Made()', 'hello'],
    ['not to where somebody goes', 'Same()', 'home'],
  ])('%s', async (_, middlewares, shown) => {
    const main = `import 'package:flutter/material.dart';
import 'package:get/get.dart';
void main() => runApp(GetMaterialApp(initialRoute: '/home', getPages: [
  GetPage(name: '/home', page: () => Text('home'), middlewares: [${middlewares}]),
  GetPage(name: '/hello', page: () => Text('hello')), GetPage(name: '/later', page: () => Text('later'))]));
final account = Account();
class Account { bool known = false; }
${asks('Members', 1, "account.known ? null : const RouteSettings(name: '/hello')")}
${asks('Everybody', 0, 'null')}
${asks('Later', 2, "RouteSettings(name: '/later')")}
${asks('Same', 0, 'RouteSettings(name: route)')}
class Made extends GetMiddleware { Future<GetNavConfig?> redirectDelegate(GetNavConfig route) async => GetNavConfig.fromRoute('/hello'); }`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe(shown)
  })
})
