import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const draw = async (page: string, more = '', files: Readonly<Record<string, string>> = {}): Promise<string> =>
  wordsOf(await drawFiles({ 'lib/main.dart': mainWith(page, more), ...files }))

/** An app whose root is this widget. */
const app = async (
  root: string,
  more: string,
  files: Readonly<Record<string, string>> = {},
): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';\nvoid main() => runApp(${root});\n${more}`,
      ...files,
    }),
  )

describe('redux', { tags: 'P-652' }, () => {
  const MORE = `class Page extends StatelessWidget { Widget build(BuildContext context) => StoreConnector<Counter, String>(
  converter: (store) => 'at \${store.state.count}', builder: (context, text) => Text(text)); }
class Counter { final int count; Counter(this.count); }
Counter reduce(Counter state, dynamic action) => state == null ? Counter(7) : Counter(state.count + 1);`
  it.each([
    ['the state that it begins with', 'Store<Counter>(reduce, initialState: Counter(3))', 'at 3'],
    ['what its reducer makes of none', 'Store<Counter>(reduce)', 'at 7'],
  ])('%s', async (_, store, words) => {
    const root = `StoreProvider<Counter>(store: ${store}, child: MaterialApp(home: Page()))`
    expect(await app(root, MORE)).toBe(words)
  })
})

describe('what is dispatched to a store before anybody taps', { tags: 'P-751' }, () => {
  const MORE = `class Page extends StatelessWidget { Widget build(BuildContext context) => StoreConnector<Kept, String>(
  onInit: (store) => store.dispatch(Begin()), converter: (store) => store.state.word, builder: (context, word) => Text(word)); }
class Kept { final String word; Kept(this.word); }
class Begin {}
class Asked { final String word; Asked(this.word); }
Kept reduce(Kept state, dynamic action) => action is Asked ? Kept(action.word) : action is Begin ? Kept('begun') : state;
class Asking extends MiddlewareClass<Kept> {
  @override void call(Store<Kept> store, action, NextDispatcher next) async {
    next(action);
    if (action is Begin) store.dispatch(Asked('\${store.state.word}, asked'));
  }
}
void answer(Store<Kept> store, Begin action, NextDispatcher next) => next(Asked('answered'));
Kept begun(Kept state, Begin action) => Kept('typed');
void again(Store<Kept> store, action, NextDispatcher next) { next(action); store.dispatch(action); }`
  const INITIAL = "initialState: Kept('at first')"
  it.each([
    ['its reducer makes the state', `Store<Kept>(reduce, ${INITIAL})`, 'begun'],
    ['a middleware has it first', `Store<Kept>(reduce, ${INITIAL}, middleware: [Asking()])`, 'begun, asked'],
    [
      'a middleware as a function',
      `Store<Kept>(reduce, ${INITIAL}, middleware: [Asking().call])`,
      'begun, asked',
    ],
    [
      'middleware of one action',
      `Store<Kept>(reduce, ${INITIAL}, middleware: [TypedMiddleware<Kept, Asked>((store, action, next) {}), TypedMiddleware<Kept, Begin>(answer)])`,
      'answered',
    ],
    [
      'that of a package hands it on',
      `Store<Kept>(reduce, ${INITIAL}, middleware: [EpicMiddleware(epic)])`,
      'begun',
    ],
    [
      'reducers put together',
      `Store<Kept>(combineReducers<Kept>([TypedReducer<Kept, Begin>(begun).call, TypedReducer<Kept, Asked>((state, action) => Kept('other'))]), ${INITIAL})`,
      'typed',
    ],
    [
      'one that is answered with itself ends',
      `Store<Kept>(reduce, ${INITIAL}, middleware: [again])`,
      'begun',
    ],
  ])('%s', async (_, store, words) => {
    const root = `StoreProvider<Kept>(store: ${store}, child: MaterialApp(home: Page()))`
    expect(await app(root, MORE)).toBe(words)
  })

  it('is a function that has the store, for redux_thunk', async () => {
    const page = `StoreProvider<Kept>(store: Store<Kept>(reduce, ${INITIAL}, middleware: [thunkMiddleware]), child: MaterialApp(home: Thunk()))`
    const thunk = `class Thunk extends StatelessWidget { Widget build(BuildContext context) => StoreConnector<Kept, String>(
  onInit: (store) => store.dispatch(load('thunk')), converter: (store) => store.state.word, builder: (context, word) => Text(word)); }
Function load(String word) => (Store<Kept> store) async { store.dispatch(Asked(word)); };`
    expect(await app(page, `${MORE}\n${thunk}`)).toBe('thunk')
  })

  it('is what a connector dispatches with what it has drawn first', async () => {
    const page = `StoreProvider<Kept>(store: Store<Kept>(reduce, ${INITIAL}), child: MaterialApp(home: StoreConnector<Kept, Store<Kept>>(
  onInitialBuild: (store) => store.dispatch(Asked('later')), converter: (store) => store, builder: (context, store) => Text(store.state.word))))`
    expect(await app(page, MORE)).toBe('later')
  })

  it('makes the state itself, for async_redux', async () => {
    const more = `class Kept { final String word; Kept(this.word); }
class Greet extends ReduxAction<Kept> { final String name; Greet(this.name);
  @override Future<Kept?> reduce() async { dispatch(Shout()); return Kept('\${state.word} $name'); } }
class Shout extends ReduxAction<Kept> { @override Kept? reduce() => null; }
class Page extends StatelessWidget { Widget build(BuildContext context) => StoreConnector<Kept, Shown>(
  onInit: (store) => store.dispatch(Greet('Kim')), vm: () => Make(), builder: (context, vm) => Text(vm.word)); }
class Make extends VmFactory<Kept, Page, Shown> { @override Shown fromStore() => Shown(state.word); }
class Shown extends Vm { final String word; Shown(this.word); }`
    const root =
      "StoreProvider<Kept>(store: Store<Kept>(initialState: Kept('Hello')), child: MaterialApp(home: Page()))"
    expect(await app(root, more)).toBe('Hello Kim')
  })

  it('changes nothing while a tap is followed', async () => {
    const more = `${MORE}
class Tapped extends StatelessWidget { Widget build(BuildContext context) => StoreConnector<Kept, Store<Kept>>(
  converter: (store) => store, builder: (context, store) => TextButton(onPressed: () => store.dispatch(Begin()), child: Text(store.state.word))); }`
    const root = `StoreProvider<Kept>(store: Store<Kept>(reduce, ${INITIAL}), child: MaterialApp(home: Tapped()))`
    expect(await app(root, more)).toBe('at first')
  })
})

