import { expect, test } from 'vitest'
import { drawFiles } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

async function draw(widget: string): Promise<string> {
  return await drawFiles({ 'lib/main.dart': mainWith(widget) })
}

test('a Directionality is one for all that is inside', { tags: 'P-536' }, async () => {
  const html = await draw(
    "Directionality(textDirection: TextDirection.rtl, child: Row(children: [Text('a')]))",
  )
  expect(html).toMatch(/data-widget="Directionality"[^>]*class="rtl"/)
})

// flutter/packages/flutter/lib/src/painting/edge_insets.dart, alignment.dart: `resolve` turns what is directional alone.
test.each([
  [
    'EdgeInsetsDirectional.only(start: 8)',
    'padding:0px calc(4px + -4px*var(--reading)) 0px calc(4px + 4px*var(--reading))',
  ],
  ['EdgeInsets.only(left: 8)', 'padding:0px 0px 0px 8px'],
  ['EdgeInsetsDirectional.fromSTEB(8, 1, 8, 2)', 'padding:1px 8px 2px 8px'],
])('%s', async (insets, css) => {
  expect(await draw(`Padding(padding: ${insets}, child: Text('x'))`)).toContain(css)
})

test.each([
  ['AlignmentDirectional.centerStart', 'justify-content:flex-start'],
  ['Alignment.centerLeft', 'justify-content:left'],
  ['Alignment.centerRight', 'justify-content:right'],
  ['Alignment.center', 'justify-content:center'],
  ['AlignmentDirectional(0.5, 0)', 'inset-inline-start:75%'],
  ['Alignment(0.5, 0)', 'left:75%'],
])('%s', async (alignment, css) => {
  expect(await draw(`Align(alignment: ${alignment}, child: Text('x'))`)).toContain(css)
})

// flutter/packages/flutter/lib/src/widgets/basic.dart: `Positioned.directional` and `PositionedDirectional`.
test(
  'what is positioned from where reading begins says so, and what is from the left stays there',
  { tags: 'P-536' },
  async () => {
    const html = await draw(
      "Stack(children: [PositionedDirectional(start: 3, child: Text('a')), Positioned(left: 5, child: Text('b'))])",
    )
    expect(html).toContain('inset-inline-start:3px')
    expect(html).toMatch(/[;"]left:5px/)
  },
)
