import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const words = async (code: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
${code}
class Page extends StatelessWidget { const Page(this.name); final String name; Widget build(BuildContext context) => Text(name); }`,
    }),
  )

const MODULES = `class Shelf { String name = 'books'; }
class Desk extends StatefulWidget { DeskState createState() => DeskState(); }
class DeskState extends ModularState<Desk, Shelf> { Widget build(BuildContext context) => Text('desk of ' + controller.name); }
class Inner extends ChildModule { List<Bind> get binds => []; List get routers => [Router('/', child: (_, args) => Desk())]; }`
const OLDER = `class App extends StatelessWidget { Widget build(BuildContext context) => MaterialApp(initialRoute: '/', navigatorKey: Modular.navigatorKey, onGenerateRoute: Modular.generateRoute); }
void main() => runApp(ModularApp(module: AppModule()));`
const module = (routes: string): string =>
  `class AppModule extends MainModule { List<Bind> get binds => [Bind((i) => Shelf())]; Widget get bootstrap => App(); ${routes} }`

it.each([
  [
    'flutter_modular before its third edition',
    `${MODULES}${OLDER}${module("List<Router> get routers => [Router('/', child: (_, args) => Page('first'))];")}`,
    'first',
  ],
  [
    'a module within, and what a state is given',
    `${MODULES}${OLDER}${module("List<ModularRouter> get routers => [ModularRouter('/', module: Inner())];")}`,
    'desk of books',
  ],
  [
    'flutter_modular of the third and fourth edition',
    `class AppModule extends Module { final List<Bind> binds = []; final List<ModularRoute> routes = [ChildRoute(Modular.initialRoute, child: (_, args) => Page('first')), ChildRoute('/in', child: (_, args) => Page('in'))]; }
class App extends StatelessWidget { Widget build(BuildContext context) => MaterialApp(initialRoute: '/in').modular(); }
void main() => runApp(ModularApp(module: AppModule(), child: App()));`,
    'in',
  ],
])('%s', { tags: 'P-1081' }, async (_, code, said) => {
  expect(await words(code)).toBe(said)
})

const mapped = (map: string): string => `bool signedIn() => FirebaseAuth.instance.currentUser != null;
final inside = RouteMap(routes: {'/': (_) => MaterialPage(child: Page('inside'))});
final map = RouteMap(${map});
void main() => runApp(MaterialApp.router(routeInformationParser: RoutemasterParser(),
  routerDelegate: RoutemasterDelegate(routesBuilder: (context) { if (signedIn()) return inside; return map; })));`
it.each([
  ["routes: {'/': (_) => MaterialPage(child: Page('first'))}", 'first'],
  ["onUnknownRoute: (_) => Redirect('/in'), routes: {'/in': (_) => MaterialPage(child: Page('in'))}", 'in'],
  ["routes: {'/': (_) => Redirect('/in'), '/in': (_) => MaterialPage(child: Page('in'))}", 'in'],
  [
    "routes: {'/': (_) => Guard(canNavigate: (route) => signedIn(), builder: () => MaterialPage(child: Page('shut')), onNavigationFailed: () => Redirect('/in')), '/in': (_) => MaterialPage(child: Page('in'))}",
    'in',
  ],
])('routemaster: %s', { tags: 'P-1081' }, async (map, said) => {
  expect(await words(mapped(map))).toBe(said)
})

it('a state of mvc_pattern has the controller that it is made with', { tags: 'P-1081' }, async () => {
  const code = `void main() => runApp(MaterialApp(home: Desk()));
class Desk extends StatefulWidget { DeskState createState() => DeskState(); }
class DeskState extends StateMVC<Desk> { Shelf own; DeskState() : super(Shelf()) { own = controller; }
  Widget build(BuildContext context) => Text('desk of ' + own.name); }
class Shelf extends ControllerMVC { String name = 'books'; }`
  expect(await words(code)).toBe('desk of books')
})

it.each(['viewModelBuilder: () => Shelf()', 'viewModel: Shelf()'])(
  'a widget of provider_architecture has its model: %s',
  { tags: 'P-1081' },
  async (model) => {
    const code = `void main() => runApp(MaterialApp(home: ViewModelProvider<Shelf>.withConsumer(${model},
  onModelReady: (model) => model.name = 'new books', builder: (context, model, child) => Text('desk of ' + model.name))));
class Shelf extends ChangeNotifier { String name = 'books'; }`
    expect(await words(code)).toBe('desk of new books')
  },
)
