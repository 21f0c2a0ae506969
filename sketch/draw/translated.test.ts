import path from 'node:path'
import { expect, test } from 'vitest'
import { drawApp } from './draw-app.ts'
import { FIRST_SCREEN } from './screen.ts'
import { NO_INTERACTIONS } from './interactions.ts'
import { ProjectReader } from '../project/read-project.ts'
import { openFiles, testParser } from '../testing/drawing.ts'
import { temporaryProject } from '../testing/temporary-project.ts'

/** Each translation in the picture, as `path < file#key`. */
async function translatedIn(files: Readonly<Record<string, string>>, locale: string): Promise<string[]> {
  const directory = await temporaryProject(files)
  const reading = await new ProjectReader(await testParser(), directory, 'lib/main.dart').read()
  if (reading.kind !== 'read') throw new Error(reading.errors.map(({ message }) => message).join('\n'))
  const { translated } = drawApp(reading.project, NO_INTERACTIONS, { ...FIRST_SCREEN, locale })
  return translated.flat().map((each) => {
    const file = path.relative(directory, each.file).split(path.sep).join('/')
    return `${each.path.join(' ')} < ${file}#${each.key.join('/')}`
  })
}

const main = (imports: string, home: string): string => `import 'package:flutter/material.dart';
${imports}
void main() => runApp(MaterialApp(
  localizationsDelegates: AppLocalizations.localizationsDelegates,
  supportedLocales: AppLocalizations.supportedLocales,
  home: Builder(builder: (context) => Column(children: [${home}])),
));
class Label extends StatelessWidget {
  const Label(this.label);
  final String label;
  Widget build(BuildContext context) => Text(label);
}
`

test(
  'a text of gen_l10n is of the file of the shown language, of the template where that lacks it',
  { tags: 'P-632' },
  async () => {
    const files = {
      'lib/main.dart': main(
        "import 'l10n/app_localizations.dart';",
        `Text(AppLocalizations.of(context)!.title), Label(AppLocalizations.of(context)!.only),
       Text(AppLocalizations.of(context)!.greeting('Kim')), Text('plain'),
       Text(AppLocalizations.of(context)!.title.toUpperCase()),
       TextField(decoration: InputDecoration(labelText: AppLocalizations.of(context)!.title))`,
      ),
      'lib/l10n/app_en.arb': '{"title": "Tides", "only": "Only here", "greeting": "Hello {name}"}',
      'lib/l10n/app_de.arb': '{"@@locale": "de", "title": "Gezeiten", "greeting": "Hallo {name}"}',
    }
    expect(await translatedIn(files, 'de')).toEqual([
      'text < lib/l10n/app_de.arb#title',
      'text < lib/l10n/app_en.arb#only',
      'text < lib/l10n/app_de.arb#greeting',
      'decoration labelText < lib/l10n/app_de.arb#title',
    ])
  },
)

const GENERATED = {
  'lib/l10n/app_localizations.dart': `import 'package:flutter/material.dart';
import 'app_localizations_de.dart';
abstract class AppLocalizations {
  AppLocalizations(this.localeName);
  final String localeName;
  static AppLocalizations of(BuildContext context) => Localizations.of<AppLocalizations>(context, AppLocalizations)!;
  static const delegate = _Delegate();
  static const localizationsDelegates = [delegate];
  static const supportedLocales = [Locale('de')];
  String get title;
  String greeting(String name);
  String due(String day);
}
class _Delegate extends LocalizationsDelegate<AppLocalizations> {
  const _Delegate();
  Future<AppLocalizations> load(Locale locale) => SynchronousFuture<AppLocalizations>(AppLocalizationsDe());
}
`,
  'lib/l10n/app_localizations_de.dart': `import 'app_localizations.dart';
class AppLocalizationsDe extends AppLocalizations {
  AppLocalizationsDe([String locale = 'de']) : super(locale);
  @override
  String get title => 'Before';
  @override
  String greeting(String name) {
    return 'Before $name';
  }
  @override
  String due(String day) {
    final String dayString = 'made ' + day;
    return 'Due $dayString';
  }
}
`,
  'lib/l10n/app_en.arb': '{"title": "Tides", "greeting": "Hello {name}", "due": "Due {day}"}',
  'lib/l10n/app_de.arb': '{"@@locale": "de", "title": "Gezeiten", "due": "Bis {day}"}',
  'lib/main.dart': main(
    "import 'l10n/app_localizations.dart';",
    `Text(AppLocalizations.of(context).title), Text(AppLocalizations.of(context).greeting('Kim')),
     Text(AppLocalizations.of(context).due('today'))`,
  ),
}

