import { expect, test } from 'vitest'
import { openFiles, readProject } from '../testing/drawing.ts'
import { drawInSteps } from './draw-app.ts'
import { FIRST_SCREEN } from './screen.ts'
import { NO_INTERACTIONS } from './interactions.ts'

const APP = "import 'package:flutter/material.dart';\n"
const PAGES = `
class First extends StatelessWidget { @override Widget build(BuildContext context) => Scaffold(
  appBar: AppBar(title: Text('First')),
  body: Column(children: [
    TextButton(onPressed: () => Navigator.push(context, MaterialPageRoute(builder: (_) => Detail(id: 7))), child: Text('push')),
    TextButton(onPressed: () async { await log(); Navigator.of(context).pushNamed('/settings'); }, child: Text('named')),
    TextButton(onPressed: () => Navigator.pushReplacementNamed(context, '/settings'), child: Text('replace')),
    TextButton(onPressed: () => launch('x'), child: Text('nowhere')),
  ])); }
class Detail extends StatelessWidget { const Detail({required this.id}); final int id;
  @override Widget build(BuildContext context) => Scaffold(appBar: AppBar(title: Text('Detail $id')),
    body: TextButton(onPressed: () => Navigator.pop(context), child: Text('close'))); }
class Settings extends StatelessWidget { @override Widget build(BuildContext context) =>
  Scaffold(appBar: AppBar(title: Text('Settings'))); }`
const ROUTED = `${APP}void main() => runApp(MaterialApp(home: First(), routes: {'/settings': (c) => Settings()}));${PAGES}`

test(
  'a push leads to the page with what it was given, and the way back leads back',
  { tags: 'P-170' },
  async () => {
    const page = await openFiles({ 'lib/main.dart': ROUTED })
    expect(page.words()).toContain('First')
    expect(page.html()).not.toContain('BackButton')
    page.tap('>push<')
    expect(page.words()).toContain('Detail 7')
    page.tap('aria-label="Back"')
    expect(page.words()).toContain('First')
    page.tap('>push<')
    page.tap('>close<')
    expect(page.words()).toContain('First')
  },
)

test('a named route is found; a replaced page leaves no way back; a tap to nowhere changes nothing', async () => {
  const page = await openFiles({ 'lib/main.dart': ROUTED })
  const before = page.html()
  page.tap('>nowhere<')
  expect(page.html()).toBe(before)
  page.tap('>named<')
  expect(page.words()).toContain('Settings')
  page.tap('aria-label="Back"')
  page.tap('>replace<')
  expect(page.words()).toContain('Settings')
  expect(page.html()).not.toContain('aria-label="Back"')
})

test.each(['OneContext()', 'Pages.instance.navigator', 'pages'])(
  'a route is taken by the navigator of a package under a name of its own: %s',
  { tags: 'P-170' },
  async (navigator) => {
    const main = ROUTED.replace('Navigator.push(context, ', `${navigator}.push(`)
    const page = await openFiles({ 'lib/main.dart': main })
    page.tap('>push<')
    expect(page.words()).toContain('Detail 7')
  },
)

test('the route stays over a reload, with the page as it is written now', { tags: 'P-170' }, async () => {
  const page = await openFiles({ 'lib/main.dart': ROUTED })
  page.tap('>push<')
  await page.reload({ 'lib/main.dart': ROUTED.replace("Text('Detail", "Text('Edited") })
  expect(page.words()).toContain('Edited 7')
  await page.reload({ 'lib/main.dart': ROUTED.replaceAll('Detail', 'Other') })
  expect(page.words()).toContain('First')
})

