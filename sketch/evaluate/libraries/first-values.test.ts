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

describe('the texts that an app loads itself', { tags: 'P-652' }, () => {
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