test.each([
  ['l10n.yaml', 'arb-dir: lib/l10n\n'],
  ['pubspec.yaml', 'name: app\nflutter:\n  generate: true # by pub get\n'],
])(
  'of files that gen_l10n wrote before the ARB files say the texts, as the app is run, by %s',
  { tags: 'P-710' },
  async (name, says) => {
    const files = { ...GENERATED, [name]: says }
    expect(await translatedIn(files, 'de')).toEqual([
      'text < lib/l10n/app_de.arb#title',
      // what the language lacks is the template's
      'text < lib/l10n/app_en.arb#greeting',
    ])
    const page = await openFiles(files)
    expect(page.words()).toBe('Gezeiten|Hello Kim|Due made today')
    // nothing but the ARB file is another
    await page.reload({ 'lib/l10n/app_de.arb': '{"title": "Ebbe", "greeting": "{name}: Moin"}' })
    expect(page.words()).toBe('Ebbe|Kim: Moin|Due made today')
  },
)

test('where nothing writes them anew they stay as they are', { tags: 'P-710' }, async () => {
  expect(await translatedIn(GENERATED, 'de')).toEqual([])
  expect((await openFiles(GENERATED)).words()).toBe('Before|Before Kim|Due made today')
})

test('a text of slang is of its file of JSON, by the keys there', { tags: 'P-632' }, async () => {
  const files = {
    'pubspec.yaml': 'name: app\ndependencies:\n  slang: 4.0.0\n',
    'lib/main.dart': `import 'package:flutter/material.dart';
import 'i18n/strings.g.dart';
void main() => runApp(MaterialApp(home: Column(children: [
  Text(t.home.title), Text(t.home.deep.only), Text(t.greeting(name: 'Kim')),
])));
`,
    'lib/i18n/en.i18n.json':
      '{"home": {"title": "Tides", "deep": {"only": "Only here"}}, "greeting": "Hello $name"}',
    'lib/i18n/de.i18n.json': '{"home": {"title": "Gezeiten"}, "greeting": "Hallo $name"}',
  }
  expect(await translatedIn(files, 'de')).toEqual([
    'text < lib/i18n/de.i18n.json#home/title',
    'text < lib/i18n/en.i18n.json#home/deep/only',
    'text < lib/i18n/de.i18n.json#greeting',
  ])
})

test(
  'a namespace of slang is a file, and no key in it; of YAML and CSV it is told as well',
  { tags: 'P-632' },
  async () => {
    const files = {
      'pubspec.yaml': 'name: app\ndependencies:\n  slang: 4.0.0\n',
      'slang.yaml':
        'namespaces: true\ninput_directory: lib/i18n\ninput_file_pattern: .i18n.json\noutput_directory: lib/i18n\n',
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'i18n/strings.g.dart';
void main() => runApp(MaterialApp(home: Text(t.home.page.title)));
`,
      'lib/i18n/en/home.i18n.json': '{"page": {"title": "Tides"}}',
    }
    expect(await translatedIn(files, 'en')).toEqual(['text < lib/i18n/en/home.i18n.json#page/title'])
    const yaml = {
      ...files,
      'slang.yaml': 'input_directory: lib/i18n\ninput_file_pattern: .i18n.yaml\noutput_directory: lib/i18n\n',
      'lib/i18n/en.i18n.yaml': 'home:\n  page:\n    title: Tides\n',
    }
    expect(await translatedIn(yaml, 'en')).toEqual(['text < lib/i18n/en.i18n.yaml#home/page/title'])
    const csv = {
      ...files,
      'slang.yaml': 'input_directory: lib/i18n\ninput_file_pattern: .i18n.csv\noutput_directory: lib/i18n\n',
      'lib/i18n/en.i18n.csv': 'title,Tides\n',
      'lib/main.dart': files['lib/main.dart'].replace('t.home.page.title', 't.title'),
    }
    expect(await translatedIn(csv, 'en')).toEqual(['text < lib/i18n/en.i18n.csv#title'])
  },
)

test('a text of easy_localization is of its asset, also by a nested key', { tags: 'P-632' }, async () => {
  const files = {
    'pubspec.yaml':
      'name: app\ndependencies:\n  easy_localization: 3.0.0\nflutter:\n  assets:\n    - assets/i18n/\n',
    'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:easy_localization/easy_localization.dart';
void main() => runApp(EasyLocalization(
  supportedLocales: [Locale('en'), Locale('de')],
  path: 'assets/i18n',
  fallbackLocale: Locale('en'),
  child: App(),
));
class App extends StatelessWidget {
  Widget build(BuildContext context) => MaterialApp(supportedLocales: context.supportedLocales, home: Column(children: [
    Text('home.title'.tr()), Text(tr('only')), Text('none'.tr()), Text('home.title').tr(),
  ]));
}
`,
    'assets/i18n/en.json': '{"home": {"title": "Tides"}, "only": "Only here"}',
    'assets/i18n/de.json': '{"home": {"title": "Gezeiten"}}',
  }
  expect(await translatedIn(files, 'de')).toEqual([
    'text < assets/i18n/de.json#home/title',
    'text < assets/i18n/en.json#only',
    'text < assets/i18n/de.json#home/title',
  ])
})

