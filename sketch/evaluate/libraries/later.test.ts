import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const draw = async (page: string, more: string): Promise<string> =>
  wordsOf(await drawFiles({ 'lib/main.dart': mainWith(page, more) }))

describe('what is waited for together', { tags: 'P-693' }, () => {
  const model = (futures: string): string => `
class Model { String words = 'first'; BuildContext? seen;
  void begin(BuildContext context) { if (seen == null) { seen = context;
    Future.wait([${futures}]).then((all) { words = 'then \${all.last}'; }); } } }
Future<void> settle() async {}
Future<String> tell() async { return 'told'; }`
  const PAGE =
    'Builder(builder: (context) { final model = Model()..begin(context); return Text(model.words); })'

  it.each([
    ['settle(), tell()', 'then told'],
    ["Future.value('a'), Future.value('b')", 'then b'],
    ['tell(), client.get()', 'first'],
  ])('has come while the page is built where the source tells it: %s', async (futures, words) => {
    expect(await draw(PAGE, model(futures))).toBe(words)
  })

  it('is what it was once its end has been met', async () => {
    const page =
      "FutureBuilder(future: tell().whenComplete(() { 'met'; }), builder: (context, snapshot) => Text(snapshot.hasData ? '${snapshot.data}' : 'soon'))"
    expect(await draw(page, model(''))).toBe('told')
  })

  it('is a list, for who awaits it and for a FutureBuilder', async () => {
    const page =
      "FutureBuilder(future: Future.wait([tell(), tell()]), builder: (context, snapshot) => Text('${snapshot.data.length} ${snapshot.data[1]}'))"
    expect(await draw(page, model(''))).toBe('2 told')
  })
})

describe('what a build leaves for after its frame', { tags: 'P-746' }, () => {
  const state = (
    then: string,
  ): string => `class Gate extends StatefulWidget { State<Gate> createState() => _GateState(); }
class _GateState extends State<Gate> { bool begun = false; bool open = false;
  Widget build(BuildContext context) {
    if (!begun) { begun = true; WidgetsBinding.instance.addPostFrameCallback((_) { ${then} }); }
    return ElevatedButton(onPressed: () {}, child: Text(open ? 'Open' : 'Closed')); } }
class Next extends StatelessWidget { Widget build(BuildContext context) => Text('Next'); }`

  it('leads on as the next frame begins', async () => {
    const waits = `class Gate extends StatefulWidget { State<Gate> createState() => _GateState(); }
class _GateState extends State<Gate> {
  void initState() { super.initState(); Timer(const Duration(milliseconds: 50), () => leave(context)); }
  Widget build(BuildContext context) => const CircularProgressIndicator(); }
Future<void> leave(BuildContext context) async {
  SchedulerBinding.instance.scheduleFrameCallback((_) {
    Navigator.of(context).push(PageRouteBuilder(pageBuilder: (context, a, b) => Next())); }); }
class Next extends StatelessWidget { Widget build(BuildContext context) => Text('Next'); }`
    expect(await draw('Gate()', waits)).toBe('Next')
  })

  it.each([
    ['sets what it then shows', 'setState(() { open = true; });', 'Open'],
    ['leads on', 'Navigator.of(context).pushReplacement(MaterialPageRoute(builder: (_) => Next()));', 'Next'],
    ['asks somebody first', 'if (await ask()) setState(() { open = true; });', 'Closed'],
  ])('%s', async (_, then, shown) => {
    expect(await draw('Gate()', state(then))).toBe(shown)
  })
})

describe('what a build leaves for once no time has gone by', { tags: 'P-1183' }, () => {
  const DIALOG = "showDialog(context: context, builder: (c) => AlertDialog(title: Text('Hello')))"
  it.each([
    ['Duration.zero', 'Desk|Hello'],
    ['const Duration(seconds: 0)', 'Desk|Hello'],
    ['Duration(seconds: 2)', 'Desk'],
  ])('opens over the page after %s', async (wait, shown) => {
    const more = `class Desk extends StatelessWidget { Widget build(BuildContext context) {
  Future.delayed(${wait}).then((_) { ${DIALOG}; });
  return ElevatedButton(onPressed: () {}, child: Text('Desk')); } }`
    expect(await draw('Desk()', more)).toBe(shown)
  })
})

