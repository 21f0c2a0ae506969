import { expect, it } from 'vitest'
import { drawFiles } from '../../testing/drawing.ts'

const draw = (scaffold: string, theme = 'ThemeData()'): Promise<string> =>
  drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(theme: ${theme}, home: ${scaffold}));`,
  })

const BAR = "appBar: AppBar(backgroundColor: Colors.transparent, title: Text('Bar'))"
const FOOT =
  "bottomNavigationBar: BottomNavigationBar(items: [BottomNavigationBarItem(icon: Icon(Icons.add), label: 'One'), BottomNavigationBarItem(icon: Icon(Icons.home), label: 'Two')])"

it.each([
  [
    'reaches behind a bar',
    `Scaffold(extendBodyBehindAppBar: true, ${BAR}, body: Text('x'))`,
    /position:absolute;top:0;left:0;right:0;z-index:1"/,
  ],
  [
    'keeps free of it what asks for that',
    `Scaffold(extendBodyBehindAppBar: true, ${BAR}, body: SafeArea(child: Text('x')))`,
    /padding:56px 0px 0px 0px/,
  ],
  [
    'keeps its list free of it',
    `Scaffold(extendBodyBehindAppBar: true, ${BAR}, body: ListView(children: [Text('x')]))`,
    /padding:56px 0px 0px 0px/,
  ],
  [
    'reaches behind the bar at its foot',
    `Scaffold(extendBody: true, ${FOOT}, body: Text('x'))`,
    /position:absolute;bottom:0;left:0;right:0;z-index:1"/,
  ],
  [
    'has its button above that bar',
    `Scaffold(extendBody: true, ${FOOT}, body: Text('x'), floatingActionButton: FloatingActionButton(onPressed: f))`,
    /bottom:72px/,
  ],
])('a page %s', { tags: 'P-1119' }, async (_, scaffold, css) => {
  expect(await draw(scaffold)).toMatch(css)
})

it(
  'what has kept free of a bar does so once, and a page whose bar stands above it has nothing to',
  { tags: 'P-1119' },
  async () => {
    const twice = `Scaffold(extendBodyBehindAppBar: true, ${BAR}, body: SafeArea(child: SafeArea(child: Text('x'))))`
    expect((await draw(twice)).split('class="mode dark"')[0]?.match(/padding:56px/g)).toHaveLength(1)
    expect(await draw(`Scaffold(${BAR}, body: SafeArea(child: Text('x')))`)).not.toContain('padding:56px')
  },
)

it.each([
  [
    'its theme',
    'Scaffold(body: Icon(Icons.add))',
    'ThemeData(iconTheme: IconThemeData(color: Color(0xFF112233)))',
  ],
  [
    'what is around it',
    'Scaffold(body: IconTheme(data: IconThemeData(color: Color(0xFF112233)), child: Icon(Icons.add)))',
    'ThemeData()',
  ],
  [
    'a button around it',
    'Scaffold(body: IconTheme.merge(data: IconThemeData(color: Color(0xFF112233)), child: IconButton(onPressed: f, icon: Icon(Icons.add))))',
    'ThemeData()',
  ],
])('an icon has the colour of %s', { tags: 'P-1119' }, async (_, scaffold, theme) => {
  expect(await draw(scaffold, theme)).toContain('color:#112233')
})

it.each([
  ['BoxDecoration(color: Color(0xFF112233))', /position:absolute;z-index:-1;[^"]*background-color:#112233/],
  [
    'UnderlineTabIndicator(borderSide: BorderSide(color: Color(0xFF112233), width: 7))',
    /background-color:#112233;height:7px/,
  ],
])('the open tab is marked by %s', { tags: 'P-1119' }, async (indicator, css) => {
  const tabs = `TabBar(indicator: ${indicator}, tabs: [Tab(text: 'One'), Tab(text: 'Two')])`
  expect(await draw(`Scaffold(body: DefaultTabController(length: 2, child: ${tabs}))`)).toMatch(css)
})

it.each([
  ['scrolls to a side', "ListView(scrollDirection: Axis.horizontal, children: [Text('x')])"],
  ['has a padding of its own', "ListView(padding: EdgeInsets.zero, children: [Text('x')])"],
  [
    'is a sliver',
    "CustomScrollView(slivers: [SliverGrid(gridDelegate: SliverGridDelegateWithFixedCrossAxisCount(crossAxisCount: 2), delegate: SliverChildListDelegate([Text('x')]))])",
  ],
])('a list that %s keeps nothing free', { tags: 'P-1119' }, async (_, list) => {
  const html = await draw(`Scaffold(extendBodyBehindAppBar: true, ${BAR}, body: ${list})`)
  expect(html).toContain('>x<')
  expect(html).not.toContain('padding:56px')
})
