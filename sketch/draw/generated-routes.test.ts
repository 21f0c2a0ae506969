import { expect, test } from 'vitest'
import { drawFiles, openFiles, wordsOf } from '../testing/drawing.ts'

const PAGES = `
class Home extends StatelessWidget { static String get route => '/home';
  @override Widget build(BuildContext context) => Scaffold(body: Text('home')); }
class Detail extends StatelessWidget { static const route = '/detail';
  @override Widget build(BuildContext context) => Scaffold(body: Text('detail')); }`
const app = (generate: string): string => `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(initialRoute: Home.route, onGenerateRoute: generate));
Route<dynamic> generate(RouteSettings settings) { ${generate} }${PAGES}`

test.each([
  [
    'a chain of ifs',
    `if (settings.name == Home.route) { return MaterialPageRoute(builder: (_) => Home()); }
     else if (settings.name == Detail.route) { return MaterialPageRoute(builder: (_) => Detail()); }
     return MaterialPageRoute(builder: (_) => Text('none'));`,
  ],
  [
    'a switch',
    `switch (settings.name) {
       case '/home': return MaterialPageRoute(builder: (_) => Home());
       case Detail.route: return MaterialPageRoute(builder: (_) => Detail());
       default: return MaterialPageRoute(builder: (_) => Text('none'));
     }`,
  ],
])('the routes of %s in onGenerateRoute are known', { tags: 'P-573' }, async (_, generate) => {
  const page = await openFiles({ 'lib/main.dart': app(generate) })
  expect(page.words()).toContain('home')
  expect(page.html()).toContain('data-routes="/home /detail"')
})

test(
  'a switch over what a package makes of the name has the case of that name',
  { tags: 'P-573' },
  async () => {
    const page = await openFiles({
      'lib/main.dart': app(`switch (settings.name.parsed.route) {
       case '/success': return MaterialPageRoute(builder: (_) => Text('done'));
       case Detail.route: return MaterialPageRoute(builder: (_) => Detail());
       case '/home': return MaterialPageRoute(builder: (_) => Home());
       default: return MaterialPageRoute(builder: (_) => Text('none'));
     }`),
    })
    expect(page.words()).toContain('home')
  },
)

test.each([
  ["builder: () => Page(words: safe['words'] ?? name)", 'since version 9'],
  ['widget: Page(words: name)', 'before'],
])('routes that ff_annotation_route generates have their pages: %s, %s', { tags: 'P-745' }, async (page) => {
  const main = `import 'package:flutter/material.dart';
import 'package:ff_annotation_route_library/ff_annotation_route_library.dart';
class Page extends StatelessWidget { Page({this.words}); final String words; Widget build(BuildContext context) => Text(words); }
FFRouteSettings getRouteSettings({required String name, Map<String, dynamic>? arguments, PageBuilder? notFoundPageBuilder}) {
  final safe = arguments ?? const <String, dynamic>{};
  switch (name) {
    case '/home': return FFRouteSettings(name: name, arguments: arguments, ${page});
    default: return FFRouteSettings(name: '404', routeName: '404_page', builder: () => Text('none'));
  }
}
void main() => runApp(MaterialApp(initialRoute: '/home', onGenerateRoute: (settings) => onGenerateRoute(settings: settings, getRouteSettings: getRouteSettings)));`
  expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe('/home')
})
