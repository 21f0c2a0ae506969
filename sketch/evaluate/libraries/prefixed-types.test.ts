import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const PARTS = `import 'package:flutter/material.dart';
abstract class Frame extends StatelessWidget { String word(); Widget build(BuildContext context) => Text(word()); }
class Sum { final int of; Sum(this.of); }
extension Spoken on Sum { String get spoken => 'sum \${this.of}'; }
`

async function words(main: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
  return wordsOf(await drawFiles({ 'lib/main.dart': main, 'lib/parts.dart': PARTS, ...more }))
}

describe("a type behind the prefix of its import is that import's", () => {
  it("Flutter's own classes are extended", async () => {
    const main = `import 'package:flutter/material.dart' as m;
void main() => m.runApp(m.MaterialApp(home: Home()));
class Home extends m.StatefulWidget { m.State<Home> createState() => _Home(); }
class _Home extends m.State<Home> { m.Widget build(m.BuildContext context) => m.Text('begun'); }`
    expect(await words(main)).toBe('begun')
  })

  it.each([
    [
      'an argument',
      "Row(key: null, children: [p.of(shown: Pair<p.Sum, p.Sum>(first: p.Sum(1))), Text('on')])",
    ],
    [
      'an argument with others in it',
      "p.of(word: 'a', shown: Pair<p.Sum, p.Sum>(second: (c) => 2, first: p.Sum(1)))",
    ],
    ['an element', 'Row(children: [Text("a"), Pair<p.Sum, p.Sum>(first: p.Sum(1)), Text("b")])'],
    ['of three', 'p.of(word: "a", shown: Triple<p.Sum, int, p.Sum>(p.Sum(1), p.Sum(2)))'],
  ])('two of them belong to one call: %s', { tags: 'P-749' }, async (_, shows) => {
    const main = `import 'package:flutter/material.dart';
import 'parts.dart' as p;
class Pair<A, B> extends StatelessWidget { const Pair({this.first, this.second}); final p.Sum first; final Object? second; Widget build(BuildContext context) => Text('pair \${first.of}'); }
class Triple<A, B, C> extends StatelessWidget { const Triple(this.first, this.last); final p.Sum first; final p.Sum last; Widget build(BuildContext context) => Text('pair \${first.of}'); }
void main() => runApp(MaterialApp(home: ${shows}));`
    const of = 'Widget of({String? word, required Widget shown}) => shown;'
    expect(await words(main, { 'lib/parts.dart': `${PARTS}${of}` })).toContain('pair 1')
  })

  it('a comparison of an argument stays one', async () => {
    const main = `import 'package:flutter/material.dart';
String told(bool a, bool b) => '$a $b';
void main() { final one = 1, two = 2; runApp(MaterialApp(home: Text(told(one < two, one > two)))); }`
    expect(await words(main)).toBe('true false')
  })

  it("the project's own are extended, matched and given more members", async () => {
    const main = `import 'package:flutter/material.dart';
import 'parts.dart' as parts;
void main() => runApp(MaterialApp(home: Home()));
extension Doubled on parts.Sum { String get doubled => 'twice \${this.of * 2}'; }
class Home extends parts.Frame {
  String word() => switch (parts.Sum(4) as Object) { parts.Sum(of: final n) => '$n ' + parts.Sum(4).doubled, _ => 'other' };
}`
    expect(await words(main)).toBe('4 twice 8')
  })

  it("injectable's generated code registers what it makes", async () => {
    const main = `import 'package:flutter/material.dart';
import 'injection.dart';
import 'shelf.dart';
Future<void> main() async { await prepare(); runApp(MaterialApp(home: Home())); }
class Home extends StatelessWidget { Widget build(BuildContext context) => Text(locate<Shelf>().label()); }`
    const config = `import 'package:get_it/get_it.dart' as _i1;
import 'package:injectable/injectable.dart' as _i2;
import 'shelf.dart' as _i3;
import 'wooden.dart' as _i4;
extension GetItInjectableX on _i1.GetIt {
  Future<_i1.GetIt> init({String? environment, _i2.EnvironmentFilter? environmentFilter}) async {
    final gh = _i2.GetItHelper(this, environment, environmentFilter);
    await gh.factoryAsync<_i4.Planks>(() => _i4.Planks(), preResolve: true);
    gh.lazySingleton<_i3.Shelf>(() => _i4.Wooden(gh<_i4.Planks>()));
    return this;
  }
}`
    expect(
      await words(main, {
        'lib/injection.dart': `import 'package:get_it/get_it.dart';
import 'injection.config.dart';
final locate = GetIt.instance;
Future<void> prepare() async => locate.init();`,
        'lib/injection.config.dart': config,
        'lib/shelf.dart': 'abstract class Shelf { String label(); }',
        'lib/wooden.dart': `import 'shelf.dart';
class Planks { final count = 3; }
class Wooden implements Shelf { final Planks planks; Wooden(this.planks); String label() => 'wooden, \${planks.count}'; }`,
      }),
    ).toBe('wooden, 3')
  })

  it("auto_route's generated router is one, read or not", async () => {
    const main = `import 'package:flutter/material.dart';
import 'paths.gr.dart';
void main() => runApp(MaterialApp.router(routerDelegate: Paths().delegate()));
class Paths extends $PathsRouter { List<AutoRoute> routes = [AutoRoute(page: ShelfRoute.page, initial: true)]; }
class ShelfPage extends StatelessWidget { Widget build(BuildContext context) => Text('shelf'); }`
    const generated = `import 'package:auto_route/auto_route.dart' as _i1;
abstract class $PathsRouter extends _i1.RootStackRouter { $PathsRouter({super.navigatorKey}); }`
    expect(await words(main, { 'lib/paths.gr.dart': generated })).toBe('shelf')
    expect(await words(main)).toBe('shelf')
  })
})

it('an extension of a type whose value is a constant of it', async () => {
  const main = `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Column(children: [Text(Brightness.dark.word), Text(Colors.red.word)])));
extension Word on Brightness { String get word => '\${name}ness'; }
extension Tint on Color { String get word => 'tint'; }`
  expect(await words(main)).toBe('darkness|tint')
})