describe('a class that is only a name for another with mixins', { tags: 'P-723' }, () => {
  const MORE = `class Cart = CartBase with _$Cart;
abstract class CartBase with Store {
  CartBase({required this.wood}) : label = 'made of $wood';
  CartBase.empty() : wood = '', label = 'empty';
  final String wood;
  @observable String label;
}`
  it.each([
    ["Cart(wood: 'oak')", 'made of oak'],
    ['Cart.empty()', 'empty'],
  ])('has the constructors of that: %s', async (cart, words) => {
    expect(await app(`MaterialApp(home: Text(${cart}.label))`, MORE)).toBe(words)
  })
})

describe('flutter_i18n', { tags: 'P-652' }, () => {
  const files = {
    'pubspec.yaml': 'name: fixture\nflutter:\n  assets:\n    - assets/i18n/\n',
    'assets/i18n/en.json': '{"home": {"title": "Hello {name}"}, "left-2": "two left", "only": "fallback"}',
    'assets/i18n/fr.yaml': 'home:\n  title: Bonjour {name}\n',
  }
  const root = (home: string): string =>
    `MaterialApp(home: ${home}, localizationsDelegates: [FlutterI18nDelegate(translationLoader: FileTranslationLoader(basePath: 'assets/i18n'))])`
  it.each([
    ["Text(FlutterI18n.translate(c, 'home.title', translationParams: {'name': 'Kim'}))", 'Hello Kim'],
    ["Text(FlutterI18n.translate(c, 'gone', fallbackKey: 'only'))", 'fallback'],
    ["Text(FlutterI18n.plural(c, 'left', 2))", 'two left'],
    ["I18nText('only')", 'fallback'],
  ])('%s', async (home, words) => {
    expect(await app(root(`Builder(builder: (c) => ${home})`), '', files)).toBe(words)
  })

  const NL = { ...files, 'assets/i18n/nl.json': '{"home": {"title": "Hallo {name}"}}' }
  it.each([
    [
      'a delegate of before 0.10',
      "FlutterI18nDelegate(path: 'assets/i18n', fallbackFile: 'nl')",
      'home.title',
      'Hello {name}',
    ],
    [
      'a language that the loader forces',
      "FlutterI18nDelegate(path: 'assets/i18n', forcedLocale: new Locale('nl'))",
      'home.title',
      'Hallo {name}',
    ],
    [
      'a folder of files',
      "FlutterI18nDelegate(translationLoader: NamespaceFileTranslationLoader(namespaces: ['tides', 'gone'], basePath: 'assets/i18n', fallbackDir: 'de'))",
      'tides.low',
      'Ebbe',
    ],
  ])('%s', async (_, delegate, key, words) => {
    const texts = { ...NL, 'assets/i18n/de/tides.json': '{"low": "Ebbe"}' }
    const pubspec = 'name: fixture\nflutter:\n  assets:\n    - assets/i18n/\n    - assets/i18n/de/\n'
    const home = `Builder(builder: (c) => Text(FlutterI18n.translate(c, '${key}')))`
    const root = `MaterialApp(home: ${home}, localizationsDelegates: [${delegate}])`
    expect(await app(root, '', { ...texts, 'pubspec.yaml': pubspec })).toBe(words)
  })
})

