import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const words = async (main: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
class HomePage extends StatelessWidget { const HomePage(); Widget build(BuildContext context) => Text('home'); }
class LoginPage extends StatelessWidget { const LoginPage(); Widget build(BuildContext context) => Text('login'); }
class Frame extends StatelessWidget { Widget build(BuildContext context) => Column(children: [Text('frame'), RouterOutlet()]); }
${main}`,
    }),
  )
const app = (delegate: string): string =>
  `void main() => runApp(MaterialApp.router(routerDelegate: ${delegate}, routeInformationParser: parser));\n`

describe('routers that are known by their source', { tags: 'P-480' }, () => {
  it.each([
    [
      'Navigator 2: the topmost page of a delegate',
      `${app('AppDelegate()')}class AppDelegate extends RouterDelegate<Path> with ChangeNotifier {
  String? chosen = null; bool signedIn = false;
  Widget build(BuildContext context) => Navigator(pages: [MaterialPage(child: HomePage()),
    if (!signedIn) MaterialPage(child: LoginPage()), if (chosen != null) MaterialPage(child: Text(chosen!))]);
}`,
      'login',
    ],
    [
      'a RouterConfig with a delegate',
      `void main() => runApp(MaterialApp.router(routerConfig: RouterConfig(routerDelegate: D())));
class D extends RouterDelegate<Path> { Widget build(BuildContext context) => Navigator(pages: [MaterialPage(child: HomePage())]); }`,
      'home',
    ],
    [
      'Navigator 2: what a delegate is told of the path at which the app begins, as its parser reads it',
      `void main() => runApp(MaterialApp.router(routerDelegate: D(), routeInformationParser: const P()));
class P extends RouteInformationParser<List<String>> { const P();
  Future<List<String>> parseRouteInformation(RouteInformation information) async {
    final uri = Uri.parse(information.location!);
    return uri.pathSegments.isEmpty && information.uri.path == '/' ? SynchronousFuture(['in']) : ['home'];
  }
}
class D extends RouterDelegate<List<String>> with ChangeNotifier {
  final List<Page> _pages = [];
  Widget build(BuildContext context) => Navigator(pages: List.of(_pages));
  Future<void> setInitialRoutePath(List<String> names) => setNewRoutePath(names);
  Future<void> setNewRoutePath(List<String> names) {
    _pages.clear();
    _pages.addAll(names.map((name) => MaterialPage(child: name == 'in' ? LoginPage() : HomePage())).toList());
    notifyListeners();
    return Future.value(null);
  }
}`,
      'login',
    ],
    [
      'Navigator 2: a parser and a delegate of a configuration',
      `void main() => runApp(MaterialApp.router(routerConfig: RouterConfig(routerDelegate: D(), routeInformationParser: P())));
class P extends RouteInformationParser<String> { Future<String> parseRouteInformation(RouteInformation information) async => information.uri.path; }
class D extends RouterDelegate<String> { String at = 'nowhere';
  Widget build(BuildContext context) => Navigator(pages: [MaterialPage(child: Text('at $at'))]);
  Future<void> setNewRoutePath(String path) async { at = path; }
}`,
      'at /',
    ],
    [
      'beamer: a map of pages',
      app(
        "BeamerDelegate(initialPath: '/in', locationBuilder: RoutesLocationBuilder(routes: {'/': (c, s, d) => HomePage(), '/in': (c, s, d) => BeamPage(child: LoginPage())}))",
      ),
      'login',
    ],
    [
      'beamer: locations, and where a guard leads',
      `${app("BeamerDelegate(guards: [BeamGuard(pathPatterns: ['/login'], guardNonMatching: true, check: (c, l) => false, beamToNamed: (o, t) => '/login')], locationBuilder: BeamerLocationBuilder(beamLocations: [Main()]))")}
class Main extends BeamLocation<BeamState> {
  List<String> get pathPatterns => ['/', '/login'];
  List<BeamPage> buildPages(BuildContext context, BeamState state) => [BeamPage(child: HomePage()),
    if (state.uri.pathSegments.contains('login')) BeamPage(child: LoginPage())];
}`,
      'login',
    ],
    [
      'routefly: generated entities, in their layout',
      `void main() => runApp(MaterialApp.router(routerConfig: Routefly.routerConfig(routes: routes, initialPath: routePaths.login)));
const routePaths = (home: '/home', login: '/in/login');
List<RouteEntity> get routes => [
  RouteEntity(key: '/home', uri: Uri.parse('/home'), routeBuilder: (c, s) => Routefly.defaultRouteBuilder(c, s, const HomePage())),
  RouteEntity(key: '/in', uri: Uri.parse('/in'), routeBuilder: (c, s) => Routefly.defaultRouteBuilder(c, s, Frame())),
  RouteEntity(key: '/in/login', parent: '/in', uri: Uri.parse('/in/login'), routeBuilder: (c, s) => MaterialPageRoute(builder: (c) => LoginPage())),
];`,
      'frame|login',
    ],
    [
      'flutter_modular: what a module tells its manager',
      `class AppModule extends Module {
  void binds(i) { i.addSingleton(Store.new); }
  void routes(r) { r.child('/', child: (context) => Text(Modular.get<Store>().name)); r.module('/in', module: InModule()); }
}
class InModule extends Module { void routes(r) { r.child('/', child: (context) => LoginPage()); } }
class Store { final name = 'bound'; }
void main() => runApp(ModularApp(module: AppModule(), child: MaterialApp.router(routerConfig: Modular.routerConfig)));`,
      'bound',
    ],
    [
      'flutter_modular: a list of routes, nested ones',
      `class AppModule extends Module {
  List<Bind> get binds => [Bind.singleton((i) => Store())];
  List<ModularRoute> get routes => [ChildRoute('/', child: (_, args) => Frame(), children: [ChildRoute('/', child: (_, args) => HomePage())])];
}
class Store {}
void main() => runApp(ModularApp(module: AppModule(), child: MaterialApp.router(routeInformationParser: Modular.routeInformationParser, routerDelegate: Modular.routerDelegate)));`,
      'frame|home',
    ],
    [
      'flutter_modular: routes of one path in each other, as deep as nobody writes them',
      `class AppModule extends Module {
  List<ModularRoute> get routes => [${"ChildRoute('/', child: (_, a) => RouterOutlet(), children: [".repeat(40)}ChildRoute('/', child: (_, a) => HomePage())${'])'.repeat(40)}];
}
void main() => runApp(ModularApp(module: AppModule(), child: MaterialApp.router(routerConfig: Modular.routerConfig)));`,
      'home',
    ],
    [
      'flutter_modular: modules that mount and import each other',
      `class AppModule extends Module {
  List<Module> get imports => [AppModule(), OtherModule()];
  void routes(r) { r.child('/', child: (context) => HomePage()); r.module('/a', module: OtherModule()); r.module('/b', module: AppModule()); }
}
class OtherModule extends Module {
  List<Module> get imports => [AppModule(), OtherModule()];
  void routes(r) { r.module('/c', module: AppModule()); r.module('/d', module: OtherModule()); }
}
void main() => runApp(ModularApp(module: AppModule(), child: MaterialApp.router(routerConfig: Modular.routerConfig)));`,
      'home',
    ],
    [
      'flutter_modular 7: what modules register, the state of the app, what guards a path',
      `final core = createModule(register: (c) { c..addSingleton<Names>(RealNames.new)..addSingleton<Store>(Store.new); });
final tabs = createModule(path: '/tab', register: (c) { c.route('/', child: (context, state) => Frame(), children: (sub) {
  sub..route('/', guards: [(state) => '/tab/in'], child: (context, state) => HomePage())..module(InModule()); }); });
final root = createModule(register: (c) { c..module(core)..route('/', guards: [(state) => '/tab'], child: (context, state) => LoginPage())..module(tabs)..module(core); });
class InModule extends Module {
  String? get path => '/in';
  void register(ModularContext c) { c..route('/', provide: (s) => s.add<Page>(Page.new), child: (context, state) => Text('\${inject<Store>().names.first} \${context.read<Page>().title} \${state.arguments == null}'))..module(InModule()); }
}
abstract class Names { String get first; }
class RealNames implements Names { String get first => 'Ada'; }
class Store { Store(Names given) : names = given; final Names names; }
class Page { final title = 'page'; }
class Look { final title = 'look'; }
class App extends StatelessWidget { Widget build(BuildContext context) => MaterialApp.router(title: context.watch<Look>().title, routerConfig: ModularApp.routerConfigOf(context)); }
void main() => runApp(ModularApp(module: root, provide: (scoped) { scoped.addChangeNotifier<Look>(Look.new); }, child: App()));`,
      'frame|Ada page true',
    ],
    [
      'flutter_modular 7: the first route that the app names, and where its page leads as it begins',
      `final root = createModule(register: (c) { c..route('/', child: (c, s) => HomePage())..route('/begin', child: (c, s) => Begin())..route('/login', child: (c, s) => LoginPage()); });
class Begin extends StatefulWidget { State<Begin> createState() => BeginState(); }
class BeginState extends State<Begin> {
  void initState() { super.initState(); lead(); }
  Future<void> lead() async { await Future.delayed(Duration(seconds: 1)); if (!mounted) { return; } context.navigate('/login'); }
  Widget build(BuildContext context) => Scaffold(body: Container());
}
void main() => runApp(ModularApp(module: root, initialRoute: '/begin', child: MaterialApp.router(routerConfig: ModularApp.routerConfigOf(context))));`,
      'login',
    ],
    [
      'routerino: its home',
      'void main() => runApp(MaterialApp(navigatorKey: Routerino.navigatorKey, home: RouterinoHome(builder: () => HomePage())));',
      'home',
    ],
  ])('%s', async (_, main, shown) => {
    expect(await words(main)).toBe(shown)
  })
})

describe('flutter_modular: what a mounted module binds, and where it leads', { tags: 'P-913' }, () => {
  const through = (lead: string, more = ''): string => `class AppModule extends Module {
  List<ModularRoute> get routes => [ModuleRoute('/', module: OpeningModule()), ChildRoute('/login', child: (_, args) => LoginPage()), ChildRoute('/other', child: (_, args) => HomePage())];
}
class OpeningModule extends Module {
  List<Bind> get binds => [Bind.factory<Opener>((i) => RealOpener('/login'))];
  List<ModularRoute> get routes => [ChildRoute('/', child: (_, args) => Opening(Modular.get<Opener>()))];
}
abstract class Opener { void open(); }
class RealOpener implements Opener { RealOpener(this.to); final String to; void open() { ${lead} } }
class Opening extends StatelessWidget { Opening(this.opener); final Opener opener;
  Widget build(BuildContext context) { opener.open(); return Center(child: CircularProgressIndicator()); } }
class App extends StatelessWidget { Widget build(BuildContext context) { ${more} return MaterialApp.router(routerConfig: Modular.routerConfig); } }
void main() => runApp(ModularApp(module: AppModule(), child: App()));`

  it.each(['pushReplacementNamed(to)', 'popAndPushNamed(to)', 'pushNamedAndRemoveUntil(to, (_) => false)'])(
    '%s',
    async (call) => {
      expect(await words(through(`Modular.to.${call};`))).toBe('login')
    },
  )

  it('the initial route that an app sets', async () => {
    expect(await words(through('', "Modular.setInitialRoute('/other');"))).toBe('home')
  })
})

describe('a router anywhere in a page', { tags: 'P-788' }, () => {
  it.each([
    [
      'a Router anywhere in a page',
      `void main() => runApp(MaterialApp(home: Column(children: [Text('above'), Router(routerDelegate: D(), backButtonDispatcher: RootBackButtonDispatcher())])));
class D extends RouterDelegate<Path> { Widget build(BuildContext context) => Navigator(pages: [MaterialPage(child: HomePage())]); }`,
      'above|home',
    ],
    [
      'a Router with a configuration',
      `void main() => runApp(MaterialApp(home: Router.withConfig(config: RouterConfig(routerDelegate: D()))));
class D extends RouterDelegate<Path> { Widget build(BuildContext context) => LoginPage(); }`,
      'login',
    ],
    [
      'beamer: one in a page of another',
      app(
        "BeamerDelegate(locationBuilder: RoutesLocationBuilder(routes: {'*': (c, s, d) => Column(children: [Text('bar'), Beamer(routerDelegate: BeamerDelegate(initialPath: '/in', locationBuilder: RoutesLocationBuilder(routes: {'/in': (c, s, d) => LoginPage()})))])}))",
      ),
      'bar|login',
    ],
  ])('%s', async (_, main, expected) => {
    expect(await words(main)).toBe(expected)
  })
})
