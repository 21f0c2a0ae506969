import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'
import { drawApp } from './draw-app.ts'
import { ProjectReader } from '../project/read-project.ts'
import { testParser } from '../testing/drawing.ts'
import { temporaryProject } from '../testing/temporary-project.ts'

const draw = async (widget: string, more = ''): Promise<string> =>
  await drawFiles({ 'lib/main.dart': mainWith(widget, more) })

it('a long text that might be a name is looked through once', { tags: 'P-477' }, async () => {
  const shown = wordsOf(await draw(`Mystery(title: '${'_'.repeat(90_000)} !', below: Text('in'))`))
  expect(shown.length).toBeGreaterThan(90_000)
})

describe('what is inside a widget that is not known is drawn', { tags: 'P-477' }, () => {
  it.each([
    ['a child', "Mystery(child: Text('in'))"],
    ['a body', "Mystery(body: Text('in'), title: 'x')"],
    ['a builder', "Mystery(builder: (context) => Text('in'))"],
    ['a builder that is handed the child', "Mystery(builder: (context, child) => child, child: Text('in'))"],
    ['what is built under a name of its own', "Mystery(themeBuild: (model) => Text('in'))"],
    ['the layer in front', "Mystery(frontLayer: Text('in'), backLayer: Text('behind'))"],
    ['a builder without a context', "Mystery(builder: (light, dark) => Text('in'))"],
    ['a word of its own', "Mystery(below: Text('in'), onTap: () {})"],
    [
      'the first of several',
      "Mystery(length: 2, pageBuilder: (context, index) => [Text('in'), Text('b')][index])",
    ],
    [
      'what waits for something',
      "Mystery.wrap(FutureBuilder(future: ask(), builder: (c, answer) => Text('in')))",
    ],
    ["what mobx's Observer makes", "Mystery.wrap(Observer(builder: (_) => Text('in')))"],
    ['its children', "Mystery(children: [Text('in')])"],
    ['the layout for a phone', "Mystery(desktop: (_) => Text('wide'), mobile: (_) => Text('in'))"],
    ['what a package puts around it', "Text('in').paddingAll(8).elevated"],
    ['what a package puts around the widget of another', "Mystery(child: Text('in')).paddingAll(8)"],
    ['the same around several', "Mystery(children: [Text('in')]).constrained(top: edge.top)"],
    [
      'the layout for a phone by the end of its name',
      "Mystery(isMobile: wide, optionDesktop: Text('wide'), optionMobile: Text('in'))",
      'final wide = ValueNotifier(false);',
    ],
    [
      'the layout for a phone, not the space around it',
      "Mystery(paddingMobile: EdgeInsets.all(8), mobileStyle: TextStyle(), optionMobile: Text('in'))",
    ],
    ['what a package puts around pages', "PageView(children: [Text('in')]).constrained(top: edge.top)"],
    [
      'what a package puts around a builder',
      "Builder(builder: (context) => Text('in')).constrained(top: edge.top)",
    ],
    ['one in another', "Mystery(child: Other(home: Third(builder: (c) => Text('in'))))"],
    [
      'an animation of a package',
      "Text('in').animated()",
      'extension E on Widget { Widget animated() => Animate(child: this); }',
    ],
    [
      'an animation of an own widget',
      'Own().animated()',
      "class Own extends StatelessWidget { Widget build(BuildContext c) => Text('in'); }\nextension E on Widget { Widget animated() => Animate(child: this); }",
    ],
  ])('%s', async (_, widget, more = '') => {
    const html = await draw(widget, more)
    expect(wordsOf(html)).toBe('in')
    expect(html).not.toContain('data-unknown')
  })

  it(
    'a builder of another name that is handed the child makes what is around it',
    { tags: 'P-912' },
    async () => {
      const made = wordsOf(
        await draw(
          "Mystery(child: Text('in'), themeBuilder: (context, theme, child) => Column(children: [Text('around'), child!]))",
        ),
      )
      expect(made).toBe('around|in')
    },
  )

  it('a builder that is handed the child makes what is around it, too', async () => {
    const page =
      "Mystery(child: Text('in'), builder: (context, given, child) => Column(children: [Text('around'), child!]))"
    expect(wordsOf(await draw(page))).toBe('around|in')
  })

  it.each([
    'class Wrapper extends BaseTranslationProvider { Wrapper({required super.child}) : super(settings: LocaleSettings.instance); }',
    'class Wrapper extends InheritedWidget { const Wrapper({super.key, required Widget child}) : super(child: child); bool updateShouldNotify(Wrapper old) => false; }',
    'class Wrapper extends InheritedNotifier<Model> { Wrapper({required super.child}) : super(notifier: Model()); }',
  ])('around the app, of the project: %s', async (wrapper) => {
    const main = `import 'package:flutter/material.dart';
${wrapper}
void main() => runApp(Mystery(child: Wrapper(child: App())));
class App extends StatelessWidget { Widget build(BuildContext context) => MaterialApp(home: Text('in')); }
`
    const html = await drawFiles({ 'lib/main.dart': main })
    expect(wordsOf(html)).toBe('in')
    expect(html).toContain('data-widget="MaterialApp"')
  })

  it.each([
    ['its words', "Mystery('in words', icon: 'assets/in.svg', route: '/home')", 'in words'],
    [
      'words by the end of their name',
      "Mystery(signInTitle: 'One', bodyText: 'Two', routeTitle: 'three', focus: 'four')",
      'One|Two',
    ],
    [
      'what is no widget beside its child',
      "Mystery.builder(ScrollConfiguration(child: Text('in')), breakpoints: [Breakpoint.resize(400, name: 'PHONE')])",
      'in',
    ],
    ['what it has words for', "Mystery(title: 'One', subtitle: 'Two', kind: 'plain')", 'One|Two'],
    [
      'all of its widgets',
      "Mystery(title: Text('One'), sections: [Other(tiles: [Text('Two')])], loading: Text('waits'))",
      'One|Two',
    ],
    ['what is shown instead of nothing', "Mystery(placeholder: Text('waits'))", 'waits'],
  ])('%s', { tags: 'P-651' }, async (_, widget, words) => {
    expect(wordsOf(await draw(widget))).toBe(words)
  })

  it('a field hands on what it is told', { tags: 'P-651' }, async () => {
    const html = await draw(
      "Mystery(autofocus: true, obscureText: true, decoration: InputDecoration(labelText: 'Name', hintText: 'Ann'))",
    )
    expect(html).toContain('placeholder="Ann"')
    expect(html).toContain('type="password"')
  })

  it('a leaf is a box with the name of a widget, never of a method', async () => {
    expect(wordsOf(await draw('Center(child: state.when(initial: () => 1))'))).toContain('Center')
    expect(wordsOf(await draw("Mystery(value: 1, path: 'a/b')"))).toContain('Mystery')
  })
})

