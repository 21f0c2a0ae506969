import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

/** A page of this, with a provider of papers that asks a server in vain. */
const words = async (page: string, more = ''): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:flutter_riverpod/flutter_riverpod.dart';
import 'package:http/http.dart' as http;
void main() => runApp(ProviderScope(child: MaterialApp(home: Page())));
Future<String> ask() async {
  try { final answer = await http.get(Uri.parse('https://papers.example')); return answer.body; } catch (e) { rethrow; }
}
final papersProvider = FutureProvider<String>((ref) async { final papers = await ask(); return papers; });
${more}
class Page extends ConsumerWidget {
  Widget build(BuildContext context, WidgetRef ref) { final papers = ref.watch(papersProvider); return ${page}; }
}`,
    }),
  )

describe('what a provider of riverpod gives whose request fails without a network', { tags: 'P-802' }, () => {
  it.each([
    [
      "papers.when(data: (it) => Text('in $it'), error: (e, s) => Text('shut'), loading: () => Text('soon'))",
      'shut',
    ],
    ["papers.maybeWhen(data: (it) => Text('in $it'), orElse: () => Text('other'))", 'other'],
    [
      "papers.map(data: (it) => Text('in'), error: (it) => Text('is ${it.hasError}'), loading: (it) => Text('soon'))",
      'is true',
    ],
    [
      "switch (papers) { AsyncData(:final value) => Text(value), AsyncError() => Text('shut'), _ => Text('soon') }",
      'shut',
    ],
    ["papers.hasError ? Text('shut') : Text('in')", 'shut'],
    ["Text('${papers.asData?.value ?? 'nothing'} ${papers.asError != null}')", 'nothing true'],
  ])('%s: %s', async (page, expected) => {
    expect(await words(page)).toBe(expected)
  })

  it('is caught by who waits for it', async () => {
    const more = `final titleProvider = FutureProvider<String>((ref) async {
  try { return await ref.watch(papersProvider.future); } catch (e) { return 'none'; }
});`
    const page =
      "ref.watch(titleProvider).when(data: (it) => Text('title $it'), error: (e, s) => Text('shut'), loading: () => Text('soon'))"
    expect(await words(page, more)).toBe('title none')
  })

  it.each([
    ['ask()', 'shut'],
    ["Future.value('read')", 'in read'],
  ])('is what a guard has come to: %s', { tags: 'P-1093' }, async (asks, expected) => {
    const more = `final titleProvider = StateNotifierProvider<Title, AsyncValue<String>>((ref) => Title());
class Title extends StateNotifier<AsyncValue<String>> {
  Title() : super(const AsyncValue.loading()) { load(); }
  Future<void> load() async { state = await AsyncValue.guard(() async => await ${asks}); }
}`
    const page =
      "ref.watch(titleProvider).when(data: (it) => Text('in $it'), error: (e, s) => Text('shut'), loading: () => Text('soon'))"
    expect(await words(page, more)).toBe(expected)
  })
})
