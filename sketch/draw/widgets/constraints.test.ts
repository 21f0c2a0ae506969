import { expect, test } from 'vitest'
import { drawFiles } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const LIMITS = 'constraints: BoxConstraints(maxWidth: 90, minHeight: 20)'

test.each([
  // what the constraints do not say stays as it was: the width that is given, the room that is filled
  [`Row(children: [Container(width: 57, ${LIMITS})])`, /"Container" style="width:57px;[^"]*min-height:20px/],
  [
    `Center(child: ConstrainedBox(${LIMITS}, child: Container(alignment: Alignment.center)))`,
    /"ConstrainedBox" style="width:100%;[^"]*max-width:90px/,
  ],
])('%s', { tags: 'P-968' }, async (widget, style) => {
  expect(await drawFiles({ 'lib/main.dart': mainWith(widget) })).toMatch(style)
})

test('within a box that decides both, constraints change nothing', { tags: 'P-968' }, async () => {
  const widget = `SizedBox(width: 200, height: 120, child: ConstrainedBox(${LIMITS}, child: Text('x')))`
  const html = await drawFiles({ 'lib/main.dart': mainWith(widget) })
  expect(html).not.toMatch(/max-width:90px|min-height/)
})

test(
  'what wants less than the least height has it: a Column parts its children in it',
  { tags: 'P-968' },
  async () => {
    const within = (child: string) =>
      drawFiles({
        'lib/main.dart': mainWith(
          `SingleChildScrollView(child: ConstrainedBox(constraints: BoxConstraints(minHeight: 300), child: ${child}))`,
        ),
      })
    expect(await within('Column(children: [])')).toMatch(/"Column"[^>]*min-height:300px/)
  },
)

const within = async (child: string): Promise<string> =>
  await drawFiles({
    'lib/main.dart': mainWith(
      `Center(child: ConstrainedBox(constraints: BoxConstraints(minWidth: 200, minHeight: 100), child: ${child}))`,
    ),
  })

test.each([
  ["Padding(padding: EdgeInsets.all(10), child: Text('x'))", /"Text"[^>]*min-width:180px;min-height:80px/],
  [
    "Container(margin: EdgeInsets.all(5), color: Colors.red, child: Text('x'))",
    /min-width:190px;min-height:90px/,
  ],
  ["Card(child: Text('x'))", /"Text"[^>]*min-width:192px/],
  ["TextButton(onPressed: null, child: Text('x'))", /<button[^>]*style="min-width:200px;min-height:100px/],
])('a least size reaches %s', { tags: 'P-975' }, async (widget, style) => {
  expect(await within(widget)).toMatch(style)
})

test.each(['Center', 'Align', 'UnconstrainedBox'])(
  'a least size ends at %s, which lets its child be smaller',
  { tags: 'P-975' },
  async (widget) => {
    expect(await within(`${widget}(child: Text('x'))`)).not.toMatch(/"Text"[^>]*min-width/)
  },
)

test.each(['Row', 'Column', 'Stack'])('and at a %s', { tags: 'P-975' }, async (widget) => {
  expect(await within(`${widget}(children: [Text('x')])`)).not.toMatch(/"Text"[^>]*min-width/)
})

test('constraints of one size alone are that size', { tags: 'P-975' }, async () => {
  const html = await drawFiles({
    'lib/main.dart': mainWith(
      "Column(children: [ConstrainedBox(constraints: BoxConstraints.tightFor(height: 31), child: Text('x')), Container(constraints: BoxConstraints.tight(Size(32, 33))), ColoredBox(color: Colors.red, child: ConstrainedBox(constraints: BoxConstraints.tight(Size.square(34)), child: Text('y')))])",
    ),
  })
  expect(html).toMatch(/"ConstrainedBox" style="[^"]*height:31px/)
  expect(html).toMatch(/"Container" style="[^"]*width:32px;[^"]*height:33px/)
  expect(html).toMatch(/"ConstrainedBox" style="[^"]*width:34px;[^"]*height:34px/)
})
