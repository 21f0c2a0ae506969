import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

describe('an app within one of a package that has no pages', { tags: 'P-908' }, () => {
  const APP =
    "MaterialApp(initialRoute: '/wait', routes: {'/wait': (c) => Wait(), '/home': (c) => Text('Home')})"
  it.each([
    ['is the app, whose splash page leads on', `ThemedApp(builder: (context) => ${APP})`, 'Home'],
    ['whose builder is called so, too', `ShadApp.custom(appBuilder: (context) => ${APP})`, 'Home'],
    ['by a name of the package’s own', `ConfiguredApp(title: 'x', materialApp: ${APP})`, 'Home'],
    [
      'behind a layout that asks how wide the screen is',
      `LayoutBuilder(builder: (context, room) { if (room.maxWidth != 0) { return ${APP}; } return Container(); })`,
      'Home',
    ],
    ['of which there is none', "ThemedApp(builder: (context) => Text('Alone'))", 'Alone'],
  ])('%s', async (_, root, shown) => {
    const files = {
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:themes/themes.dart';
void main() => runApp(${root});
class Wait extends StatefulWidget { State<Wait> createState() => WaitState(); }
class WaitState extends State<Wait> {
  void initState() { super.initState(); load().then((_) => Navigator.pushReplacementNamed(context, '/home')); }
  Widget build(BuildContext context) => Text('Lumen'); }`,
    }
    expect(wordsOf(await drawFiles(files))).toBe(shown)
  })
})
