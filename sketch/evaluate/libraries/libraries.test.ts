import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const draw = async (page: string, more = '', files: Readonly<Record<string, string>> = {}): Promise<string> =>
  wordsOf(await drawFiles({ 'lib/main.dart': mainWith(page, more), ...files }))

/** An app whose root is this widget. */
const app = async (root: string, more = '', files: Readonly<Record<string, string>> = {}): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';\n${more}\nvoid main() => runApp(${root});\n`,
      ...files,
    }),
  )

const STATE = `@freezed
class PageState with _$PageState {
  const PageState._();
  const factory PageState.initial() = _Initial;
  const factory PageState.loaded(List<String> names, {@Default('none') String title}) = Loaded;
  bool get isInitial => this is _Initial;
}
`
const CUBIT = (initial: string): string =>
  `${STATE}class PageCubit extends Cubit<PageState> { PageCubit() : super(${initial}); }\n`
const WHEN = (name: string, ends: string): string =>
  `BlocBuilder<PageCubit, PageState>(builder: (context, state) => state.${name}(${ends}))`

describe('freezed unions, by the factory that made them', { tags: 'P-479' }, () => {
  it.each([
    [
      'when',
      "initial: () => Text('first'), loaded: (names, title) => Text('$title $names')",
      'first',
      'x [a]',
    ],
    ['maybeWhen', "loaded: (names, title) => Text(title), orElse: () => Text('else')", 'else', 'x'],
    ['map', "initial: (_) => Text('first'), loaded: (it) => Text(it.title)", 'first', 'x'],
    ['maybeMap', "initial: (it) => Text('${it.isInitial}'), orElse: () => Text('else')", 'true', 'else'],
  ])('%s', async (name, ends, initial, loaded) => {
    expect(await draw(WHEN(name, ends), CUBIT('const PageState.initial()'))).toBe(initial)
    expect(await draw(WHEN(name, ends), CUBIT("PageState.loaded(['a'], title: 'x')"))).toBe(loaded)
  })

  it('a tear-off of a widget is a branch, a default fills what was not given, and a pattern has its class', async () => {
    const widgets =
      "class First extends StatelessWidget { Widget build(BuildContext c) => Text('torn off'); }\n"
    expect(await draw(WHEN('when', 'initial: First.new'), CUBIT('PageState.initial()') + widgets)).toBe(
      'torn off',
    )
    const byPattern = "switch (state) { Loaded(:final title) => Text(title), _ => Text('other') }"
    const page = `BlocBuilder<PageCubit, PageState>(builder: (context, state) => ${byPattern})`
    expect(await draw(page, CUBIT("PageState.loaded(['a'])"))).toBe('none')
    expect(await draw(page, CUBIT('PageState.initial()'))).toBe('other')
  })

  it('a value that only running code has goes to the branch with data', async () => {
    expect(await draw("load().when(loading: () => Text('wait'), data: (it) => Text('data'))")).toBe('data')
  })
})

describe('provider and bloc: what is provided above is what is read below', { tags: 'P-479' }, () => {
  const cart = 'class Cart extends ChangeNotifier { Cart(this.count); final int count; }\n'
  it.each([
    ['watch', "Text('${context.watch<Cart>().count}')"],
    ['select, typed by its parameter', "Text('${context.select((Cart cart) => cart.count)}')"],
    ['Provider.of', "Text('${Provider.of<Cart>(context).count}')"],
    ['Consumer', "Consumer<Cart>(builder: (context, cart, child) => Text('${cart.count}'))"],
    [
      'Selector',
      "Selector<Cart, int>(selector: (_, cart) => cart.count, builder: (_, count, __) => Text('$count'))",
    ],
  ])('%s', async (_, page) => {
    const root = `MultiProvider(providers: [ChangeNotifierProvider(create: (_) => Cart(7))], child: MaterialApp(home: Page()))`
    const more = `${cart}class Page extends StatelessWidget { Widget build(BuildContext context) => ${page}; }`
    expect(await app(root, more)).toBe('7')
  })

  it('a bloc above the app, with the state it was constructed with, also for its theme', async () => {
    const more = `class Mode extends HydratedCubit<String> { Mode(super.initial); }
class App extends StatelessWidget { Widget build(BuildContext context) => BlocBuilder<Mode, String>(
  builder: (context, state) => MaterialApp(home: Text(state))); }`
    expect(await app("BlocProvider(create: (_) => Mode('kept'), child: App())", more)).toBe('kept')
  })

  it('get_it: what main registered', async () => {
    const main = `import 'package:flutter/material.dart';
final locator = GetIt.instance;
abstract class Api { String get name; }
class RealApi implements Api { RealApi(this.name); final String name; }
void main() { locator.registerLazySingleton<Api>(() => RealApi('registered')); runApp(MaterialApp(home: Page())); }
class Page extends StatelessWidget { Widget build(BuildContext context) => Text(locator<Api>().name); }
`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe('registered')
  })
})

