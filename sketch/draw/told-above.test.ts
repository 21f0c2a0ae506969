import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

/** An app whose first page is what a state above it says, which that page tells that it has ended. */
const app = (above: string, tells: string, more: string): string => `import 'package:flutter/material.dart';
void main() => runApp(${above});
class Opening extends StatefulWidget { State<Opening> createState() => _OpeningState(); }
class _OpeningState extends State<Opening> {
  void initState() { super.initState(); Timer(const Duration(seconds: 2), () { ${tells} }); }
  Widget build(BuildContext context) => Scaffold(body: Center(child: Text('Lumen'))); }
class Shelf extends StatelessWidget { Widget build(BuildContext context) => Scaffold(body: TextButton(onPressed: () {}, child: Text('Shelf'))); }
class Door extends StatelessWidget { Widget build(BuildContext context) => Scaffold(body: TextButton(onPressed: () {}, child: Text('Log in'))); }
${more}`

const BLOC = `enum Known { asking, somebody, nobody }
class Ask {}
class KnownBloc extends Bloc<Ask, Known> { KnownBloc() : super(Known.asking) {
  on<Ask>((event, emit) async { final prefs = await SharedPreferences.getInstance();
    emit(prefs.getString('token') != null ? Known.somebody : Known.nobody); }); } }`
const BY_BLOC = `BlocBuilder<KnownBloc, Known>(builder: (context, known) => MaterialApp(
  home: known == Known.asking ? Opening() : known == Known.somebody ? Shelf() : Door()))`

describe('a first page that tells what stands above the app makes room', { tags: 'P-747' }, () => {
  it.each([
    [
      'a bloc that runApp is given',
      `BlocProvider(create: (c) => KnownBloc(), child: ${BY_BLOC})`,
      'context.read<KnownBloc>().add(Ask());',
      BLOC,
    ],
    [
      'a bloc that a widget of the app makes',
      'Root()',
      'BlocProvider.of<KnownBloc>(context).add(Ask());',
      `${BLOC} class Root extends StatelessWidget { Widget build(BuildContext context) => BlocProvider(create: (c) => KnownBloc(), child: ${BY_BLOC}); }`,
    ],
    [
      'a notifier',
      `ChangeNotifierProvider(create: (c) => Known(), child: Consumer<Known>(builder: (context, known, child) => MaterialApp(home: known.isReady ? Door() : Opening())))`,
      'Provider.of<Known>(context, listen: false).end();',
      'class Known extends ChangeNotifier { bool isReady = false; void end() { isReady = true; notifyListeners(); } }',
    ],
  ])('%s', async (_, above, tells, more) => {
    expect(wordsOf(await drawFiles({ 'lib/main.dart': app(above, tells, more) }))).toBe('Log in')
  })
})