test('go_router: the first page, pages by path and by name, and the shell around them', async () => {
  const page = await openFiles({
    'lib/main.dart': `${APP}
final router = GoRouter(initialLocation: '/home', routes: [
  ShellRoute(builder: (context, state, child) => Scaffold(body: child, bottomNavigationBar: Text('shell')), routes: [
    GoRoute(path: '/home', builder: (context, state) => Home(), routes: [
      GoRoute(name: 'item', path: 'item/:id', builder: (context, state) => Text('an item')),
    ]),
  ]),
  GoRoute(path: '/alone', pageBuilder: (context, state) => MaterialPage(child: Text('alone'))),
]);
void main() => runApp(ProviderScope(child: MaterialApp.router(routerConfig: router)));
class Home extends StatelessWidget { @override Widget build(BuildContext context) => Column(children: [
  TextButton(onPressed: () => context.push('/home/item/3'), child: Text('item')),
  TextButton(onPressed: () => context.pushNamed('item'), child: Text('by name')),
  TextButton(onPressed: () => context.go('/alone'), child: Text('go')),
]); }`,
  })
  expect(page.words()).toBe('item|by name|go|shell')
  page.tap('>item<')
  expect(page.words()).toBe('an item|shell')
})

test.each(["context.replace('/alone')", "GoRouter.of(context).replace('/alone', extra: 1)"])(
  "go_router's page in place of this one: %s",
  async (code) => {
    const page = await openFiles({
      'lib/main.dart': `${APP}
final router = GoRouter(routes: [
  GoRoute(path: '/', builder: (context, state) => Home()),
  GoRoute(path: '/alone', builder: (context, state) => Text('alone')),
]);
void main() => runApp(MaterialApp.router(routerConfig: router));
class Home extends StatelessWidget {
  @override Widget build(BuildContext context) => TextButton(onPressed: () => ${code}, child: Text('on'));
}`,
    })
    page.tap('>on<')
    expect(page.words()).toBe('alone')
  },
)

test('a bar of destinations sets the state that it is told to set', async () => {
  const page = await openFiles({
    'lib/main.dart': `${APP}void main() => runApp(MaterialApp(theme: ThemeData(), darkTheme: ThemeData.dark(), home: Home()));
class Home extends StatefulWidget { @override State<Home> createState() => _HomeState(); }
class _HomeState extends State<Home> { int tab = 0;
  void open(int i) { setState(() => tab = i); }
  @override Widget build(BuildContext context) => Scaffold(
    body: IndexedStack(index: tab, children: [Text('one'), Text('two')]),
    bottomNavigationBar: NavigationBar(selectedIndex: tab, onDestinationSelected: open, destinations: [
      NavigationDestination(icon: Icon(Icons.a), label: 'A'), NavigationDestination(icon: Icon(Icons.b), label: 'B')])); }`,
  })
  expect(page.words()).toBe('one|A|B|one|A|B')
  page.tap('>B<')
  expect(page.words()).toBe('two|A|B|two|A|B')
})

test(
  'tabs, a drawer, a switch and a checkbox answer, with and without code behind them',
  { tags: 'P-170' },
  async () => {
    const page = await openFiles({
      'lib/main.dart': `${APP}void main() => runApp(MaterialApp(home: Home()));
class Home extends StatefulWidget { @override State<Home> createState() => _HomeState(); }
class Model { bool loud = false; }
class _HomeState extends State<Home> { final model = Model(); final key = GlobalKey<ScaffoldState>();
  @override Widget build(BuildContext context) => DefaultTabController(length: 2, child: Scaffold(key: key,
    drawer: Drawer(child: Text('in the drawer')),
    appBar: AppBar(bottom: TabBar(tabs: [Tab(text: 'T1'), Tab(text: 'T2')])),
    body: TabBarView(children: [
      Column(children: [Switch(value: model.loud, onChanged: (v) => setState(() => model.loud = v)), Text('loud ' + '\${model.loud}'),
        Checkbox(value: false, onChanged: (v) => bloc.add(v))]),
      Text('second')]))); }`,
    })
    page.tap('aria-label="Switch"')
    expect(page.words()).toContain('loud true')
    expect(page.html()).toMatch(/role="switch"[^>]*aria-checked="true"/)
    page.tap('aria-label="Checkbox"')
    expect(page.html()).toMatch(/role="checkbox"[^>]*aria-checked="true"/)
    page.tap('>T2<')
    expect(page.words()).toContain('second')
    expect(page.words()).not.toContain('in the drawer')
    page.tap('aria-label="Open navigation menu"')
    expect(page.words()).toContain('in the drawer')
    page.tap('aria-label="Close the drawer"')
    expect(page.words()).not.toContain('in the drawer')
  },
)

