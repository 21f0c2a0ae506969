import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

const APP = `import 'package:flutter/material.dart';
class App extends StatelessWidget {
  App([this.words = 'The app']);
  final String words;
  Widget build(BuildContext context) => MaterialApp(home: Text(words));
}
`
async function words(main: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const text = `import 'package:flutter/material.dart';\nimport 'app.dart';\n${main}`
  return wordsOf(await drawFiles({ 'lib/app.dart': APP, 'lib/main.dart': text, ...more }))
}

describe('a main that hands on', { tags: 'P-431' }, () => {
  it.each([
    ['to a function', 'void main() => start();\nvoid start() { runApp(App()); }'],
    [
      'to a static method',
      'Future<void> main() async { await Start.run(); }\nclass Start { static Future<void> run() async => runApp(App()); }',
    ],
    [
      'to a function with a builder',
      'void main() { bootstrap(() => App()); }\nFuture<void> bootstrap(Widget Function() builder) async { await init(); runApp(await builder()); }',
    ],
    [
      'in a zone, whose error handler runs another',
      "void main() { runZonedGuarded(() async { WidgetsFlutterBinding.ensureInitialized(); await Firebase.initializeApp(); runApp(App()); }, (error, stack) => runApp(App('Error'))); }",
    ],
    [
      'to a runApp that a class holds',
      "import 'package:flutter/widgets.dart' as widgets;\nvoid main() => Runner().run();\nclass Runner { Runner.by(this._run); factory Runner() => Runner.by(widgets.runApp); final Function _run; void run() { _run(Around(child: App('Late'), other: App())); } }\nclass Around extends StatelessWidget { Around({this.child, this.other}); final Widget child; final Widget other; Widget build(BuildContext context) => other; }",
    ],
    [
      'after a future',
      "void main() { SystemChrome.setPreferredOrientations([]).then((_) => runApp(App())).catchError((e) => runApp(App('Error'))); }",
    ],
    [
      'to a future of its own, while another app is shown',
      "void main() { runApp(App('Wait')); Start().run(); }\nFuture<void>? begun;\nclass Start { Future<void> run() => begun ??= Future<void>(() async { await init(); runApp(App()); }); }",
    ],
    [
      'by a named callback',
      "void main() async { await SentryFlutter.init((options) { options.dsn = ''; }, appRunner: () => runApp(App())); }",
    ],
    [
      'in finally',
      'void main() async { try { await init(); } catch (e) { print(e); } finally { runApp(App()); } }',
    ],
    ['in try', "void main() async { try { runApp(App()); } catch (e) { runApp(App('Error')); } }"],
    ['under a condition that is not known', 'void main() { if (ready()) { runApp(App()); } }'],
    [
      'past a condition that is not known',
      "void main() { if (broken()) { runApp(App('Error')); return; } runApp(App()); }",
    ],
    [
      'behind a permission that nobody has given',
      'void main() async { final state = await Permission.audio.request(); if (!state.isGranted) { await SystemNavigator.pop(); return; } runApp(App()); }',
    ],
    [
      'last of two, the first for waiting',
      "void main() async { runApp(App('Wait')); await init(); runApp(App()); }",
    ],
    ['to a package that is not read', 'void main() { bootstrap(() => App()); }'],
    [
      'with arguments',
      "void main(List<String> args) { if (args.isNotEmpty) { runApp(App('Other')); } else { runApp(App()); } }",
    ],
    ['by a prefix', 'void main() => widgets.runApp(App());'],
    ['to an object of a package', 'void main() { Catcher2([ConsoleHandler()], App(), logger: log); }'],
    [
      "to a package's class, whose own one has the app",
      'void main() => Start().run();\nclass Start with Starter { Widget get app => App(); }',
    ],
    [
      'after a box was opened beside others',
      "late final Box box;\nFuture<void> main() async { await Future.wait([Hive.openBox('a').then((it) => box = it)]); runApp(App(box.get('words') == null ? 'The app' : 'Old')); }",
    ],
    ['to what is called an app, around it', 'void main() => runApp(LocalizedApp(delegate, App()));'],
    [
      'to a stack, with something over the app',
      "void main() => runApp(Over(child: App()));\nclass Over extends StatelessWidget { Over({this.child}); final Widget? child; Widget build(BuildContext context) => Stack(children: [child!, Text('Debug')]); }",
    ],
    [
      'to an own widget that is called like one of a library',
      'void main() => runApp(AdaptiveLayout(child: App()));\nclass AdaptiveLayout extends InheritedWidget { AdaptiveLayout({required super.child}); }',
    ],
  ])('%s', async (_, main) => {
    expect(await words(main)).toBe('The app')
  })

  it('to the main of a library, whose configuration was set before', async () => {
    const files = {
      'lib/config.dart': "class Config { static String flavor = 'none'; }\n",
      'lib/main_dev.dart':
        "import 'app.dart';\nimport 'config.dart';\nvoid main() => runApp(App('Flavor ${Config.flavor}'));\n",
    }
    const main =
      "import 'main_dev.dart' as dev;\nimport 'config.dart';\nvoid main() { Config.flavor = 'dev'; dev.main(); }"
    expect(await words(main, files)).toBe('Flavor dev')
  })

  it('by an export', async () => {
    const files = {
      'lib/main.dart': "export 'main_dev.dart';\n",
      'lib/main_dev.dart': "import 'app.dart';\nvoid main() => runApp(App());\n",
    }
    expect(await words('', files)).toBe('The app')
  })

  it.each([
    ['Left', '(failure) { begun = "The app"; }, (user) { begun = "Signed in"; }'],
    ['Success', '(user) { begun = "The app"; }, (failure) { begun = "Failed"; }'],
  ])(
    'of what one of two answers brings only the one that it is: %s',
    { tags: 'P-926' },
    async (answer, cases) => {
      const main = `String begun = 'none';
ask() => ${answer}('nobody');
void main() { ask().fold(${cases}); runApp(App(begun)); }`
      expect(await words(main)).toBe('The app')
    },
  )

  it('behind what is set up without end', async () => {
    const init = 'Future<void> init() async { for (var i = 0; i < 1e12; i++) { open(() => i + 1); } }'
    expect(await words(`${init}\nvoid main() { zone(() async { await init(); runApp(App()); }); }`)).toBe(
      'The app',
    )
  })

  it('a function that calls itself under what only running code could tell does not end the drawing', async () => {
    const init =
      'Future<void> init() async { if (ready()) { if (sure()) { return; } } else { { { init(); } } } }'
    expect(await words(`${init}\nvoid main() { init(); runApp(App()); }`)).toBe('The app')
  })

  it('a main that never ends, or that calls itself, leaves a picture that says what is missing', async () => {
    expect(await words('void main() => main();')).toContain('no call of runApp was found')
    expect(await words('void main() { for (var i = 0; i < 1e12; i++) { init(() => main()); } }')).toContain(
      'no call of runApp was found',
    )
  })
})