describe('what an app that was just installed has in its stores', { tags: 'P-652' }, () => {
  it.each([
    ["SpUtil.getBool('seen', defValue: true)", 'true'],
    ["SpUtil.getObj('model', (v) => v)", 'null'],
    ["preferences.getBool('seen')", 'null'],
    ["preferences.getString('name') ?? 'usual'", 'usual'],
    ['(await isar.books.where().findAll()).isEmpty', 'true'],
    ["(await openDatabase('a.db')).query('books').length", '0'],
    ["(await database.rawQuery('SELECT * FROM books')).length", '0'],
  ])('%s', async (expression, words) => {
    expect(await draw(`Text('\${${expression.replaceAll('await ', '')}}')`)).toBe(words)
  })
})

describe('preferences that are given their first values where they are read', { tags: 'P-664' }, () => {
  const MORE = `class Store {
  void write() { preferences.setInt('steps', 9); }
  int read() { if (preferences.getInt('steps') == null) preferences.setInt('steps', 3); return preferences.getInt('steps'); }
  int other() => preferences.getInt('steps') ?? 0;
}`
  it.each([
    ['what a function wrote it reads again', 'Store().read()', '3'],
    ['another function does not', '(Store()..write()).other()', '0'],
    ['nor another run of it', '(Store()..read()).other()', '0'],
  ])('%s', async (_, expression, words) => {
    expect(await draw(`Text('\${${expression}}')`, MORE)).toBe(words)
  })
})

describe('a key that a function makes where there is none', { tags: 'P-986' }, () => {
  const MORE = `class Keys {
  final store = FlutterSecureStorage();
  String known() { store.write(key: 'name', value: 'Ada'); return store.read(key: 'name') ?? 'none'; }
  String made() {
    if (!store.containsKey(key: 'key')) store.write(key: 'key', value: madeByChance());
    final key = store.read(key: 'key');
    if (key != null && key != '') { return 'there'; } else { return 'gone'; }
  }
  String other() => store.read(key: 'key') == null ? 'none' : 'some';
}`
  it.each([
    ['is read again by its name', 'Keys().known()', 'Ada'],
    ['is there, whatever it is', 'Keys().made()', 'there'],
    ['another function does not find it', '(Keys()..made()).other()', 'none'],
  ])('%s', async (_, expression, words) => {
    expect(await draw(`Text('\${${expression}}')`, MORE)).toBe(words)
  })
})

describe('models that widgets are built of', { tags: 'P-652' }, () => {
  const MORE = 'class Shelf extends Model { int books = 3; void load() { books = 5; } }'
  it.each([
    [
      'scoped_model',
      "ScopedModel<Shelf>(model: Shelf(), child: ScopedModelDescendant<Shelf>(builder: (context, child, model) => Text('${model.books}')))",
      '3',
    ],
    [
      'stacked',
      "ViewModelBuilder<Shelf>.reactive(viewModelBuilder: () => Shelf(), onViewModelReady: (model) => model.load(), builder: (context, model, child) => Text('${model.books}'))",
      '5',
    ],
    [
      'a provider that builds what is below it',
      "ChangeNotifierProvider(create: (c) => Shelf(), builder: (context, child) => Text('${Provider.of<Shelf>(context).books}'))",
      '3',
    ],
  ])('%s', async (_, page, words) => {
    expect(await draw(page, MORE)).toBe(words)
  })
})

