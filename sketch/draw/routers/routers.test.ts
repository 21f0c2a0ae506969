import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const PAGES = `import 'package:flutter/material.dart';
class HomePage extends StatelessWidget { const HomePage(); Widget build(BuildContext context) => Text('home'); }
class LoginScreen extends StatelessWidget { const LoginScreen(); Widget build(BuildContext context) => Text('login'); }
`
const words = async (main: string, more: Readonly<Record<string, string>> = {}): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/pages.dart': PAGES,
      'lib/main.dart': `import 'package:flutter/material.dart';\nimport 'pages.dart';\n${main}`,
      ...more,
    }),
  )
const TWO = `GoRoute(path: '/', builder: (c, s) => HomePage()), GoRoute(path: '/login', builder: (c, s) => LoginScreen())`
const go = (config: string, more = ''): string =>
  `final router = GoRouter(${config});\n${more}\nvoid main() => runApp(MaterialApp.router(routerConfig: router));\n`

/** A splash page within this page, which leads to the sign-in. */
const splashIn = (page: string): string =>
  go(
    "routes: [GoRoute(path: '/', pageBuilder: (c, s) => Own(child: Splash())), GoRoute(path: '/login', builder: (c, s) => LoginScreen())]",
    `${page}
class Splash extends StatefulWidget { State<Splash> createState() => SplashState(); }
class SplashState extends State<Splash> { void initState() { super.initState(); load().then((_) => context.go('/login')); } Widget build(BuildContext c) => Text('splash'); }`,
  )

describe('go_router: where it begins', { tags: 'P-480' }, () => {
  it.each([
    ['at its initial location', go(`initialLocation: '/login', routes: [${TWO}]`), 'login'],
    [
      'where its redirect leads, a step at a time',
      go(
        `redirect: (c, s) => s.matchedLocation == '/' ? '/wait' : s.matchedLocation == '/wait' ? '/login' : null, routes: [${TWO}]`,
      ),
      'login',
    ],
    [
      'where a redirect leads that is given the state alone, as before version 5',
      go(
        `redirect: (GoRouterState s) => s.location == '/login' ? null : '/login', routes: [GoRoute(path: '/', redirect: (_) => '/none'), ${TWO}]`,
      ),
      'login',
    ],
    [
      'at its path when a redirect waits for running code',
      go(`redirect: (c, s) { if (user()) return '/login'; return null; }, routes: [${TWO}]`),
      'home',
    ],
    [
      'in a circle of redirects, which is told',
      go(`redirect: (c, s) => s.matchedLocation == '/' ? '/login' : '/', routes: [${TWO}]`),
      'login|A redirect of this app leads back to itself',
    ],
    [
      'at its first page where the initial one is not told',
      go(`initialLocation: saved(), routes: [GoRoute(path: '/login', builder: (c, s) => LoginScreen())]`),
      'login',
    ],
    [
      'in a shell',
      go(
        `initialLocation: '/login', routes: [ShellRoute(builder: (c, s, child) => Column(children: [Text('bar'), child]), routes: [${TWO}])]`,
      ),
      'bar|login',
    ],
    [
      'in a branch, shown by its shell',
      go(
        `initialLocation: '/login', routes: [StatefulShellRoute.indexedStack(builder: (c, s, shell) => Column(children: [Text('bar \${shell.currentIndex}'), shell]), branches: [StatefulShellBranch(routes: [GoRoute(path: '/home', builder: (c, s) => HomePage())]), StatefulShellBranch(routes: [GoRoute(path: '/login', builder: (c, s) => LoginScreen())])])]`,
      ),
      'bar 1|login',
    ],
    [
      'by a typed route',
      go(
        "initialLocation: '/login', routes: [GoRouteData.$route(path: '/login', factory: $LoginExtension._fromState)]",
        'class Login extends GoRouteData { const Login(); Widget build(BuildContext c, GoRouterState s) => const LoginScreen(); }\nextension $LoginExtension on Login { static Login _fromState(GoRouterState s) => const Login(); }',
      ),
      'login',
    ],
    [
      'by the location that the generated file tells of a typed route',
      go(
        "initialLocation: const Login().location, routes: [GoRoute(path: '/', builder: (c, s) => HomePage()), GoRoute(path: '/login', builder: (c, s) => LoginScreen())]",
        "class Login extends GoRouteData with $Login { const Login(); }\nmixin $Login on GoRouteData { String get location => GoRouteData.$location('/login'); }",
      ),
      'login',
    ],
    [
      'where a redirect leads that asks for the route on top',
      go(
        "initialLocation: '/', redirect: (c, s) => s.topRoute?.name == 'first' ? '/login' : null, routes: [GoRoute(path: '/', name: 'first', builder: (c, s) => HomePage()), GoRoute(path: '/login', name: 'second', builder: (c, s) => LoginScreen())]",
      ),
      'login',
    ],
    [
      'where the redirect of its route leads, and that of a route above it',
      go(
        "initialLocation: '/', routes: [GoRoute(path: '/', redirect: (c, s) => s.matchedLocation == '/' ? '/in/deep' : null), GoRoute(path: '/in', redirect: (c, s) => '/login', routes: [GoRoute(path: 'deep', builder: (c, s) => HomePage())]), GoRoute(path: '/login', builder: (c, s) => LoginScreen())]",
      ),
      'login',
    ],
    [
      'with the parameters of its path',
      go(
        "initialLocation: '/in/7', redirect: (c, s) => s.uri.path == '/in/7' && s.uri.toString() == '/in/7' ? '/out/8' : null, routes: [GoRoute(path: '/out', redirect: (c, s) => null, routes: [GoRoute(path: ':number', builder: (c, s) => Text('at ${s.pathParameters['number']} of ${s.fullPath}'))])]",
      ),
      'at 8 of /out/:number',
    ],
    [
      'by a route of its own class',
      go(
        "initialLocation: '/login', routes: [Fading(path: '/login', builder: (c, s) => LoginScreen())]",
        'class Fading extends GoRoute { Fading({required super.path, required super.builder}); }',
      ),
      'login',
    ],
    [
      'where a splash page leads that stands in a page of the project’s own kind',
      splashIn(
        'class Own extends CustomTransitionPage { Own({required super.child}) : super(transitionsBuilder: (c, a, b, child) => child); }',
      ),
      'login',
    ],
    [
      'where a splash page leads whose page makes its route itself',
      splashIn(
        'class Own extends Page { Own({required Widget child}) : inner = child; final Widget inner; Route createRoute(BuildContext c) => PageRouteBuilder(settings: this, pageBuilder: (c, a, b) => inner); }',
      ),
      'login',
    ],
  ])('%s', async (_, main, page) => {
    expect(await words(main)).toBe(page)
  })
})