describe('riverpod, by hand and generated', { tags: 'P-479' }, () => {
  const page = (text: string, more: string): [string, string] => [
    `Consumer(builder: (context, ref, child) => ${text})`,
    more,
  ]
  it.each([
    page('Text(ref.watch(nameProvider))', "final nameProvider = Provider((ref) => 'plain');"),
    page('Text(ref.watch(nameProvider))', "@riverpod\nString name(Ref ref) => 'plain';"),
    page(
      'Text(ref.watch(nameProvider))',
      "@riverpod\nclass Name extends _$Name { @override String build() => 'plain'; }",
    ),
    page(
      'Text(ref.watch(nameProvider))',
      "final nameProvider = NotifierProvider<Name, String>(Name.new);\nclass Name extends Notifier<String> { String build() => ref.watch(other); }\nfinal other = Provider((ref) => 'plain');",
    ),
    page(
      'Text(ref.watch(nameProvider))',
      "final nameProvider = StateNotifierProvider<Name, String>((ref) => Name());\nclass Name extends StateNotifier<String> { Name() : super('plain'); }",
    ),
    page('Text(ref.watch(nameProvider(2)))', "@riverpod\nString name(Ref ref, int n) => 'pl' 'ain';"),
    page(
      "Text(ref.watch(nameProvider('plain')))",
      'final nameProvider = Provider.family<String, String>((ref, it) => it);',
    ),
    page(
      "ref.watch(nameProvider).when(data: (it) => Text(it), loading: () => Text('wait'), error: (e, s) => Text('no'))",
      "@riverpod\nFuture<String> name(Ref ref) async { await load(); return 'plain'; }",
    ),
    page(
      "switch (ref.watch(nameProvider)) { AsyncData(:final value) => Text(value), _ => Text('wait') }",
      "final nameProvider = FutureProvider<String>((ref) async => 'plain');",
    ),
    page(
      'Text(ref.watch(cartProvider.select((it) => it.name)))',
      "class Cart { final name = 'plain'; }\nfinal cartProvider = Provider((ref) => Cart());",
    ),
    page(
      'Text(ref.read(cartProvider.notifier).name)',
      "final cartProvider = NotifierProvider<Cart, int>(Cart.new);\nclass Cart extends Notifier<int> { int build() => 0; final name = 'plain'; }",
    ),
  ])('%s of %s', async (text, more) => {
    expect(await draw(text, more)).toBe('plain')
  })

  it.each([
    "ProviderScope(overrides: [name.overrideWithValue('over')], child: MaterialApp(home: Page()))",
    "UncontrolledProviderScope(container: ProviderContainer(overrides: [name.overrideWithValue('over')]), child: MaterialApp(home: Page()))",
  ])('an override stands for its provider: %s', async (root) => {
    const more =
      'final name = Provider<String>((ref) => throw UnimplementedError());\nclass Page extends ConsumerWidget { Widget build(BuildContext context, WidgetRef ref) => Text(ref.watch(name)); }'
    expect(await app(root, more)).toBe('over')
  })

  it('a container is found by its context', { tags: 'P-743' }, async () => {
    const more = `final name = Provider<String>((ref) => 'plain');
class Page extends StatelessWidget { Widget build(BuildContext context) => Text(ProviderScope.containerOf(context).read(name)); }`
    expect(await app('ProviderScope(child: MaterialApp(home: Page()))', more)).toBe('plain')
  })
})