test('nothing else pretends to run: a counter does not count', async () => {
  const page = await openFiles({
    'lib/main.dart': `${APP}void main() => runApp(MaterialApp(home: Home()));
class Home extends StatefulWidget { @override State<Home> createState() => _HomeState(); }
class _HomeState extends State<Home> { int n = 0;
  @override Widget build(BuildContext context) => TextButton(onPressed: () => setState(() => n++), child: Text('n is ' + '$n')); }`,
  })
  page.tap('n is 0')
  expect(page.words()).toBe('n is 0')
})

const OVER = (call: string): Record<string, string> => ({
  'lib/main.dart': `void main() => runApp(MaterialApp(home: Scaffold(body: Builder(builder: (context) => Column(children: [
    Text('below'), TextButton(onPressed: () async { ${call} }, child: Text('Ask')),
  ])))));
class Sure extends StatelessWidget {
  Widget build(BuildContext context) => AlertDialog(title: Text('Sure?'), actions: [
    TextButton(onPressed: () => Navigator.pop(context, true), child: Text('Yes')),
  ]);
}`,
})

test.each([
  'await showDialog<bool>(context: context, builder: (context) => Sure());',
  'final sure = await showCupertinoDialog(context: context, builder: (_) => Sure());',
  'showGeneralDialog(context: context, pageBuilder: (context, a, b) => Sure());',
  'await showModalBottomSheet(context: context, isScrollControlled: true, builder: (context) => Sure());',
])(
  'what is shown over the page stands above it, and goes by its own button and by the scrim: %s',
  async (call) => {
    const page = await openFiles(OVER(call))
    expect(page.words()).toBe('below|Ask')
    page.tap('Ask')
    expect(page.words()).toBe('below|Ask|Sure?|Yes')
    page.tap('Yes')
    expect(page.words()).toBe('below|Ask')
    page.tap('Ask')
    page.tap('"Close"')
    expect(page.words()).toBe('below|Ask')
  },
)

test('a dialog keeps the page below it as it was, and an edit of its class is drawn in it', async () => {
  const files = OVER('showDialog(context: context, builder: (context) => Sure());')
  const page = await openFiles(files)
  page.tap('Ask')
  await page.reload({ 'lib/main.dart': (files['lib/main.dart'] ?? '').replace('Sure?', 'Really?') })
  expect(page.words()).toBe('below|Ask|Really?|Yes')
})

test('a dialog that nothing of Flutter shows is not drawn', async () => {
  const page = await openFiles(OVER('showSomething(context: context, builder: (context) => Sure());'))
  page.tap('Ask')
  expect(page.words()).toBe('below|Ask')
})

