import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const app = async (main: string, files: Readonly<Record<string, string>> = {}): Promise<string> =>
  wordsOf(await drawFiles({ 'lib/main.dart': `import 'package:flutter/material.dart';\n${main}`, ...files }))

describe('flutter_localization', { tags: 'P-665' }, () => {
  const root = (locales: string, text: string): string => `void main() => runApp(App());
class App extends StatefulWidget { State<App> createState() => _AppState(); }
class _AppState extends State<App> {
  final words = FlutterLocalization.instance;
  void initState() { super.initState(); words.init(${locales}); }
  Widget build(BuildContext context) => MaterialApp(supportedLocales: words.supportedLocales,
    localizationsDelegates: words.localizationsDelegates, home: Builder(builder: (context) => Text(${text})));
}`
  const MAPS = "mapLocales: [MapLocale('fr', {'hi': 'Bonjour %a'}), MapLocale('en', {'hi': 'Hello %a'})]"
  it.each([
    [`${MAPS}, initLanguageCode: 'fr'`, "'hi'.getString(context)", 'Bonjour %a'],
    [`${MAPS}, initLanguageCode: saved`, "'hi'.getString(context)", 'Hello %a'],
    [`${MAPS}, initLanguageCode: 'en'`, "context.formatString('hi', ['Kim'])", 'Hello Kim'],
    [`${MAPS}, initLanguageCode: 'en'`, "'gone'.getString(context)", 'gone not found'],
    [
      "jsonLocales: [JsonLocale('en', 'assets/en.json')], initLanguageCode: 'en'",
      "'hi'.getString(context)",
      'From a file',
    ],
  ])('%s: %s', async (locales, text, words) => {
    const files = {
      'pubspec.yaml': 'name: fixture\nflutter:\n  assets:\n    - assets/\n',
      'assets/en.json': '{"hi": "From a file"}',
    }
    expect(await app(root(locales, text), files)).toBe(words)
  })

  it('a text of an app without it has no such method', async () => {
    const page = "MaterialApp(home: Text('hi'.getString(context)))"
    expect(await app(`void main() => runApp(${page});`)).toBe('…')
  })
})

describe('flutter_translate', { tags: 'P-665' }, () => {
  const files = {
    'pubspec.yaml': 'name: fixture\nflutter:\n  assets:\n    - assets/i18n/\n',
    'assets/i18n/en_US.json':
      '{"home": {"title": "Hello {name}"}, "left": {"one": "one left", "other": "{{value}} left"}}',
  }
  const root = (text: string): string => `void main() async {
  final delegate = await LocalizationDelegate.create(fallbackLocale: 'en_US', supportedLocales: ['en_US']);
  runApp(LocalizedApp(delegate, MultiBlocProvider(providers: [], child: App())));
}
class App extends StatelessWidget { Widget build(BuildContext context) => ModeHandler(builder: (mode) => MaterialApp(home: Text(${text}))); }`
  it.each([
    ["translate('home.title', args: {'name': 'Kim'})", 'Hello Kim'],
    ["translatePlural('left', 1)", 'one left'],
    ["translatePlural('left', 4)", '4 left'],
    ["translate('home.gone')", 'home.gone'],
  ])('%s, in an app within a provider beside the delegate', async (text, words) => {
    expect(await app(root(text), files)).toBe(words)
  })
})

describe(
  'easy_localization, whose names of keys are in a class that a command writes',
  { tags: 'P-665' },
  () => {
    const files = {
      'pubspec.yaml': 'name: fixture\nflutter:\n  assets:\n    - assets/texts/\n',
      'assets/texts/en.json': '{"home": {"the_title": "Hello"}, "rooms": {"other": "{} rooms"}}',
    }
    const root = (
      home: string,
    ): string => `void main() => runApp(EasyLocalization(path: 'assets/texts', supportedLocales: [Locale('en')], child: App()));
class App extends StatelessWidget { Widget build(BuildContext context) => MaterialApp(home: ${home}); }`
    it.each([
      ['Text(LocaleKeys.home_the_title.tr())', 'Hello'],
      ['Text(tr(LocaleKeys.home_the_title))', 'Hello'],
      ['Text(LocaleKeys.home_the_title).tr()', 'Hello'],
      ['Text(LocaleKeys.rooms.plural(4))', '4 rooms'],
      ['Text(LocaleKeys.home_gone.tr())', 'home.gone'],
      ['Builder(builder: (context) => Text(context.locale.languageCode))', 'en'],
    ])('%s', async (home, words) => {
      expect(await app(root(home), files)).toBe(words)
    })

    it('the language that the context tells can be changed by the reader', async () => {
      const main = root('LocaleKeys').replace(
        'MaterialApp(home: LocaleKeys)',
        'MaterialApp(locale: context.locale, supportedLocales: context.supportedLocales, home: Page())',
      )
      const page = `class Page extends StatelessWidget { Widget build(BuildContext context) => Text('home.the_title'.tr() + context.locale.languageCode); }`
      const more = { ...files, 'assets/texts/de.json': '{"home": {"the_title": "Hallo"}}' }
      const text = main.replace("[Locale('en')]", "[Locale('de'), Locale('fr')]")
      expect(await app(`${text}\n${page}`, more)).toBe('Hallode')
    })
  },
)