describe('GetX', { tags: 'P-479' }, () => {
  const controller = `class Home extends GetxController {
  final count = 1.obs; var name = ''.obs; final names = <String>['a'].obs;
  void onInit() { super.onInit(); name.value = 'begun'; names.value = ['b']; names[0] = 'c'; }
}
`
  const wanted = (it: string): string => `Text('\${${it}.count} \${${it}.name.value} \${${it}.names}')`
  it.each([
    ['Get.put', `Obx(() => ${wanted('it')})`.replaceAll('it.', 'Get.put(Home()).')],
    ['Get.find', `Obx(() => ${wanted('it')})`.replaceAll('it.', 'Get.find<Home>().')],
    ['GetBuilder', `GetBuilder<Home>(builder: (it) => ${wanted('it')})`],
    ['GetX', `GetX<Home>(init: Home(), builder: (it) => ${wanted('it')})`],
    ['GetView', 'View()'],
  ])('%s', async (_, page) => {
    const view = `class View extends GetView<Home> { Widget build(BuildContext c) => ${wanted('controller')}; }`
    expect(await draw(page, controller + view)).toBe('1 begun [c]')
  })

  it('what is true of an observed flag', async () => {
    const flags = 'class Flags { final on = false.obs; Flags() { on.value = true; } }'
    expect(await draw("Text('${Flags().on.isTrue} ${Flags().on.isFalse}')", flags)).toBe('true false')
  })

  it('its translations', async () => {
    const more = `class Texts extends Translations { Map<String, Map<String, String>> get keys => {'de_DE': {'hello': 'Hallo'}, 'en_US': {'hello': 'Hello'}}; }
class Page extends StatelessWidget { Widget build(BuildContext context) => Text('hello'.tr); }`
    expect(await app('GetMaterialApp(translations: Texts(), home: Page())', more)).toBe('Hello')
  })

  it.each([
    ["'hello'.tr", 'Hello'],
    ["'bye'.tr", 'Tschüs'],
    ["'gone'.tr", 'gone'],
  ])('what its language lacks in that of the fallback: %s', { tags: 'P-918' }, async (text, shown) => {
    const more = `class Texts extends Translations { Map<String, Map<String, String>> get keys => {'en_US': {'hello': 'Hello'}, 'de_DE': {'hello': 'Hallo', 'bye': 'Tschüs'}}; }
class Page extends StatelessWidget { Widget build(BuildContext context) => Text(${text}); }`
    const root = "GetMaterialApp(translations: Texts(), fallbackLocale: Locale('de', 'DE'), home: Page())"
    expect(await app(root, more)).toBe(shown)
  })

  it('texts by a map that was generated', { tags: 'P-757' }, async () => {
    const more = `
class Words { static Map<String, Map<String, String>> all = {'en_US': Texts.english, 'de_DE': {'hi': 'Hallo'}}; }
class Texts { static const english = {'hi': 'Hello'}; }
class Page extends StatelessWidget { Widget build(BuildContext context) => Text('hi'.tr); }`
    expect(await app('GetMaterialApp(translationsKeys: Words.all, home: Page())', more)).toBe('Hello')
  })
})

