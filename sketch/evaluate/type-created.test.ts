import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

const CLASSES = `final locator = GetIt.instance;
class Begun {}
class Counts extends Bloc<Object, int> { Counts() : super(0) { on<Begun>((event, emit) => emit(state + 1)); } }
class App extends StatelessWidget {
  App(this.child); final Widget child;
  Widget build(BuildContext context) => child;
}`
const shown = (create: string): string => `Builder(builder: (context) {
  locator.registerFactory<Counts>(() => Counts());
  return BlocProvider(create: ${create}, child: BlocBuilder<Counts, int>(builder: (context, state) => Text('$state')));
})`

it.each([
  ['what a locator has, by its name', '(context) => locator<Counts>()..add(Begun())'],
  ['by a method of it', '(context) => GetIt.I.get<Counts>()..add(Begun())'],
  ['by its class', '(context) => Counts()..add(Begun())'],
  ['in a block', '(context) { final made = locator<Counts>(); made.add(Begun()); return made; }'],
])(
  'a provider without a type gives what it makes, though a locator has one of it too: %s',
  { tags: 'P-897' },
  async (_, create) => {
    expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(shown(create), CLASSES) }))).toBe('1')
  },
)
