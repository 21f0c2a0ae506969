import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

it('what is registered is told to a page, and left open while main sets up', { tags: 'P-479' }, async () => {
  const page = await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:get_it/get_it.dart';
class Settings { bool get done => readFromDisk(); }
void main() {
  GetIt.I.registerSingleton<Settings>(Settings());
  var done = false;
  // What it says is not known before it is ready.
  if (GetIt.I.isRegistered<Settings>()) done = GetIt.I<Settings>().done;
  runApp(MaterialApp(home: Page(done)));
}
class Page extends StatelessWidget {
  Page(this.done);
  final bool done;
  Widget build(BuildContext context) =>
    Text((done ? 'page' : 'set up') + (GetIt.I.isRegistered<Settings>() ? ', registered' : ', nothing'));
}
`,
  })
  expect(wordsOf(page)).toBe('set up, registered')
})

it('what is registered as the only one is given back', { tags: 'P-479' }, async () => {
  const page = await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:get_it/get_it.dart';
class Shelf { final label = 'upper'; }
void main() {
  final shelf = GetIt.instance.registerSingleton(Shelf());
  runApp(MaterialApp(home: Text(shelf.label)));
}
`,
  })
  expect(wordsOf(page)).toBe('upper')
})

it(
  'the one instance of a class is found by that class where no type is written',
  { tags: 'P-479' },
  async () => {
    const page = await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:get_it/get_it.dart';
class Look { Look(this.kept); final StreamingSharedPreferences kept; }
void main() {
  GetIt.I.registerSingletonAsync(() => StreamingSharedPreferences.instance);
  GetIt.I.registerSingletonWithDependencies(() => Look(GetIt.I<StreamingSharedPreferences>()));
  runApp(MaterialApp(home: Builder(builder: (context) =>
    Text(GetIt.I<Look>().kept.getString('look', defaultValue: 'plain').getValue()))));
}
`,
    })
    expect(wordsOf(page)).toBe('plain')
  },
)

it('kiwi finds what was registered, which may ask it in turn', { tags: 'P-784' }, async () => {
  const page = await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:kiwi/kiwi.dart';
class Paper { Paper(this.name); final String name; }
class Shelf { Shelf(this.paper, this.label); final Paper paper; final String label; }
void main() {
  final container = KiwiContainer();
  container.registerInstance(Paper('Paper'));
  container.registerFactory((c) => Shelf(c.resolve<Paper>(), 'upper'));
  runApp(MaterialApp(home: Builder(builder: (context) {
    final shelf = KiwiContainer().resolve<Shelf>();
    return Text('\${shelf.paper.name}, \${shelf.label}');
  })));
}
`,
  })
  expect(wordsOf(page)).toBe('Paper, upper')
})

describe(
  'what nobody is seen to register is made of what its constructor asks for',
  { tags: 'P-993' },
  () => {
    it.each([
      ['in order', 'Shelf(this.paper, this.label); final Paper paper; final String? label;'],
      ['by name', 'Shelf({required this.paper, this.label}); final Paper paper; final String? label;'],
      [
        'in a field of its own',
        'Shelf({required this._paper}); final Paper _paper; Paper get paper => _paper;',
      ],
      ['of a type', 'Shelf(Paper given) : paper = given; final Paper paper;'],
    ])('%s', async (_, shelf) => {
      const page = await drawFiles({
        'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:get_it/get_it.dart';
class Ink { String get colour => 'black'; }
class Paper { final Ink ink; Paper(this.ink); String get words => ink.colour; }
class Shelf { ${shelf} }
void main() => runApp(MaterialApp(home: Builder(builder: (context) => Text(GetIt.I<Shelf>().paper.words))));`,
      })
      expect(wordsOf(page)).toBe('black')
    })

    it('and what asks for itself ends', async () => {
      const page = await drawFiles({
        'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:get_it/get_it.dart';
class Hen { final Egg egg; Hen(this.egg); String get words => 'a hen'; }
class Egg { final Hen hen; Egg(this.hen); }
void main() => runApp(MaterialApp(home: Builder(builder: (context) => Text(GetIt.I<Hen>().words))));`,
      })
      expect(wordsOf(page)).toBe('a hen')
    })
  },
)

it('what two ask for is the same for both, whichever is found first', { tags: 'P-479' }, async () => {
  const page = await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:get_it/get_it.dart';
final sl = GetIt.instance;
abstract class Papers { String get name; }
class Source {}
class Kept implements Papers { Kept({required this.source}); final Source source; String get name => 'kept'; }
class Read { Read({required this.papers}); final Papers papers; }
class Drop { Drop({required this.papers}); final Papers papers; }
class Desk { Desk({required this.drop, required this.read}); final Drop drop; final Read read; }
void main() {
  sl.registerFactory(() => Source());
  sl.registerFactory<Papers>(() => Kept(source: sl()));
  sl.registerFactory(() => Read(papers: sl()));
  sl.registerFactory(() => Drop(papers: sl()));
  sl.registerFactory(() => Desk(drop: sl(), read: sl()));
  runApp(MaterialApp(home: Text('\${sl<Desk>().read.papers.name}, \${sl<Desk>().drop.papers.name}')));
}
`,
  })
  expect(wordsOf(page)).toBe('kept, kept')
})

it.each([
  ["package:http's own", 'IOClient', 'IOClient(HttpClient())'],
  ["the project's own", 'Patient', 'Patient(IOClient())'],
])('a client is found by the class above its own: %s', { tags: 'P-479' }, async (_, type, made) => {
  const page = await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:get_it/get_it.dart';
import 'package:http/http.dart' as http;
import 'package:http/io_client.dart';
class Pinned { static http.Client get client => ${made}; }
class Patient extends RetryClient { Patient(super.inner); }
void main() {
  GetIt.I.registerLazySingleton(() => Pinned.client);
  runApp(MaterialApp(home: Builder(builder: (context) => Text(GetIt.I<http.Client>() is! ${type} ? 'nothing' : 'a client'))));
}
`,
  })
  expect(wordsOf(page)).toBe('a client')
})
