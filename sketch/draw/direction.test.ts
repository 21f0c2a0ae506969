import { expect, test } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
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

test(
  'what asks which way reading goes is told by the Directionality around it',
  { tags: 'P-536' },
  async () => {
    const asks =
      "Builder(builder: (context) => Text(Directionality.of(context) == TextDirection.rtl ? 'right' : 'left'))"
    const around = (direction: string): string =>
      `Directionality(textDirection: TextDirection.${direction}, child: ${asks})`
    expect(
      wordsOf(await draw(`Column(children: [${asks}, ${around('rtl')}, ${around('ltr')}, ${asks}])`)),
    ).toBe('left|right|left|left')
  },
)

// flutter_localizations/lib/src/widgets_localizations.dart
test.each([
  ['ar', 'delegates', 'rtl'],
  ['he', 'delegates', 'rtl'],
  ['fa', 'delegates', 'rtl'],
  ['ur', 'delegates', 'rtl'],
  ['de', 'delegates', 'ltr'],
  // Flutter's own texts are English ones
  ['ar', 'no delegates', 'ltr'],
])('an app in %s with %s reads %s', { tags: 'P-536' }, async (locale, delegates, direction) => {
  const given =
    delegates === 'delegates' ? 'localizationsDelegates: [GlobalWidgetsLocalizations.delegate],' : ''
  const html = await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(locale: Locale('${locale}'), ${given} home: Builder(builder: (context) => Text(Directionality.of(context).name))));
`,
  })
  expect(/class="app rtl"/.test(html)).toBe(direction === 'rtl')
  expect(wordsOf(html)).toBe(direction)
})
