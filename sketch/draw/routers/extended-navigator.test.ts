import { describe, expect, it } from 'vitest'
import { drawFiles, openFiles, wordsOf } from '../../testing/drawing.ts'

const pages = `import 'package:flutter/material.dart';
import 'package:auto_route/auto_route.dart';
class HelloPage extends StatelessWidget { Widget build(BuildContext context) =>
  ElevatedButton(onPressed: () => ExtendedNavigator.root.push(Routes.shelfPage), child: Text('Hello')); }
class ShelfPage extends StatelessWidget { ShelfPage({this.title}); final String title; Widget build(BuildContext context) => Text(title ?? 'Shelf'); }
class Routes { static const String helloPage = '/'; static const String shelfPage = '/shelf-page';
  static const all = <String>{helloPage, shelfPage}; }
`
const bySwitch = `class AppRouter extends RouterBase {
  Set<String> get allRoutes => Routes.all;
  Route<dynamic> onGenerateRoute(RouteSettings settings) {
    final args = settings.arguments;
    switch (settings.name) {
      case Routes.helloPage: return MaterialPageRoute<dynamic>(builder: (context) => HelloPage(), settings: settings);
      case Routes.shelfPage:
        if (hasInvalidArgs<String>(args)) return misTypedArgsRoute<String>(args);
        return buildAdaptivePageRoute<dynamic>(builder: (context) => ShelfPage(), settings: settings);
      default: return unknownRoutePage(settings.name);
    }
  }
}
`
const byTypes = `class AppRouter extends RouterBase {
  List<RouteDef> get routes => _routes;
  final _routes = <RouteDef>[RouteDef(Routes.helloPage, page: HelloPage), RouteDef(Routes.shelfPage, page: ShelfPage)];
  Map<Type, AutoRouteFactory> get pagesMap => _pagesMap;
  final _pagesMap = <Type, AutoRouteFactory>{
    HelloPage: (data) { return MaterialPageRoute<dynamic>(builder: (context) => HelloPage(), settings: data); },
    ShelfPage: (data) { return MaterialPageRoute<dynamic>(builder: (context) => ShelfPage(), settings: data); },
  };
}
`
const app = (how: string): string => `void main() => runApp(MaterialApp(${how}));`

describe('the navigator of auto_route before 1.0', { tags: 'P-786' }, () => {
  it.each([
    ['is what the app builds', bySwitch, 'builder: ExtendedNavigator<AppRouter>(router: AppRouter())'],
    [
      'is made for the app to build',
      byTypes,
      'builder: ExtendedNavigator.builder<AppRouter>(router: AppRouter())',
    ],
    ['is the home', byTypes, 'home: ExtendedNavigator(router: AppRouter())'],
  ])('%s', async (_, router, how) => {
    const page = await openFiles({ 'lib/main.dart': `${pages}${router}${app(how)}` })
    expect(page.words()).toBe('Hello')
    page.tap('Hello')
    expect(page.words()).toBe('Shelf')
  })

  it('begins at its own initial route, anywhere in a page', async () => {
    const how =
      'home: Column(children: [Text("Above"), ExtendedNavigator(initialRoute: Routes.shelfPage, router: AppRouter())])'
    const body = await drawFiles({ 'lib/main.dart': `${pages}${bySwitch}${app(how)}` })
    expect(wordsOf(body)).toBe('Above|Shelf')
  })
})
