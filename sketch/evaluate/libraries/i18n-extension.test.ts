import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const words = async (
  table: string,
  page: string,
  files: Readonly<Record<string, string>> = {},
  load = 'Texts.load()',
): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:i18n_extension/i18n_extension.dart';
import 'texts.dart';
void main() async { await ${load}; runApp(MaterialApp(home: Column(children: [${page}]))); }
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
    [
      'what the reader lacks is said in the language of the table',
      "Translations.byLocale('de') + {'de': {'home': 'Heim'}, 'en': {'end': 'The end'}}",
      "Text('home'.said), Text('end'.said)",
      'Heim|The end',
    ],
    [
      'in a language that is asked for',
      "Translations.byLocale('en') + {'de': {'home': 'Heim'}, 'en': {'home': 'Home'}}",
      "Text(localize('home', Texts.all, languageTag: 'de-DE'))",
      'Heim',
    ],
    [
      'of a number',
      "Translations.byText('en') + {'en': '%d files'.zero('No file').one('A file').times(12, 'A dozen')}",
      "Text('%d files'.zero('No file').one('A file').times(12, 'A dozen').plural(1)), Text('%d files'.plural(5))",
      'A file|5 files',
    ],
    [
      'of a version',
      "Translations.byText('en')",
      "Text(localizeVersion('formal', 'Hi'.modifier('formal', 'Good day'), Texts.all))",
      'Good day',
    ],
    [
      'with values by name and in turn',
      "Translations.byText('en')",
      "Text(localizeArgs('{a} of {b}', {'a': 3, 'b': 7})), Text(localizeArgs('{} and {}', 1, 2))",
      '3 of 7|1 and 2',
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

  const PO = {
    'pubspec.yaml': 'name: shop\nflutter:\n  assets:\n    - assets/words/\n',
    'assets/words/de.po': 'msgid "home"\nmsgstr "Heim"\n',
    'assets/words/en.po':
      'msgid "home"\nmsgstr "Home"\n\nmsgid "%d"\nmsgid_plural "%d"\nmsgstr[0] "One"\nmsgstr[1] "%d files"\n',
  }

  it.each([
    ['a folder', "await GettextImporter().fromAssetDirectory('assets/words')"],
    ['a folder, as it is written now', "await I18nPoLoader().fromAssetDir('assets/words')"],
    ['a file', "await GettextImporter().fromAssetFile('en', 'assets/words/en.po')"],
    [
      'the files that the bundle lists',
      `await (() async {
        final list = await AssetManifest.loadFromAssetBundle(rootBundle);
        Map<String, Map<String, String>> all = HashMap();
        for (String path in list.listAssets()) {
          if (path.endsWith('.po')) all.addAll(await GettextImporter().fromAssetFile(path.split('/').last.split('.')[0], path));
        }
        return all;
      })()`,
    ],
    [
      'the files that the bundle listed before',
      `await (() async {
        final Map<String, dynamic> list = json.decode(await rootBundle.loadString('AssetManifest.json'));
        final path = list.keys.firstWhere((each) => each.contains('en.'));
        return await GettextImporter().fromAssetFile('en', path);
      })()`,
    ],
  ])('texts of gettext, of %s', { tags: 'P-939' }, async (_, load) => {
    const table = `Translations.byLocale('de');
  static Future<void> more() async { all += ${load}; }
  static var none = 0`
    const page = "Text('home'.said), Text('%d'.plural(4))"
    expect(await words(table, page, PO, 'Texts.more()')).toBe('Home|4 files')
  })
})