describe('a page on which nothing is drawn says what it waits for, and where', { tags: 'P-478' }, () => {
  const warnings = async (main: string): Promise<string[]> => {
    const directory = await temporaryProject({ 'lib/main.dart': main })
    const reading = await new ProjectReader(await testParser(), directory, 'lib/main.dart').read()
    if (reading.kind !== 'read') throw new Error('It was not read')
    const drawing = drawApp(reading.project)
    for (const { message } of drawing.missing) expect(drawing.picture.body).toContain(message)
    return drawing.missing.map(({ message, location }) => `${location?.file}:${location?.line}: ${message}`)
  }

  it.each([
    [
      'void main() =>\n  runApp(MaterialApp(home: Mystery()));',
      'lib/main.dart:2: Nothing of this app is drawn: Mystery is not known to the sketch',
    ],
    [
      'void main() =>\n  runApp(MaterialApp(home: Scaffold(body: load())));',
      'lib/main.dart:2: Nothing of this app is drawn: Scaffold waits for load',
    ],
    [
      'void main() =>\n  runApp(MaterialApp(home: SizedBox()));',
      'lib/main.dart:2: Nothing of this app is drawn: SizedBox shows nothing that the source tells',
    ],
    [
      'void main() =>\n  runApp(MaterialApp.router(routerConfig: router));',
      'lib/main.dart:2: The first page of MaterialApp could not be told from the source: it waits for routerConfig',
    ],
    ['void main() { }', 'lib/main.dart:1: Nothing is drawn: no call of runApp was found in main'],
  ])('%s', async (main, warning) => {
    expect(await warnings(main)).toEqual([warning])
  })

  it.each([
    "void main() => runApp(MaterialApp(home: Text('a')));",
    'void main() => runApp(MaterialApp(home: Row(children: [Icon(Icons.add), Mystery()])));',
    'void main() => runApp(MaterialApp(home: ColoredBox(color: Colors.red)));',
    'void main() => runApp(MaterialApp(home: Center(child: CircularProgressIndicator())));',
    'void main() => runApp(MaterialApp(home: Scaffold(body: Center(child: Container(margin: EdgeInsets.all(2), width: 40, height: 40, color: Colors.red)))));',
  ])('but not one with something to see: %s', async (main) => {
    expect(await warnings(main)).toEqual([])
  })
})
