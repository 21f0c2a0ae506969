import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const words = async (begin: string, kind = 'StateProvider<bool?>'): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:flutter_riverpod/flutter_riverpod.dart';
final knownProvider = ${kind}((ref) => null);
final countProvider = StateProvider((ref) => 3);
void main() => runApp(ProviderScope(child: App()));
class App extends ConsumerStatefulWidget { ConsumerState<App> createState() => _AppState(); }
class _AppState extends ConsumerState<App> {
  void initState() { super.initState(); start(ref); }
  Future<void> start(WidgetRef ref) async { ${begin} }
  Widget build(BuildContext context) => MaterialApp(home: Gate());
}
class Gate extends ConsumerWidget {
  Widget build(BuildContext context, WidgetRef ref) {
    final known = ref.watch(knownProvider);
    if (known == true) return Text('Home');
    if (known == false) return Text('Welcome, \${ref.watch(countProvider)}');
    return Center(child: CircularProgressIndicator());
  }
}
`,
    }),
  )

describe('one value of riverpod that others set', { tags: 'P-479' }, () => {
  it.each([
    ['by its state', 'ref.read(knownProvider.notifier).state = false;', 'Welcome, 3'],
    [
      'by what it was',
      'ref.read(knownProvider.notifier).update((before) => before == null ? true : false);',
      'Home',
    ],
    [
      'after what is waited for',
      'await Future.delayed(Duration(seconds: 1)); ref.read(knownProvider.notifier).state = false;',
      'Welcome, 3',
    ],
    [
      'by an operator',
      'ref.read(countProvider.notifier).state++; ref.read(countProvider.notifier).state += 2; ref.read(knownProvider.notifier).state = false;',
      'Welcome, 6',
    ],
    [
      'by an autoDispose one',
      'ref.read(knownProvider.notifier).state = true;',
      'Home',
      'StateProvider.autoDispose<bool?>',
    ],
  ])('%s', async (_, begin, shown, ...kind) => {
    expect(await words(begin, ...kind)).toBe(shown)
  })

  it('begins with what makes it', async () => {
    expect(await words('')).toBe('')
  })
})

describe(
  'what a notifier begins as it says what it begins with sets its state after that',
  { tags: 'P-479' },
  () => {
    const page = async (kind: string, provider: string, begin: string): Promise<string> =>
      wordsOf(
        await drawFiles({
          'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:flutter_riverpod/flutter_riverpod.dart';
import 'package:shared_preferences/shared_preferences.dart';
${provider}
class Entry extends ${kind} {
  String build() { ${begin} return 'waits'; }
  Future<void> load() async { final kept = await SharedPreferences.getInstance(); state = kept.getString('name') ?? 'nobody'; }
  Future<void> ask() async { final answer = await Dio().get('/me'); state = answer.data['name']; }
}
void main() => runApp(ProviderScope(child: MaterialApp(home: Gate())));
class Gate extends ConsumerWidget { Widget build(BuildContext context, WidgetRef ref) => Text(ref.watch(entryProvider)); }
`,
        }),
      )
    const PLAIN = 'final entryProvider = NotifierProvider<Entry, String>(Entry.new);'
    it.each([
      ['by its method', 'Notifier<String>', PLAIN, 'load();', 'nobody'],
      ['by one that is torn off', 'Notifier<String>', PLAIN, 'Future.microtask(load);', 'nobody'],
      ['a moment later', 'Notifier<String>', PLAIN, 'Future.microtask(() => load());', 'nobody'],
      ['of a generated provider', '_$Entry', '@riverpod', 'load();', 'nobody'],
      ['nothing', 'Notifier<String>', PLAIN, '', 'waits'],
      ['nothing without a network', 'Notifier<String>', PLAIN, 'ask();', 'waits'],
    ])('%s', async (_, kind, provider, begin, shown) => {
      expect(await page(kind, provider, begin)).toBe(shown)
    })
  },
)