describe('what a model leaves for the next moment as it is made', { tags: 'P-746' }, () => {
  it.each([
    ['Future.microtask(load);', 'told'],
    ['Future.delayed(Duration.zero, load);', 'told'],
    ['scheduleMicrotask(load);', 'told'],
    ['Timer.run(load);', 'told'],
    ['Future.delayed(Duration(seconds: 1), load);', 'waits'],
  ])('%s', async (begin, shown) => {
    const model = `class Model extends ChangeNotifier { String says = 'waits'; Model() { ${begin} }
  void load() { says = 'told'; notifyListeners(); } }`
    const page =
      'ChangeNotifierProvider(create: (context) => Model(), child: Consumer<Model>(builder: (context, it, _) => ElevatedButton(onPressed: () {}, child: Text(it.says))))'
    expect(await draw(page, model)).toBe(shown)
  })
})

describe('what a state leaves for a moment later as it begins', { tags: 'P-746' }, () => {
  it.each(['Timer.run(open);', 'WidgetsBinding.instance.endOfFrame.then((_) => open());'])(
    '%s',
    async (begin) => {
      const more = `class Gate extends StatefulWidget { State<Gate> createState() => _GateState(); }
class _GateState extends State<Gate> { String says = 'Closed';
  void initState() { super.initState(); ${begin} }
  void open() => setState(() => says = 'Open');
  Widget build(BuildContext context) => Text(says); }`
      expect(await draw('Gate()', more)).toBe('Open')
    },
  )
})

describe('what a page says to who has waited for long', { tags: 'P-746' }, () => {
  it.each([
    ['Duration(seconds: 15)', 'Wait'],
    ['15.seconds', 'Wait'],
    ['12000.ms', 'Wait'],
    ['Duration(seconds: 3)', 'Still there?'],
    ['3.seconds', 'Still there?'],
  ])('after %s', async (length, shown) => {
    const more = `class Gate extends StatefulWidget { State<Gate> createState() => _GateState(); }
class _GateState extends State<Gate> { String says = 'Wait';
  void initState() { super.initState(); Timer(${length}, () => setState(() => says = 'Still there?')); }
  Widget build(BuildContext context) => ElevatedButton(onPressed: () {}, child: Text(says)); }`
    expect(await draw('Gate()', more)).toBe(shown)
  })
})

describe('what is made of an answer that the source tells', { tags: 'P-862' }, () => {
  it.each([
    ['a list', 'Future<List<String>> ask() async => ["a", "b"];', '2'],
    ['a text', 'Future<String> ask() async => "abc";', '3'],
    ['an answer from elsewhere', 'Future<String> ask() async => (await client.get()).body;', '…'],
  ])('is there while a page is built: %s', async (_, ask, shown) => {
    const page =
      "FutureBuilder(future: ask().then((it) => it.length).then((it) => '$it'), builder: (context, snapshot) => Text(snapshot.data))"
    expect(await draw(page, ask)).toBe(shown)
  })

  it('is there when the app runs', async () => {
    const main = `import 'package:flutter/material.dart';
Future<List<String>> ask() async => ['first'];
void main() { final names = ask().then((all) => all.map((it) => '$it!').toList()); runApp(App(names)); }
class App extends StatelessWidget { App(this.names); final Future<List<String>> names;
  Widget build(BuildContext context) => MaterialApp(home: FutureBuilder(future: names, builder: (context, snapshot) => Text(snapshot.data.first))); }`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe('first!')
  })
})

describe('what is to be done with a store of the phone, which opens by itself', { tags: 'P-999' }, () => {
  it.each([
    ['', "SharedPreferences.getInstance().then((kept) { words = kept.getString('words') ?? 'none kept'; });"],
    [
      '',
      "SharedPreferences.getInstance().then((kept) => kept.getString('words')).then((it) { words = it ?? 'none kept'; });",
    ],
    [
      'Future<String?> read() async => FlutterSecureStorage().read(key: "words");',
      "read().then((it) { words = it ?? 'none kept'; });",
    ],
    [
      'Future<void> open() async { await SharedPreferences.getInstance(); }',
      "open().then((_) { words = 'none kept'; });",
    ],
  ])('has come when a notifier is seen that begins with it: %s%s', async (more, begins) => {
    const model = `class Model extends ChangeNotifier { Model() { ${begins} } String words = 'before'; ${more} }`
    const page =
      'ChangeNotifierProvider(create: (_) => Model(), child: Consumer<Model>(builder: (_, it, __) => Text(it.words)))'
    expect(await draw(page, model)).toBe('none kept')
  })

  it('what asks somebody else has not', async () => {
    const model =
      "class Model extends ChangeNotifier { Model() { Api.ask().then((it) { words = 'come'; }); } String words = 'before'; }"
    const page =
      'ChangeNotifierProvider(create: (_) => Model(), child: Consumer<Model>(builder: (_, it, __) => Text(it.words)))'
    expect(await draw(page, model)).toBe('before')
  })
})
