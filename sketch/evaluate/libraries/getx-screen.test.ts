import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const told = async (asked: string, more = ''): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:get/get.dart';
${more}
void main() => runApp(GetMaterialApp(home: Home()));
class Home extends StatelessWidget { Widget build(BuildContext context) => Text('\${${asked}}'); }
`,
    }),
  )

it.each([
  ['Get.width', '390.0'],
  ['Get.height * 0.5', '422.0'],
  ['Get.size.width', '390.0'],
  ['Get.isDarkMode', 'false'],
  ['Get.statusBarHeight', '0.0'],
  ['context.width', '390.0'],
  ['context.mediaQuerySize.height', '844.0'],
  ['context.isPhone', 'true'],
  ['context.isTablet', 'false'],
  ['context.isLandscape', 'false'],
  ['context.widthTransformer(dividedBy: 2)', '195.0'],
  ['context.heightTransformer(reducedBy: 50)', '422.0'],
])('GetX tells of the screen: %s', async (asked, said) => {
  expect(await told(asked)).toBe(said)
})

it('an extension of the project’s own goes before', async () => {
  const own = 'extension Wide on BuildContext { double get width => 7.5; }'
  expect(await told('context.width', own)).toBe('7.5')
})
