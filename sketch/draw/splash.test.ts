import { describe, expect, it } from 'vitest'
import { drawFiles, openFiles, wordsOf } from '../testing/drawing.ts'

const main = (
  state: string,
  page = "Text('Lumen')",
  more = '',
): string => `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Opening(), routes: {'/login': (c) => Text('Log in'), '/home': (c) => Text('Home')}));
class Opening extends StatefulWidget { State<Opening> createState() => _OpeningState(); }
class _OpeningState extends State<Opening> {
  ${state}
  Widget build(BuildContext context) => Scaffold(body: Center(child: ${page}));
}
${more}`
const words = async (...given: Parameters<typeof main>): Promise<string> =>
  wordsOf(await drawFiles({ 'lib/main.dart': main(...given) }))
const HOME = "Navigator.pushReplacementNamed(context, '/home');"
const LOGIN = "Navigator.pushReplacementNamed(context, '/login');"

describe('a splash page leads on by what packages have for it', { tags: 'P-664' }, () => {
  const MORE = `class Shelf extends StatelessWidget { Widget build(BuildContext context) => Text('Shelf'); }`
  it.each([
    ['the context and the page', 'Navigate.pushReplace(context, Shelf());'],
    ['nb_utils', 'Shelf().launch(context, isNewTask: true);'],
    ['velocity_x', 'context.nextReplacementPage(Shelf());'],
    ['stacked, by a widget', 'NavigationService().replaceWithTransition(Shelf());'],
  ])('%s', async (_, lead) => {
    expect(
      await words(
        `void initState() { super.initState(); load().then((_) { ${lead} }); }`,
        "Text('Lumen')",
        MORE,
      ),
    ).toBe('Shelf')
  })

  it('stacked', async () => {
    const lead = "NavigationService().clearStackAndShow('/home');"
    expect(await words(`void initState() { super.initState(); load().then((_) { ${lead} }); }`)).toBe('Home')
  })

  it('stacked, by a model that its builder asks while it waits', async () => {
    const page =
      "ViewModelBuilder<OpeningModel>.reactive(viewModelBuilder: () => OpeningModel(), builder: (context, model, child) { if (model.isBusy) model.begin(); return Text('Lumen'); })"
    const model =
      "class OpeningModel extends FutureViewModel<String> { Future<String> futureToRun() async => 'ready'; Future<void> begin() async { await NavigationService().replaceWith('/login'); } }"
    expect(await words('', page, model)).toBe('Log in')
  })
})

describe(
  'a splash page within what the app has around all pages, which hides the keyboard',
  { tags: 'P-987' },
  () => {
    const app = (page: string): string => `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(builder: (c, child) => GestureDetector(onTap: () => FocusScope.of(c).unfocus(), child: child), home: Opening()));
class Opening extends StatefulWidget { State<Opening> createState() => _OpeningState(); }
class _OpeningState extends State<Opening> {
  void initState() { super.initState(); load().then((_) { if (known()) open(); }); }
  void open() => Navigator.pushReplacement(context, MaterialPageRoute(builder: (c) => Text('Home')));
  Widget build(BuildContext context) => ${page};
}`
    it.each([
      ['leads on', "Text('Lumen')", 'Home'],
      [
        'and a page that takes taps itself does not',
        "GestureDetector(onTap: open, child: Text('Lumen'))",
        'Lumen',
      ],
    ])('%s', async (_, page, shown) => {
      expect(wordsOf(await drawFiles({ 'lib/main.dart': app(page) }))).toBe(shown)
    })
  },
)

