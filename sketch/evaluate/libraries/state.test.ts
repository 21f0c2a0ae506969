import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const draw = async (page: string, more = ''): Promise<string> =>
  wordsOf(await drawFiles({ 'lib/main.dart': mainWith(page, more) }))

describe('what comes later, as a new and signed-out app has it', { tags: 'P-479' }, () => {
  const shown = (kind: string, from: string): string =>
    `${kind}(${from}, builder: (context, snapshot) {
  if (snapshot.hasError) return Text('error');
  if (snapshot.connectionState == ConnectionState.waiting) return Text('waits');
  return snapshot.hasData ? Text('has \${snapshot.data}') : Text('nothing \${snapshot.connectionState.name}');
})`
  it.each([
    ['a future that is known', 'FutureBuilder', 'future: load()', 'has 7'],
    ['Future.value', 'FutureBuilder', 'future: Future.value([1])', 'has [1]'],
    ['a function that gives nothing', 'FutureBuilder', 'future: prepare()', 'nothing done'],
    ['a delay', 'FutureBuilder', 'future: Future.delayed(Duration(seconds: 1), () => 3)', 'has 3'],
    ['a call that only running code answers', 'FutureBuilder', 'future: http.get(address)', 'has …'],
    ['none', 'FutureBuilder', 'future: null, initialData: 2', 'has 2'],
    ['an empty stream', 'StreamBuilder', 'stream: Stream.empty()', 'waits'],
    ['a stream of events', 'StreamBuilder', 'stream: Stream.fromIterable([4, 5])', 'has 4'],
    ['a generator', 'StreamBuilder', 'stream: count()', 'has 1'],
    [
      'what is computed again and again',
      'StreamBuilder',
      'stream: Stream.periodic(Duration(seconds: 1), (round) => round + 6)',
      'has 6',
    ],
    ['what it begins with', 'StreamBuilder', "initialData: 'i', stream: titles()", 'has i'],
    ['a subject with its first value', 'StreamBuilder', "stream: BehaviorSubject.seeded('s')", 'has s'],
    [
      'who is signed in',
      'StreamBuilder',
      'stream: FirebaseAuth.instance.authStateChanges()',
      'nothing active',
    ],
  ])('%s', async (_, kind, from, words) => {
    const more =
      'Future<int> load() async { await wait(); return 7; }\nStream<int> count() async* { yield 1; yield* others(); }\nFuture<void> prepare() async { await wait(); }'
    expect(await draw(shown(kind, from), more)).toBe(words)
  })

  it('Supabase without a session, and a box without values', async () => {
    const page = `StreamBuilder(stream: Supabase.instance.client.auth.onAuthStateChange, builder: (context, snapshot) =>
  snapshot.data!.session == null ? Text('signed out') : Text('signed in'))`
    expect(await draw(page)).toBe('signed out')
    const box = `ValueListenableBuilder(valueListenable: Hive.box('todo').listenable(), builder: (context, box, child) =>
  box.isEmpty ? Text('empty') : Text('full'))`
    expect(await draw(box)).toBe('empty')
    expect(await draw("Text('${Hive.box('todo').toMap().length}')")).toBe('0')
    expect(await draw("Text(GetStorage().hasData('todo') ? 'full' : 'empty')")).toBe('empty')
  })

  it('no pairs of flutter_secure_storage, nor of the newer preferences', async () => {
    const page = "FutureBuilder(future: kept(), builder: (context, answer) => Text('${answer.data}'))"
    const kept = (all: string): string => `Future<int> kept() async => (await ${all}).length;`
    expect(await draw(page, kept('FlutterSecureStorage().readAll()'))).toBe('0')
    expect(await draw(page, kept('SharedPreferencesAsync().getAll()'))).toBe('0')
  })

  it('no box of a name', { tags: 'P-724' }, async () => {
    const page = "FutureBuilder(future: kept(), builder: (context, answer) => Text('${answer.data}'))"
    const more =
      "Future<String> kept() async { if (!await Hive.boxExists('vault')) { return 'none'; } return 'some'; }"
    expect(await draw(page, more)).toBe('none')
  })

  it('a stream of provider, and of riverpod', async () => {
    const page = `StreamProvider<User?>.value(value: FirebaseAuth.instance.authStateChanges(), initialData: null,
  child: Builder(builder: (context) => Text(Provider.of<User?>(context) == null ? 'out' : 'in')))`
    expect(await draw(page)).toBe('out')
    const watch =
      "Consumer(builder: (context, ref, child) => ref.watch(user).when(data: (it) => Text(it == null ? 'out' : 'in'), loading: () => Text('waits'), error: (e, s) => Text('no')))"
    expect(
      await draw(watch, 'final user = StreamProvider((ref) => FirebaseAuth.instance.authStateChanges());'),
    ).toBe('out')
    expect(await draw(watch, 'final user = StreamProvider((ref) => Stream.empty());')).toBe('waits')
  })

  it('a stream of a notifier whose provider is generated', async () => {
    const watch =
      "Consumer(builder: (context, ref, child) => Text(ref.watch(oresProvider).value == 'tin' ? 'tin' : 'none'))"
    const more = "class Ores extends _$Ores { Stream<String> build() async* { yield 'tin'; yield 'iron'; } }"
    expect(await draw(watch, more)).toBe('tin')
  })
})