describe('translations by keys and hooks', { tags: 'P-479' }, () => {
  const files = {
    'pubspec.yaml': 'name: fixture\nflutter:\n  assets:\n    - assets/texts/\n',
    'assets/texts/en.json':
      '{"title": "Title", "home": {"hello": "Hello {}"}, "n": {"one": "One", "other": "{} pieces"}, "by": "By {who}"}',
  }
  it('easy_localization reads its assets', async () => {
    const texts =
      "[tr('title'), 'home.hello'.tr(args: ['Kim']), 'n'.plural(1), 'n'.plural(3), 'by'.tr(namedArgs: {'who': 'me'}), 'none'.tr()]"
    const more = `class App extends StatelessWidget { Widget build(BuildContext context) => MaterialApp(
  supportedLocales: context.supportedLocales, home: Column(children: [for (final each in ${texts}) Text(each)])); }`
    const root = "EasyLocalization(path: 'assets/texts', supportedLocales: [Locale('en')], child: App())"
    expect(await app(root, more, files)).toBe('Title|Hello Kim|One|3 pieces|By me|none')
  })

  it.each([
    [
      'YAML',
      { 'assets/texts/en.yaml': 'title: Title\nlink: "See @:title"\nhe: {male: He, other: They}\n' },
      '',
    ],
    [
      'CSV',
      { 'assets/texts/all.csv': 'str,de,en\ntitle,Titel,"Title"\nlink,,See @:title\nhe.male,Er,He\n' },
      '/all.csv',
    ],
  ])('easy_localization reads %s, links and genders', async (_, given, file) => {
    const texts = "['title'.tr(), 'link'.tr(), 'he'.tr(gender: 'male'), 'none'.tr()]"
    const page = `EasyLocalization(path: 'assets/texts${file}', supportedLocales: [Locale('en')], child: MaterialApp(
  home: Builder(builder: (context) => Column(children: [for (final each in ${texts}) Text(each), Text('title').tr()]))))`
    expect(await app(page, '', { 'pubspec.yaml': files['pubspec.yaml'], ...given })).toBe(
      'Title|See Title|He|none|Title',
    )
  })

  it('easy_localization: generated code, and the fallback below the language', async () => {
    const loader = `class CodegenLoader extends AssetLoader {
  static const Map<String, dynamic> en = {'title': 'Title', 'home': {'hello': 'Hello'}};
  static const Map<String, Map<String, dynamic>> mapLocales = {'en': en};
}`
    const page =
      "EasyLocalization(path: 'x', assetLoader: CodegenLoader(), supportedLocales: [Locale('en')], child: MaterialApp(home: Builder(builder: (context) => Text('home.hello'.tr()))))"
    expect(await app(page, loader)).toBe('Hello')
    const both = {
      'assets/texts/en.json': '{"a": "English"}',
      'assets/texts/de.json': '{"a": "Deutsch", "b": "Beide"}',
    }
    const below =
      "EasyLocalization(path: 'assets/texts', fallbackLocale: Locale('de'), supportedLocales: [Locale('en')], child: MaterialApp(home: Builder(builder: (context) => Text('a'.tr() + 'b'.tr()))))"
    expect(await app(below, '', { 'pubspec.yaml': files['pubspec.yaml'], ...both })).toBe('EnglishBeide')
  })

  it.each([
    ['around the app', 'Spoken(child: MaterialApp(home: Title()))'],
    ['within the app', 'MaterialApp(home: Spoken(child: Title()))'],
  ])('easy_localization in a class of the app that extends it, %s', { tags: 'P-779' }, async (_, root) => {
    const more = `class Spoken extends EasyLocalization {
  Spoken({required super.child, super.key}) : super(path: folder, supportedLocales: languages);
  static const folder = 'assets/texts';
  static final languages = [Locale('en')];
}
class Title extends StatelessWidget { Widget build(BuildContext context) => Text('title'.tr()); }`
    expect(await app(root, more, files)).toBe('Title')
  })

  it('slang: the base language, and the reader’s', async () => {
    const strings = `import 'package:slang_flutter/slang_flutter.dart';
part 'strings_ja.g.dart';
enum AppLocale with BaseAppLocale<AppLocale, Translations> {
  ja(languageCode: 'ja'), en(languageCode: 'en');
  const AppLocale({required this.languageCode});
  final String languageCode;
  Translations buildSync() { switch (this) { case AppLocale.ja: return TranslationsJa(); case AppLocale.en: return TranslationsEn(); } }
}
Translations get t => LocaleSettings.instance.currentTranslations;
class TranslationProvider extends BaseTranslationProvider<AppLocale, Translations> { TranslationProvider({required super.child}) : super(settings: LocaleSettings.instance); }
class LocaleSettings extends BaseFlutterLocaleSettings<AppLocale, Translations> { LocaleSettings._(); static final instance = LocaleSettings._(); }
class TranslationsEn implements Translations { TranslationsEn(); String get title => 'English'; }
`
    const base = `part of 'strings.g.dart';
typedef TranslationsJa = Translations;
class Translations with BaseTranslations<AppLocale, Translations> {
  static Translations of(BuildContext context) => InheritedLocaleData.of<AppLocale, Translations>(context).translations;
  Translations();
  String get title => 'Japanese';
}
`
    const more =
      "import 'strings.g.dart';\nclass Page extends StatelessWidget { Widget build(BuildContext context) => Column(children: [Text(t.title), Text(Translations.of(context).title)]); }"
    const generated = { 'lib/strings.g.dart': strings, 'lib/strings_ja.g.dart': base }
    expect(await app('TranslationProvider(child: MaterialApp(home: Page()))', more, generated)).toBe(
      'English|English',
    )
    const japanese = "TranslationProvider(child: MaterialApp(locale: Locale('ja'), home: Page()))"
    expect(await app(japanese, more, generated)).toBe('Japanese|Japanese')
  })

  it(
    'slang: a text by its key, and the classes that were generated before its version 4',
    { tags: 'P-741' },
    async () => {
      const strings = `import 'package:slang_flutter/slang_flutter.dart';
enum AppLocale with BaseAppLocale<AppLocale, _StringsEn> {
  en(languageCode: 'en', build: _StringsEn.build), ja(languageCode: 'ja', build: _StringsJa.build);
  const AppLocale({required this.languageCode, required this.build});
  final String languageCode;
  final TranslationBuilder<AppLocale, _StringsEn> build;
}
_StringsEn get t => LocaleSettings.instance.currentTranslations;
class LocaleSettings extends BaseFlutterLocaleSettings<AppLocale, _StringsEn> { LocaleSettings._(); static final instance = LocaleSettings._(); }
class Translations { Translations._(); }
class _StringsEn implements BaseTranslations<AppLocale, _StringsEn> {
  _StringsEn.build({Map? overrides}) : $meta = TranslationMetadata(locale: AppLocale.en) { $meta.setFlatMapFunction(_flatMapFunction); }
  final TranslationMetadata<AppLocale, _StringsEn> $meta;
  dynamic operator[](String key) => $meta.getTranslation(key);
  String get title => 'English';
  _HomeEn get home => _HomeEn();
}
class _HomeEn { List<String> get rows => ['first', 'second']; }
class _StringsJa implements _StringsEn {
  _StringsJa.build({Map? overrides}) : $meta = TranslationMetadata(locale: AppLocale.ja);
  final TranslationMetadata<AppLocale, _StringsEn> $meta;
  String get title => 'Japanese';
}
extension on _StringsEn { dynamic _flatMapFunction(String path) => null; }
`
      const page =
        "Text(t.title), Text('${t['title']}'), Text('${t['home.rows.1']}'), Text('${t['home.none'] ?? 'none'}')"
      const more = `import 'strings.g.dart';\nclass Page extends StatelessWidget { Widget build(BuildContext context) => Column(children: [${page}]); }`
      const generated = { 'lib/strings.g.dart': strings }
      expect(await app('MaterialApp(home: Page())', more, generated)).toBe('English|English|second|none')
      const japanese = await app("MaterialApp(locale: Locale('ja'), home: Page())", more, generated)
      expect(japanese).toBe('Japanese|Japanese|null|none')

      const files = {
        'pubspec.yaml': 'name: app\ndependencies:\n  slang: 4.0.0\n',
        'lib/en.i18n.json': '{"title": "Made", "home": {"rows": ["first", "second"]}}',
      }
      expect(await app('MaterialApp(home: Page())', more, files)).toBe('Made|Made|second|none')
    },
  )

  it(
    'slang: a text that may be overridden while the app runs, and begins as it is',
    { tags: 'P-704' },
    async () => {
      const more = `class Texts { Texts() : $meta = TranslationMetadata(overrides: {}); final TranslationMetadata $meta;
  String get hi => TranslationOverrides.string($meta, 'hi', {}) ?? 'Hi';
  String many(int n) => TranslationOverrides.plural($meta, 'many', {'n': n}) ?? '$n of them'; }`
      expect(await draw("Text('${Texts().hi}, ${Texts().many(2)}')", more)).toBe('Hi, 2 of them')
    },
  )

  it('hooks give what they begin with', async () => {
    const more = `class Hooked extends HookWidget { Widget build(BuildContext context) {
  final count = useState(3);
  final words = useMemoized(() => 'made', []);
  useEffect(() { return null; }, []);
  return Text('\${count.value} $words');
} }`
    expect(await draw('Hooked()', more)).toBe('3 made')
  })

  it('a store is empty and nobody is signed in', async () => {
    const more = `class Begin extends StatelessWidget { Widget build(BuildContext context) =>
  FirebaseAuth.instance.currentUser == null ? Text('signed out') : Text('signed in'); }`
    expect(await draw('Begin()', more)).toBe('signed out')
    expect(await draw("Text(openBox().get('name', defaultValue: 'usual'))")).toBe('usual')
    expect(
      await draw("Text((SharedPreferences.getInstance()).getBool('seen') == null ? 'new' : 'old')"),
    ).toBe('new')
  })
})