const ASSETS = 'flutter:\n  assets:\n    - assets/i18n/\n'
const easy = (path: string, more = ''): string => `import 'package:flutter/material.dart';
import 'package:easy_localization/easy_localization.dart';
void main() => runApp(EasyLocalization(
  supportedLocales: [Locale('en'), Locale('de')], path: '${path}', ${more}
  child: Builder(builder: (context) => MaterialApp(supportedLocales: context.supportedLocales, home: Column(children: [
    Text('title'.tr()), Text('pieces'.plural(1)),
  ]))),
));
`

test.each([
  ['YAML', easy('assets/i18n'), 'de.yaml', 'title: Gezeiten\npieces:\n  one: Eins\n', 'title', 'pieces/one'],
  [
    'CSV',
    easy('assets/i18n/all.csv', 'assetLoader: CsvAssetLoader(),'),
    'all.csv',
    'str,en,de\ntitle,Tides,Gezeiten\npieces.one,One,Eins\n',
    'title/de',
    'pieces.one/de',
  ],
])(
  'a text of easy_localization is of its %s',
  { tags: 'P-711' },
  async (_, source, name, text, title, one) => {
    const pubspec = `name: app\ndependencies:\n  easy_localization: 3.0.0\n${ASSETS}`
    const files = { 'pubspec.yaml': pubspec, 'lib/main.dart': source, [`assets/i18n/${name}`]: text }
    expect(await translatedIn(files, 'de')).toEqual([
      `text < assets/i18n/${name}#${title}`,
      `text < assets/i18n/${name}#${one}`,
    ])
  },
)

const assetApp = (main: string) => ({
  'assets/i18n/de.json': '{"home": {"title": "Gezeiten {name}"}, "a": "A"}',
  'pubspec.yaml': `name: app\n${ASSETS}`,
  'lib/main.dart': `import 'package:flutter/material.dart';\n${main}`,
})

test.each([
  [
    'flutter_i18n',
    `void main() => runApp(MaterialApp(
  supportedLocales: [Locale('de')],
  localizationsDelegates: [FlutterI18nDelegate(translationLoader: FileTranslationLoader(basePath: 'assets/i18n'))],
  home: Builder(builder: (c) => Column(children: [
    Text(FlutterI18n.translate(c, 'home.title', translationParams: {'name': 'Kim'})), I18nText('a'),
  ])),
));`,
  ],
  [
    'flutter_translate',
    `import 'package:flutter_translate/flutter_translate.dart';
void main() async {
  final delegate = await LocalizationDelegate.create(fallbackLocale: 'de', supportedLocales: ['de']);
  runApp(LocalizedApp(delegate, MaterialApp(home: Builder(builder: (c) => Column(children: [
    Text(translate('home.title', args: {'name': 'Kim'})), Text(translate('a')),
  ])))));
}`,
  ],
  [
    'flutter_localization',
    `import 'package:flutter_localization/flutter_localization.dart';
void main() => runApp(App());
class App extends StatefulWidget { State<App> createState() => _AppState(); }
class _AppState extends State<App> {
  final FlutterLocalization l = FlutterLocalization.instance;
  void initState() {
    l.init(jsonLocales: [JsonLocale('de', 'assets/i18n/de.json')], initLanguageCode: 'de');
    super.initState();
  }
  Widget build(BuildContext context) => MaterialApp(home: Column(children: [
    Text('home.title'.getString(context)), Text(context.formatString('a', [])),
  ]));
}`,
  ],
])('a text of %s is of its asset', { tags: 'P-711' }, async (_, main) => {
  expect(await translatedIn(assetApp(main), 'de')).toEqual([
    'text < assets/i18n/de.json#home/title',
    'text < assets/i18n/de.json#a',
  ])
})