describe('localize_and_translate', { tags: 'P-1077' }, () => {
  const files = {
    'pubspec.yaml': 'name: fixture\nflutter:\n  assets:\n    - assets/lang/\n',
    'assets/lang/en.json': '{"home": {"title": "Hello {name}"}, "go": "Go"}',
    'assets/lang/ar.json': '{"home": {"title": "Marhaban {name}"}, "go": "Hayya"}',
  }
  const NOW = "LocalizeAndTranslate.init(assetLoader: const AssetLoaderRootBundleJson('assets/lang/'), "
  const BEFORE = "translator.init(languagesList: ['ar', 'en'], assetsDirectory: 'assets/lang/', "
  const CODES = "supportedLanguageCodes: ['ar', 'en']"
  it.each([
    [`${NOW}${CODES})`, "'go'.tr()", 'Go'],
    [`${NOW}supportedLocales: [Locale('ar', 'EG'), Locale('fr', 'FR')])`, "'go'.tr()", 'Hayya'],
    [`${NOW}${CODES}, defaultType: LocalizationDefaultType.asDefined)`, "'go'.tr()", 'Hayya'],
    [`${NOW}${CODES}, defaultType: LocalizationDefaultType.device)`, "'home.title'.tr()", 'Hello {name}'],
    [`${BEFORE}localeType: LocalizationDefaultType.device)`, "translator.translate('go')", 'Go'],
    [`${BEFORE}localeType: LocalizationDefaultType.asDefined)`, "translator.translate('go')", 'Hayya'],
    [`${BEFORE})`, "translator.translate('home.title', {'name': 'Kim'})", 'Hello Kim'],
    [`${BEFORE})`, "translator.translate('gone')", 'gone'],
  ])('%s: %s', async (init, text, words) => {
    const main = `void main() async { await ${init}; runApp(LocalizedApp(child: App())); }
class App extends StatelessWidget { Widget build(BuildContext context) => MaterialApp(
  localizationsDelegates: translator.delegates, locale: translator.locale, supportedLocales: translator.locals(),
  builder: LocalizeAndTranslate.directionBuilder, home: Page()); }
class Page extends StatelessWidget { Widget build(BuildContext context) => Text(${text}); }`
    expect(await app(main, files)).toBe(words)
  })
})

describe('flutter_locales begins in the first of its languages', { tags: 'P-1063' }, () => {
  const files = {
    'pubspec.yaml': 'name: fixture\nflutter:\n  assets:\n    - assets/locales/\n',
    'assets/locales/en.json': '{"go_on": "Go on"}',
    'assets/locales/de.json': `{"go_on": "Weiter", "from": "Von # bis ##", "wide": "${'x'.repeat(60_000)}"}`,
  }
  it.each([
    ["LocaleText('Go on')", 'Weiter'],
    ["LocaleText('go_on', upperCase: true)", 'WEITER'],
    ["LocaleText('Go on', localize: false)", 'Go on'],
    ["Text(context.localeString('from', params: ['2', '5']))", 'Von 2 bis 5'],
    // what no page shows is put nowhere
    ["Text(context.localeString('from', localeParams: ['wide', 'wide']).length.toString())", '60009'],
    ["Text('go_on'.localize(context))", 'Weiter'],
    ["Text(Locales.string(context, 'gone'))", '$gone'],
    ['Text(context.currentLocale!.languageCode)', 'de'],
  ])('%s', async (widget, words) => {
    const main = `void main() async { await Locales.init(['de', 'en']); runApp(App()); }
class App extends StatelessWidget { Widget build(BuildContext context) => LocaleBuilder(builder: (locale) => MaterialApp(
  localizationsDelegates: Locales.delegates, supportedLocales: Locales.supportedLocales, locale: locale, home: Page())); }
class Page extends StatelessWidget { Widget build(BuildContext context) => ${widget}; }`
    expect(await app(main, files)).toBe(words)
  })
})

