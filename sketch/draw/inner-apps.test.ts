import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

const draw = async (inner: string): Promise<string> =>
  await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(theme: ThemeData(scaffoldBackgroundColor: Color(0xff112233)), home: Column(children: [Expanded(child: ${inner}), Text('under')])));`,
  })

describe('an app within a page', { tags: 'P-1080' }, () => {
  it.each([
    [
      "GetMaterialApp(initialRoute: '/desk', getPages: [GetPage(name: '/hall', page: () => Text('Hall')), GetPage(name: '/desk', page: () => Text('Desk'))])",
      'Desk|under',
    ],
    ["WidgetsApp(color: Colors.red, home: Text('Desk'))", 'Desk|under'],
    [
      "MaterialApp(builder: (context, child) => Column(children: [Text('over'), child!]), home: Text('Desk'))",
      'over|Desk|under',
    ],
  ])('%s', async (inner, said) => {
    expect(wordsOf(await draw(inner))).toBe(said)
  })

  it.each([
    ['theme: ThemeData(scaffoldBackgroundColor: Color(0xff445566)), ', '445566'],
    [
      'darkTheme: ThemeData(scaffoldBackgroundColor: Color(0xff778899)), themeMode: ThemeMode.dark, ',
      '778899',
    ],
  ])('has its own theme: %s', async (themes, color) => {
    expect(await draw(`MaterialApp(${themes}home: Scaffold(body: Text('Desk')))`)).toContain(
      `background-color:#${color}`,
    )
  })

  it('or that which Flutter gives it, not the one around', async () => {
    const drawn = await draw("MaterialApp(home: Scaffold(body: Text('Desk')))")
    expect(drawn.split('background-color:#112233')).toHaveLength(2)
  })

  it('and what is below an AnimatedTheme the one that it says', async () => {
    const inner =
      "AnimatedTheme(data: ThemeData(scaffoldBackgroundColor: Color(0xff445566)), child: Scaffold(body: Text('Desk')))"
    expect(await draw(inner)).toContain('background-color:#445566')
  })
})