describe('what go_router tells of where it is', { tags: 'P-778' }, () => {
  it.each([
    [
      'where its redirect leads by the name of a route',
      go(
        "redirect: (c, s) => s.fullPath == '/' && !known() ? s.namedLocation('entry', pathParameters: {'step': '2'}) : null, routes: [GoRoute(path: '/', builder: (c, s) => HomePage()), GoRoute(path: '/in', builder: (c, s) => LoginScreen(), routes: [GoRoute(name: 'entry', path: ':step', builder: (c, s) => Text('step ${s.pathParameters['step']}'))])]",
      ),
      'step 2',
    ],
    [
      'where its redirect leads by a name that it asks the router itself for',
      go(
        "redirect: (c, s) => s.fullPath == '/' ? router.namedLocation('entry', pathParameters: {'step': '2'}) : null, routes: [GoRoute(path: '/', builder: (c, s) => HomePage()), GoRoute(name: 'entry', path: '/in/:step', builder: (c, s) => Text('step ${s.pathParameters['step']}'))]",
      ),
      'step 2',
    ],
    [
      'and its page asks its context for an address by its name',
      go(
        "routes: [GoRoute(path: '/', builder: (c, s) => Builder(builder: (context) => Text(context.namedLocation('entry', queryParameters: {'from': 'home'})))), GoRoute(name: 'entry', path: '/in', builder: (c, s) => HomePage())]",
      ),
      '/in?from=home',
    ],
    [
      'with a letter that no address has',
      go(
        "redirect: (c, s) => s.fullPath == '/' ? s.namedLocation('entry', pathParameters: {'step': '\\u{D800}'}) : null, routes: [GoRoute(path: '/', builder: (c, s) => HomePage()), GoRoute(name: 'entry', path: '/in/:step', builder: (c, s) => Text('step ${s.pathParameters['step']}'))]",
      ),
      'step \uFFFD',
    ],
    [
      'with what its redirect asks for',
      go(
        "redirect: (c, s) => s.matchedLocation == '/' ? '/wait?to=%2Flogin' : null, routes: [GoRoute(path: '/', builder: (c, s) => HomePage()), GoRoute(path: '/wait', builder: (c, s) => Text('then ${s.uri.queryParameters['to']} at ${s.matchedLocation}'))]",
      ),
      'then /login at /wait',
    ],
    [
      'with what is asked for by its older names',
      go(
        "redirect: (c, s) => s.queryParams.containsKey('on') ? '/in' : s.subloc == '/' ? '/wait?to=in' : null, routes: [GoRoute(path: '/', builder: (c, s) => HomePage()), GoRoute(path: '/wait', builder: (c, s) => Text('then ${s.queryParams['to']} ${s.queryParameters['on']}'))]",
      ),
      'then in null',
    ],
    [
      'and its page asks for its state by its context',
      go(
        "initialLocation: '/in/7?sort=new', routes: [GoRoute(path: '/in/:number', builder: (c, s) => Inner())]",
        "class Inner extends StatelessWidget { Widget build(BuildContext context) { final state = GoRouterState.of(context); return Text('${state.pathParameters['number']} ${state.uri.queryParameters['sort']} ${state.uri.toString()}'); } }",
      ),
      '7 new /in/7?sort=new',
    ],
  ])('%s', async (_, main, page) => {
    expect(await words(main)).toBe(page)
  })
})