test('a button that leads nowhere in a new app leads to the first place that its code names', async () => {
  const main = `${APP}import 'package:auth/auth.dart';
void main() => runApp(MaterialApp(home: Start()));
User? currentUser;
class Start extends StatelessWidget { @override Widget build(BuildContext context) => Scaffold(body: Column(children: [
  TextButton(child: Text('sign in'), onPressed: () async {
    final user = await signInWithEmail(context, 'a', 'b');
    if (user == null) { return; }
    if (checkLogin(user)) {
      await Navigator.pushAndRemoveUntil(context, MaterialPageRoute(builder: (_) => Page('in')), (r) => false);
    }
  }),
  TextButton(child: Text('signed in'), onPressed: () {
    if (currentUser == null) return;
    if (currentUser!.ok) Navigator.push(context, MaterialPageRoute(builder: (_) => Page('account')));
  }),
  TextButton(child: Text('either'), onPressed: () {
    if (checkLogin(1)) { Navigator.push(context, MaterialPageRoute(builder: (_) => Page('known'))); return; }
    Navigator.push(context, MaterialPageRoute(builder: (_) => Page('new')));
  }),
  TextButton(child: Text('only closes'), onPressed: () { if (checkLogin(1)) Navigator.pop(context); }),
])); }
class Page extends StatelessWidget { const Page(this.name); final String name;
  @override Widget build(BuildContext context) => Scaffold(body: Text('page $name')); }`
  const page = await openFiles({ 'lib/main.dart': main })
  const before = page.html()
  page.tap('>only closes<')
  expect(page.html()).toBe(before)
  page.tap('>either<')
  expect(page.words()).toContain('page new')
  const other = await openFiles({ 'lib/main.dart': main })
  other.tap('>sign in<')
  expect(other.words()).toContain('page in')
  const account = await openFiles({ 'lib/main.dart': main })
  account.tap('>signed in<')
  expect(account.words()).toContain('page account')
})

test(
  'code that is long to follow and leads nowhere is followed for one row alone',
  { tags: 'P-573' },
  async () => {
    const project = await readProject({
      'lib/main.dart': `${APP}
void main() => runApp(MaterialApp(home: Rows()));
int work(int n) => n < 2 ? 1 : work(n - 1) + work(n - 2);
class Rows extends StatelessWidget { @override Widget build(BuildContext context) => Scaffold(body: Column(children: [
  for (final row in ['a', 'b', 'c']) ListTile(title: Text(row), onTap: () => store(row, work(14))),
  for (final row in [null, Second()]) ListTile(title: Text('short'), onTap: () { if (row != null) Navigator.push(context, MaterialPageRoute(builder: (_) => row)); }),
])); }
class Second extends StatelessWidget { @override Widget build(BuildContext context) => Scaffold(); }`,
    })
    const asked: object[] = []
    const known = new WeakSet<object>()
    const found: object[] = []
    const ledNowhere = {
      has(code: object) {
        asked.push(code)
        return known.has(code)
      },
      add(code: object) {
        found.push(code)
        return known.add(code)
      },
    }
    const steps = drawInSteps(project, NO_INTERACTIONS, FIRST_SCREEN, { only: 'light', ledNowhere })
    let step = steps.next()
    while (step.done !== true) step = steps.next()
    const drawing = step.value
    const led = [0, 1, 2, 3, 4].map((tap) => drawing.follow(tap) !== NO_INTERACTIONS)
    // the row of a short callback decides where it leads: each is followed
    expect(led).toEqual([false, false, false, false, true])
    expect(asked).toHaveLength(4)
    expect(found).toEqual([asked[0]])
  },
)

test.each([
  ['Navigator.canPop(c)', false],
  ['Navigator.of(c).canPop()', false],
  ['c.canPop()', false],
  ['ModalRoute.of(c)!.canPop', false],
  ['ModalRoute.of(c)!.isFirst', true],
])('%s tells whether there is a way back', { tags: 'P-911' }, async (asked, first) => {
  const page = await openFiles({
    'lib/main.dart': `${APP}void main() => runApp(MaterialApp(home: Page()));
class Page extends StatelessWidget { Widget build(BuildContext c) => Scaffold(body: Column(children: [
  Text(${asked} ? 'says yes' : 'says no'),
  TextButton(onPressed: () => Navigator.push(c, MaterialPageRoute(builder: (_) => Page())), child: Text('push')),
])); }`,
  })
  const words = (is: boolean): string => (is ? 'says yes' : 'says no')
  expect(page.words()).toContain(words(first))
  page.tap('>push<')
  expect(page.words()).toContain(words(!first))
})
