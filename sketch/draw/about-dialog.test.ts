import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

it.each([
  ['its app by the title', '', '', 'Crab|2.0|Below|View licenses|Close'],
  ['the name that it is given', "applicationName: 'Eel', ", '', 'Eel|2.0|Below|View licenses|Close'],
  [
    'its buttons as an older theme has them',
    '',
    'theme: ThemeData(useMaterial3: false), ',
    'Crab|2.0|Below|VIEW LICENSES|CLOSE',
  ],
])('an about dialog says %s', { tags: 'P-1062' }, async (_, given, theme, words) => {
  const main = `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(title: 'Crab', ${theme}home:
  AboutDialog(${given}applicationVersion: '2.0', children: [Text('Below')])));`
  expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe(words)
})