describe('what is drawn by lot', { tags: 'P-479' }, () => {
  it('is the first', async () => {
    expect(await draw("Text(['a', 'b'][Random().nextInt(2)])")).toBe('a')
  })
})

describe("Dart's own lists", { tags: 'P-479' }, () => {
  it.each([
    ["[1, 'a', 2].whereType<int>()", '[1, 2]'],
    ['[1, 2, 3].singleWhere((it) => it == 2)', '2'],
    ['[1, 2].firstWhere((it) => it > 5, orElse: () => 7)', '7'],
    ['[1, 2].firstWhereOrNull((it) => it > 5)', 'null'],
    ['[3, 4].indexWhere((it) => it == 4)', '1'],
    ['[1, 2, 3].takeWhile((it) => it < 3)', '[1, 2]'],
    ['([3, 1, 2]..sort())', '[1, 2, 3]'],
    ['([3, 1, 2]..sort((a, b) => b.compareTo(a)))', '[3, 2, 1]'],
    ['([1, 2, 3]..removeWhere((it) => it == 2))', '[1, 3]'],
    ['{1, 2}.difference({2})', '[1]'],
    ['[1, null].nonNulls.length', '1'],
    ["'abc'.codeUnitAt(1)", '98'],
    ["'a-b-c'.replaceFirst('-', '+')", 'a+b-c'],
    ['UnmodifiableListView([1, 2]).length', '2'],
    ['Set.of([1]).length', '1'],
    ["Map.unmodifiable({'a': 1})['a']", '1'],
  ])('%s', async (expression, text) => {
    expect(await draw(`Text('\${${expression}}')`)).toBe(text)
  })

  it('an object is found by its class', async () => {
    const more = 'class A { final name = 1; }\nclass B { final name = 2; }'
    expect(await draw("Text('${[A(), B()].singleWhere((it) => it.runtimeType == B).name}')", more)).toBe('2')
  })

  it('an extension on sets', async () => {
    const more = 'extension on Set<int> { int get sum => reduce((a, b) => a + b); }'
    expect(await draw("Text('${{1, 2}.sum}')", more)).toBe('3')
  })
})

