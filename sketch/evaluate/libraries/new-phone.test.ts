import { expect, it } from 'vitest'
import { drawFiles, openFiles, wordsOf } from '../../testing/drawing.ts'

const main = (body: string): string => `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Page()));
class Page extends StatefulWidget { State<Page> createState() => PageState(); }
class PageState extends State<Page> { String says = 'begins';
  void initState() { super.initState(); load(); }
  Future<void> load() async { final answer = await ask(); setState(() => says = '$answer'); }
  Future<Object?> ask() async { ${body} }
  Widget build(BuildContext context) => Text(says); }`

it.each([
  ['await FlutterSecureStorage().readAll()', '{}'],
  ["await (await BiometricStorage().getStorage('a')).read()", 'null'],
  ["GetStorage().hasData('token')", 'false'],
  ["await SessionManager().get('token')", 'null'],
  ["await SessionManager().containsKey('token')", 'false'],
  ["await FlutterSession().get('token')", 'null'],
  ['await FirebaseAuth.instance.authStateChanges().first', 'null'],
  ['await FirebaseAuth.instance.onAuthStateChanged.first', 'null'],
  ['await ParseUser.currentUser()', 'null'],
  ["await FlutterKeychain.get(key: 'token')", 'null'],
  ['await LCUser.getCurrent()', 'null'],
  ['await Geolocator.checkPermission() == LocationPermission.denied', 'true'],
  ["FirebaseRemoteConfig.instance.getBool('closed')", 'false'],
  ["FirebaseRemoteConfig.instance.getValue('name').asString().isEmpty", 'true'],
  ['await Stream.value(3).first', '3'],
  ['await Future.value(3).then((it) => it + 1)', '4'],
  ['Navigator.canPop(context)', 'false'],
  ['Navigator.of(context).canPop()', 'false'],
  ["await Root.isRooted() ? 'mended' : 'whole'", 'whole'],
  ["await Contacts.hasPermission() ? 'sees' : 'asks'", 'asks'],
])('a new phone says of %s: %s', { tags: 'P-911' }, async (asked, said) => {
  expect(wordsOf(await drawFiles({ 'lib/main.dart': main(`return ${asked};`) }))).toBe(said)
})

it.each([
  ["GetStorage().write('begin', '/login'); return GetStorage().read('begin');", '/login'],
  [
    "final config = FirebaseRemoteConfig.instance; await config.setDefaults({'open': true}); return config.getBool('open');",
    'true',
  ],
])('what an app keeps itself is there: %s', { tags: 'P-911' }, async (body, said) => {
  expect(wordsOf(await drawFiles({ 'lib/main.dart': main(body) }))).toBe(said)
})

it('a page that was opened can be left', { tags: 'P-911' }, async () => {
  const page = await openFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: First()));
class First extends StatelessWidget { Widget build(BuildContext context) => TextButton(
  onPressed: () => Navigator.push(context, MaterialPageRoute(builder: (_) => Second())), child: Text('on')); }
class Second extends StatelessWidget { Widget build(BuildContext context) => Text(Navigator.canPop(context) ? 'can' : 'cannot'); }`,
  })
  page.tap('on')
  expect(page.words()).toBe('can')
})

it.each([
  [
    'then',
    "void initState() { super.initState(); GoogleSignIn().isSignedIn().then((b) { says = b ? 'home' : 'sign in'; }); }",
    'Text(says)',
  ],
  [
    'a FutureBuilder',
    '',
    "FutureBuilder<bool>(future: GoogleSignIn().isSignedIn(), builder: (c, its) => Text(its.data! ? 'home' : 'sign in'))",
  ],
])(
  'nobody is signed in for whom that is asked by those words: %s',
  { tags: 'P-911' },
  async (_, begins, page) => {
    const main = `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Page()));
class Page extends StatefulWidget { State<Page> createState() => PageState(); }
class PageState extends State<Page> { String says = 'begins'; ${begins} Widget build(BuildContext context) => ${page}; }`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe('sign in')
  },
)