describe('go_router, without what go_router_builder writes', { tags: 'P-655' }, () => {
  const routes = (redirect: string): string => `
part 'routes.g.dart';
abstract class Paths { static const shelf = '/shelf/:number'; }
// @TypedGoRoute<Gone>(path: '/')
@TypedGoRoute<Root>(path: '/')
class Root extends GoRouteData with $Root { const Root(); ${redirect} Widget build(BuildContext c, GoRouterState s) => const HomePage(); }
@immutable
@TypedStatefulShellRoute<Bar>(branches: [
  TypedStatefulShellBranch<First>(routes: [TypedGoRoute<Enter>(path: '/enter', routes: [TypedGoRoute<Inner>(path: 'inner')])]),
  TypedStatefulShellBranch<Second>(routes: [TypedGoRoute<Shelf>(path: Paths.shelf)]),
])
class Bar extends StatefulShellRouteData { const Bar(); Widget builder(BuildContext c, GoRouterState s, StatefulNavigationShell shell) => Column(children: [Text('bar \${shell.currentIndex}'), shell]); }
class First extends StatefulShellBranchData { const First(); }
class Second extends StatefulShellBranchData { const Second(); }
class Enter extends GoRouteData { const Enter(); Widget build(BuildContext c, GoRouterState s) => const LoginScreen(); }
class Inner extends GoRouteData { const Inner(); Page<void> buildPage(BuildContext c, GoRouterState s) => MaterialPage(child: Text('inner')); }
class Shelf extends GoRouteData { const Shelf({required this.number}); final int number; Widget build(BuildContext c, GoRouterState s) => Text('shelf \${number + 1}'); }
`
  it.each([
    ['at the route of its path', '', "initialLocation: '/enter'", 'bar 0|login'],
    ['at a nested one', '', "initialLocation: '/enter/inner'", 'bar 0|inner'],
    ['at the location of a route', '', 'initialLocation: const Shelf(number: 7).location', 'bar 1|shelf 8'],
    [
      'where the redirect of a route leads',
      'FutureOr<String?> redirect(BuildContext c, GoRouterState s) => const Inner().location;',
      '',
      'bar 0|inner',
    ],
    [
      'not where one is only written out',
      'String? redirect(BuildContext c, GoRouterState s) { print(const Inner().toString()); return null; }',
      '',
      'home',
    ],
  ])('%s', async (_, redirect, config, page) => {
    const text = go(`${config === '' ? '' : `${config}, `}routes: $appRoutes`)
    const pages = `import 'package:flutter/material.dart';\nimport 'pages.dart';\n${routes(redirect)}`
    expect(
      await words(`import 'routes.dart';\n${text}`, {
        'lib/routes.dart': pages,
        'lib/routes.g.dart': 'part of "routes.dart";',
      }),
    ).toBe(page)
  })
})

