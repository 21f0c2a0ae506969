import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

const PAGE =
  "Scaffold(appBar: AppBar(title: Text('Desk')), body: TextButton(onPressed: () {}, child: Text('on')))"
const TERMS = "AlertDialog(title: Text('Terms'))"
const words = async (code: string, root = 'MaterialApp(home: Desk())'): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(App());
class App extends StatelessWidget { Widget build(BuildContext context) => ${root}; }
${code}`,
    }),
  )

describe('a dialog that is opened by what listens to a bloc', { tags: 'P-1080' }, () => {
  const desk = (listener: string): string =>
    `class Desk extends StatelessWidget { Widget build(BuildContext context) => BlocProvider(create: (c) => Rules()..load(), child: ${listener}); }
abstract class Asked {} class Begun extends Asked {} class Needed extends Asked {}
class Rules extends Cubit<Asked> { Rules() : super(Begun());
  Future<void> load() async { final kept = await SharedPreferences.getInstance(); if (kept.getBool('read') != true) emit(Needed()); } }`
  const opens = (state: string): string =>
    `listener: (context, state) { if (state is ${state}) showDialog(context: context, builder: (_) => ${TERMS}); }`
  it.each([
    ['BlocListener', `BlocListener<Rules, Asked>(${opens('Needed')}, child: ${PAGE})`, 'Desk|on|Terms'],
    [
      'BlocConsumer',
      `BlocConsumer<Rules, Asked>(${opens('Needed')}, builder: (c, s) => ${PAGE})`,
      'Desk|on|Terms',
    ],
    [
      'MultiBlocListener',
      `MultiBlocListener(listeners: [BlocListener<Rules, Asked>(${opens('Needed')})], child: ${PAGE})`,
      'Desk|on|Terms',
    ],
    [
      'for the state that it began with none',
      `BlocListener<Rules, Asked>(${opens('Begun')}, child: ${PAGE})`,
      'Desk|on',
    ],
    [
      'where it does not listen none',
      `BlocListener<Rules, Asked>(listenWhen: (before, now) => false, ${opens('Needed')}, child: ${PAGE})`,
      'Desk|on',
    ],
  ])('%s', async (_, listener, said) => {
    expect(await words(desk(listener))).toBe(said)
  })
})

describe('a dialog that is opened by what listens to a provider', { tags: 'P-1080' }, () => {
  const desk = (brings: string): string =>
    `final first = FutureProvider<bool>((ref) async { ${brings} });
class Desk extends ConsumerWidget { Widget build(BuildContext context, WidgetRef ref) {
  ref.listen<AsyncValue<bool>>(first, (before, now) { if (now.value == true) showDialog(context: context, builder: (_) => ${TERMS}); });
  return ${PAGE}; } }`
  it.each([
    [
      "final kept = await SharedPreferences.getInstance(); return kept.getBool('first') ?? true;",
      'Desk|on|Terms',
    ],
    ["final kept = await SharedPreferences.getInstance(); return kept.getBool('first') ?? false;", 'Desk|on'],
    ['return await ask();', 'Desk|on'],
  ])('%s', async (brings, said) => {
    expect(await words(desk(brings), 'ProviderScope(child: MaterialApp(home: Desk()))')).toBe(said)
  })
})

it(
  "a dialog of the first page's controller, of which the page shows nothing",
  { tags: 'P-1080' },
  async () => {
    const code = `class Desk extends StatelessWidget { final rules = Get.put(RulesController()); Widget build(BuildContext context) => ${PAGE}; }
class RulesController extends GetxController { void onReady() { super.onReady(); Get.dialog(${TERMS}); } }`
    expect(await words(code, 'GetMaterialApp(home: Desk())')).toBe('Desk|on|Terms')
  },
)

it(
  'a listener that leads on and clears what it heard leads on once the page waits',
  { tags: 'P-1080' },
  async () => {
    const code = `class Led extends AsyncNotifier<String?> {
  Future<String?> build() async { await Future.delayed(const Duration(seconds: 2)); return 'home'; }
  void clear() { state = const AsyncValue.data(null); } }
final led = AsyncNotifierProvider<Led, String?>(Led.new);
class Splash extends ConsumerWidget { Widget build(BuildContext context, WidgetRef ref) {
  ref.listen<AsyncValue<String?>>(led, (before, now) { now.whenData((to) { if (to == null) return;
    WidgetsBinding.instance.addPostFrameCallback((_) async {
      await Navigator.of(context).pushReplacement(MaterialPageRoute(builder: (_) => Desk()));
      ref.read(led.notifier).clear(); }); }); });
  ref.watch(led);
  return Scaffold(body: Center(child: CircularProgressIndicator())); } }
class Desk extends StatelessWidget { Widget build(BuildContext context) => ${PAGE}; }`
    expect(await words(code, 'ProviderScope(child: MaterialApp(home: Splash()))')).toBe('Desk|on')
  },
)
