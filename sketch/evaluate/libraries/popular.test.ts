import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const words = async (shown: string, more = ''): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Text('\${${shown}}')));
${more}`,
    }),
  )

describe('an address of known text has its parts', { tags: 'P-701' }, () => {
  it.each([
    ["Uri.parse('/tram/7?stop=Old%20Mill&late=1').path", '/tram/7'],
    ["Uri.parse('/tram/7?stop=Old%20Mill&late=1').queryParameters['stop']", 'Old Mill'],
    ["Uri.parse('/tram/7').queryParameters['stop'] ?? 'none'", 'none'],
    ["Uri.parse('https://trams.example:81/tram/7').pathSegments.last", '7'],
    ["Uri.parse('https://Trams.example:81/tram').host", 'trams.example'],
    ["Uri.parse('https://trams.example').port", '443'],
    ["Uri(scheme: 'https', host: 'trams.example', path: '/map').toString()", 'https://trams.example/map'],
    ["Uri.parse(line()).path == '/' ? 'first' : 'other'", 'first'],
  ])('%s', async (shown, expected) => {
    expect(await words(shown)).toBe(expected)
  })
})

describe('one of two, and what is there or not, as dartz and fpdart have it', { tags: 'P-701' }, () => {
  it.each([
    ["Right<String, int>(3).fold((l) => 'left', (r) => 'right $r')", 'right 3'],
    ["left<String, int>('shut').fold((l) => l, (r) => 'open')", 'shut'],
    ['Either.right(3).map((each) => each + 1).getOrElse(() => 0)', '4'],
    ["optionOf(null).fold(() => 'none', (it) => 'some')", 'none'],
    ["some(2).match(() => 'none', (it) => 'some $it')", 'some 2'],
    ["none().isSome() ? 'some' : 'none'", 'none'],
    ['valueOf(1)', '…'],
    ["Right(1).flatMap((each) => Left('no')).isLeft() ? 'left' : 'right'", 'left'],
    ["Left('a').mapLeft((each) => each + 'b').swap", '…'],
    ["Left('a').swap().getRight().toNullable()", 'a'],
    ["Either.tryCatch(() => throw 'shut', (e, s) => 'is $e').getLeft().toNullable()", 'is shut'],
    ["Either.tryCatch(() => 3, (e, s) => 'is $e').bimap((l) => 0, (r) => r + 1).getOrElse((l) => 0)", '4'],
    [
      "switch (Either.of(3)) { Left(value: final l) => 'left', Right(value: final r) => 'right $r' }",
      'right 3',
    ],
    [
      "await TaskEither.tryCatch(() async => 3, (e, s) => e).match((l) => 'left', (r) => 'right $r').run()",
      'right 3',
    ],
  ])('%s', async (shown, expected) => {
    expect(await words(shown)).toBe(expected)
  })
})

describe('an outcome that went well or did not', { tags: 'P-941' }, () => {
  it.each([
    ["Success(3).fold((it) => 'well $it', (e) => 'no $e')", 'well 3'],
    ["Failure(Exception('a')).isError() ? 'no' : 'well'", 'no'],
    ["Result.error('shut').when((it) => 'well', (error) => 'no, $error')", 'no, shut'],
    ["Error('shut').when((error) => 'no, $error', (it) => 'well')", 'no, shut'],
    ['Ok(2).map((it) => it + 1).unwrapOr(0)', '3'],
    ["Err('shut').match((it) => 'well', (e) => 'no, $e')", 'no, shut'],
    ["Result.ok(2).when(ok: (it) => 'well $it', err: (e) => 'no')", 'well 2'],
    ["'a'.toFailure().getOrElse((e) => e + 'b')", 'ab'],
    ["Failure('a').recover((e) => Success(e + 'b')).getOrNull()", 'ab'],
    ["Success('a').tryGetError() == null ? 'none' : 'some'", 'none'],
    ["switch (Success(3)) { Success(:final success) => 'well $success', Error() => 'no' }", 'well 3'],
    ["switch (Failure(3)) { Success() => 'well', Failure() => 'no' }", 'no'],
  ])('%s', async (shown, expected) => {
    expect(await words(shown)).toBe(expected)
  })

  it('is not what the app itself calls a way to one', async () => {
    const own =
      "class Shut { String toFailure() => 'own'; }\nextension Told on FormatException { String toFailure() => 'told'; }"
    expect(await words('Shut().toFailure()', own)).toBe('own')
    expect(await words("FormatException('a').toFailure()", own)).toBe('told')
  })

  it('is what a file of the app calls so, where it has one', async () => {
    const own = 'class Success { final int of; Success(this.of); bool isSuccess() => of > 3; }'
    expect(await words("Success(3).isSuccess() ? 'well' : 'no'", own)).toBe('no')
  })
})

describe('a new app without a network is not connected', { tags: 'P-702' }, () => {
  it('a page that asks by then() leads where it does without one', async () => {
    const html = await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:connectivity_plus/connectivity_plus.dart';
void main() => runApp(MaterialApp(routes: {'/': (_) => First(), '/shut': (_) => Shut(), '/open': (_) => Login()}));
class Shut extends StatelessWidget { Widget build(BuildContext context) => Scaffold(body: Text('shut')); }
class Login extends StatelessWidget { Widget build(BuildContext context) => Scaffold(body: Text('open')); }
class First extends StatefulWidget { State<First> createState() => _FirstState(); }
class _FirstState extends State<First> {
  void initState() { super.initState();
    Connectivity().checkConnectivity().then((it) {
      if (it == ConnectivityResult.none) { Navigator.of(context).pushReplacementNamed('/shut'); } else { go(); }
    });
  }
  Future<void> go() async {
    try { Navigator.of(context).pushReplacement(PageRouteBuilder(pageBuilder: (_, __, ___) => Login())); } catch (e) {}
  }
  Widget build(BuildContext context) => Center(child: CircularProgressIndicator());
}`,
    })
    expect(wordsOf(html)).toBe('shut')
  })

  it.each([
    ['one result', 'return await Connectivity().checkConnectivity() == ConnectivityResult.none;'],
    ['a list', 'return (await Connectivity().checkConnectivity()).contains(ConnectivityResult.none);'],
    [
      'each of a list',
      'return (await Connectivity().checkConnectivity()).every((it) => it == ConnectivityResult.none);',
    ],
    ['whether it reaches something', 'return !(await InternetConnectionChecker().hasConnection);'],
  ])('%s', async (_, body) => {
    const more = `Future<bool> isOffline() async { ${body} }
class Radio extends StatefulWidget { State<Radio> createState() => _RadioState(); }
class _RadioState extends State<Radio> { String says = 'waits';
  void initState() { super.initState(); tune(); }
  Future<void> tune() async { if (await isOffline()) setState(() => says = 'no signal'); else setState(() => says = 'plays'); }
  Widget build(BuildContext context) => Text(says); }`
    expect(
      wordsOf(
        await drawFiles({
          'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Radio()));
${more}`,
        }),
      ),
    ).toBe('no signal')
  })
})

it('flutter_offline hears of no network', { tags: 'P-912' }, async () => {
  const page =
    "OfflineBuilder(connectivityBuilder: (context, result, child) => result == ConnectivityResult.none ? Text('no signal') : child, child: Text('plays'))"
  const text = `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: ${page}));`
  expect(wordsOf(await drawFiles({ 'lib/main.dart': text }))).toBe('no signal')
})

describe('who is told of what GetX observes', { tags: 'P-703' }, () => {
  it.each([
    ['a worker', 'ever(guest, tell); guest.value = 2;', 'guests 2'],
    ['one that comes later', 'guest.value = 2; ever(guest, tell);', 'guests 2'],
    ['a stream that it is bound to', 'guest.bindStream(Stream.value(4)); ever(guest, tell);', 'guests 4'],
    ['who listens to its stream', 'guest.stream.listen(tell); guest.add(5);', 'guests 5'],
    ['nothing happened', 'ever(guest, tell);', 'guests 0'],
    ['one that sets it again', 'ever(guest, (it) { guest.value = it + 1; }); guest.value = 1;', 'guests 0'],
  ])('%s', async (_, begin, expected) => {
    const controller = `class Hall extends GetxController { final guest = Rx<int>(0); int told = 0; void tell(int it) { told = it; }
  @override void onReady() { super.onReady(); ${begin} } }`
    expect(await words("'guests ${Get.put(Hall()).told}'", controller)).toBe(expected)
  })

  it('what stands above the app leads on by the key of its navigator, where the first page only waits', async () => {
    const files = {
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(Porch());
class Porch extends StatefulWidget { State<Porch> createState() => _PorchState(); }
class _PorchState extends State<Porch> { final door = GlobalKey<NavigatorState>();
  void initState() { super.initState(); WidgetsBinding.instance.addPostFrameCallback((_) async { await unlock();
    door.currentState?.pushReplacement(MaterialPageRoute(builder: (context) => Text('Hall'))); }); }
  Widget build(BuildContext context) => MaterialApp(navigatorKey: door, home: Center(child: CircularProgressIndicator())); }`,
    }
    expect(wordsOf(await drawFiles(files))).toBe('Hall')
  })
})

describe('preferences of pref', { tags: 'P-702' }, () => {
  it.each([
    ['what the defaults say', "PrefService.of(context).get('line')", 'U7'],
    ['what is nowhere', "PrefService.of(context).getString('stop') ?? 'none'", 'none'],
    ['what is stored', 'PrefService.of(context).getKeys().length', '0'],
  ])('%s', async (_, asked, expected) => {
    const files = {
      'lib/main.dart': `import 'package:flutter/material.dart';
Future<void> main() async { final service = await PrefServiceShared.init(defaults: {'line': 'U7'});
  runApp(PrefService(service: service, child: MaterialApp(home: Stop()))); }
class Stop extends StatelessWidget { Widget build(BuildContext context) => Text('\${${asked}}'); }`,
    }
    expect(wordsOf(await drawFiles(files))).toBe(expected)
  })
})