describe('auto_route', { tags: 'P-480' }, () => {
  const main = (routes: string, how = 'config()', superclass = 'RootStackRouter'): string =>
    `class AppRouter extends ${superclass} { List<AutoRoute> get routes => [${routes}]; }
final router = AppRouter();
void main() => runApp(MaterialApp.router(routerConfig: router.${how}));
class ShellPage extends StatelessWidget { const ShellPage(); Widget build(BuildContext c) => Column(children: [Text('shell'), AutoRouter()]); }
class TabsPage extends StatelessWidget { const TabsPage(); Widget build(BuildContext c) => AutoTabsScaffold(routes: [HomeRoute()], bottomNavigationBuilder: (c, tabs) => Text('bar \${tabs.activeIndex}')); }
`
  const TWO = 'AutoRoute(page: HomeRoute.page), AutoRoute(page: LoginRoute.page, initial: true)'
  it.each([
    ['by names, without the generated file', main(TWO), 'login'],
    ['of a generated superclass', main(TWO, 'config()', String.raw`_$AppRouter`), 'login'],
    ['by delegate', main('AutoRoute(path: "/", page: HomeRoute.page)', 'delegate()'), 'home'],
    [
      'a nested one in the page around it',
      main(`AutoRoute(path: '/', page: ShellRoute.page, children: [${TWO}])`),
      'shell|login',
    ],
    ['tabs', main(`AutoRoute(path: '/', page: TabsRoute.page, children: [${TWO}])`), 'login|bar 0'],
  ])('%s', async (_, text, page) => {
    expect(await words(text)).toBe(page)
  })

  it.each([
    ['a link', "delegate(deepLinkBuilder: (link) => DeepLink.path('/home'))", 'home'],
    [
      'the link that it was opened by, which is none',
      "config(deepLinkBuilder: (link) => link.path == '/mail' ? link : DeepLink.path('/home'))",
      'home',
    ],
    ['a link, before version 6', "delegate(initialDeepLink: '/home')", 'home'],
    ['routes one over the other', 'delegate(initialRoutes: [LoginRoute(), HomeRoute()])', 'home'],
    ['a link that only running code could tell', 'delegate(initialDeepLink: stored())', 'login'],
  ])('begins at %s', { tags: 'P-907' }, async (_, how, page) => {
    const routes = "AutoRoute(path: '/login', page: LoginRoute.page, initial: true)"
    expect(await words(main(`${routes}, AutoRoute(path: '/home', page: HomeRoute.page)`, how))).toBe(page)
  })

  it('by the generated file', async () => {
    const generated = `import 'package:auto_route/auto_route.dart' as _i1;
import 'pages.dart' as _i2;
class StartRoute extends _i1.PageRouteInfo<void> { static _i1.PageInfo page = _i1.PageInfo('StartRoute', builder: (data) { return const _i2.LoginScreen(); }); }
`
    const text = `import 'router.gr.dart';\n${main('AutoRoute(page: StartRoute.page, initial: true)')}`
    expect(await words(text, { 'lib/router.gr.dart': generated })).toBe('login')
  })

  it('by the file that was generated before version 6', { tags: 'P-727' }, async () => {
    const generated = `import 'package:auto_route/auto_route.dart' as _i1;
import 'pages.dart' as _i2;
class AppRouter extends _i1.RootStackRouter {
  final Map<String, _i1.PageFactory> pagesMap = {
    StartRoute.name: (data) => _i1.MaterialPageX<dynamic>(routeData: data, child: _i1.WrappedRoute(child: const _i2.Start())),
    TabRoute.name: (data) => _i1.MaterialPageX<dynamic>(routeData: data, child: const _i2.LoginScreen()),
  };
  List<_i1.RouteConfig> get routes => [
    _i1.RouteConfig('/#redirect', path: '/', redirectTo: '/start', fullMatch: true),
    _i1.RouteConfig(TabRoute.name, path: '/tab'),
    _i1.RouteConfig(StartRoute.name, path: '/start', children: [_i1.RouteConfig(TabRoute.name, path: '', parent: StartRoute.name)]),
  ];
}
class StartRoute extends _i1.PageRouteInfo<void> { static const String name = 'StartRoute'; }
class TabRoute extends _i1.PageRouteInfo<void> { static const String name = 'TabRoute'; }
`
    const start = `${PAGES}class Start extends StatelessWidget with AutoRouteWrapper { const Start();
  Widget wrappedRoute(BuildContext context) => Column(children: [Text('around'), this]);
  Widget build(BuildContext context) => Column(children: [Text('start'), AutoRouter()]); }
`
    const main = `import 'router.gr.dart';
final router = AppRouter();
void main() => runApp(MaterialApp.router(routerDelegate: router.delegate(), routeInformationParser: router.defaultRouteParser()));
`
    const files = { 'lib/pages.dart': start, 'lib/router.gr.dart': generated }
    expect(await words(main, files)).toBe('around|start|login')
    const made = main.replace('router.delegate()', 'AutoRouterDelegate(router, navigatorObservers: () => [])')
    expect(await words(made, files)).toBe('around|start|login')
  })
})

