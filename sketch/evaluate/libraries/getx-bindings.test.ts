import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const PARTS = `import 'package:flutter/material.dart';
import 'package:get/get.dart';
abstract class Wood { String get name; }
class Oak extends Wood { String get name => 'oak'; }
class Desk extends GetxController { final Wood wood; Desk({required this.wood}); }
class DeskPage extends GetView<Desk> { const DeskPage({super.key}); Widget build(BuildContext context) => Text(controller.wood.name); }
class DeskBinding extends Bindings { void dependencies() { Get.lazyPut<Wood>(() => Oak()); Get.lazyPut(() => Desk(wood: Get.find())); } }
`
const main = (app: string): Record<string, string> => ({ 'lib/main.dart': `${PARTS}\n${app}` })

describe('what the bindings of a page of GetX put is there for the page', () => {
  it.each([
    ['one of a route', 'binding: DeskBinding()'],
    ['several of a route', 'bindings: [BindingsBuilder.put(() => 1), DeskBinding()]'],
  ])('%s', async (_, binding) => {
    const app = `void main() => runApp(GetMaterialApp(initialRoute: '/desk', onGenerateRoute: (settings) =>
  settings.name == '/desk' ? GetPageRoute(routeName: '/desk', page: () => const DeskPage(), ${binding}) : null));`
    expect(wordsOf(await drawFiles(main(app)))).toBe('oak')
  })

  it('that of a page which a splash page makes room for', async () => {
    const app = `void main() => runApp(GetMaterialApp(home: Wait()));
class Wait extends StatefulWidget { State<Wait> createState() => _WaitState(); }
class _WaitState extends State<Wait> {
  void initState() { super.initState(); Future.delayed(Duration(seconds: 2), () => Get.off(() => const DeskPage(), binding: DeskBinding())); }
  Widget build(BuildContext context) => Scaffold(body: FlutterLogo()); }`
    expect(wordsOf(await drawFiles(main(app)))).toBe('oak')
  })

  it('begins when somebody asks for it, not where another is looked for', async () => {
    const app = `void main() => runApp(GetMaterialApp(initialRoute: '/desk', getPages: [
  GetPage(name: '/desk', page: () => const DeskPage(), binding: BindingsBuilder(() {
    Get.lazyPut<Wood>(() => Oak()); Get.lazyPut(() => Desk(wood: Get.find())); Get.lazyPut(() => make()); }))]));
Greeter make() => Greeter();
class Greeter extends GetxController { void onInit() { super.onInit(); Get.dialog(Text('Terms')); } }`
    expect(wordsOf(await drawFiles(main(app)))).toBe('oak')
  })
})
