import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const PROVIDERS = `final tide = StateProvider<int>((ref) => 4);
class Names extends StateNotifier<String> { Names() : super('Kim'); }
final names = StateNotifierProvider((ref) => Names());
final later = FutureProvider<String>((ref) async => 'come');`

it.each([
  [
    'what a Consumer is given',
    "Consumer(builder: (context, watch, child) => Text('${watch(tide).state}'))",
    '4',
  ],
  [
    'the state of a notifier',
    'Consumer(builder: (context, watch, child) => Text(watch(names.state)))',
    'Kim',
  ],
  [
    'a future',
    "Consumer(builder: (c, watch, _) => watch(later).when(data: (it) => Text(it), loading: () => Text('…'), error: (e, s) => Text('no')))",
    'come',
  ],
  ['what a ConsumerWidget is given', 'Page()', '4 4'],
  ['a hook', 'Hooked()', '4'],
])('riverpod before 1.0: %s', { tags: 'P-991' }, async (_, home, text) => {
  const main = `import 'package:flutter/material.dart';
import 'package:hooks_riverpod/hooks_riverpod.dart';
${PROVIDERS}
void main() => runApp(ProviderScope(child: MaterialApp(home: ${home})));
class Page extends ConsumerWidget {
  Widget build(BuildContext context, ScopedReader watch) => Text('\${watch(tide).state} \${context.read(tide).state}');
}
class Hooked extends HookWidget { Widget build(BuildContext context) => Text('\${useProvider(tide).state}'); }
`
  expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe(text)
})
