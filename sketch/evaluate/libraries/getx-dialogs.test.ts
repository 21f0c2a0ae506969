import { describe, expect, it } from 'vitest'
import { openFiles } from '../../testing/drawing.ts'
import type { OpenPage } from '../../testing/drawing.ts'

/** A page whose controller does this as it begins, and whose button does that. */
const open = async (begun: string, pressed = ''): Promise<OpenPage> =>
  await openFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:get/get.dart';
class DeskController extends GetxController {
  final title = 'Ask';
  void onInit() { super.onInit(); Future.delayed(Duration.zero, greet); }
  void greet() async { ${begun} }
}
class Desk extends GetView<DeskController> {
  Widget build(BuildContext context) => Scaffold(body: TextButton(onPressed: () { ${pressed} }, child: Text(controller.title)));
}
void main() => runApp(GetMaterialApp(getPages: [
  GetPage(name: '/', page: () => Desk(), binding: BindingsBuilder(() { Get.lazyPut(() => DeskController()); })),
]));`,
  })
const TERMS = "await Get.dialog(AlertDialog(title: Text('Terms')));"

describe('a dialog of GetX', { tags: 'P-927' }, () => {
  it('stands over the first page whose controller opens it', async () => {
    expect((await open(TERMS)).words()).toBe('Ask|Terms')
  })

  it.each([
    ['what it is handed', "Get.dialog(Text('Note'));", 'Ask|Note'],
    ['a sheet', "Get.bottomSheet(Text('Sheet'));", 'Ask|Sheet'],
    ['what is built', "Get.generalDialog(pageBuilder: (context, a, b) => Text('Built'));", 'Ask|Built'],
    [
      'what is made of words',
      "Get.defaultDialog(title: 'Log out', middleText: 'Sure?', textConfirm: 'Yes', onCancel: () {});",
      'Ask|Log out|Sure?|Cancel|Yes',
    ],
    ['what says nothing itself', 'Get.defaultDialog();', 'Ask|Alert|Dialog made in 3 lines of code'],
    [
      'its own content and buttons',
      "Get.defaultDialog(content: Text('Own'), confirm: Text('Do it'));",
      'Ask|Alert|Own|Do it',
    ],
  ])('a button opens one: %s', async (_, pressed, words) => {
    const page = await open('', pressed)
    expect(page.words()).toBe('Ask')
    page.tap('Ask')
    expect(page.words()).toBe(words)
  })
})
