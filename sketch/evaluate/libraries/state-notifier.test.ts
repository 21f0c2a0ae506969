import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const words = async (listen: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
enum Entry { asked, refused }
class EntryNotifier extends StateNotifier<Entry> {
  EntryNotifier() : super(Entry.asked) { ask(); }
  Future<void> ask() async { await Future.delayed(Duration(seconds: 1)); state = Entry.refused; }
}
class Gate extends ChangeNotifier {
  Gate(EntryNotifier notifier) { notifier.addListener((state) => entry = state${listen}); }
  Entry _entry = Entry.asked;
  Entry get entry => _entry;
  set entry(Entry value) { _entry = value; notifyListeners(); }
}
final gate = Gate(EntryNotifier());
final router = GoRouter(initialLocation: '/wait', refreshListenable: gate,
  redirect: (context, state) {
    if (gate.entry == Entry.asked) return null;
    return state.matchedLocation == '/in' ? null : '/in';
  },
  routes: [
    GoRoute(path: '/wait', builder: (context, state) => Text('waits')),
    GoRoute(path: '/in', builder: (context, state) => Text('sign in')),
  ]);
void main() => runApp(MaterialApp.router(routerConfig: router));
`,
    }),
  )

describe('who listens to a StateNotifier', { tags: 'P-778' }, () => {
  it.each([
    ['is told what it has come to', '', 'sign in'],
    ['is told nothing where that is not wanted', ', fireImmediately: false', 'waits'],
  ])('%s', async (_, listen, shown) => {
    expect(await words(listen)).toBe(shown)
  })
})