describe('i18next', { tags: 'P-1077' }, () => {
  const files = {
    'pubspec.yaml': 'name: fixture\nflutter:\n  assets:\n    - l10n/en/\n    - l10n/de/\n',
    'l10n/en/home.json':
      '{"title": "Hello {{name}}", "left": "one left", "left_plural": "{{count}} left", "who": "$t(common:app) team"}',
    'l10n/en/common.json': '{"app": "Tides", "menu": {"open": "Open"}}',
    'l10n/de/common.json': '{"app": "Gezeiten"}',
  }
  it.each([
    ["'common:menu.open'", 'Open'],
    ["'menu.open'", 'Open'],
    ["'home:title', variables: {'name': 'Kim'}", 'Hello Kim'],
    ["'home:left', count: 1", 'one left'],
    ["'home:left', count: 4", '4 left'],
    ["'home:who'", 'Tides team'],
  ])('t(%s)', async (asked, words) => {
    const main = `void main() => runApp(MaterialApp(supportedLocales: [Locale('en')], localizationsDelegates: [
  I18NextLocalizationDelegate(locales: [Locale('en')], dataSource: AssetBundleLocalizationDataSource(bundlePath: 'l10n'),
    options: const I18NextOptions(fallbackNamespaces: ['common']))], home: Page()));
class Page extends StatelessWidget { Widget build(BuildContext context) => Text(I18Next.of(context)!.t(${asked})); }`
    expect(await app(main, files)).toBe(words)
  })
})

describe('triple', { tags: 'P-665' }, () => {
  const page = (widget: string, begin = ''): string => `void main() => runApp(MaterialApp(home: Page()));
class Counter extends StreamStore<Exception, int> { Counter() : super(3) { ${begin} }
  Future<void> load() async => await execute(() async => 8); }
final counter = Counter();
class Page extends StatelessWidget { Widget build(BuildContext context) => ${widget}; }`
  const SCOPED = `ScopedBuilder<Counter, Exception, int>.transition(store: counter,
    onLoading: (_) => Text('waits'), onError: (_, e) => Text('failed'), onState: (_, state) => Text('at $state'))`
  it.each([
    ['the state that it begins with', SCOPED, '', 'at 3'],
    ['one that it sets', SCOPED, 'update(5);', 'at 5'],
    ['one that it goes for', SCOPED, 'load();', 'at 8'],
    ['waiting', SCOPED, 'setLoading(true);', 'waits'],
    ['failed', SCOPED, "setError('no');", 'failed'],
    [
      'all three',
      "TripleBuilder(store: counter, builder: (_, triple) => Text('has ${triple.state}'))",
      '',
      'has 3',
    ],
    ['without a widget of its own', "Text('${counter.state} ${counter.isLoading}')", '', '3 false'],
  ])('%s', async (_, widget, begin, words) => {
    expect(await app(page(widget, begin))).toBe(words)
  })
})

describe('the package localization', { tags: 'P-945' }, () => {
  const FILES = {
    'pubspec.yaml': 'name: fixture\nflutter:\n  assets:\n    - lib/i18n/\n',
    'lib/i18n/de_DE.json': '{"hi": "Hallo"}',
    'lib/i18n/en_US.json':
      '{"hi": "Hello", "to": "To %s, %s", "who": "%b{he:she} goes", "deep": {"er": "Below"}}',
  }
  const root = (text: string): string => `void main() => runApp(MaterialApp(
  localizationsDelegates: [LocalJsonLocalization.delegate], supportedLocales: [Locale('de', 'DE'), Locale('en', 'US')], home: Page()));
class Page extends StatelessWidget { Widget build(BuildContext context) => Text(${text}); }`

  it.each([
    ["'hi'.i18n()", 'Hello'],
    ["'to'.i18n(['Kim', 'Lee'])", 'To Kim, Lee'],
    ["'who'.i18n([], conditions: [false])", 'she goes'],
    ["'deep.er'.i18n()", 'Below'],
    ["'gone'.i18n()", 'gone'],
  ])('%s', async (text, words) => {
    expect(await app(root(text), FILES)).toBe(words)
  })

  it('where the reader has no file, those of the first language are shown', async () => {
    const { 'lib/i18n/en_US.json': _, ...files } = FILES
    expect(await app(root("'hi'.i18n()"), files)).toBe('Hallo')
  })
})