describe('a splash page leads on by what it is given to call', { tags: 'P-908' }, () => {
  it.each([
    ['whatever that is called', `(context) async { await prepare(); ${HOME} }`, 'Home'],
    [
      'under a condition that only running code could tell',
      `(context) async { if (first()) { ${LOGIN} } }`,
      'Log in',
    ],
  ])('%s', async (_, bootstrap, shown) => {
    const files = {
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Opening(bootstrap: ${bootstrap}), routes: {'/login': (c) => Text('Log in'), '/home': (c) => Text('Home')}));
class Opening extends StatelessWidget { const Opening({required this.bootstrap}); final Future<void> Function(BuildContext) bootstrap;
  Widget build(BuildContext context) => Work(action: () => bootstrap(context), child: Text('Lumen')); }`,
    }
    expect(wordsOf(await drawFiles(files))).toBe(shown)
  })
})

describe('a splash page leads to what asks who somebody is', { tags: 'P-780' }, () => {
  const MORE = `class AuthPage extends StatelessWidget { Widget build(BuildContext context) => Text('Who?'); }
class AuthorsPage extends StatelessWidget { Widget build(BuildContext context) => Text('Authors'); }`
  const either = (page: string): string =>
    `void toHome() { ${HOME} } void toOther() { Navigator.pushReplacement(context, MaterialPageRoute(builder: (_) => ${page}())); }`
  it.each([
    ['by its short name', 'AuthPage', 'Who?'],
    ['not by another word that begins so', 'AuthorsPage', 'Home'],
  ])('%s', async (_, page, shown) => {
    expect(await words(either(page), "Text('Lumen')", MORE)).toBe(shown)
  })
})

describe('a bar that says nothing makes no page of a splash page', { tags: 'P-784' }, () => {
  const opening = (bar: string): string =>
    main(`void initState() { super.initState(); load().then((_) { ${HOME} }); }`).replace(
      'Scaffold(body',
      `Scaffold(appBar: ${bar}, body`,
    )
  it.each([
    ['one for the colours of the system', 'AppBar(toolbarHeight: 0)', 'Home'],
    ['one with an empty title', "AppBar(title: Text(''), leading: SizedBox())", 'Home'],
    ['of Cupertino', 'CupertinoNavigationBar()', 'Home'],
    ['one with a title', "AppBar(title: Text('Shelf'))", 'Shelf|Lumen'],
    ['one to tap', 'AppBar(actions: [IconButton(onPressed: () {}, icon: Icon(Icons.add))])', 'Lumen'],
  ])('%s', async (_, bar, shown) => {
    expect(wordsOf(await drawFiles({ 'lib/main.dart': opening(bar) }))).toBe(shown)
  })
})

describe('what an app puts around its pages makes no page of a splash page', { tags: 'P-994' }, () => {
  const LEAD = `void initState() { super.initState(); load().then((_) { ${HOME} }); }`
  const around = (page: string): string =>
    main(LEAD, page).replace(
      'MaterialApp(',
      "MaterialApp(builder: (context, child) => Stack(children: [child!, Row(children: [Text('No network'), TextButton(onPressed: () {}, child: Text('Again'))])]), ",
    )
  it.each([
    ["Text('Lumen')", 'Home|No network|Again'],
    ["TextButton(onPressed: () {}, child: Text('Go'))", 'Go|No network|Again'],
  ])('around %s', async (page, shown) => {
    expect(wordsOf(await drawFiles({ 'lib/main.dart': around(page) }))).toBe(shown)
  })
})

describe('what is registered is not called by that', { tags: 'P-698' }, () => {
  it.each([
    ['what listens to what may go wrong', `bus.registerErrorListener((error) { ${HOME} });`, 'Lumen'],
    ['what handles calls from outside', `channel.setMethodCallHandler((call) async { ${HOME} });`, 'Lumen'],
    ['what an animation tells of its end', `motion.addListener(() { ${HOME} });`, 'Home'],
    ['what the app waits for', `bus.open(() { ${HOME} });`, 'Home'],
  ])('%s', async (_, begin, shown) => {
    expect(await words(`void initState() { super.initState(); ${begin} }`)).toBe(shown)
  })
})

describe(
  'a page that only shows that it waits is shown as it is once the answers are there',
  { tags: 'P-614' },
  () => {
    const waiting = (begin: string, then: string): string => `bool waits = true; bool knows = false;
  void initState() { super.initState(); ${begin} }
  Widget shown() { if (waits) return CircularProgressIndicator(); ${then} return ElevatedButton(onPressed: () {}, child: Text('Join')); }`
    it.each([
      [
        'what somebody may be known by',
        'known().then((one) { setState(() { knows = one; waits = false; }); });',
        "if (knows) return ElevatedButton(onPressed: () {}, child: Text('Shelf'));",
        'Join',
      ],
      ['what the app listens to', 'ready.stream.listen((_) => setState(() => waits = false));', '', 'Join'],
    ])('%s', async (_, begin, then, shown) => {
      expect(await words(waiting(begin, then), 'shown()')).toBe(shown)
    })

    it('what the root of the app listens to, told after its frame', { tags: 'P-651' }, async () => {
      const root = `import 'package:flutter/material.dart';
class Wide extends Notifier<bool?> { bool? build() => null; void tell(bool it) { state = it; } }
final wide = NotifierProvider<Wide, bool?>(Wide.new);
final page = Provider<Widget>((ref) => ref.watch(wide) == null ? CircularProgressIndicator() : ElevatedButton(onPressed: () {}, child: Text('Join')));
final shown = ValueNotifier<Widget>(CircularProgressIndicator());
class App extends HookConsumerWidget {
  Widget build(BuildContext context, WidgetRef ref) {
    ref.listen(page, (before, now) => shown.value = now);
    useEffect(() { WidgetsBinding.instance.addPostFrameCallback((_) { ref.read(wide.notifier).tell(false); }); return null; }, []);
    return MaterialApp(home: Scaffold(body: ValueListenableBuilder(valueListenable: shown, builder: (context, value, child) => value)));
  }
}
void main() => runApp(ProviderScope(child: App()));
`
      expect(wordsOf(await drawFiles({ 'lib/main.dart': root }))).toBe('Join')
    })

    it('what a model that is asked as the page is built sets', { tags: 'P-657' }, async () => {
      const root = `import 'package:flutter/material.dart';
class Shelf extends ChangeNotifier { bool opened = false; bool filled = false;
  Future<void> open() async { opened = true; notifyListeners(); }
  Future<void> fill() async { filled = true; notifyListeners(); } }
class App extends StatelessWidget { Widget build(BuildContext context) {
  final shelf = Provider.of<Shelf>(context);
  if (!shelf.opened) { shelf.open(); return Container(); }
  if (!shelf.filled) { shelf.fill(); return AppBar(title: Text('Opens')); }
  return ElevatedButton(onPressed: () {}, child: Text('Shelf')); } }
void main() => runApp(ChangeNotifierProvider<Shelf>(create: (_) => Shelf(), child: MaterialApp(home: App())));
`
      expect(wordsOf(await drawFiles({ 'lib/main.dart': root }))).toBe('Shelf')
    })

    it('the last that a stream of the source yields, and in it the app', { tags: 'P-657' }, async () => {
      const root = `import 'package:flutter/material.dart';
Stream<String> steps() async* { yield 'reads'; yield 'done'; }
void main() => runApp(StreamBuilder<String>(stream: steps(), builder: (context, step) => step.data == 'done'
  ? MaterialApp(home: ElevatedButton(onPressed: () {}, child: Text('Join'))) : Text('waits')));
`
      expect(wordsOf(await drawFiles({ 'lib/main.dart': root }))).toBe('Join')
    })

    it('one that nothing comes to stays', async () => {
      const html = await drawFiles({ 'lib/main.dart': main(waiting('', ''), 'shown()') })
      expect(html).toContain('data-widget="CircularProgressIndicator"')
      expect(wordsOf(html)).toBe('')
    })
  },
)

describe(
  'a page leads on where an animation of it ends, whatever can be tapped there',
  { tags: 'P-657' },
  () => {
    const count = (begin: string): string =>
      `late final AnimationController count; int told = 0;\nvoid initState() { super.initState(); count = AnimationController(vsync: this, duration: Duration(seconds: 3)); ${begin} }
  void ended(AnimationStatus status) { if (status == AnimationStatus.completed) { count.reverse(); count.forward(); ${HOME} } }`
    const page = "InkWell(onTap: () {}, child: Text('3 | Skip'))"
    it.each([
      ['told beforehand', 'count.addStatusListener(ended); count.forward();', 'Home'],
      ['told once it has begun', 'count.forward(); count.addStatusListener(ended);', 'Home'],
      [
        'on what is made of it',
        'count.forward(); StepTween(begin: 3, end: 0).animate(CurvedAnimation(parent: count, curve: Curves.ease)).addStatusListener(ended);',
        'Home',
      ],
      ['not one that is repeated', 'count.addStatusListener(ended); count.repeat();', '3 | Skip'],
      ['not one that nothing starts', 'count.addStatusListener(ended);', '3 | Skip'],
    ])('%s', async (_, begin, shown) => {
      expect(await words(count(begin), page)).toBe(shown)
    })
  },
)

describe('a splash page that can be tapped leads on by itself', { tags: 'P-657' }, () => {
  const count = (ends: string): string => `void initState() { super.initState();
    var left = 5;
    Timer.periodic(Duration(seconds: 1), (timer) { left -= 1; if (${ends}) { timer.cancel(); ${HOME} } }); }`
  const shown = async (state: string, name: string): Promise<string> => {
    const file = main(state, "InkWell(onTap: () {}, child: Text('Skip'))").replaceAll('Opening', name)
    return wordsOf(await drawFiles({ 'lib/main.dart': file }))
  }
  it.each([
    ['at the end of a count', 'left == 0', 'SplashPage', 'Home'],
    ['not by a page with another name', 'left == 0', 'Shelf', 'Skip'],
    ['not where it counts to no end', 'left > 9', 'SplashPage', 'Skip'],
    ['not for somebody of whom nothing is known', 'left == 0 && user.isKnown', 'SplashPage', 'Skip'],
  ])('%s', async (_, ends, name, words) => {
    expect(await shown(count(ends), name)).toBe(words)
  })

  it.each([
    ['in a hook, once what it waits for has come', 'SplashPage', 'Home'],
    ['not in a hook of a page with another name', 'Shelf', 'Skip'],
  ])('%s', async (_, name, words) => {
    const file = `import 'package:flutter/material.dart';
import 'package:flutter_hooks/flutter_hooks.dart';
void main() => runApp(MaterialApp(home: ${name}(), routes: {'/home': (c) => Text('Home')}));
class ${name} extends HookWidget { Widget build(BuildContext context) {
  final ended = useStreamController<bool>();
  useEffect(() { ended.stream.firstWhere((end) => end).whenComplete(() { ${HOME} }); return null; }, []);
  return Scaffold(body: InkWell(onTap: () => ended.add(true), child: Text('Skip'))); } }`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': file }))).toBe(words)
  })
})

describe('a page with nothing to tap makes room for where its own code leads', { tags: 'P-610' }, () => {
  it.each([
    [
      'a listener of a bloc',
      "BlocListener<Auth, String>(listener: (context, state) { if (state == 'out') Navigator.pushReplacementNamed(context, '/login'); }, child: Text('Lumen'))",
      "class Auth extends Cubit<String> { Auth() : super('wait') { start(); } Future<void> start() async { await ask(); emit('out'); } }",
    ],
    [
      'a listener of a provider',
      "Consumer(builder: (context, ref, child) { ref.listen(auth, (before, now) { if (now == 'out') Navigator.pushReplacementNamed(context, '/login'); }); return Text('Lumen'); })",
      "final auth = StateProvider((ref) => 'out');",
    ],
    [
      'an effect',
      "HookBuilder(builder: (context) { useEffect(() { Navigator.pushReplacementNamed(context, '/login'); }, []); return Text('Lumen'); })",
      '',
    ],
  ])('%s leads on', { tags: 'P-651' }, async (_, page, more) => {
    expect(await words('', page, more)).toBe('Log in')
  })

  const AUTH =
    "class Auth extends Cubit<String> { Auth() : super('wait') { start(); } Future<void> start() async { await ask(); emit('out'); } }"

  it('what a listener opens on top of it', { tags: 'P-720' }, async () => {
    const page =
      "BlocListener<Auth, String>(listener: (context, state) { if (state == 'out') Navigator.pushNamed(context, '/login'); }, child: Text('Lumen'))"
    expect(await words('', page, AUTH)).toBe('Log in')
  })

  it('what a listener is told by a page below it as that begins', { tags: 'P-914' }, async () => {
    const page =
      "BlocProvider.value(value: auth..add(Begin()), child: BlocListener<Auth, String>(listener: (context, state) { if (state == 'out') Navigator.pushReplacementNamed(context, '/login'); }, child: Below()))"
    const more = `class Begin {} class Go {}
class Auth extends Bloc<Object, String> { Auth() : super('wait') { on<Begin>((event, emit) { emit('wait'); }); on<Go>((event, emit) async { emit('out'); }); } }
final auth = Auth();
class Below extends StatefulWidget { State<Below> createState() => BelowState(); }
class BelowState extends State<Below> {
  void initState() { super.initState(); Future.delayed(Duration(seconds: 3), () async { auth.add(Go()); }); }
  Widget build(BuildContext context) => Text('Lumen'); }`
    expect(await words('', page, more)).toBe('Log in')
  })

  it.each(['onPressedCallback', 'onClick'])(
    'no page with a button of another package: %s',
    { tags: 'P-914' },
    async (tap) => {
      expect(
        await words(`void open() { ${LOGIN} }`, `PlainButton(text: 'Start', ${tap}: () => open())`),
      ).toBe('Start')
    },
  )

  it.each([
    ['', "key.currentState?.pushNamedAndRemoveUntil('/login', (route) => false);"],
    [
      ', which is there',
      "final pages = key.currentState; if (pages != null && key.currentContext != null) pages.pushNamedAndRemoveUntil('/login', (route) => false);",
    ],
  ])('a listener around all pages, by the key of their navigator%s', { tags: 'P-720' }, async (_, leads) => {
    const root = `import 'package:flutter/material.dart';
${AUTH}
final key = GlobalKey<NavigatorState>();
void main() => runApp(BlocProvider(create: (c) => Auth(), child: MaterialApp(navigatorKey: key, home: Opening(), routes: {'/login': (c) => Text('Log in')},
  builder: (context, child) => Frame(child: BlocListener<Auth, String>(
    listener: (context, state) { if (state == 'out') { ${leads} } }, child: child)))));
class Opening extends StatelessWidget { Widget build(BuildContext context) => Text('Lumen'); }`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': root }))).toBe('Log in')
  })

  it('in a route of the project’s own', async () => {
    const root = `import 'package:flutter/material.dart';
class FadeRoute extends PageRouteBuilder { FadeRoute({required this.page}) : super(pageBuilder: (context, a, b) => page); final Widget page; }
class PlainRoute extends MaterialPageRoute { PlainRoute({required super.builder}); }
Route make(RouteSettings settings) => settings.name == '/' ? PlainRoute(builder: (c) => Opening()) : FadeRoute(page: Text('Log in'));
class Opening extends StatefulWidget { State<Opening> createState() => _OpeningState(); }
class _OpeningState extends State<Opening> {
  void initState() { super.initState(); start(); }
  void start() { ask().then((it) { ${LOGIN} }); }
  Widget build(BuildContext context) => Text('Lumen');
}
void main() => runApp(MaterialApp(onGenerateRoute: make));
`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': root }))).toBe('Log in')
  })

  it('what comes on top of it comes by itself', async () => {
    const later =
      "void initState() { super.initState(); ask().then((it) => Navigator.pushNamed(context, '/login')); }"
    expect(await words(later)).toBe('Log in')
  })

  it('what the page keeps in a field leads on', async () => {
    const logic = `class OpeningLogic { void onInit() { ready.stream.listen((_) { ${LOGIN} }); } }`
    expect(await words('final logic = OpeningLogic();', "Text('Lumen')", logic)).toBe('Log in')
  })

  it.each([
    [
      'behind a stream that only running code brings',
      `void initState() { super.initState(); ready.stream.listen((_) => leave()); }\nvoid leave() { ${HOME} }`,
      'Home',
    ],
    [
      'behind an answer',
      `void initState() { super.initState(); ask().then((known) { if (known != null && known.fresh) { ${HOME} } else { ${LOGIN} } }); }`,
      'Log in',
    ],
    [
      'to the page that asks who somebody is, of two',
      `void enter() { ${HOME} }\nvoid ask() { ${LOGIN} }`,
      'Log in',
    ],
  ])('%s', async (_, state, page) => {
    expect(await words(state)).toBe(page)
  })

  it.each([
    [
      'one with a button',
      `void leave() { ${HOME} }`,
      "TextButton(onPressed: leave, child: Text('Go on'))",
      'Go on',
    ],
    ['one with a field', `void leave() { ${HOME} }`, "Column(children: [Text('Name'), TextField()])", 'Name'],
    [
      'one that opens another page above itself',
      "void open() { Navigator.pushNamed(context, '/home'); }",
      "Text('Lumen')",
      'Lumen',
    ],
    [
      'one whose code leads nowhere that is known',
      "void leave() { Navigator.pushReplacementNamed(context, '/nowhere'); }",
      "Text('Lumen')",
      'Lumen',
    ],
  ])('not %s', async (_, state, page, stays) => {
    expect(await words(state, page)).toBe(stays)
  })

  it('two that lead to each other end', async () => {
    const more = `class Other extends StatelessWidget {
  void back(BuildContext context) { Navigator.of(context).pushReplacement(MaterialPageRoute(builder: (_) => Opening())); }
  Widget build(BuildContext context) => Text('other');
}`
    const state =
      'void leave() { Navigator.of(context).pushReplacement(MaterialPageRoute(builder: (_) => Other())); }'
    expect(await words(state, "Text('Lumen')", more)).toMatch(/^(Lumen|other)$/)
  })

  it('what is tapped after it begins there', async () => {
    const more = `class Begin extends StatelessWidget { Widget build(BuildContext context) => Scaffold(appBar: AppBar(title: Text('Begin')),
  body: TextButton(onPressed: () => Navigator.pushNamed(context, '/home'), child: Text('Open'))); }`
    const state =
      'void leave() { Navigator.of(context).pushReplacement(MaterialPageRoute(builder: (_) => Begin())); }'
    const page = await openFiles({ 'lib/main.dart': main(state, "Text('Lumen')", more) })
    expect(page.words()).toBe('Begin|Open')
    page.tap('Open')
    expect(page.words()).toBe('Home')
  })
})

describe('what leads on from a first page besides its own class', { tags: 'P-653' }, () => {
  const app = (home: string, more = ''): string => `import 'package:flutter/material.dart';
void main() { runApp(MaterialApp(home: ${home}, routes: {'/home': (c) => Text('Home')})); }
${more}`
  const opening = (body: string): string =>
    `class Opening extends StatelessWidget { Widget build(BuildContext context) => Scaffold(body: ${body}); }`
  it.each([
    [
      'the next page of a package that draws splash pages',
      "AnimatedSplashScreen(splash: Icons.home, nextScreen: Text('Home'))",
      '',
    ],
    [
      'that of one which asks for it',
      "AnimatedSplashScreen.withScreenFunction(splash: Icons.home, screenFunction: () async => Text('Home'))",
      '',
    ],
    [
      'that of one in a view of a package',
      'Opening()',
      "class Opening extends KeptView { Widget view(BuildContext context) => AnimatedSplashScreen(nextScreen: Text('Home')); }",
    ],
    [
      'the name of one that is asked for',
      "AnimatedSplashScreen.withScreenRouteFunction(splash: 'a.png', screenRouteFunction: () async => '/home')",
      '',
    ],
    ['that of one which makes it', "SplashPackage(logo: 'a.png', navigator: () => Text('Home'))", ''],
    ['the end of an animation', 'Opening()', opening(`FlareActor('a.flr', callback: (name) { ${HOME} })`)],
    [
      'the end of one within',
      'Opening()',
      opening(`Center(child: Film(onEnd: () { if (ready()) { ${HOME} } }))`),
    ],
  ])('%s', async (_, home, more) => {
    expect(wordsOf(await drawFiles({ 'lib/main.dart': app(home, more) }))).toBe('Home')
  })

  it('a count that runs out, by where it leads and by what the page shows then', async () => {
    const count = (then: string): string =>
      `int left = 3; void initState() { super.initState(); Timer.periodic(Duration(seconds: 1), (timer) { if (left < 2) { timer.cancel(); ${then} } left--; }); }`
    expect(await words(count(HOME))).toBe('Home')
    const more = `class Count extends StatefulWidget { final Function onFinishCallBack; Count({this.onFinishCallBack}); State<Count> createState() => _CountState(); }
class _CountState extends State<Count> { ${count('widget.onFinishCallBack(true);')} Widget build(BuildContext context) => Text('$left'); }`
    const page = `Stack(children: [Offstage(offstage: waits, child: ListView(children: [Text('Shelf')])), Offstage(offstage: !waits,
  child: Column(children: [Text('Lumen'), Count(onFinishCallBack: (ended) { if (ended) setState(() { waits = false; }); })]))])`
    expect(await words('bool waits = true;', page, more)).toBe('Shelf')
  })

  it('where main leads once it has set up the app', async () => {
    const main = `import 'package:flutter/material.dart';
final router = GoRouter(routes: [GoRoute(path: '/', builder: (c, s) => SizedBox()), GoRoute(path: '/home', builder: (c, s) => Text('Home'))]);
void main() async { runApp(MaterialApp.router(routerConfig: router)); await start(); }
Future<void> start() async { await load(); router.go('/home'); }`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe('Home')
  })

  it('the initial route of old Flutter', async () => {
    const main = `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(onGenerateRoute: (settings) {
  if (settings.isInitialRoute) return PageRouteBuilder<void>(pageBuilder: (context, _, __) => Text('Home'));
  return null;
}));`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe('Home')
  })

  const delayed = (go: string): string =>
    `class Opening extends GetxController { void onReady() { super.onReady(); Future.delayed(const Duration(seconds: 10), () { ${go} }); } }`
  it.each([
    ['opens over the page', "Get.toNamed('/home');", 'GetWidget<Opening>', "Text('Lumen')"],
    ['puts in its place', "Get.offAllNamed('/home');", 'GetView<Opening>', "Text('Lumen')"],
    [
      'puts in place of one that makes it',
      "Get.offNamed('/home');",
      'StatelessWidget',
      "GetBuilder<Opening>(init: Opening(), builder: (it) => Text('Lumen'))",
    ],
  ])('what a GetX controller %s after a delay', async (_, go, above, page) => {
    const main = `import 'package:flutter/material.dart';
${delayed(go)}
class Put extends Bindings { void dependencies() { Get.lazyPut(() => Opening()); } }
class Page extends ${above} { Widget build(BuildContext context) => Scaffold(body: ${page}); }
void main() => runApp(GetMaterialApp(initialRoute: '/', getPages: [GetPage(name: '/', page: () => Page(), binding: Put()), GetPage(name: '/home', page: () => Text('Home'))]));`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe('Home')
  })
})

describe('a page that counts the seconds until it makes room', { tags: 'P-921' }, () => {
  const app = (page: string, shown: string): string => `import 'package:flutter/material.dart';
import 'package:provider/provider.dart';
void main() => runApp(ChangeNotifierProvider(create: (_) => Count(), child: MaterialApp(home: Poster(), routes: {'/home': (c) => Scaffold(appBar: AppBar(title: Text('Home')))})));
class Count extends ChangeNotifier { int left = 4; Timer? timer;
  void start(BuildContext context) { timer ??= Timer.periodic(Duration(seconds: 1), (it) { left--; if (left == 0) { it.cancel(); skip(context); } notifyListeners(); }); }
  void skip(BuildContext context) { ${HOME} } }
${page}
Widget poster(BuildContext context, int left) => Scaffold(body: TextButton(onPressed: () => context.read<Count>().skip(context), child: Text('${shown}')));`
  const inController = `class Poster extends StatelessWidget { final controller = Get.find<Opening>(); Widget build(BuildContext context) => Scaffold(body: InkWell(onTap: controller.skip, child: Obx(() => Text('\${controller.left}  Skip')))); }
class Opening extends GetxController { Timer? _timer; var left = 4.obs;
  void onInit() { super.onInit(); begin(); }
  Future<void> begin() async { Timer(Duration(milliseconds: 0), () { _timer = Timer.periodic(Duration(seconds: 1), (it) { left--; if (left <= 0) { Timer(Duration(milliseconds: 500), skip); } }); }); }
  void skip() { if (_timer != null) { _timer?.cancel(); Get.offAndToNamed('/home'); } } }`
  it('leads on in the count of its controller, which asks for its own timer', async () => {
    const main = `import 'package:flutter/material.dart';
import 'package:get/get.dart';
class Put extends Bindings { void dependencies() { Get.lazyPut(() => Opening()); } }
${inController}
void main() => runApp(GetMaterialApp(initialRoute: '/', getPages: [GetPage(name: '/', page: () => Poster(), binding: Put()), GetPage(name: '/home', page: () => Text('Home'))]));`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe('Home')
  })

  const inBuild = `class Poster extends StatelessWidget { Widget build(BuildContext context) { context.read<Count>().start(context); return poster(context, context.watch<Count>().left); } }`
  const inState = `class Poster extends StatefulWidget { State<Poster> createState() => _PosterState(); }
class _PosterState extends State<Poster> { void initState() { super.initState(); context.read<Count>().start(context); } Widget build(BuildContext context) => poster(context, 4); }`
  it.each([
    ['in the count that its build begins', inBuild, '跳过 ${left}s', 'Home'],
    ['in the one that its state begins', inState, 'Skip (${left})', 'Home'],
    ['but not where it only can be skipped', inBuild, 'Skip', 'Skip'],
    ['nor where it skips a number of something', inState, 'Skip 10 stops', 'Skip 10 stops'],
  ])('leads on %s', async (_, page, shown, expected) => {
    expect(wordsOf(await drawFiles({ 'lib/main.dart': app(page, shown) }))).toBe(expected)
  })
})

describe('a first page that waits', { tags: 'P-725' }, () => {
  const TIPS =
    "Column(children: [for (final tip in ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) Text('tip $tip')])"
  const tips = (name: string): string => `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: ${name}(), routes: {'/home': (c) => Text('Home')}));
class ${name} extends StatefulWidget { State<${name}> createState() => _Waiting(); }
class _Waiting extends State<${name}> {
  void initState() { super.initState(); load().then((_) { ${HOME} }); }
  Widget build(BuildContext context) => Scaffold(body: ${TIPS});
}`
  it('may show tips where its class is called a splash', async () => {
    expect(wordsOf(await drawFiles({ 'lib/main.dart': tips('SplashPage') }))).toBe('Home')
  })

  it('is the page itself where it shows as much and is called otherwise', async () => {
    expect(wordsOf(await drawFiles({ 'lib/main.dart': tips('TipsPage') }))).toContain('tip h')
  })

  it('has no more words for writing each of them twice', async () => {
    const twice =
      "Column(children: [for (final each in ['a', 'b', 'c', 'd', 'a', 'b', 'c', 'd']) Text(each)])"
    expect(await words(`void initState() { super.initState(); load().then((_) { ${HOME} }); }`, twice)).toBe(
      'Home',
    )
  })

  it.each([
    ['leads where the redirect of its router leads who goes there', '/terms', 'Terms'],
    ['is not led back to', '/', 'Home'],
  ])('%s', async (_, to, shown) => {
    const main = `import 'package:flutter/material.dart';
final router = GoRouter(redirect: (c, s) => s.matchedLocation == '/home' ? '${to}' : null, routes: [
  GoRoute(path: '/', builder: (c, s) => Splash()), GoRoute(path: '/home', builder: (c, s) => Text('Home')), GoRoute(path: '/terms', builder: (c, s) => Terms())]);
class Terms extends StatelessWidget { Widget build(BuildContext c) => Text('Terms'); }
void main() => runApp(MaterialApp.router(routerConfig: router));
class Splash extends StatefulWidget { State<Splash> createState() => SplashState(); }
class SplashState extends State<Splash> { void initState() { super.initState(); load().then((_) => context.go('/home')); } Widget build(BuildContext c) => Text('splash'); }`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe(shown)
  })

  it.each([
    ['as it begins', "context.go('/home');"],
    ['after its first frame', "WidgetsBinding.instance.addPostFrameCallback((_) { context.go('/home'); });"],
    ['after a while', "Timer(Duration(seconds: 2), () => GoRouter.of(context).go('/home'));"],
    ['as something has come', "load().then((_) => context.go('/home'));"],
    ['replaced', "load().then((_) => GoRouter.of(context).replace('/home'));"],
  ])('leads where the redirect of a route leads, %s', { tags: 'P-755' }, async (_, begin) => {
    const main = `import 'package:flutter/material.dart';
final router = GoRouter(routes: [
  GoRoute(path: '/', builder: (c, s) => Splash()), GoRoute(path: '/terms', builder: (c, s) => Terms()),
  ShellRoute(builder: (c, s, child) => Scaffold(body: child), routes: [
    GoRoute(path: '/home', builder: (c, s) => Text('Home'), redirect: (c, s) => '/terms')])]);
class Terms extends StatelessWidget { Widget build(BuildContext c) => ElevatedButton(onPressed: () {}, child: Text('Terms')); }
void main() => runApp(MaterialApp.router(routerConfig: router));
class Splash extends StatefulWidget { State<Splash> createState() => SplashState(); }
class SplashState extends State<Splash> { void initState() { super.initState(); ${begin} } Widget build(BuildContext c) => Text('splash'); }`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe('Terms')
  })

  it.each([
    ['offAndToNamed', "Get.offAndToNamed('/home')"],
    ['offNamedUntil', "Get.offNamedUntil('/home', (route) => false)"],
  ])('leads on by what its builder is given, with %s of GetX', async (_, lead) => {
    const main = `import 'package:flutter/material.dart';
class Opening extends ChangeNotifier { Future<void> lead() async { ${lead}; } }
class Other extends ChangeNotifier {}
class Page extends StatelessWidget { Widget build(BuildContext context) => Consumer2<Other, Opening>(builder: (context, other, opening, child) => FutureBuilder(future: Future(() => opening.lead()), builder: (context, snapshot) => Text('Lumen'))); }
void main() => runApp(MultiProvider(providers: [ChangeNotifierProvider(create: (_) => Other()), ChangeNotifierProvider(create: (_) => Opening())], child: GetMaterialApp(initialRoute: '/', getPages: [GetPage(name: '/', page: () => Page()), GetPage(name: '/home', page: () => Text('Home'))])));`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe('Home')
  })
})

describe('what follows once an opened page is closed has not come', { tags: 'P-755' }, () => {
  it.each([
    ['then', "Navigator.pushNamed(context, '/login').then((_) { HOME });"],
    [
      'then, of a page that a function opens',
      "open().then((_) { HOME }); } Future open() { return Navigator.of(context).pushNamed('/login');",
    ],
    ['whenComplete', "Navigator.of(context).pushNamed('/login').whenComplete(() { HOME });"],
  ])('%s', async (_, begin) => {
    const body = `load().then((_) => go()); } void go() { ${begin.replace('HOME', HOME)}`
    expect(await words(`void initState() { super.initState(); ${body} }`)).toBe('Log in')
  })
})
