import { expect, it } from 'vitest'
import { drawFiles } from '../../testing/drawing.ts'

async function bodyOf(widget: string): Promise<string> {
  const html = await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Scaffold(body: ${widget})));`,
  })
  const [light = ''] = html.split('class="mode dark"')
  return /<main.*<\/main>/s.exec(light)?.[0] ?? ''
}

const ITEMS = "itemCount: 5, itemBuilder: (c, i) => Text('$i')"

it.each([
  ['their number', `MasonryGridView.count(crossAxisCount: 2, ${ITEMS})`, '0 2 4|1 3'],
  [
    'their delegate',
    `MasonryGridView.builder(gridDelegate: SliverSimpleGridDelegateWithFixedCrossAxisCount(crossAxisCount: 3), ${ITEMS})`,
    '0 3|1 4|2',
  ],
  ['the most that one may have', `MasonryGridView.extent(maxCrossAxisExtent: 140, ${ITEMS})`, '0 3|1 4|2'],
  [
    'the least that one must have',
    `WaterfallFlow.builder(gridDelegate: SliverWaterfallFlowDelegateWithMinCrossAxisExtent(minCrossAxisExtent: 140), ${ITEMS})`,
    '0 2 4|1 3',
  ],
  [
    'no number at all',
    `MasonryGridView.extent(maxCrossAxisExtent: 0, crossAxisSpacing: double.infinity, ${ITEMS})`,
    '0 1 2 3 4',
  ],
  [
    'a sliver of them',
    "CustomScrollView(slivers: [SliverMasonryGrid.count(crossAxisCount: 2, delegate: SliverChildListDelegate([Text('a'), Text('b'), Text('c')]))])",
    'a c|b',
  ],
])('columns by %s take turns', { tags: 'P-1140' }, async (_how, widget, columns) => {
  const body = await bodyOf(widget)
  const parts = body.split('flex:1 1 0;').slice(1)
  const texts = parts.map((part) => [...part.matchAll(/>(\w)</g)].map(([, text]) => text).join(' '))
  expect(texts.join('|')).toBe(columns)
})

it('rows are as high as their highest', { tags: 'P-1140' }, async () => {
  const body = await bodyOf(`AlignedGridView.count(crossAxisCount: 3, crossAxisSpacing: 7, ${ITEMS})`)
  expect(body).toContain('grid-template-columns:repeat(3, minmax(0, 1fr));column-gap:7px')
  expect(body).not.toContain('aspect-ratio')
})

it('tiles counted in cells take them', { tags: 'P-1140' }, async () => {
  const body = await bodyOf(
    `StaggeredGrid.count(crossAxisCount: 4, crossAxisSpacing: 4, mainAxisSpacing: 4, children: [
  StaggeredGridTile.count(crossAxisCellCount: 2, mainAxisCellCount: 3, child: Text('a')),
  StaggeredGridTile.count(crossAxisCellCount: 9, mainAxisCellCount: 1, child: Text('b')),
])`,
  )
  expect(body).toMatch(/grid-column:span 2;[^"]*grid-row:span 3;[^"]*"[^>]*><div[^>]*>a</)
  expect(body).toMatch(/grid-column:span 4;[^"]*grid-row:span 1;/)
  expect(body).toContain('grid-auto-rows:calc((100cqw - 12px) / 4)')
})

it.each([
  ['a list', 'staggeredTiles: [StaggeredTile.extent(2, 110), StaggeredTile.fit(1)]'],
  ['a function', 'staggeredTileBuilder: (i) => i == 0 ? StaggeredTile.extent(2, 110) : StaggeredTile.fit(1)'],
])('tiles are as large as %s says', { tags: 'P-1140' }, async (_how, said) => {
  const body = await bodyOf(
    `StaggeredGridView.count(crossAxisCount: 2, children: [Text('a'), Text('b')], ${said})`,
  )
  expect(body).toMatch(/grid-column:span 2;[^"]*height:110px[^"]*"[^>]*><div[^>]*>a</)
  expect(body).toMatch(/grid-column:span 1;[^"]*"[^>]*><div[^>]*>b</)
  expect(body).not.toContain('cqw')
})
