import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

/** What a text shows of a notifier, after `main` has done that with it. */
const words = async (done: string, shown: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:flutter_riverpod/flutter_riverpod.dart';
final store = Provider<String>((ref) => throw UnimplementedError());
class Session extends Notifier<String> {
  late String kept;
  String build() { kept = ref.read(store); return 'begun'; }
  String ask() => ref.read(store);
  Future<void> restore() async { if (kept == 'nothing') return; state = kept; }
  void end() { state = 'ended'; }
}
final session = NotifierProvider<Session, String>(Session.new);
void main() async {
  final container = ProviderContainer(overrides: [store.overrideWithValue('nothing')]);
  final notifier = container.read(session.notifier);
  ${done}
  runApp(ProviderScope(parent: container, child: MaterialApp(home: Text(${shown}))));
}`,
    }),
  )

describe('a notifier that main asks for, before any widget has its state', { tags: 'P-998' }, () => {
  it('has begun: what its build has kept decides', async () => {
    expect(await words('await notifier.restore();', 'container.read(session)')).toBe('begun')
  })

  it('asks for other providers', async () => {
    expect(await words('final said = notifier.ask();', 'said')).toBe('nothing')
  })

  it('keeps the state that it sets', async () => {
    expect(await words('notifier.end();', 'container.read(session)')).toBe('ended')
  })
})

it(
  'what a generated provider is of stands in the library that it is a part of, whatever has that name elsewhere',
  { tags: 'P-479' },
  async () => {
    const picture = await drawFiles({
      'lib/papers.dart': `import 'package:riverpod_annotation/riverpod_annotation.dart';
part 'papers.g.dart';
@riverpod
class Papers extends _$Papers { String build() => 'by the notifier'; }
`,
      'lib/papers.g.dart': `part of 'papers.dart';
final papersProvider = PapersProvider._();
final class PapersProvider extends $NotifierProvider<Papers, String> {
  PapersProvider._() : super(from: null, argument: null);
  Papers create() => Papers();
}
`,
      'lib/tables.dart': 'class Papers extends Table {}',
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:flutter_riverpod/flutter_riverpod.dart';
import 'tables.dart';
import 'papers.dart' hide Papers;
void main() => runApp(ProviderScope(child: MaterialApp(home: Page())));
class Page extends ConsumerWidget {
  Widget build(BuildContext context, WidgetRef ref) => Text(ref.watch(papersProvider));
}
`,
    })
    expect(wordsOf(picture)).toBe('by the notifier')
  },
)
