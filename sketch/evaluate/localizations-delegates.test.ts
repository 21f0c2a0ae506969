import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

it.each([
  ['Texts.of(context).title', 'Tides'],
  ['Localizations.of<Texts>(context, WidgetsLocalizations).title', 'Tides'],
])(
  'texts that a delegate loads in the place of a class of Flutter: %s',
  { tags: 'P-909' },
  async (asked, shown) => {
    const files = {
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(localizationsDelegates: [TextsDelegate()], home: Page()));
class Texts implements WidgetsLocalizations { const Texts();
  static Texts of(BuildContext context) => Localizations.of<Texts>(context, WidgetsLocalizations);
  String get title => 'Gezeiten'; }
class TextsEn extends Texts { const TextsEn(); String get title => 'Tides'; }
class TextsDelegate extends LocalizationsDelegate<WidgetsLocalizations> { const TextsDelegate();
  Future<WidgetsLocalizations> load(Locale locale) => SynchronousFuture<WidgetsLocalizations>(locale.languageCode == 'en' ? const TextsEn() : const Texts()); }
class Page extends StatelessWidget { Widget build(BuildContext context) => Text(${asked}); }`,
    }
    expect(wordsOf(await drawFiles(files))).toBe(shown)
  },
)
