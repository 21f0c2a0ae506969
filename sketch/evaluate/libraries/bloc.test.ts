import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const draw = async (page: string, more: string): Promise<string> =>
  wordsOf(await drawFiles({ 'lib/main.dart': mainWith(page, more) }))

const EVENTS =
  'abstract class LampEvent {} class Lit extends LampEvent {} class Dimmed extends LampEvent { Dimmed(this.by); final int by; }'
const LAMP = `${EVENTS}
class LampBloc extends Bloc<LampEvent, String> {
  LampBloc() : super('dark') {
    on<Lit>((event, emit) async { emit('dawn'); await wait(); emit('lit'); });
    on<Dimmed>(_dim, transformer: droppable());
  }
  void _dim(Dimmed event, Emitter<String> emit) { emit('dimmed by \${event.by}'); add(Lit()); }
}`
const OLD_BUILDER = 'BlocBuilder<OldBloc, String>(builder: (context, state) => Text(state))'
const built = (create: string): string =>
  `BlocProvider(create: (context) => ${create}, child: BlocBuilder<LampBloc, String>(builder: (context, state) => Text(state)))`

describe('a bloc stands as it begins and as its first events leave it', { tags: 'P-612' }, () => {
  it.each([
    ['without an event', built('LampBloc()'), LAMP, 'dark'],
    ['an event where it is made', built('LampBloc()..add(Lit())'), LAMP, 'lit'],
    ['an event that adds another', built('LampBloc()..add(Dimmed(2))'), LAMP, 'lit'],
    [
      'an event that its builder adds',
      "BlocBuilder<LampBloc, String>(builder: (context, state) { if (state == 'dark') { context.read<LampBloc>().add(Lit()); return Text('…'); } return Text(state); })",
      LAMP,
      'lit',
    ],
    [
      'a cubit that emits as it is made',
      'BlocBuilder<DayCubit, int>(builder: (context, state) => Text("day $state"))',
      'class DayCubit extends Cubit<int> { DayCubit() : super(0) { begin(); } void begin() { emit(state + 3); } }',
      'day 3',
    ],
    [
      'a bloc of before version 8',
      'BlocProvider(create: (c) => OldBloc()..add(1), child: BlocBuilder<OldBloc, String>(builder: (context, state) => Text(state)))',
      "class OldBloc extends Bloc<int, String> { OldBloc() : super('old'); Stream<String> mapEventToState(int event) async* { yield 'one'; yield 'two'; } }",
      'two',
    ],
    [
      'one that emits what only running code could tell',
      'BlocProvider(create: (c) => AskBloc()..add(1), child: BlocBuilder<AskBloc, String>(builder: (context, state) => Text(state)))',
      "class AskBloc extends Bloc<int, String> { AskBloc() : super('asks') { on<int>((event, emit) async => emit(await http.get(address))); } }",
      'asks',
    ],
  ])('%s', async (_, page, more, shown) => {
    expect(await draw(page, more)).toBe(shown)
  })

  it.each([
    [
      'each that a stream brings becomes a state',
      "emit.forEach(day.stream, onData: (light) => 'it is $light', onError: (error, trace) => 'none')",
      'it is noon',
    ],
    [
      'each that a stream brings is told',
      "emit.onEach(day.stream, onData: (light) { emit('at $light'); })",
      'at noon',
    ],
    [
      'what only running code could bring leaves it',
      "emit.forEach(ask(), onData: (light) => '$light')",
      'dark',
    ],
  ])('%s', async (_, follows, shown) => {
    const lamp = `${EVENTS} final day = BehaviorSubject<String>.seeded('noon');
class LampBloc extends Bloc<LampEvent, String> { LampBloc() : super('dark') { on<Lit>((event, emit) => ${follows}); } }`
    expect(await draw(built('LampBloc()..add(Lit())'), lamp)).toBe(shown)
  })

  it('an event that adds itself again ends', async () => {
    const loop = `${EVENTS} class LampBloc extends Bloc<LampEvent, String> { LampBloc() : super('dark') { on<Lit>((event, emit) { emit('lit'); add(Lit()); }); } }`
    expect(await draw(built('LampBloc()..add(Lit())'), loop)).toBe('lit')
  })
})

describe('an event of a freezed union', { tags: 'P-479' }, () => {
  it('goes to the handler of the one that it is', async () => {
    const more = `@freezed class TideEvent with _$TideEvent {
  const factory TideEvent.began() = _Began;
  const factory TideEvent.ended() = _Ended;
}
class TideBloc extends Bloc<TideEvent, String> { TideBloc() : super('slack') {
  on<_Ended>((event, emit) => emit('ebb'));
  on<_Began>((event, emit) => emit('flood'));
} }`
    const page = `BlocProvider(create: (context) => TideBloc()..add(const TideEvent.began()),
  child: BlocBuilder<TideBloc, String>(builder: (context, state) => Text(state)))`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(page, more) }))).toBe('flood')
  })
})

describe('what a class does itself before the library does it', { tags: 'P-990' }, () => {
  it.each([
    [
      "a cubit whose own emit goes on to the library's",
      'BlocBuilder<DayCubit, int>(builder: (context, state) => Text("day $state"))',
      'mixin Safe<S> on Cubit<S> { void emit(S state) { if (!isClosed) super.emit(state); } } class DayCubit extends Cubit<int> with Safe<int> { DayCubit() : super(0) { emit(state + 3); } }',
      'day 3',
    ],
    [
      "a bloc whose own add goes on to the library's",
      built('TidyBloc()..add(Lit())').replace('LampBloc, ', 'TidyBloc, '),
      `${LAMP} class TidyBloc extends LampBloc { void add(LampEvent event) { if (!isClosed) super.add(event); } }`,
      'lit',
    ],
  ])('%s', async (_, page, more, words) => {
    expect(await draw(page, more)).toBe(words)
  })
})

describe('a bloc as older versions had it', { tags: 'P-991' }, () => {
  it.each([
    [
      'a bloc of before version 5',
      `BlocProvider(builder: (c) => OldBloc(), child: Builder(builder: (c) { BlocProvider.of<OldBloc>(c).add(1); return ${OLD_BUILDER}; }))`,
      "class OldBloc extends Bloc<int, String> { String get initialState => 'dark'; Stream<String> mapEventToState(int event) async* { yield state + ' $event'; } }",
      'dark 1',
    ],
    [
      'a bloc of before version 1',
      `BlocProviderTree(blocProviders: [BlocProvider<OldBloc>(bloc: OldBloc()..dispatch(1))], child: ${OLD_BUILDER})`,
      "class OldBloc extends Bloc<int, String> { OldBloc() { print(this); } get initialState => 'dark'; Stream<String> mapEventToState(String now, int event) async* { yield now + currentState; } }",
      'darkdark',
    ],
  ])('%s', async (_, page, more, words) => {
    expect(await draw(page, more)).toBe(words)
  })
})
