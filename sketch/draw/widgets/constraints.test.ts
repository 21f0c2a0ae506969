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
    expect(await within('Column(children: [])')).toMatch(/"ConstrainedBox" style="[^"]*display:grid/)
    // a list shrinks instead
    expect(await within('ListView(shrinkWrap: true)')).not.toMatch(
      /"ConstrainedBox" style="[^"]*display:grid/,
    )
  },
)
