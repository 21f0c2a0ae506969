import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const words = async (theme: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
class Labels extends ThemeExtension<Labels> { final String title; const Labels(this.title); static const usual = Labels('usual'); }
class Tints extends ThemeExtension<Tints> { final Color of; const Tints(this.of); }
extension on BuildContext { Labels get labels => Theme.of(this).extension<Labels>()!; }
void main() => runApp(MaterialApp(theme: ${theme}, home: Page()));
class Page extends StatelessWidget { Widget build(BuildContext context) =>
  Text(Theme.of(context).extension<Labels>() == null ? 'none' : context.labels.title); }
`,
    }),
  )

it.each([
  ["ThemeData(extensions: [Tints(Colors.red), Labels('of the theme')])", 'of the theme'],
  ["ThemeData.dark().copyWith(extensions: <ThemeExtension<dynamic>>{const Labels('of a set')})", 'of a set'],
  ['ThemeData(extensions: const [Labels.usual])', 'usual'],
  ['ThemeData(extensions: const [Tints(Colors.red)])', 'none'],
  ['ThemeData()', 'none'],
])('what an app adds to its theme is found by its type: %s', { tags: 'P-1050' }, async (theme, expected) => {
  expect(await words(theme)).toBe(expected)
})
