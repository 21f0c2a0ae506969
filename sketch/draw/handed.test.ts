import { describe, expect, it } from 'vitest'
import { drawFiles, openFiles, wordsOf } from '../testing/drawing.ts'

const PAGES = `import 'package:flutter/material.dart';
class Given { const Given({required this.word}); final String word; }
class Splash extends StatefulWidget { State<Splash> createState() => _SplashState(); }
class _SplashState extends State<Splash> {
  void initState() { super.initState(); Future.delayed(Duration(seconds: 2), () => leave(context)); }
  Widget build(BuildContext context) => Scaffold(body: Center(child: CircularProgressIndicator()));
}
class Home extends StatelessWidget {
  const Home(this.word);
  final String word;
  Widget build(BuildContext context) => Scaffold(body: Column(children: [Text(word), Text('Below')]));
}
`

describe('what a page is handed by the one that leads on to it', { tags: 'P-783' }, () => {
  it.each([
    [
      'onGenerateRoute is given it',
      `void main() => runApp(MaterialApp(initialRoute: '/splash', onGenerateRoute: (settings) {
  if (settings.name == '/splash') return MaterialPageRoute(builder: (_) => Splash());
  final given = settings.arguments as Given;
  return MaterialPageRoute(builder: (_) => Home(given.word));
}));
void leave(context) => Navigator.of(context).pushReplacementNamed('/home', arguments: const Given(word: 'Handed'));`,
    ],
    [
      'the page asks its route, which was named',
      `void main() => runApp(MaterialApp(home: Splash(), routes: {'/home': (context) => Asking()}));
void leave(context) => Navigator.pushReplacementNamed(context, '/home', arguments: {'word': 'Handed'});
class Asking extends StatelessWidget { Widget build(BuildContext context) {
  final given = ModalRoute.of(context)!.settings.arguments as Map;
  return Home(given['word']);
} }`,
    ],
    [
      'the page asks its route, whose settings have it',
      `void main() => runApp(MaterialApp(home: Splash()));
void leave(context) => Navigator.pushReplacement(context,
  MaterialPageRoute(builder: (_) => Asking(), settings: RouteSettings(arguments: 'Handed')));
class Asking extends StatelessWidget { Widget build(BuildContext context) =>
  Home(ModalRoute.of(context)!.settings.arguments as String); }`,
    ],
    [
      'GetX has it',
      `void main() => runApp(GetMaterialApp(home: Splash(), getPages: [GetPage(name: '/home', page: () => Asking())]));
void leave(context) => Get.offAllNamed('/home', arguments: {'word': 'Handed'});
class Asking extends StatelessWidget { Widget build(BuildContext context) => Home(Get.arguments['word']); }`,
    ],
    [
      'go_router calls it extra',
      `void main() => runApp(MaterialApp.router(routerConfig: GoRouter(routes: [
  GoRoute(path: '/', builder: (context, state) => Splash()),
  GoRoute(path: '/home', builder: (context, state) => Home((state.extra as Given).word)),
])));
void leave(context) => context.go('/home', extra: Given(word: 'Handed'));`,
    ],
  ])('%s', async (_, app) => {
    expect(wordsOf(await drawFiles({ 'lib/main.dart': PAGES + app }))).toBe('Handed|Below')
  })

  it('the first page is handed nothing', async () => {
    const app = `void main() => runApp(MaterialApp(home: Asking()));
class Asking extends StatelessWidget { Widget build(BuildContext context) {
  final given = ModalRoute.of(context)?.settings.arguments as String?;
  return Home(given ?? 'Nothing');
} }`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': PAGES + app }))).toBe('Nothing|Below')
  })

  it('a tap hands it, and the next page does not keep it', async () => {
    const page = await openFiles({
      'lib/main.dart': `${PAGES}
void main() => runApp(MaterialApp(home: First(), routes: {'/a': (_) => Asking(), '/b': (_) => Asking()}));
class First extends StatelessWidget { Widget build(BuildContext context) => Scaffold(
  body: TextButton(onPressed: () => Navigator.pushNamed(context, '/a', arguments: 'Handed'), child: Text('go'))); }
class Asking extends StatelessWidget { Widget build(BuildContext context) => Scaffold(body: Column(children: [
  Text((ModalRoute.of(context)!.settings.arguments ?? 'Nothing') as String),
  TextButton(onPressed: () => Navigator.pushNamed(context, '/b'), child: Text('further'))])); }`,
    })
    page.tap('>go<')
    expect(page.words()).toContain('Handed')
    page.tap('>further<')
    expect(page.words()).toContain('Nothing')
  })
})