describe('files of the bundle', { tags: 'P-652' }, () => {
  const files = {
    'pubspec.yaml': 'name: fixture\nflutter:\n  assets:\n    - lang/\n',
    'lang/en.json':
      '{"title": "Shelf", "books": [{"name": "A", "pages": 3, "new": true, "price": 1.5, "by": null}]}',
    'lang/large.json': `["${'x'.repeat(500_000)}"]`,
    'lang/data.json': JSON.stringify(
      Array.from({ length: 150 }, (_, name) => ({ name, about: 'x'.repeat(1000) })),
    ),
  }
  it.each([
    ["jsonDecode(rootBundle.loadString('lang/data.json'))[149]['name']", '149'],
    ["json.decode(rootBundle.loadString('lang/en.json'))['title']", 'Shelf'],
    ["jsonDecode(rootBundle.loadString('lang/en.json'))['books'][0]['pages']", '3'],
    ["jsonDecode('[1, 2]').length", '2'],
    [
      "jsonDecode(DefaultAssetBundle.of(context).loadString('lang/en.json'))['books'][0]",
      '{name: A, pages: 3, new: true, price: 1.5, by: null}',
    ],
    // Half written, not listed, or data: not known.
    ["jsonDecode('[1, ')", '…'],
    ["rootBundle.loadString('lib/main.dart')", '…'],
    ["rootBundle.loadString('lang/large.json')", '…'],
  ])('%s', async (expression, words) => {
    expect(await draw(`Text('\${${expression}}')`, '', files)).toBe(words)
  })
})

describe('services that keep who is signed in', { tags: 'P-918' }, () => {
  it.each(['LCUser.getCurrent()', 'ParseUser.currentUser()'])('%s', async (asked) => {
    expect(await draw(`Text('\${${asked} == null}')`)).toBe('true')
  })
})

describe('files of the bundle that are YAML', { tags: 'P-915' }, () => {
  const files = {
    'pubspec.yaml': 'name: fixture\nflutter:\n  assets:\n    - lang/\n',
    'lang/en.yaml': 'title: Shelf\nbooks:\n  - name: A\n    pages: 3\n',
  }
  it.each([
    ["loadYaml(rootBundle.loadString('lang/en.yaml'))['title']", 'Shelf'],
    ["loadYaml(rootBundle.loadString('lang/en.yaml'))['books'][0]['pages']", '3'],
  ])('%s', async (expression, words) => {
    expect(await draw(`Text('\${${expression}}')`, '', files)).toBe(words)
  })
})

it.each([
  ['a folder', 'lang/', 'lang/de.json lang/en.json'],
  ['no folder that lies elsewhere', '../', ''],
])('the list of the bundle has the files of %s', { tags: 'P-939' }, async (_, listed, keys) => {
  const files = {
    'pubspec.yaml': `name: fixture\nflutter:\n  assets:\n    - ${listed}\n`,
    'lang/en.json': '{}',
    'lang/de.json': '{}',
    'lang/deep/fr.json': '{}',
  }
  expect(
    await draw("Text(AssetManifest.loadFromAssetBundle(rootBundle).listAssets().join(' '))", '', files),
  ).toBe(keys)
})

describe('the texts that an app loads itself', { tags: 'P-652' }, () => {
  it('from a file, as many apps do it by hand', async () => {
    const more = `class Page extends StatelessWidget { Widget build(BuildContext context) => Text(Texts.of(context).translate('title')); }
class Texts { Texts(this.locale); final Locale locale; late Map<String, String> texts;
  static const delegate = TextsDelegate();
  static Texts of(BuildContext context) => Localizations.of<Texts>(context, Texts)!;
  Future<bool> load() async {
    String text = await rootBundle.loadString('lang/\${locale.languageCode}.json');
    Map<String, dynamic> json = jsonDecode(text);
    texts = json.map((key, value) => MapEntry(key, value.toString()));
    return true;
  }
  String translate(String key) => texts[key]!; }
class TextsDelegate extends LocalizationsDelegate<Texts> { const TextsDelegate();
  Future<Texts> load(Locale locale) async { final texts = new Texts(locale); await texts.load(); return texts; } }`
    const files = {
      'pubspec.yaml': 'name: fixture\nflutter:\n  assets:\n    - lang/\n',
      'lang/en.json': '{"title": "Shelf"}',
    }
    const root = 'MaterialApp(home: Page(), localizationsDelegates: [Texts.delegate])'
    expect(await app(root, more, files)).toBe('Shelf')
  })

  it(
    'and keeps for code without a context, which Flutter has it do before it shows anything',
    { tags: 'P-757' },
    async () => {
      const more = `class Page extends StatelessWidget { Widget build(BuildContext context) => Text(Texts.now.title); }
class Texts { Texts(this.title); final String title; static late Texts now; }
class TextsDelegate extends LocalizationsDelegate<Texts> { const TextsDelegate();
  Future<Texts> load(Locale locale) async { Texts.now = Texts('Kept \${locale.languageCode}'); return Texts.now; } }`
      const root = 'MaterialApp(home: Page(), localizationsDelegates: const [TextsDelegate()])'
      expect(await app(root, more)).toBe('Kept en')
    },
  )

  it('by its delegate', async () => {
    const more = `class Page extends StatelessWidget { Widget build(BuildContext context) => Text(Holder.of(context).words.title); }
class Words { Words(this.title); final String title; }
class Holder { Holder(this.words); final Words words;
  static Future<Holder> load(Locale locale) => initialize(locale).then((_) => Holder(Words('Hi \${locale.languageCode}')));
  static Holder of(BuildContext context) => Localizations.of<Holder>(context, Holder); }
class HolderDelegate extends LocalizationsDelegate<Holder> { const HolderDelegate(); Future<Holder> load(Locale locale) => Holder.load(locale); }`
    expect(
      await app('MaterialApp(home: Page(), localizationsDelegates: [const HolderDelegate()])', more),
    ).toBe('Hi en')
  })
})

