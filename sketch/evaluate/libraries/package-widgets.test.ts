import { describe, expect, it } from 'vitest'
import { drawFiles, openFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const draw = async (page: string): Promise<string> => await drawFiles({ 'lib/main.dart': mainWith(page) })

describe('a list in groups', { tags: 'P-699' }, () => {
  const list = (type: string, more: string, elements = "['pear', 'apple', 'avocado']"): string =>
    `${type}(elements: ${elements}, groupBy: (each) => each[0], itemBuilder: (c, each) => Text(each), ${more})`
  it.each([
    [
      'its groups in order',
      'GroupedListView<String, String>',
      'groupSeparatorBuilder: (group) => Text(group)',
      'a|apple|avocado|p|pear',
    ],
    [
      'the other way round',
      'GroupedListView<String, String>',
      'order: GroupedListOrder.DESC, groupHeaderBuilder: (each) => Text(each[0])',
      'p|pear|a|apple|avocado',
    ],
    [
      'as they are',
      'GroupedListView',
      'sort: false, groupSeparatorBuilder: (group) => Text(group)',
      'p|pear|a|apple|avocado',
    ],
    [
      'between two of a group',
      'GroupedListView',
      "separator: Text('-'), footer: Text('end'), groupSeparatorBuilder: (group) => Text(group)",
      'a|apple|-|avocado|p|pear|end',
    ],
    [
      'with headers that stay',
      'StickyGroupedListView',
      'groupSeparatorBuilder: (each) => Text(each.toUpperCase())',
      'APPLE|apple|avocado|PEAR|pear',
    ],
  ])('%s', async (_, type, more, words) => {
    expect(wordsOf(await draw(list(type, more)))).toBe(words)
  })

  it('of nothing', async () => {
    const page = list(
      'GroupedListView',
      "emptyPlaceholder: Text('None'), groupSeparatorBuilder: (group) => Text(group)",
      '[]',
    )
    expect(wordsOf(await draw(page))).toBe('None')
  })
})

describe('a bar of destinations without words', { tags: 'P-699' }, () => {
  it.each([
    [
      'AnimatedBottomNavigationBar(icons: [Icons.home, Icons.settings], activeIndex: 0, onTap: (i) => tell(i))',
    ],
    [
      'AnimatedBottomNavigationBar.builder(itemCount: 2, activeIndex: 1, onTap: (i) => tell(i), tabBuilder: (i, on) => Icon(on ? Icons.home : Icons.star))',
    ],
  ])('%s', async (bar) => {
    const html = await draw(`Scaffold(bottomNavigationBar: ${bar})`)
    expect(html.match(/data-widget="BottomNavigationBarItem"/g)).toHaveLength(2)
    expect(html).not.toContain('data-unknown')
  })

  it('has the words that it is given', async () => {
    const bar =
      "AnimatedBottomNavigationBar(icons: [Icons.home, Icons.star], labels: ['Home', 'Best'], activeIndex: 0, onTap: tell)"
    expect(wordsOf(await draw(`Scaffold(bottomNavigationBar: ${bar})`))).toBe('Home|Best')
  })

  it('a tap on one shows its page', async () => {
    const page = await openFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Shell()));
class Shell extends StatefulWidget { State<Shell> createState() => _ShellState(); }
class _ShellState extends State<Shell> { int at = 0;
  Widget build(BuildContext context) => Scaffold(body: Text(['Home', 'Shelf'][at]), bottomNavigationBar: AnimatedBottomNavigationBar.builder(
    itemCount: 2, activeIndex: at, onTap: (i) => setState(() => at = i), tabBuilder: (i, on) => Text('tab $i'))); }`,
    })
    page.tap('tab 1')
    expect(page.words()).toContain('Shelf')
  })
})

describe('a field for a code has a cell for each character', { tags: 'P-699' }, () => {
  it.each([
    ['PinCodeTextField(appContext: context, length: 6)', 6],
    [
      'PinCodeTextField(appContext: context, length: 5, pinTheme: PinTheme(shape: PinCodeFieldShape.circle, fieldWidth: 30))',
      5,
    ],
    ['Pinput()', 4],
  ])('%s', async (field, cells) => {
    const html = await draw(field)
    expect(html.match(/data-widget="Container"/g)).toHaveLength(cells)
    expect(html).not.toContain('data-unknown')
  })
})

describe('fields of Flutter’s that are made of others', { tags: 'P-912' }, () => {
  it.each([
    ["CupertinoSearchTextField(placeholder: 'Find')", 'placeholder="Find"'],
    ['CupertinoSearchTextField()', 'placeholder="Search"'],
    ["InputDecorator(decoration: InputDecoration(labelText: 'Tide'), child: Text('high'))", '>Tide<'],
    ["InputDecorator(decoration: InputDecoration(hintText: 'Tide'), child: Text('high'))", '>high<'],
  ])('%s', async (widget, written) => {
    expect(await draw(widget)).toContain(written)
  })
})

describe('an Autocomplete that is told no field', { tags: 'P-699' }, () => {
  it('has one of Flutter', async () => {
    const html = await draw(
      "Autocomplete<String>(initialValue: TextEditingValue(text: 'Kim'), optionsBuilder: (value) => ['Kim', 'Lee'])",
    )
    expect(html).toContain('data-widget="TextFormField"')
    expect(html).toContain('Kim')
    expect(html).not.toContain('Lee')
  })

  it('else the one that it is told', async () => {
    const html = await draw(
      "Autocomplete<String>(optionsBuilder: (value) => [], fieldViewBuilder: (c, controller, focus, submit) => Text('Own'))",
    )
    expect(wordsOf(html)).toBe('Own')
  })
})

describe('the page of firebase_ui_auth to sign in', { tags: 'P-699' }, () => {
  it.each([
    [
      'what each way has, between what the app builds',
      "providers: [EmailAuthProvider(), GoogleProvider(clientId: 'a'), Other()], headerBuilder: (c, constraints, shrink) => Text('head'), footerBuilder: (c, action) => Text('$action')",
      'head|Sign in|Don&#39;t have an account? Register|Forgotten password?|Sign in|Sign in with Google|AuthAction.signIn',
    ],
    [
      'with nothing to register',
      'providers: [PhoneAuthProvider(), EmailLinkAuthProvider()], showAuthActionSwitch: false',
      'Sign in|Sign in with phone|Sign in with magic link',
    ],
  ])('%s', async (_, given, words) => {
    const html = await draw(`SignInScreen(${given})`)
    expect(wordsOf(html)).toBe(words)
    for (const label of ['Email', 'Password']) expect(html.includes(label)).toBe(given.includes('EmailAuthP'))
  })

  it("leads nowhere by what comes after, and an app's own page of that name is its own", async () => {
    const page = `Builder(builder: (context) => SignInScreen(providers: [PhoneAuthProvider()], showAuthActionSwitch: false,
  actions: [AuthStateChangeAction<SignedIn>((context, state) { Navigator.pushReplacement(context, MaterialPageRoute(builder: (c) => Text('home'))); })]))`
    expect(wordsOf(await draw(page))).toBe('Sign in|Sign in with phone')
    const own =
      "class SignInScreen extends StatelessWidget { SignInScreen({this.providers}); final List? providers; Widget build(BuildContext context) => Text('own'); }"
    const main = mainWith('SignInScreen(providers: [PhoneAuthProvider()])', own)
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe('own')
  })
})

describe('texts that come one after another', { tags: 'P-748' }, () => {
  it.each([
    [
      "AnimatedTextKit(animatedTexts: [TypewriterAnimatedText('Hello', speed: slow), FadeAnimatedText('Bye')])",
      'Hello',
    ],
    ["FadeAnimatedTextKit(text: ['Hello', 'Bye'], textAlign: TextAlign.start)", 'Hello'],
    ["TextLiquidFill(text: 'Hello')", 'Hello'],
  ])('%s', async (widget, words) => {
    expect(wordsOf(await draw(widget))).toBe(words)
  })

  it(
    'letters that come in any order, as what builds them has them at the end',
    { tags: 'P-915' },
    async () => {
      const widget = "TextScramble(text: 'Hello', builder: (context, scrambled) => Text(scrambled))"
      expect(wordsOf(await draw(widget))).toBe('Hello')
    },
  )

  it('in their own style', async () => {
    const html = await draw(
      "AnimatedTextKit(animatedTexts: [WavyAnimatedText('Hello', textStyle: TextStyle(fontSize: 28))])",
    )
    expect(html).toContain('font-size:calc(1.75*var(--u))')
  })
})

describe('a container that opens into a page', { tags: 'P-801' }, () => {
  const container = (more: string): string =>
    `OpenContainer(${more} closedBuilder: (context, open) => TextButton(onPressed: open, child: Text('Levels')), openBuilder: (context, close) => Text('Level 1'))`

  it('is shown as it is closed', async () => {
    const html = await draw(container(''))
    expect(wordsOf(html)).toBe('Levels')
    expect(html).not.toContain('data-unknown="')
  })

  it('has its own colour', async () => {
    expect(await draw(container('closedColor: Color(0xFF123456),'))).toContain('#123456')
  })
})
