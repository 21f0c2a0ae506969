import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const words = async (
  table: string,
  page: string,
  files: Readonly<Record<string, string>> = {},
): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:i18n_extension/i18n_extension.dart';
import 'texts.dart';
void main() async { await Texts.load(); runApp(MaterialApp(home: Column(children: [${page}]))); }
`,
      'lib/texts.dart': `import 'package:i18n_extension/i18n_extension.dart';
class Texts {
  static var all = ${table};
  static Future<void> load() async { all += await JSONImporter().fromAssetDirectory('assets/texts'); }
}
extension Translated on Object {
  String get i18n => localize(this, Texts.all);
  String plural(value) => localizePlural(value, this, Texts.all);
  String fill(List<Object> params) => localizeFill(this, params);
}
extension Words on String { String get said => localize(this, Texts.all); }
`,
      ...files,
    }),
  )

describe('i18n_extension', { tags: 'P-719' }, () => {
  it.each([
    ['a text is its own key', "Translations.byText('en_us')", "Text('Home'.said)", 'Home'],
    [
      'a text of another language is translated where that is there',
      "Translations.byText('de_de') + {'de_de': 'Hallo', 'en_us': 'Hello'}",
      "Text('Hallo'.said), Text('Ende'.said)",
      'Hello|Ende',
    ],
    [
      'by text, as it was written before',
      "Translations('de') + {'de': 'Hallo', 'en': 'Hello'}",
      "Text('Hallo'.said)",
      'Hello',
    ],
    [
      'of a constant table',
      "ConstTranslations('de', {'Hallo': {'de': 'Hallo', 'en': 'Hello'}})",
      "Text('Hallo'.said)",
      'Hello',
    ],
    [
      'by language',
      "Translations.byLocale('pt') + {'pt': {'Sim': 'Sim'}, 'en': {'Sim': 'Yes'}}",
      "Text('Sim'.said)",
      'Yes',
    ],
    [
      'by a name',
      "Translations.byId('en-US', {'title': {'en-US': 'The list', 'es': 'La lista'}})",
      "Text('title'.said)",
      'The list',
    ],
    [
      'two tables',
      "Translations.byText('de') * (Translations.byText('de') + {'de': 'Ja', 'en': 'Yes'})",
      "Text('Ja'.said)",
      'Yes',
    ],
    ['with values', "Translations.byText('en')", "Text(localizeFill('%s of %d'.said, [3, 7]))", '3 of 7'],
  ])('%s', async (_, table, page, shown) => {
    expect(await words(table, page)).toBe(shown)
  })

  it('texts of a folder of assets, for the reader', async () => {
    const files = {
      'pubspec.yaml': 'name: shop\nflutter:\n  assets:\n    - assets/texts/\n',
      'assets/texts/de.json': '{"Heim": "Heim"}',
      'assets/texts/en-US.json': '{"Heim": "Home"}',
    }
    expect(await words("Translations.byLocale('de')", "Text('Heim'.said)", files)).toBe('Home')
  })
})
