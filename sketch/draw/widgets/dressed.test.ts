import { expect, it } from 'vitest'
import { drawFiles } from '../../testing/drawing.ts'

const draw = (widget: string): Promise<string> =>
  drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Scaffold(body: DefaultTabController(length: 2, child: Column(children: [${widget}])))));`,
  })

const FIELD = "TextField(decoration: InputDecoration(hintText: 'Hint', border: OutlineInputBorder())"

it.each([
  [`${FIELD}, minLines: 2, maxLines: 9)`, /min-height:80px/],
  [`${FIELD}, textAlign: TextAlign.center)`, /text-align:center/],
  [`${FIELD}, style: TextStyle(fontSize: 28))`, /min-height:74px/],
  [
    "TextField(decoration: InputDecoration(hintText: 'Hint', errorText: 'No', errorBorder: OutlineInputBorder(borderSide: BorderSide(color: Color(0xFF112233)))))",
    /border:1px solid #112233/,
  ],
  [
    "TextField(decoration: InputDecoration(hintText: 'Hint', contentPadding: EdgeInsets.zero, border: OutlineInputBorder()))",
    /min-height:48px/,
  ],
  ["ListTile(minVerticalPadding: 20, title: Text('Title'))", /padding:20px 0/],
  [
    "ListTile(titleAlignment: ListTileTitleAlignment.bottom, leading: Icon(Icons.add), title: Text('Title'))",
    /align-self:flex-end/,
  ],
  ["ExpansionTile(tilePadding: EdgeInsets.all(33), title: Text('Title'))", /padding:33px/],
  [
    "ExpansionTile(initiallyExpanded: true, expandedCrossAxisAlignment: CrossAxisAlignment.end, title: Text('Title'), children: [Text('x')])",
    /align-items:flex-end/,
  ],
  ["AppBar(leadingWidth: 99, leading: Icon(Icons.add), title: Text('Title'))", /width:99px/],
  ["AppBar(titleSpacing: 3, title: Text('Title'))", /padding:0 3px/],
  [
    "AppBar(actionsPadding: EdgeInsets.all(7), title: Text('Title'), actions: [Icon(Icons.add)])",
    /padding:7px/,
  ],
  ["Chip(label: Text('Chip'), padding: EdgeInsets.all(13))", /padding:13px/],
  [
    "Chip(label: Text('Chip'), side: BorderSide(color: Color(0xFF112233), width: 2))",
    /border:2px solid #112233/,
  ],
  ["Chip(label: Text('Chip'), shape: StadiumBorder())", /(?=.*border-radius:999px)(?=.*border:1px solid)/s],
  [
    "TabBar(indicatorWeight: 5, tabs: [Tab(text: 'One', icon: Icon(Icons.add)), Tab(text: 'Two')])",
    /height:77px.*height:77px/s,
  ],
  ["TabBar(labelPadding: EdgeInsets.all(3), tabs: [Tab(text: 'One'), Tab(text: 'Two')])", /padding:3px/],
])('%s', { tags: 'P-1118' }, async (widget, css) => {
  expect(await draw(widget)).toMatch(css)
})

it(
  'a tile of three lines has its icon at the top, also where its alignment is said to be so',
  { tags: 'P-1105' },
  async () => {
    const draw = (more: string): Promise<string> =>
      drawFiles({
        'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Scaffold(body: ListTile(${more} leading: Icon(Icons.add), title: Text('a')))));`,
      })
    const said = 'titleAlignment: ListTileTitleAlignment.threeLine,'
    expect(await draw(`${said} isThreeLine: true,`)).toMatch(/min-width:24px[^>]*align-self:flex-start/)
    expect(await draw(said)).not.toMatch(/min-width:24px[^>]*align-self/)
  },
)
