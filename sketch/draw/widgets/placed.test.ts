import { expect, test } from 'vitest'
import { drawFiles } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const draw = async (widget: string): Promise<string> => await drawFiles({ 'lib/main.dart': mainWith(widget) })

test('a Stack paints what is not positioned above what came before it', { tags: 'P-976' }, async () => {
  const positioned = "Positioned.fill(child: Text('below'))"
  const above = await draw(`Stack(children: [${positioned}, Text('above')])`)
  expect(above).toMatch(/grid-area:1 \/ 1;[^"]*position:relative/)
  // what is below anyway needs no layer of its own
  expect(await draw(`Stack(children: [Text('above'), ${positioned}])`)).not.toMatch(
    /grid-area:1 \/ 1;[^"]*position:relative/,
  )
})

test('a Stack places between the corners, also what only some sides hold', { tags: 'P-976' }, async () => {
  const html = await draw(
    "Stack(alignment: Alignment(0.5, -0.5), children: [Text('a'), Positioned(top: 10, child: Text('b'))])",
  )
  expect(html).toContain('left:75%;top:25%;transform:translate(-75%,-25%)')
  expect(html).toMatch(/position:absolute;left:75%;top:10px;transform:translate\(-75%,0%\)/)
})

test('between along the line of reading, and beyond an edge', { tags: 'P-976' }, async () => {
  const along = await draw(
    "Stack(alignment: AlignmentDirectional(0.5, 1), children: [Positioned(bottom: 0, child: Text('a'))])",
  )
  expect(along).toMatch(
    /inset-inline-start:75%;bottom:0;transform:translate\(calc\(-75%\*var\(--reading\)\),0%\)/,
  )
  expect(await draw("Align(alignment: Alignment(-1.5, 0), child: Text('a'))")).toContain(
    'left:-25%;top:50%;transform:translate(25%,-50%)',
  )
})

test.each([
  ["Text('a', softWrap: false)", /white-space:pre;overflow:hidden/],
  ["Text('a', softWrap: false, overflow: TextOverflow.ellipsis)", /text-overflow:ellipsis/],
  ["Text('a', maxLines: 3)", /max-height:3lh;overflow:hidden/],
  ["Text('a', maxLines: 3, overflow: TextOverflow.ellipsis)", /-webkit-line-clamp:3/],
  ["Center(child: Wrap(children: [Text('a')]))", /data-runs/],
  [
    "Wrap(direction: Axis.vertical, spacing: 4, runSpacing: 6, runAlignment: WrapAlignment.end, children: [Text('a')])",
    /flex-direction:column;[^"]*align-content:flex-end;row-gap:4px;column-gap:6px/,
  ],
  [
    'Align(child: SizedBox(width: 300, height: 100, child: Align(child: AspectRatio(aspectRatio: 1.5))))',
    /"AspectRatio" style="width:150px/,
  ],
  ['AspectRatio(aspectRatio: 2)', /"AspectRatio" style="width:100%;/],
  ["ListTile(contentPadding: EdgeInsets.all(20), title: Text('a'))", /min-height:96px/],
  ["ListTile(visualDensity: VisualDensity.compact, title: Text('a'))", /min-height:48px/],
  ["ExpansionTile(title: Text('a'))", /border-top:1px solid transparent/],
  [
    "ExpansionTile(title: Text('a'), initiallyExpanded: true, backgroundColor: Color(0xff010203))",
    /background-color:#010203/,
  ],
  [
    "ExpansionTile(title: Text('a'), initiallyExpanded: true, shape: Border(bottom: BorderSide(width: 2, color: Color(0xff010203))))",
    /border-bottom:2px solid #010203/,
  ],
  ["InputChip(label: Text('a'), onDeleted: () {})", />close</],
  [
    "NavigationRail(destinations: [NavigationRailDestination(icon: Icon(Icons.home), label: Text('Home'))])",
    /^(?!.*>Home<)/s,
  ],
  [
    "NavigationRail(labelType: NavigationRailLabelType.all, destinations: [NavigationRailDestination(icon: Icon(Icons.home), label: Text('Home'))])",
    />Home</,
  ],
])('%s', { tags: 'P-977' }, async (widget, style) => {
  expect(await draw(widget)).toMatch(style)
})

test.each([
  ['centerDocked', /bottom:0;transform:translateY\(50%\)/],
  ['endTop', /top:0;transform:translateY\(-50%\)/],
  ['miniCenterDocked', /left:0;[^"]*bottom:0;transform:translateY\(50%\)/],
  ['centerFloat', /bottom:16px/],
])('a button that is %s', { tags: 'P-977' }, async (place, style) => {
  const html = await draw(
    `Scaffold(floatingActionButton: FloatingActionButton(onPressed: null), floatingActionButtonLocation: FloatingActionButtonLocation.${place}, bottomNavigationBar: BottomAppBar())`,
  )
  expect(html).toMatch(style)
})
