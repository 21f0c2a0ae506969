import { describe, expect, it } from 'vitest'
import { drawFiles, openFiles, wordsOf } from '../testing/drawing.ts'
import type { OpenPage } from '../testing/drawing.ts'

const open = async (begin: string): Promise<OpenPage> =>
  await openFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Desk()));
class Desk extends StatefulWidget { State<Desk> createState() => _DeskState(); }
class _DeskState extends State<Desk> {
  void initState() { super.initState(); ${begin} }
  Future<void> greet() async {
    await showDialog(context: context, builder: (c) => AlertDialog(title: Text('Hello'), actions: [
      TextButton(onPressed: () => Navigator.of(c).pop(), child: Text('Got it'))]));
    await showDialog(context: context, builder: (c) => AlertDialog(title: Text('And another')));
  }
  Widget build(BuildContext context) => Scaffold(appBar: AppBar(title: Text('Desk')), body: TextButton(onPressed: greet, child: Text('Again')));
}`,
  })
const FIRST =
  'WidgetsBinding.instance.addPostFrameCallback((_) async { if (!mounted) return; await greet(); });'

describe('a dialog that the first page opens by itself stands over it', { tags: 'P-613' }, () => {
  it('the first of them, until it is closed', async () => {
    const page = await open(FIRST)
    expect(page.words()).toBe('Desk|Again|Hello|Got it')
    page.tap('Got it')
    expect(page.words()).toBe('Desk|Again')
    page.tap('Again')
    expect(page.words()).toContain('Hello')
  })

  it('an introduction, which is a page of its own', async () => {
    const intro =
      "MaterialPageRoute(builder: (c) => Scaffold(body: TextButton(onPressed: () => Navigator.pop(c), child: Text('Skip'))))"
    const page = await open(
      `WidgetsBinding.instance.addPostFrameCallback((_) { Navigator.of(context).push(${intro}); });`,
    )
    expect(page.words()).toBe('Skip')
    page.tap('Skip')
    expect(page.words()).toBe('Desk|Again')
  })

  it('a page that a widget within opens or puts in its place', async () => {
    const page = async (how: string): Promise<string> =>
      wordsOf(
        await drawFiles({
          'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Shell(), routes: {'/intro': (c) => Text('Intro')}));
class Shell extends StatelessWidget { Widget build(BuildContext context) => Scaffold(body: Column(children: [Gate(), TextButton(onPressed: () {}, child: Text('Shelf'))])); }
class Gate extends StatefulWidget { State<Gate> createState() => _GateState(); }
class _GateState extends State<Gate> {
  void initState() { super.initState(); WidgetsBinding.instance.addPostFrameCallback((_) { ${how} }); }
  Widget build(BuildContext context) => SizedBox(); }`,
        }),
      )
    expect(await page("Navigator.pushNamed(context, '/intro');")).toBe('Intro')
    expect(await page("Navigator.pushReplacementNamed(context, '/intro');")).toBe('Intro')
    expect(await page("if (user == null) Navigator.pushReplacementNamed(context, '/none');")).toBe('Shelf')
  })

  it('the page that is opened before a dialog', async () => {
    const intro = "MaterialPageRoute(builder: (c) => Scaffold(body: Text('Intro')))"
    const page = await open(
      `WidgetsBinding.instance.addPostFrameCallback((_) async { await Navigator.push(context, ${intro}); await greet(); });`,
    )
    expect(page.words()).toBe('Intro')
  })

  it.each([
    ['none that only running code could tell', 'Future.microtask(() async { if (await isNew()) greet(); });'],
    ['none that nobody opens', ''],
  ])('%s', async (_, begin) => {
    expect((await open(begin)).words()).toBe('Desk|Again')
  })
})

describe('what stands above the app opens over its first page', { tags: 'P-1099' }, () => {
  const opened = async (begin: string): Promise<OpenPage> =>
    await openFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
final keys = GlobalKey<NavigatorState>();
void main() => runApp(Root());
class Root extends StatefulWidget { State<Root> createState() => _RootState(); }
class _RootState extends State<Root> {
  void initState() { super.initState(); news(); }
  Future<void> news() async { await Future.delayed(Duration(seconds: 1)); ${begin} }
  Widget build(BuildContext context) => MaterialApp(navigatorKey: keys, home: Desk(), routes: {'/news': (c) => Fresh()});
}
class Fresh extends StatelessWidget { Widget build(BuildContext c) => Scaffold(body: TextButton(onPressed: () => Navigator.pop(c), child: Text('News'))); }
class Desk extends StatelessWidget { Widget build(BuildContext context) => Scaffold(appBar: AppBar(title: Text('Desk'))); }`,
    })

  it.each([
    ['a page', 'keys.currentState!.push(MaterialPageRoute(builder: (c) => Fresh()));'],
    ['a page by its name', "keys.currentState?.pushNamed('/news');"],
  ])('%s, until it is closed', async (_, begin) => {
    const page = await opened(begin)
    expect(page.words()).toBe('News')
    page.tap('News')
    expect(page.words()).toBe('Desk')
  })

  it('a dialog', async () => {
    const page = await opened(
      "showDialog(context: keys.currentContext!, builder: (c) => AlertDialog(title: Text('Hello')));",
    )
    expect(page.words()).toBe('Desk|Hello')
  })

  it('no page that is not there', async () => {
    expect((await opened("keys.currentState?.pushNamed('/none');")).words()).toBe('Desk')
  })
})

it('a dialog over a page with much that begins leaves the splash page behind, as without it', async () => {
  const shelf = `class Shelf extends StatefulWidget { const Shelf(this.number); final int number; State<Shelf> createState() => _ShelfState(); }
class _ShelfState extends State<Shelf> { int count = 0; void initState() { super.initState(); Future.delayed(Duration(seconds: 1), () { count += 1; }); }
  Widget build(BuildContext context) => Text('\${widget.number}'); }`
  const main = `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Wait()));
class Wait extends StatefulWidget { State<Wait> createState() => _WaitState(); }
class _WaitState extends State<Wait> {
  void initState() { super.initState(); Future.delayed(Duration(seconds: 2), () => Navigator.pushReplacement(context, MaterialPageRoute(builder: (_) => Desk()))); }
  Widget build(BuildContext context) => Scaffold(body: FlutterLogo()); }
class Desk extends StatefulWidget { State<Desk> createState() => _DeskState(); }
class _DeskState extends State<Desk> {
  void initState() { super.initState(); WidgetsBinding.instance.addPostFrameCallback((_) => showDialog(context: context, builder: (c) => AlertDialog(title: Text('Terms')))); }
  Widget build(BuildContext context) => Scaffold(body: Column(children: [for (var at = 0; at < 45; at++) Shelf(at)])); }
${shelf}`
  expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toContain('44|Terms')
})
