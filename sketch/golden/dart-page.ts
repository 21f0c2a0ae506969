import type { Tree } from './trees/tree.ts'

/** The twins of what `show_trees.py` gives its trees. */
const GIVEN = `
const red = Color(0xffff0000);
const green = Color(0xff00c000);
const blue = Color(0xff0000ff);
const yellow = Color(0xffffe000);
const cyan = Color(0xff00d0d0);
Widget box(Color color, double width, double height) => Container(width: width, height: height, color: color);
Widget room(Widget child) => SizedBox(width: 360, height: 640, child: child);
Widget corner(Widget child) => room(Align(alignment: Alignment.topLeft, child: child));
Widget paper(Widget child) => corner(Container(color: yellow, child: child));
void noTap() {}
`

/** A `lib/main.dart` that shows this tree. */
export function dartPage({ dart, dark, rtl }: Tree): string {
  const page = /^(Cupertino(Page|Tab))?Scaffold\(/.test(dart) ? dart : `Scaffold(body: ${dart})`
  const home = rtl === true ? `Directionality(textDirection: TextDirection.rtl, child: ${page})` : page
  const brightness = dark === true ? 'Brightness.dark' : 'Brightness.light'
  return `import 'package:flutter/cupertino.dart';
import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(
  theme: ThemeData(colorScheme: ColorScheme.fromSeed(seedColor: blue, brightness: ${brightness})),
  home: ${home},
));
${GIVEN}`
}
