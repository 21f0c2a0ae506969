import { describe, expect, it } from 'vitest'
import { drawFiles, openFiles, wordsOf } from '../testing/drawing.ts'

const files = (home: string, rest = ''): Readonly<Record<string, string>> => ({
  'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(ProviderScope(child: MaterialApp.router(routerConfig: router)));
final router = GoRouter(routes: [GoRoute(path: '/', builder: (c, s) => Home()), GoRoute(path: '/desk', builder: (c, s) => Desk())]);
class Home extends ConsumerWidget { Widget build(BuildContext context, WidgetRef ref) { ${home} } }
class Desk extends StatelessWidget { Widget build(BuildContext context) =>
  Scaffold(appBar: AppBar(title: Text('Desk')), body: TextButton(onPressed: () {}, child: Text('on'))); }
${rest}`,
})

describe('a method that is not called yet', { tags: 'P-1080' }, () => {
  it('leads on from a page that waits', async () => {
    const home = `ref.listen<AsyncValue<String>>(led, (before, now) => now.whenData(context.go)); ref.watch(led);
return Scaffold(body: Center(child: Text('Wait')));`
    const led = `class Led extends AsyncNotifier<String> {
  Future<String> build() async { await Future.delayed(const Duration(seconds: 2)); return '/desk'; } }
final led = AsyncNotifierProvider<Led, String>(Led.new);`
    expect(wordsOf(await drawFiles(files(home, led)))).toBe('Desk|on')
  })

  it.each(['Navigator.of(context).pop', 'context.pop', 'Get.back', 'context.leave'])('%s', async (torn) => {
    const home = `return Scaffold(body: Column(children: [
  TextButton(onPressed: () => Navigator.push(context, MaterialPageRoute(builder: (c) => Next())), child: Text('next'))]));`
    const next = `class Next extends StatelessWidget { Widget build(BuildContext context) =>
  Scaffold(body: TextButton(onPressed: ${torn}, child: Text('leave'))); }
extension Leaves on BuildContext { void leave() => Navigator.of(this).pop(); }`
    const page = await openFiles(files(home, next))
    page.tap('next')
    expect(page.words()).toBe('leave')
    page.tap('leave')
    expect(page.words()).toBe('next')
  })

  it.each([
    ['ids.where(kept.contains)', 'b'],
    ['ids.where(names.containsKey)', 'a'],
    ["ids.where('abc'.startsWith)", 'a'],
    ["ids.where(RegExp('[bc]').hasMatch)", 'b|c'],
    ['[...others]', 'b|d'],
  ])('%s', async (list, said) => {
    const home = `const ids = ['a', 'b', 'c']; const kept = {'b', 'd'}; const names = {'a': 1}; final others = []; kept.forEach(others.add);
return Column(children: [for (final id in ${list}) Text(id)]);`
    expect(wordsOf(await drawFiles(files(home)))).toBe(said)
  })
})
