import { describe, expect, it } from 'vitest'
import { drawFiles, openFiles, wordsOf } from '../testing/drawing.ts'

const PATHS = (page: string): string => `import 'package:auto_route/auto_route.dart';
import 'paths.gr.dart';
class Paths extends RootStackRouter { List<AutoRoute> get routes => [AutoRoute(page: ${page}.page, initial: true)]; }`

const ROUTED = {
  'lib/main.dart': `import 'package:flutter/material.dart';
import 'paths.dart';
void main() => runApp(MaterialApp.router(routerConfig: Paths().config()));`,
  'lib/shelves/all.dart': `import 'package:flutter/material.dart';
@RoutePage()
class ShelvesPage extends StatelessWidget { Widget build(BuildContext context) => Text('shelves'); }
@RoutePage<void>(name: 'DeskRoute')
class Table extends StatelessWidget { Widget build(BuildContext context) => Text('table'); }`,
}

describe('what generators bring together from a whole package, where they have not run yet', () => {
  it.each([
    ['ShelvesRoute', 'shelves'],
    ['DeskRoute', 'table'],
  ])("auto_route's %s", async (route, shown) => {
    expect(wordsOf(await drawFiles({ ...ROUTED, 'lib/paths.dart': PATHS(route) }))).toBe(shown)
  })

  it('a file of annotations alone, each of which might go on to the end, is read', async () => {
    const files = { ...ROUTED, 'lib/paths.dart': PATHS('ShelvesRoute') }
    const alone = "@RoutePage(name: 'x')\n@Singleton(as: A)\n".repeat(9000)
    expect(wordsOf(await drawFiles({ ...files, 'lib/alone.dart': alone }))).toBe('shelves')
  })

  it('a page that is written later is found by the next reading', async () => {
    const page = await openFiles({ ...ROUTED, 'lib/paths.dart': PATHS('LaterRoute') })
    expect(page.words()).not.toContain('later')
    await page.reload({
      'lib/late/later.dart': `import 'package:flutter/material.dart';
@RoutePage()
class LaterPage extends StatelessWidget { Widget build(BuildContext context) => Text('later'); }`,
    })
    expect(page.words()).toBe('later')
  })

  it('injectable: what stands for an abstract class, made of what its constructor asks for', async () => {
    const files = {
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'injection.dart';
import 'shelf.dart';
Future<void> main() async { await prepare(); runApp(MaterialApp(home: Home())); }
class Home extends StatelessWidget { Widget build(BuildContext context) => Text(locate<Shelf>().label()); }`,
      'lib/injection.dart': `import 'package:get_it/get_it.dart';
import 'injection.config.dart';
final locate = GetIt.instance;
@InjectableInit()
Future<void> prepare() async => locate.init();`,
      'lib/shelf.dart': 'abstract class Shelf { String label(); }',
      'lib/made/wooden.dart': `import '../shelf.dart';
@injectable
class Planks { final count = 3; }
@injectable
class Nails { final count = 9; }
@prod
@LazySingleton(as: Shelf)
class Wooden implements Shelf {
  final Planks planks;
  final Nails nails;
  Wooden(this.planks, {required this.nails});
  String label() => '\${planks.count} and \${nails.count}';
}`,
    }
    expect(wordsOf(await drawFiles(files))).toBe('3 and 9')
  })

  it.each([
    ['shop', 'oak for 3'],
    ['test', 'paper for 0'],
    ["' + const String.fromEnvironment('where', defaultValue: 'shop') + '", 'oak for 3'],
    ["' + whereWeAre() + '", 'oak for 3'],
  ])(
    'injectable: what is registered for some environments alone: %s',
    { tags: 'P-721' },
    async (name, words) => {
      const files = {
        'lib/main.dart': `import 'package:flutter/material.dart';
import 'injection.dart';
import 'shelf.dart';
void main() { prepare('${name}'); runApp(MaterialApp(home: Text('\${locate<Shelf>().label} for \${locate<Price>().coins}'))); }`,
        'lib/injection.dart': `import 'package:get_it/get_it.dart';
import 'injection.config.dart';
final locate = GetIt.instance;
@InjectableInit()
void prepare(String where) => locate.init(environment: where);`,
        'lib/shelf.dart': `abstract class Shelf { String get label; }
class Price { final int coins; Price(this.coins); }`,
        'lib/made.dart': `import 'shelf.dart';
@Environment('shop')
@Injectable(as: Shelf)
class Oak implements Shelf { String get label => 'oak'; }
@Injectable(as: Shelf)
@test
class Paper implements Shelf { String get label => 'paper'; }
@module
abstract class Made {
  @Environment('shop')
  Price get price => Price(3);

  @singleton
  @test
  Price get none => Price(0);
}`,
      }
      expect(wordsOf(await drawFiles(files))).toBe(words)
    },
  )

  it('injectable: what a module gives for types that are not annotated', { tags: 'P-721' }, async () => {
    const files = {
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'injection.dart';
import 'shelf.dart';
Future<void> main() async { await prepare(); runApp(MaterialApp(home: Text('\${locate<Shelf>().label} on \${locate<Wall>().paint} with \${locate<Tools>().count}'))); }`,
      'lib/injection.dart': `import 'package:get_it/get_it.dart';
import 'injection.config.dart';
final locate = GetIt.instance;
@InjectableInit()
Future<void> prepare() async => locate.init();`,
      'lib/shelf.dart': `class Shelf { final String label; Shelf(this.label); }
class Wall { final String paint; Wall(this.paint); }
class Tools { final int count; Tools(this.count); }`,
      'lib/made.dart': `import 'shelf.dart';
@module
abstract class Made {
  @lazySingleton
  Shelf get shelf => Shelf('oak');

  @Named('other')
  Shelf get other => Shelf('pine');

  @preResolve
  Future<Wall> get wall async {
    return Wall('white');
  }

  Tools tools(Shelf shelf, {required Wall wall}) => Tools(shelf.label.length + wall.paint.length);
}`,
    }
    expect(wordsOf(await drawFiles(files))).toBe('oak on white with 8')
  })
})
