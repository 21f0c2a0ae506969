import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

const main = (begin: string, more = ''): string => `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Splash(), routes: {'/login': (c) => Text('login')}));
class Splash extends StatefulWidget { State<Splash> createState() => _SplashState(); }
class _SplashState extends State<Splash> {
  var words = 'splash';
  void initState() { super.initState(); ${begin} }
  ${/\bgo\b/.test(begin + more) ? "void go() { Navigator.of(context).pushReplacement(MaterialPageRoute(builder: (_) => Text('home'))); }" : ''}
  ${more}
  Widget build(BuildContext context) => Text(words);
}
`
const words = async (begin: string, more?: string): Promise<string> =>
  wordsOf(await drawFiles({ 'lib/main.dart': main(begin, more) }))

describe('a splash page that leads on by itself makes room', { tags: 'P-511' }, () => {
  it.each([
    ['after a timer', 'Timer(Duration(seconds: 2), go);', 'home'],
    ['after a delay', 'Future.delayed(const Duration(seconds: 2), () { go(); });', 'home'],
    ['after a delay and then', 'Future.delayed(Duration(seconds: 2)).then((_) => go());', 'home'],
    ['after the first frame', 'WidgetsBinding.instance.addPostFrameCallback((_) { go(); });', 'home'],
    ['in an asynchronous method', 'load();', 'home'],
    [
      'by a key',
      "final key = GlobalKey<NavigatorState>(); Timer(wait, () => key.currentState!.pushReplacement(MaterialPageRoute(builder: (_) => Text('home'))));",
      'home',
    ],
    ['after what the source itself brings', 'signedIn().then((known) { if (!known) go(); });', 'home'],
    ['to a named route', "Timer(wait, () => Navigator.pushReplacementNamed(context, '/login'));", 'login'],
    [
      'to where nobody is signed in',
      "Timer(wait, () { if (FirebaseAuth.instance.currentUser == null) { Navigator.pushReplacementNamed(context, '/login'); } else { go(); } });",
      'login',
    ],
  ])('%s', async (_, begin, page) => {
    expect(
      await words(
        begin,
        'Future<void> load() async { await fetch(); go(); } Future<bool> signedIn() async => false;',
      ),
    ).toBe(page)
  })

  it('with what it sets', async () => {
    expect(await words("Future.microtask(() => setState(() => words = 'set'));")).toBe('set')
  })

  it.each([
    'Builder(builder: (c) => Center(child: Splash()))',
    'Scaffold(body: SafeArea(child: Splash()))',
    'MaterialApp(home: Splash())',
  ])('one that stands in what is made around it: %s', async (around) => {
    const built = main('Timer(wait, go);').replace('home: Splash()', `home: ${around}`)
    expect(wordsOf(await drawFiles({ 'lib/main.dart': built }))).toBe('home')
  })

  it.each([
    ['ValueNotifier<Uri?>(null)', 'splash'],
    ["ValueNotifier<Uri?>(Uri.parse('a:b'))", 'home'],
  ])('one that a builder makes of what it listens to, %s', { tags: 'P-722' }, async (link, shown) => {
    const built = main('if (widget.link != null) go();')
      .replace('=> Text(words)', '=> TextButton(onPressed: ask, child: Text(words))')
      .replace(
        'home: Splash()',
        'home: ValueListenableBuilder(valueListenable: link, builder: (c, link, child) => Splash(link: link))',
      )
      .replace(
        'class Splash extends StatefulWidget {',
        `final link = ${link};\n$& Splash({this.link}); final Uri? link;`,
      )
    expect(wordsOf(await drawFiles({ 'lib/main.dart': built }))).toBe(shown)
  })

  it.each([
    ['over a state of its own', 'opened.present({});'],
    ['itself', 'Navigator.restorablePush(context, made, arguments: {});'],
    ['in its place', 'Navigator.of(context).restorablePushReplacement(made);'],
  ])('one that restores what it opens, %s', { tags: 'P-742' }, async (_, begin) => {
    const more = `static Route made(BuildContext context, Object? given) => MaterialPageRoute(builder: (_) => Text('made'));
  late final opened = RestorableRouteFuture<void>(onPresent: (navigator, given) => navigator.restorablePush(made, arguments: given));`
    expect(await words(begin, more)).toBe('made')
  })

  it('one that leads on as what it depends on changes', async () => {
    const change = 'void didChangeDependencies() { super.didChangeDependencies(); Timer(wait, go); }'
    expect(await words('', change)).toBe('home')
  })

  it.each([['that leads nowhere', "Navigator.pushReplacementNamed(context, '/none');"]])(
    'not one %s',
    async (_, begin) => {
      expect(await words(begin)).toBe('splash')
    },
  )

  it('not one that waits for an answer from elsewhere, whose page stands as it begins', async () => {
    const ask =
      'Future<List?> ask() async { final reply = await http.get(address); return [for (final one in reply) one]; }'
    const begin = "ask().then((answer) { if (answer != null) setState(() => words = 'answered'); });"
    expect(await words(begin, ask)).toBe('splash')
  })

  it('one that begins itself again and again ends', async () => {
    const again = 'void again() { Future.delayed(wait, again); Future.delayed(wait, again); }'
    expect(await words('again();', again)).toBe('splash')
  })
})

describe('what stands above the app leads on as it is built', { tags: 'P-777' }, () => {
  const routed = (build: string): Promise<string> =>
    drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:go_router/go_router.dart';
final router = GoRouter(routes: [
  GoRoute(path: '/', builder: (c, s) => Text('home')), GoRoute(path: '/hello', name: 'hello', builder: (c, s) => Text('hello'))]);
String? user;
class Shop extends StatelessWidget { Widget build(BuildContext context) { ${build} return MaterialApp.router(routerConfig: router); } }
void main() => runApp(Shop());`,
    }).then(wordsOf)

  it.each([
    ['by its router', "if (user == null) router.goNamed('hello');", 'hello'],
    [
      'not by what it hears first once it is built',
      "ref.listen(user, (before, now) { router.go('/hello'); });",
      'home',
    ],
    ['not where that is not so', "if (user != null) router.goNamed('hello');", 'home'],
    ['not by what is opened on top', "router.push('/hello');", 'home'],
    ['not to where there is nothing', "router.go('/nowhere');", 'home'],
  ])('%s', async (_, build, page) => {
    expect(await routed(build)).toBe(page)
  })

  it('and has heard nothing before it is built', async () => {
    const files = {
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:flutter_riverpod/flutter_riverpod.dart';
final said = StateProvider<String>((ref) => 'said');
final heard = ValueNotifier<String>('nothing');
class Shop extends ConsumerWidget { Widget build(BuildContext context, WidgetRef ref) {
  ref.listen(said, (before, now) { heard.value = now; });
  return MaterialApp(home: heard.value == 'said' ? ElevatedButton(onPressed: () {}, child: Text('said')) : Text('nothing')); } }
void main() => runApp(ProviderScope(child: Shop()));`,
    }
    expect(wordsOf(await drawFiles(files))).toBe('nothing')
  })
})
