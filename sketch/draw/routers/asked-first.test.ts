import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

/** An app whose router skips its first page once all is there. */
const words = async (
  redirect: string,
  { page = 'SplashPage', more = '', main = '' }: Readonly<Record<string, string>> = {},
): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:flutter_riverpod/flutter_riverpod.dart';
import 'package:go_router/go_router.dart';
final boxes = FutureProvider<int>((ref) async { await Future.delayed(Duration(seconds: 1)); return 3; });
final ready = Provider<bool>((ref) => ref.watch(boxes).hasValue);
final router = Provider<GoRouter>((ref) => GoRouter(
  ${more}
  redirect: (context, state) => ${redirect},
  routes: [
    GoRoute(path: '/', builder: (c, s) => const ${page}()),
    GoRoute(path: '/all', builder: (c, s) => const Text('all')),
    GoRoute(path: '/one', builder: (c, s) => const Text('one')),
  ],
));
void main() async { ${main} runApp(ProviderScope(child: App())); }
class App extends ConsumerWidget {
  Widget build(BuildContext context, WidgetRef ref) => MaterialApp.router(title: ref.watch(ready) ? 'Ready' : 'Not yet', routerConfig: ref.read(router));
}
class SplashPage extends ConsumerWidget {
  const SplashPage();
  Widget build(BuildContext context, WidgetRef ref) {
    if (ref.watch(ready)) WidgetsBinding.instance.addPostFrameCallback((_) => context.go('/all'));
    return const Text('wait');
  }
}
class StillSplash extends StatelessWidget { const StillSplash(); Widget build(BuildContext context) => Text('still'); }
class HomePage extends StatelessWidget { const HomePage(); Widget build(BuildContext context) => Scaffold(appBar: AppBar(title: Text('home'))); }
`,
    }),
  )

const SKIPS = "state.uri.path == '/' && ref.read(ready) ? '/one' : null"

describe('a router that is asked before anything has come', { tags: 'P-1098' }, () => {
  it.each<[string, Parameters<typeof words>, string]>([
    ['stays at a splash page, which then leads on', [SKIPS], 'all'],
    [
      'asks what has not come itself',
      ["state.uri.path == '/' && !ref.read(boxes).isLoading ? '/one' : null"],
      'all',
    ],
    ['leads on where it is asked again', [SKIPS, { more: 'refreshListenable: ValueNotifier(0),' }], 'one'],
    [
      'leads on where main has waited for it',
      [SKIPS, { main: 'await ProviderContainer().read(boxes.future);' }],
      'one',
    ],
    ['leads on where its splash page leads nowhere', [SKIPS, { page: 'StillSplash' }], 'one'],
    ['leads on from what is no splash page', [SKIPS, { page: 'HomePage' }], 'one'],
  ])('%s', async (_, given, shown) => {
    expect(await words(...given)).toBe(shown)
  })
})
