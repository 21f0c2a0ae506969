import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const words = async (begin: string, more = ''): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Scale()));
class Scale extends StatefulWidget { State<Scale> createState() => _ScaleState(); }
class _ScaleState extends State<Scale> { int weight = 0;
  void initState() { super.initState(); ${begin} }
  void tell(int value) { setState(() => weight = value); }
  Widget build(BuildContext context) => Text('weighs $weight'); }
${more}`,
    }),
  )

describe('who listens to a stream of a known value is told it as a page begins', { tags: 'P-613' }, () => {
  it.each([
    ['later', 'Stream.value(2).delay(Duration(seconds: 1)).listen(tell);', 'weighs 2'],
    ['as rxdart was', 'Observable.just(3).listen(tell);', 'weighs 3'],
    ['changed on the way', 'Stream.value(2).map((each) => each * 5).distinct().listen(tell);', 'weighs 10'],
    ['kept out', 'Stream.value(2).where((each) => each > 9).listen(tell);', 'weighs 0'],
    [
      'begun with',
      'StreamController<int>().stream.startWith(6).map((each) => each + 1).listen(tell);',
      'weighs 7',
    ],
    ['begun with, and nothing is known of it', 'scale.weights.startWith(8).listen(tell);', 'weighs 8'],
    ['not known', 'Stream.value(weigh()).listen(tell);', 'weighs 0'],
    ['not one', 'scale.stream.listen(tell);', 'weighs 0'],
    ['listened to again and again', 'again(); tell(7);', 'weighs 7'],
  ])('%s', async (_, begin, shown) => {
    expect(
      await words(
        begin.replace('again();', 'listenTo(Stream.value(1));'),
        'void listenTo(Stream of) { of.listen((_) => listenTo(of)); }',
      ),
    ).toBe(shown)
  })

  it.each([
    ['what was added last', 'basket.add(1); basket.sink.add(6);', 'has 6'],
    ['nothing was added', '', 'waits'],
  ])('a controller: %s', async (_, added, shown) => {
    const files = {
      'lib/main.dart': `import 'package:flutter/material.dart';
class Basket { final basket = StreamController<int>(); Basket() { ${added} } Stream<int> get all => basket.stream; }
void main() => runApp(MaterialApp(home: StreamBuilder(stream: Basket().all, builder: (context, snapshot) =>
  snapshot.hasData ? Text('has \${snapshot.data}') : Text('waits'))));`,
    }
    expect(wordsOf(await drawFiles(files))).toBe(shown)
  })

  it('a cubit that is fed by another', async () => {
    const more = `class Rule extends Cubit<int> { Rule() : super(4); }
class Shown extends Cubit<int> { Shown(Rule rule) : super(0) { rule.stream.map((each) => each + 1).listen((each) => emit(each)); } }`
    const begin = 'tell(Shown(Rule()).state);'
    expect(await words(begin, more)).toBe('weighs 5')
  })
})

describe(
  'who listens to a controller is told what is added to it while the page begins',
  { tags: 'P-799' },
  () => {
    it.each([
      [
        'a controller',
        'final all = StreamController<int>(); all.stream.listen(tell); all.add(3);',
        'weighs 3',
      ],
      [
        'each in its order',
        'final all = PublishSubject<int>(); all.listen(tell); all.add(3); all.add(4);',
        'weighs 4',
      ],
      [
        'what was added before',
        'final all = StreamController<int>(); all.add(3); all.stream.listen(tell);',
        'weighs 3',
      ],
      [
        'each that was added before',
        'final all = StreamController<int>(); all.add(3); all.add(4); all.stream.listen((each) => tell(weight + each));',
        'weighs 7',
      ],
      [
        'of a subject the last',
        'final all = BehaviorSubject<int>(); all.add(3); all.add(4); all.listen((each) => tell(weight + each));',
        'weighs 4',
      ],
      [
        'where many may listen not what was added before',
        'final all = StreamController<int>.broadcast(); all.add(3); all.stream.listen(tell);',
        'weighs 0',
      ],
      [
        'nor what nobody knows',
        'final all = StreamController<int>(); all.stream.listen(tell); all.add(weigh());',
        'weighs 0',
      ],
    ])('%s', async (_, begin, shown) => {
      expect(await words(begin)).toBe(shown)
    })

    it('who adds what it was told ends', async () => {
      const begin =
        'final all = StreamController<int>(); all.stream.listen((each) { tell(each); all.add(each + 1); }); all.add(3);'
      expect(await words(begin)).toMatch(/^weighs \d+$/)
    })
  },
)

describe('a stream that turns each event into another', { tags: 'P-778' }, () => {
  it.each([
    [
      'turned into another',
      'Stream.value(2).asyncExpand((each) => Stream.value(each + 2)).listen(tell);',
      'weighs 4',
    ],
    [
      'as rxdart does',
      'Stream.value(2).switchMap((each) => Stream.value(each + 4)).listen(tell);',
      'weighs 6',
    ],
    [
      'by a transformer of the source',
      'Stream.value(2).transform(StreamTransformer.fromHandlers(handleData: (each, sink) { sink.add(each + 6); })).listen(tell);',
      'weighs 8',
    ],
    [
      'by one that keeps it',
      'Stream.value(2).transform(StreamTransformer.fromHandlers(handleData: (each, sink) { if (each > 2) sink.add(each); })).listen(tell);',
      'weighs 0',
    ],
    ['turned into none', 'Stream.value(2).asyncExpand((each) => null).listen(tell);', 'weighs 0'],
  ])('%s', async (_, begin, shown) => {
    expect(await words(begin)).toBe(shown)
  })
})

describe('a future that is made a stream', { tags: 'P-784' }, () => {
  it.each([
    ['a known value', "Future.value('Shelf').asStream()", 'has Shelf'],
    ['of a function that gives it', 'named().asStream()', 'has Shelf'],
    ['of a number', 'Future.value(3).asStream()', 'has 3'],
    ['of a function that gives a number', 'counted().asStream()', 'has 3'],
    ['of one that brings itself', 'again().asStream()', 'waits'],
    ['changed on the way', "Future.value('Shelf').asStream().map((each) => '$each!')", 'has Shelf!'],
  ])('%s', async (_, stream, shown) => {
    const files = {
      'lib/main.dart': `import 'package:flutter/material.dart';