describe('a union, which generated code knows the kinds of', { tags: 'P-663' }, () => {
  const UNION = `class Status with _$Status { const factory Status.initializing() = _Initializing; const factory Status.needsName() = _NeedsName; const factory Status.failed() = _Failed; }
mixin _$Status { T when<T>({required T Function() initializing, required T Function() needsName, required T Function() failed}) => throw error; }
class Starting extends StateNotifier<Status> { Starting() : super(const Status.initializing()) { state = const Status.needsName(); } }`
  const shown = (status: string): string =>
    `Builder(builder: (c) => ${status}.when(initializing: () => Text('waits'), needsName: () => Text('name'), failed: () => Text('no')))`
  it('what flutter_state_notifier provides, and its state', async () => {
    const page = `StateNotifierProvider<Starting, Status>(create: (_) => Starting(), child: ${shown('c.watch<Status>()')})`
    expect(await draw(page, UNION)).toBe('name')
  })

  it('one that nothing tells is past its beginning', async () => {
    expect(await draw(shown('c.watch<Status>()'), UNION)).toBe('name')
    expect(await draw(shown('made.status'), UNION)).toBe('name')
  })
})

describe('signals, mobx, refena and hydrated_bloc', { tags: 'P-479' }, () => {
  it.each([
    [
      'a signal',
      "Watch((context) => Text('${count.value} ${count} ${count()}'))",
      'final count = signal(3);',
      '3 3 3',
    ],
    ['watch', "Text('${count.watch(context)}')", 'final count = 3.toSignal();', '3'],
    [
      'computed',
      "Watch.builder(builder: (context) => Text('${twice.value}'))",
      'final count = signal(3);\nfinal twice = computed(() => count.value * 2);',
      '6',
    ],
    [
      'after an effect',
      "SignalBuilder(builder: (context) => Text('${Model().begun()}'))",
      'class Model { final name = signal(1); Model() { effect(() { name.value = 2; }); } int begun() => name.value; }',
      '2',
    ],
    [
      'a list',
      "Watch((context) => Text('${names.length} ${names.value.first}'))",
      "final names = listSignal(['a']);",
      '1 a',
    ],
    [
      'a future',
      "Watch((context) => it.value.map(data: (x) => Text(x), loading: () => Text('waits'), error: (e, s) => Text('no')))",
      "final it = futureSignal(() async => 'come');",
      'come',
    ],
    [
      'a future, by its class',
      "Watch((context) => switch (it.value) { AsyncError() => Text('no'), AsyncData(:final value) => Text(value), _ => Text('waits') })",
      "final it = futureSignal(() async => 'come');",
      'come',
    ],
    [
      'one that is loading',
      "Watch((context) => it.value.maybeMap(data: (x) => Text('data'), orElse: () => Text('waits')))",
      'final it = asyncSignal(AsyncState.loading());',
      'waits',
    ],
  ])('signals: %s', async (_, page, more, words) => {
    expect(await draw(page, more)).toBe(words)
  })

  it.each([
    [
      'with generated code that is not there',
      "Observer(builder: (_) => Text('${Counter().value} ${Counter().twice}'))",
      `class Counter = _Counter with _$Counter;
abstract class _Counter with Store { @observable int value = 4; @computed int get twice => value * 2; @action void add() { value++; } }`,
      '4 8',
    ],
    [
      'without',
      "Observer(builder: (_) => Text('${count.value} ${twice.value} ${names.length}'))",
      "final count = Observable(4);\nfinal twice = Computed(() => count.value * 2);\nfinal names = ObservableList.of(['a']);",
      '4 8 1',
    ],
    [
      'a future',
      "Observer(builder: (_) => it.status == FutureStatus.pending ? Text('waits') : Text(it.value))",
      "final it = ObservableFuture(Future.value('come'));",
      'come',
    ],
    [
      'a future that is waited for',
      "Text('${(Desk()..load()).says}')",
      "class Desk { String says = 'soon'; Future<void> load() async { says = await ObservableFuture(Future.value('come')); } }",
      'come',
    ],
    [
      'a future that fails where that is caught',
      "Text('${(Desk()..load()).says} ${(Desk()..load()).of.status == FutureStatus.rejected}')",
      "class Desk { String says = 'soon'; var of; Future<void> load() async { try { of = ObservableFuture(papers()); says = await of; } catch (e) { says = 'shut'; } } Future<String> papers() async { await Dio().get('/'); return 'papers'; } }",
      'shut true',
    ],
    [
      'an asynchronous action, as it is generated',
      "Text('${(Shelf()..fill()).books}')",
      "class Shelf { int books = 0; final _$fillAsyncAction = AsyncAction('Shelf.fill'); Future<void> fill() { return _$fillAsyncAction.run(() => load()); } Future<void> load() async { books = 6; } }",
      '6',
    ],
  ])('mobx %s', async (_, page, more, words) => {
    expect(await draw(page, more)).toBe(words)
  })

  it.each([
    [
      'a notifier',
      "Text('${context.watch(counter)}')",
      'final counter = NotifierProvider<Counter, int>((ref) => Counter());\nclass Counter extends Notifier<int> { int init() => 5; }',
      '5',
    ],
    [
      'redux, selected',
      "Text('${context.ref.watch(counter.select((it) => it.count))}')",
      'class State2 { final count = 5; }\nfinal counter = ReduxProvider<Counter, State2>((ref) => Counter());\nclass Counter extends ReduxNotifier<State2> { State2 init() => State2(); }',
      '5',
    ],
    [
      'a view model',
      'ViewModelBuilder(provider: page, builder: (context, vm) => Text(vm.title))',
      "class Vm { Vm(this.title); final String title; }\nfinal page = ViewProvider((ref) => Vm('model'));",
      'model',
    ],
    [
      'a future',
      "context.watch(it).when(data: (x) => Text(x), loading: () => Text('waits'), error: (e, s) => Text('no'))",
      "final it = FutureProvider<String>((ref) async => 'come');",
      'come',
    ],
  ])('refena: %s', async (_, page, more, words) => {
    expect(await draw(page, more)).toBe(words)
  })

  it('riverpod: a generated file that is there says no more than the source that it was written for', async () => {
    const files = {
      'lib/main.dart': mainWith(
        'Consumer(builder: (context, ref, child) => Text(ref.watch(titleProvider)))',
        '@riverpod\nString title(Ref ref) => ref.watch(countProvider) == 3 ? "three" : "none";\n@riverpod\nclass Count extends _$Count { int build() => 3; }',
      ).replace("material.dart';", "material.dart';\npart 'main.g.dart';"),
      'lib/main.g.dart': `part of 'main.dart';
final titleProvider = TitleProvider._();
final class TitleProvider extends $FunctionalProvider<String, String, String> with $Provider<String> {
  TitleProvider._() : super(from: null, argument: null, retry: null, name: r'titleProvider', isAutoDispose: true);
  @override
  String create(Ref ref) { return title(ref); }
}
final countProvider = CountProvider._();
final class CountProvider extends $NotifierProvider<Count, int> {
  CountProvider._() : super(from: null, argument: null, retry: null, name: r'countProvider', isAutoDispose: true);
  @override
  Count create() => Count();
}
abstract class _$Count extends $Notifier<int> { int build(); }
`,
    }
    expect(wordsOf(await drawFiles(files))).toBe('three')
  })

  it("riverpod: a provider whose ending is the project's own", async () => {
    const files = {
      'lib/main.dart': mainWith(
        'Consumer(builder: (context, ref, child) => Text(ref.watch(titlePod) + ref.watch(orePodOf(ton: 2))))',
        "@riverpod\nString title(Ref ref) => 'two tons of ';\n@riverpod\nclass Ore extends _$Ore { String build({required int ton}) => 'tin'; }",
      ).replace("material.dart';", "material.dart';\npart 'main.g.dart';"),
      'lib/main.g.dart': `part of 'main.dart';
final titlePod = TitleProvider._();
final orePodOf = OreFamily._();
abstract class _$Ore extends $Notifier<String> { String build({required int ton}); }
`,
    }
    expect(wordsOf(await drawFiles(files))).toBe('two tons of tin')
  })

  it.each([
    [
      'a notifier of the project, to a builder',
      'ValueListenableBuilder(valueListenable: Status(), builder: (context, value, child) => Text(value))',
      "class Status extends ValueNotifier<String> { Status() : super('first'); }",
      'first',
    ],
    [
      'a notifier of the project, to a hook',
      'HookBuilder(builder: (context) => Text(useValueListenable(Status())))',
      "class Status extends ValueNotifier<String> { Status() : super('first'); }",
      'first',
    ],
    [
      'a type that a function hands on',
      'Text(locate<Cart>().title)',
      "T locate<T extends Object>() => GetIt.instance<T>();\nclass Cart { final title = 'cart'; }",
      'cart',
    ],
    [
      'the type that an object was made with',
      'Holder<Cart>(builder: (cart) => Text(cart.title))',
      "class Holder<T> extends StatelessWidget { Holder({required this.builder}); final Widget Function(T) builder; Widget build(BuildContext context) => builder(GetIt.instance<T>()); }\nclass Cart { final title = 'cart'; }",
      'cart',
    ],
    [
      'the type that a class is extended with, in its state',
      'CartPage()',
      "abstract class Base<M> extends StatefulWidget {}\nabstract class BaseState<W extends Base<M>, M> extends State<W> { final model = GetIt.instance<M>(); Widget build(BuildContext context) => Text(model.title); }\nclass CartPage extends Base<Cart> { State<CartPage> createState() => CartState(); }\nclass CartState extends BaseState<CartPage, Cart> {}\nclass Cart { final title = 'cart'; }",
      'cart',
    ],
    [
      'the type of a widget, in its state',
      'Held<Cart>()',
      "class Held<T> extends StatefulWidget { State<Held<T>> createState() => HeldState<T>(); }\nclass HeldState<T> extends State<Held<T>> { Widget build(BuildContext context) => Text(GetIt.instance<T>().title); }\nclass Cart { final title = 'cart'; }",
      'cart',
    ],
    [
      'a provider by a prefix',
      'p.ChangeNotifierProvider<Cart>.value(value: Cart(), child: Builder(builder: (context) => Text(p.Provider.of<Cart>(context).title)))',
      "class Cart { final title = 'cart'; }",
      'cart',
    ],
  ])('%s', async (_, page, more, words) => {
    const main = mainWith(page, more).replace(
      "material.dart';",
      "material.dart';\nimport 'package:provider/provider.dart' as p;",
    )
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe(words)
  })

  it('hydrated_bloc: nothing was kept', async () => {
    const page = "BlocBuilder<Count, int>(builder: (context, state) => Text('$state'))"
    const cubit = `class Count extends HydratedCubit<int> { Count() : super(9);
  int fromJson(Map<String, dynamic> json) => json['value'] as int; }`
    expect(await draw(page, cubit)).toBe('9')
    const bloc = cubit.replace('HydratedCubit<int>', 'Bloc<Event, int> with HydratedMixin')
    expect(await draw(page, bloc)).toBe('9')
  })
})

describe('loops are followed once', { tags: 'P-479' }, () => {
  it.each([
    [
      'providers',
      "Consumer(builder: (context, ref, child) => Text('${ref.watch(one)}'))",
      'final one = Provider((ref) => ref.watch(two));\nfinal two = Provider((ref) => ref.watch(one));',
      'A provider',
    ],
    [
      'computed values',
      "Watch((context) => Text('${one.value}'))",
      'final one = computed(() => two.value);\nfinal two = computed(() => one.value);',
      'A computed value',
    ],
  ])('of %s, and told', async (_, page, more, name) => {
    expect(await draw(page, more)).toBe(`…|${name} of this app leads back to itself`)
  })
})