describe('GetX and fluro', { tags: 'P-480' }, () => {
  it('the page of the initial route, with what its binding puts', async () => {
    const main = `class Login extends GetxController { Login(this.name); final String name; }
class LoginBinding extends Bindings { void dependencies() { Get.lazyPut<Login>(() => Login('bound')); } }
class View extends GetView<Login> { Widget build(BuildContext c) => Text(controller.name); }
void main() => runApp(GetMaterialApp(initialRoute: '/login', getPages: [GetPage(name: '/', page: () => HomePage()), GetPage(name: '/login', page: () => View(), binding: LoginBinding())]));
`
    expect(await words(main)).toBe('bound')
  })

  it('pages of the project’s own kind', async () => {
    const main = `class OwnPage extends GetPage { final int side; OwnPage({required super.name, required super.page, this.side = 1}); }
void main() => runApp(GetMaterialApp(initialRoute: '/login', getPages: [OwnPage(name: '/', page: () => HomePage()), OwnPage(name: '/login', page: () => LoginScreen())]));
`
    expect(await words(main)).toBe('login')
  })

  it('the handler of a path, of a router that extends the package’s', { tags: 'P-894' }, async () => {
    const main = `class OwnRouter extends FluroRouter { @override RouteMatch? matchRoute(c, String? p, {s}) => super.matchRoute(c, p); }
final router = OwnRouter();
void main() {
  router.define('/', handler: Handler(handlerFunc: (c, p) => HomePage()));
  runApp(MaterialApp(onGenerateRoute: router.generator)); }
`
    expect(await words(main)).toBe('home')
  })

  it('the handler of a path', async () => {
    const main = `class Routes { static final router = FluroRouter(); static void define() {
  router.define('/login', handler: Handler(handlerFunc: (c, p) => LoginScreen()));
  router.define('/', handler: Handler(handlerFunc: (c, p) => HomePage())); } }
void main() { Routes.define(); runApp(MaterialApp(onGenerateRoute: Routes.router.generator)); }
`
    expect(await words(main)).toBe('home')
  })

  it('the handler of a path, by the name the router had before', { tags: 'P-704' }, async () => {
    const main = `class Routes { final Router router; Routes() : router = new Router() {
  router.define('/login', handler: Handler(handlerFunc: (c, p) => LoginScreen()));
  router.define('/', handler: Handler(handlerFunc: (c, p) => HomePage())); } }
void main() { final routes = Routes(); runApp(MaterialApp(onGenerateRoute: routes.router.generator)); }
`
    expect(await words(main)).toBe('home')
  })
})

it('an Overlay shows its entries', { tags: 'P-480' }, async () => {
  const overlay = "Overlay(initialEntries: [OverlayEntry(builder: (context) => Text('in'))])"
  expect(await words(`void main() => runApp(MaterialApp(home: ${overlay}));\n`)).toBe('in')
})

describe('a Navigator within the page', { tags: 'P-480' }, () => {
  it.each([
    [
      'by its initial route',
      "Navigator(onGenerateRoute: (settings) => MaterialPageRoute(builder: (c) => Text('in ${settings.name}')))",
      'in /',
    ],
    [
      'by its pages',
      'Navigator(pages: [MaterialPage(child: HomePage()), MaterialPage(child: LoginScreen())])',
      'login',
    ],
  ])('%s', async (_, navigator, page) => {
    expect(await words(`void main() => runApp(MaterialApp(home: ${navigator}));\n`)).toBe(page)
  })
})

it('an app that a package starts with what it is given', { tags: 'P-431' }, async () => {
  const app = "MaterialApp(home: Text('started'))"
  expect(
    await words(`void main() { Catcher2(runAppFunction: () { runApp(${app}); }, config: Options()); }`),
  ).toBe('started')
  expect(await words(`void main() => runApp(MaterialApp(builder: (context, child) => Text('built')));`)).toBe(
    'built',
  )
})
