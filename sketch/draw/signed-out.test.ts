import { describe, expect, it } from 'vitest'
import { drawFiles, openFiles, wordsOf } from '../testing/drawing.ts'

const HOME = "Navigator.pushReplacementNamed(context, '/home');"
const LOGIN = "Navigator.pushReplacementNamed(context, '/login');"
const app = (home: string, more: string): string => `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: ${home}, routes: {'/login': (c) => Text('Log in'), '/home': (c) => Text('Home')}));
class Keys { Future<String?> readToken() => native.ask('a'); Future<User> current() => native.ask('b');
  Future<bool> isLoggedIn() async => (await native.ask('c')) == 1; Future<List> accounts() => native.ask('d'); Future<List> books() => native.ask('e'); }
${more}`
const words = async (home: string, more: string): Promise<string> =>
  wordsOf(await drawFiles({ 'lib/main.dart': app(home, more) }))

describe('an app begins where nobody is signed in, whoever keeps that', { tags: 'P-877' }, () => {
  it.each([
    [
      'a token that is not there',
      `final token = await Keys().readToken(); if (token == null) { ${LOGIN} return; } ${HOME}`,
      'Log in',
    ],
    [
      'its page',
      `final token = await Keys().readToken(); Timer(wait, () => Navigator.pushReplacement(context, MaterialPageRoute(builder: (_) => token != null ? Text('Home') : Text('Log in'))));`,
      'Log in',
    ],
    [
      'what is asked for it',
      `final known = await Keys().isLoggedIn(); if (!known) { ${LOGIN} return; } ${HOME}`,
      'Log in',
    ],
    [
      'accounts of which there are none',
      `final accounts = await Keys().accounts(); if (accounts.isEmpty) { ${LOGIN} return; } ${HOME}`,
      'Log in',
    ],
    [
      'a token without letters',
      `final user = await Keys().current(); if (user.token.isEmpty) { ${LOGIN} return; } ${HOME}`,
      'Log in',
    ],
    [
      'from a page that could be tapped',
      `final user = await Keys().current(); if (user == null) { ${LOGIN} }`,
      'Log in',
    ],
    [
      'but not by what says nothing of that',
      `final books = await Keys().books(); if (books == null || books.isEmpty) { ${LOGIN} return; } ${HOME}`,
      'Home',
    ],
  ])('a page leads on by %s', async (_, begin, shown) => {
    const more = `class Gate extends StatefulWidget { State<Gate> createState() => _GateState(); }
class _GateState extends State<Gate> {
  void initState() { super.initState(); begin(); }
  Future<void> begin() async { ${begin} }
  Widget build(BuildContext context) => Scaffold(body: TextField()); }`
    expect(await words('Gate()', more)).toBe(shown)
  })

  it.each([
    [
      'in a listener',
      'BlocListener<Who, String?>(listener: (context, state) {}, child: Builder(builder: (c) { c.read<Who>().ask(c); return Scaffold(); }))',
    ],
    [
      'after a frame',
      'Builder(builder: (c) { WidgetsBinding.instance.addPostFrameCallback((_) => c.read<Who>().ask(c)); return Scaffold(); })',
    ],
  ])('what does the work of a page leads on %s', async (_, child) => {
    const more = `class Who extends Cubit<String?> { Who() : super(null);
  Future<void> ask(BuildContext context) async { final user = await Keys().current(); if (user == null) { ${LOGIN} return; } ${HOME} } }`
    expect(await words(`BlocProvider(create: (c) => Who(), child: ${child})`, more)).toBe('Log in')
  })

  it.each([
    ['readToken', "snapshot.data != null ? Text('Home') : Text('Log in')", 'Log in'],
    ['readToken', "snapshot.hasData ? Text('Home') : Text('Log in')", 'Log in'],
    [
      'isLoggedIn',
      "!snapshot.hasData ? Text('Waits') : snapshot.data! ? Text('Home') : Text('Log in')",
      'Log in',
    ],
    // who somebody is may be what the page is about
    ['current', "snapshot.hasData ? Text('Home') : Text('Waits')", 'Home'],
  ])('a future that is called %s: %s', async (name, built, shown) => {
    const home = `FutureBuilder(future: Keys().${name}(), builder: (context, snapshot) => ${built})`
    expect(await words(home, '')).toBe(shown)
  })
})

describe(
  'a state that only running code could tell is none of somebody signed in',
  { tags: 'P-1182' },
  () => {
    it.each([
      ['status == Status.signedIn', 'Log in'],
      ['status != Status.signedIn', 'Home'],
      ['status == Status.signedOut', 'Home'],
      ['Status.signedOut != status', 'Log in'],
      ['status == Enrollment.enrolled', 'Log in'],
      ['status == Enrollment.unenrolled', 'Home'],
      ['status == Package.authenticated', 'Log in'],
      ['status == Status.busy', 'Home'],
    ])('%s', async (condition, shown) => {
      const more = `enum Status { busy, signedIn, signedOut }
enum Enrollment { undetermined, unenrolled, enrolled }
class Gate extends StatelessWidget { Widget build(BuildContext context) {
  final status = native.ask('status');
  return ${condition} ? Text('Home') : Text('Log in'); } }`
      expect(await words('Gate()', more)).toBe(shown)
    })

    it('and a tap that asks for it leads where all goes well', async () => {
      const page = await openFiles({
        'lib/main.dart': app(
          'Gate()',
          `enum Status { out, enrolled }
class Gate extends StatelessWidget { Widget build(BuildContext context) => TextButton(child: Text('Go'), onPressed: () async {
  final status = await native.ask('status');
  if (status == Status.enrolled) { ${HOME} } }); }`,
        ),
      })
      page.tap('Go')
      expect(page.words()).toBe('Home')
    })
  },
)