describe('what is generated to copy with', { tags: 'P-479' }, () => {
  const cart = "Cart(title: 'old').copyWith(title: 'new').title"
  it.each([
    [
      'by freezed, whose file is there',
      '@freezed\nclass Cart with _$Cart { const factory Cart({required String title}) = _Cart; }',
      'mixin _$Cart { _$CartCopyWith<Cart> get copyWith => _$CartCopyWithImpl<Cart>(this as Cart, _$identity); }',
    ],
    [
      'by a generator whose file is not there',
      '@CopyWith()\nclass Cart { Cart({required this.title}); final String title; }',
      '',
    ],
  ])('%s', async (_, more, generated) => {
    const main = mainWith(`Text(${cart})`, more).replace(
      "material.dart';",
      "material.dart';\npart 'main.freezed.dart';",
    )
    const files = { 'lib/main.dart': main, 'lib/main.freezed.dart': `part of 'main.dart';\n${generated}` }
    expect(wordsOf(await drawFiles(files))).toBe('new')
  })
})

describe("Dart's own maps", { tags: 'P-479' }, () => {
  it.each([
    ["{'a': 1, 'b': 2}.map((key, value) => MapEntry(key, value + 1)).values.toList()", '[2, 3]'],
    ["({'a': 1}..putIfAbsent('b', () => 2)..putIfAbsent('a', () => 9))", '{a: 1, b: 2}'],
    ["({'a': 1, 'b': 2}..remove('a'))", '{b: 2}'],
    ["({'a': 1, 'b': 2}..removeWhere((key, value) => value == 2))", '{a: 1}'],
    ["({'a': 1}..addEntries([MapEntry('c', 3)]))", '{a: 1, c: 3}'],
    ["{'a': 1}.containsValue(1)", 'true'],
  ])('%s', async (expression, text) => {
    expect(await draw(`Text('\${${expression}}')`)).toBe(text)
  })
})
