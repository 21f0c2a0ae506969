import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

it('a name alone has the type of its place, which its file need not import', { tags: 'P-775' }, async () => {
  const files = {
    'lib/main.dart': mainWith('Shown(tide: .high)').replace("';", "';\nimport 'shown.dart';"),
    'lib/shown.dart':
      "import 'package:flutter/material.dart';\nimport 'tide.dart';\nclass Shown extends StatelessWidget { const Shown({required this.tide}); final Tide tide; Widget build(BuildContext context) => Text(tide == .high ? 'ship' : 'mud'); }",
    'lib/tide.dart': 'enum Tide { high, low }',
  }
  expect(wordsOf(await drawFiles(files))).toBe('ship')
})

const stylesOf = async (page: string): Promise<readonly string[]> =>
  [...(await drawFiles({ 'lib/main.dart': mainWith(page) })).matchAll(/ style="[^"]*"/g)].map(
    ([style]) => style,
  )

it.each([
  ['Padding(padding: .all(9), child: Text("a"))', 'Padding(padding: EdgeInsets.all(9), child: Text("a"))'],
  ['Container(margin: .only(left: 9), width: 9)', 'Container(margin: EdgeInsets.only(left: 9), width: 9)'],
  [
    'Container(decoration: BoxDecoration(borderRadius: .circular(9), border: .all(width: 3)))',
    'Container(decoration: BoxDecoration(borderRadius: BorderRadius.circular(9), border: Border.all(width: 3)))',
  ],
  ['ColoredBox(color: .fromARGB(255, 1, 2, 3))', 'ColoredBox(color: Color.fromARGB(255, 1, 2, 3))'],
])('what Flutter’s own widgets take may be written short: %s', { tags: 'P-775' }, async (short, long) => {
  const styles = await stylesOf(long)
  expect(styles.length).toBeGreaterThan(2)
  expect(await stylesOf(short)).toEqual(styles)
  expect(await stylesOf(short.replaceAll(/9|255/g, '4'))).not.toEqual(styles)
})