test('a text of a FlutterFlow export is of its map, by id and language', { tags: 'P-678' }, async () => {
  const files = {
    'lib/main.dart': `import 'package:flutter/material.dart';
import 'flutter_flow/internationalization.dart';
void main() => runApp(MaterialApp(
  localizationsDelegates: [FFLocalizationsDelegate()],
  supportedLocales: [Locale('en'), Locale('de')],
  home: Builder(builder: (context) => Column(children: [
    Text(FFLocalizations.of(context).getText('a1' /* Tides */)),
    Text(FFLocalizations.of(context).getText('none')),
  ])),
));
`,
    'lib/flutter_flow/internationalization.dart': `import 'package:flutter/material.dart';
class FFLocalizations {
  FFLocalizations(this.locale);
  final Locale locale;
  static FFLocalizations of(BuildContext context) =>
      Localizations.of<FFLocalizations>(context, FFLocalizations)!;
  String get languageCode => locale.toString();
  String getText(String key) => (kTranslationsMap[key] ?? {})[locale.toString()] ?? '';
}
class FFLocalizationsDelegate extends LocalizationsDelegate<FFLocalizations> {
  const FFLocalizationsDelegate();
  Future<FFLocalizations> load(Locale locale) => SynchronousFuture<FFLocalizations>(FFLocalizations(locale));
}
final kTranslationsMap = <Map<String, Map<String, String>>>[
  {'a1': {'en': 'Tides', 'de': 'Gezeiten'}},
].reduce((a, b) => a..addAll(b));
`,
  }
  const file = 'lib/flutter_flow/internationalization.dart'
  expect(await translatedIn(files, 'de')).toEqual([`text < ${file}#a1/de`])
  expect(await translatedIn(files, 'en')).toEqual([`text < ${file}#a1/en`])
})

const GETX = `import 'package:flutter/material.dart';
import 'package:get/get.dart';
import 'texts.dart';
void main() => runApp(GetMaterialApp(
  translations: Texts(), supportedLocales: [Locale('en'), Locale('de')], home: Page()));
class Page extends StatelessWidget {
  Widget build(BuildContext context) => Column(children: [
    Text('hello'.tr), Text('hi'.trParams({'name': 'Kim'})), Text('named'.tr), Text('joined'.tr), Text('none'.tr),
  ]);
}
`
const SAID = `{'hello': 'Hallo é', "hi": 'Hallo @name', Keys.named: 'Benannt', 'joined': 'Zwei \${Keys.named}'}`

test.each([
  ['in the map itself', SAID, '', 'lib/texts.dart#de_DE/'],
  ['a constant of another file', 'german', `const german = ${SAID};`, 'lib/german.dart#'],
  [
    'a getter of a class',
    'German().texts',
    `class German { Map<String, String> get texts => ${SAID}; }`,
    'lib/german.dart#',
  ],
  [
    'a static method',
    'German.texts()',
    `class German { static Map<String, String> texts() { return ${SAID}; } }`,
    'lib/german.dart#',
  ],
])('a text of GetX stands %s', { tags: 'P-739' }, async (_, de, german, place) => {
  const files = {
    'pubspec.yaml': 'name: app\ndependencies:\n  get: 4.6.6\n',
    'lib/main.dart': GETX,
    'lib/texts.dart': `import 'package:get/get.dart';
import 'german.dart';
import 'keys.dart';
class Texts extends Translations {
  Map<String, Map<String, String>> get keys => {'en_US': {'hello': 'Hello'}, 'de_DE': ${de}};
}
`,
    'lib/keys.dart': "class Keys { static const named = 'named'; }\n",
    'lib/german.dart': `import 'keys.dart';\n${german}\n`,
  }
  // what is not written as a literal, key or text, has no place
  expect(await translatedIn(files, 'de')).toEqual([`text < ${place}hello`, `text < ${place}hi`])
})
