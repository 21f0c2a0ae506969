import { expect, test } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

async function draw(widget: string): Promise<string> {
  return await drawFiles({ 'lib/main.dart': mainWith(widget) })
}

test.each([
  ["LayoutBuilder(builder: (context, room) => Text(room.maxWidth > 300 ? 'wide' : 'narrow'))", 'wide'],
  ["LayoutBuilder(builder: (context, room) => Text('${room.biggest.width}'))", '390.0'],
  [
    "Row(children: [LayoutBuilder(builder: (context, room) => Text(room.maxWidth == double.infinity ? 'any' : 'no'))])",
    'any',
  ],
  // flutter/packages/flutter/lib/src/widgets/layout_builder.dart: the constraints that the render object was given.
  [
    "Center(child: SizedBox(width: 200, height: 90, child: LayoutBuilder(builder: (context, room) => Text('${room.minWidth} ${room.maxWidth} ${room.maxHeight}'))))",
    '200.0 200.0 90.0',
  ],
  [
    "Padding(padding: EdgeInsets.fromLTRB(10, 4, 20, 6), child: LayoutBuilder(builder: (context, room) => Text('${room.maxWidth}')))",
    '360.0',
  ],
  [
    "Center(child: Container(width: 120, margin: EdgeInsets.all(5), padding: EdgeInsets.all(8), child: LayoutBuilder(builder: (context, room) => Text('${room.maxWidth}'))))",
    '104.0',
  ],
  [
    "Center(child: ConstrainedBox(constraints: BoxConstraints(maxWidth: 250), child: LayoutBuilder(builder: (context, room) => Text('${room.maxWidth}'))))",
    '250.0',
  ],
  [
    "ListView(scrollDirection: Axis.horizontal, itemExtent: 500, children: [LayoutBuilder(builder: (context, room) => Text('${room.maxWidth}'))])",
    '500.0',
  ],
  // flutter/packages/flutter/lib/src/rendering/flex.dart: free space by factors, after the others and the spacing.
  [
    "Row(spacing: 10, children: [SizedBox(width: 80), Expanded(child: LayoutBuilder(builder: (context, room) => Text('${room.minWidth} ${room.maxWidth}')))])",
    '300.0 300.0',
  ],
  [
    "Row(children: [Expanded(flex: 2, child: LayoutBuilder(builder: (context, room) => Text('${room.maxWidth}'))), Expanded(child: LayoutBuilder(builder: (context, room) => Text('${room.maxWidth}')))])",
    '260.0|130.0',
  ],
  [
    "Row(children: [Padding(padding: EdgeInsets.all(8), child: Icon(Icons.add, size: 24)), VerticalDivider(), Flexible(child: LayoutBuilder(builder: (context, room) => Text('${room.minWidth} ${room.maxWidth}')))])",
    '0.0 334.0',
  ],
  [
    "Row(children: [Expanded(child: Padding(padding: EdgeInsets.all(20), child: LayoutBuilder(builder: (context, room) => Text('${room.maxWidth}'))))])",
    '350.0',
  ],
  ["PageView(children: [Text('one'), Text('two')])", 'one|two'],
  [
    "AnimatedBuilder(animation: a, child: Text('kept'), builder: (context, child) => Center(child: child))",
    'kept',
  ],
  [
    "TweenAnimationBuilder(tween: Tween(begin: 0.0, end: 3.0), builder: (context, value, child) => Text('$value'))",
    '3.0',
  ],
  ["MaterialApp(home: Text('inner'))", 'inner'],
  ["PhysicalModel(color: Colors.red, child: Text('raised'))", 'raised'],
])('%s', async (widget, words) => {
  expect(wordsOf(await draw(widget))).toBe(words)
})

test('the pages of a PageView lie side by side and are swiped', async () => {
  const html = await draw("PageView(children: [Text('one'), Text('two')])")
  expect(html).toMatch(/data-widget="PageView"[^>]*scroll-snap-type:x mandatory/)
  expect(html.match(/scroll-snap-align:center/g)).toHaveLength(2)
})

test("an icon of Font Awesome is Material's where that has it, else a letter with its name", async () => {
  const html = await draw(
    'Row(children: [FaIcon(FontAwesomeIcons.arrowLeft), Icon(FontAwesomeIcons.discord)])',
  )
  expect(html).toMatch(/class="icon filled"[^>]*>arrow_back</)
  expect(html).toMatch(/aria-label="discord"[^>]*>D</)
})

test('what only the page can lay out is left to its script', async () => {
  expect(await draw("FittedBox(fit: BoxFit.cover, child: Text('x'))")).toContain('data-fit="cover"')
  expect(await draw("RotatedBox(quarterTurns: 3, child: Text('x'))")).toContain('data-turns="3"')
  const two = await draw("Row(children: [Flexible(child: Text('a')), Expanded(child: Text('b'))])")
  expect(two).toContain('data-shares="width"')
  expect(await draw("Row(children: [Flexible(child: Text('a')), Text('b')])")).not.toContain('data-shares')
})