Future<String> named() async => 'Shelf';
Future<int> counted() async => 3;
Future<int> again() => Future(() => again());
void main() => runApp(MaterialApp(home: StreamBuilder(stream: ${stream}, builder: (context, snapshot) =>
  snapshot.hasData ? Text('has \${snapshot.data}') : Text('waits'))));`,
    }
    expect(wordsOf(await drawFiles(files))).toBe(shown)
  })
})

describe('a subject of rxdart that was seeded', { tags: 'P-696' }, () => {
  const MORE = `class Store<T> { Store(T first) : _subject = BehaviorSubject<T>.seeded(first); final BehaviorSubject<T> _subject;
  Stream<T> get stream => _subject.stream; T get value => _subject.value; set value(T value) => _subject.add(value); }`
  it.each([
    ['has its value at once', 'tell(Store<int>(4).value);', 'weighs 4'],
    ['then what was added', 'final store = Store<int>(4); store.value = 6; tell(store.value);', 'weighs 6'],
    ['tells who listens', 'Store<int>(4).stream.map((each) => each + 1).listen(tell);', 'weighs 5'],
    ['without a seed it has none', 'if (BehaviorSubject<int>().valueOrNull == null) tell(9);', 'weighs 9'],
  ])('%s', async (_, begin, shown) => {
    expect(await words(begin, MORE)).toBe(shown)
  })
})

describe('a subject of rxdart to which nothing was added', { tags: 'P-1181' }, () => {
  it.each([
    ['a subject', 'it', 'waits'],
    ['one that is not waited for without end', 'it.stream.timeout(wait, onTimeout: (sink) {})', 'waits'],
    ['after something was added', '(it..add("news"))', 'has news'],
    ['with a seed', "BehaviorSubject.seeded('first')", 'has first'],
  ])('has told a StreamBuilder nothing: %s', async (_, stream, shown) => {
    const files = {
      'lib/main.dart': `import 'package:flutter/material.dart';
final it = BehaviorSubject<String>();
void main() => runApp(MaterialApp(home: StreamBuilder(stream: ${stream}, builder: (context, snapshot) =>
  snapshot.hasData ? Text('has \${snapshot.data}') : Text('waits'))));`,
    }
    expect(wordsOf(await drawFiles(files))).toBe(shown)
  })
})

describe('an event of which only running code could tell', { tags: 'P-698' }, () => {
  const opening = (lead: string): string => `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Opening(), routes: {'/home': (c) => Text('Home')}));
class Opening extends StatefulWidget { State<Opening> createState() => _OpeningState(); }
class _OpeningState extends State<Opening> { bool waits = true;
  void initState() { super.initState(); load().then((_) => setState(() => waits = false)); bus.events.listen((event) { ${lead} }); }
  Widget build(BuildContext context) => Scaffold(body: waits ? CircularProgressIndicator() : ElevatedButton(onPressed: () {}, child: Text('Desk'))); }`
  it.each([
    [
      'opens no dialog over a page',
      "showDialog(context: context, builder: (c) => AlertDialog(title: Text('Update')));",
      'Desk',
    ],
    ['leads on from a splash page', "Navigator.pushReplacementNamed(context, '/home');", 'Home'],
  ])('%s', async (_, lead, shown) => {
    expect(wordsOf(await drawFiles({ 'lib/main.dart': opening(lead) }))).toBe(shown)
  })
})