it.each(['BottomNavigationBar', 'CupertinoTabBar'])(
  '%s of before Flutter 1.20 has its titles',
  { tags: 'P-652' },
  async (name) => {
    const bar = `Scaffold(bottomNavigationBar: ${name}(items: [BottomNavigationBarItem(icon: Icon(Icons.home), title: Text('Home'))]))`
    expect(await draw(bar)).toContain('Home')
  },
)

it.each([
  'FlutterLogo(size: 40)',
  'AnimatedIcon(icon: AnimatedIcons.play_pause, progress: turn)',
  'RefreshProgressIndicator()',
])('%s is known', { tags: 'P-652' }, async (widget) => {
  expect(await drawFiles({ 'lib/main.dart': mainWith(widget) })).not.toContain('data-unknown')
})

it.each([
  ['showFirst', 'one'],
  ['showSecond', 'two'],
])('AnimatedCrossFade at %s', { tags: 'P-652' }, async (state, words) => {
  const page = `AnimatedCrossFade(firstChild: Text('one'), secondChild: Text('two'), crossFadeState: CrossFadeState.${state})`
  expect(await draw(page)).toBe(words)
})

it('widgets and spans of the project among words', { tags: 'P-652' }, async () => {
  const more = `class Strong extends TextSpan { Strong(String word) : super(text: word, style: TextStyle(fontWeight: FontWeight.bold)); }
class Marked extends WidgetSpan { Marked(String word) : super(child: Text(word)); }`
  const spans =
    "TextSpan(children: [TextSpan(text: 'Read '), Strong('all '), Marked('books'), WidgetSpan(child: Text('here'))])"
  expect(await draw(`RichText(text: ${spans})`, more)).toBe('Read |all |books|here')
  expect(await draw(`Text.rich(${spans})`, more)).toBe('Read |all |books|here')
})

it.each([
  ["box.writeIfNull('first', true);", 'welcome'],
  ["box.writeIfNull('first', false);", 'sign in'],
  ['', 'sign in'],
])('a store that an app gives first values has those: %s', { tags: 'P-929' }, async (begin, words) => {
  const more = `final box = GetStorage();
class Kept { Kept() { begin(); } void begin() async { ${begin} } Future<bool> ask() async => await box.read('first') == true; }
class Asked extends StatelessWidget { final kept = Kept(); Widget build(BuildContext context) =>
  FutureBuilder<bool>(future: kept.ask(), builder: (context, snapshot) => Text(snapshot.data! ? 'welcome' : 'sign in')); }`
  expect(await draw('Asked()', more)).toBe(words)
})

it.each([
  [
    'a new app has answered nobody',
    "for (final it in jar.loadForRequest(Uri.parse('https://a'))) { if (it.name == 'a') return true; } return false;",
    'sign in',
  ],
  ['what only running code could tell has not come', 'return await ask();', 'waits'],
])(
  'what is asked for while a widget is built is there right after: %s',
  { tags: 'P-930' },
  async (_, asked, words) => {
    const more = `final jar = PersistCookieJar();
Future<bool> has() async { ${asked} }
class Asked extends StatefulWidget { State<Asked> createState() => _AskedState(); }
class _AskedState extends State<Asked> { bool waits = true; bool begun = false;
  Widget build(BuildContext context) {
    if (!begun) { begun = true; has().then((found) { setState(() { waits = found; }); }); }
    return Text(waits ? 'waits' : 'sign in'); } }`
    expect(await draw('Asked()', more)).toBe(words)
  },
)
