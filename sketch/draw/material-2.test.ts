import { describe, expect, it } from 'vitest'
import { drawFiles } from '../testing/drawing.ts'
import { inkOn } from './material-2.ts'

const OLD = "name: fixture\nenvironment:\n  sdk: '>=2.7.0 <3.0.0'\n"
const SAFE = "name: fixture\nenvironment:\n  sdk: '>=2.12.0 <3.0.0'\n"

/** A page with a bar and a button, in a theme. */
async function draw(theme: string, pubspec = SAFE, page = "Text('in')"): Promise<string> {
  return await drawFiles({
    'pubspec.yaml': pubspec,
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(theme: ${theme}, home: Scaffold(
  appBar: AppBar(title: Text('Bar')), body: ${page}, floatingActionButton: FloatingActionButton(onPressed: () {}, child: Icon(Icons.add)))));`,
  })
}

const partOf = (html: string, widget: string): string | undefined =>
  new RegExp(`<[^>]*data-widget="${widget}"[^>]*>`).exec(html)?.[0]

describe('a theme of Material 2', { tags: 'P-691' }, () => {
  it('is that of an app that says so', async () => {
    const html = await draw('ThemeData(useMaterial3: false, primarySwatch: Colors.green)')
    expect(partOf(html, 'AppBar')).toContain('#4caf50')
    expect(html).toMatch(/#ffffff[^>]*>Bar/)
    expect(partOf(html, 'Scaffold')).toContain('#fafafa')
    expect(partOf(html, 'FloatingActionButton')).toContain('#4caf50')
  })

  it('is that of an app that no Flutter with Material 3 can run', async () => {
    expect(partOf(await draw('ThemeData(primaryColor: Colors.teal)', OLD), 'AppBar')).toContain('#009688')
    expect(partOf(await draw('ThemeData(primaryColor: Colors.teal)', SAFE), 'AppBar')).not.toContain(
      '#009688',
    )
    expect(partOf(await draw('ThemeData()', OLD), 'AppBar')).toContain('#2196f3')
    expect(partOf(await draw('ThemeData(useMaterial3: true)', OLD), 'AppBar')).not.toContain('#2196f3')
  })

  it('of a dark one the bar is dark', async () => {
    expect(partOf(await draw('ThemeData.dark()', OLD), 'AppBar')).toContain('#212121')
    const html = await draw('ThemeData(useMaterial3: false, brightness: Brightness.dark)')
    expect(partOf(html, 'AppBar')).toContain('#424242')
    expect(partOf(html, 'Scaffold')).toContain('#303030')
  })

  it('has the colours of its scheme', async () => {
    const scheme = 'ColorScheme.light(primary: Colors.red, onPrimary: Colors.yellow)'
    const html = await draw(`ThemeData(useMaterial3: false, colorScheme: ${scheme})`)
    expect(partOf(html, 'AppBar')).toContain('#f44336')
    expect(html).toMatch(/#ffeb3b[^>]*>Bar/)
  })

  it('has the sizes of text of 2014', async () => {
    const page = "Builder(builder: (c) => Text('in', style: Theme.of(c).textTheme.headline4))"
    expect(await draw('ThemeData()', OLD, page)).toMatch(/calc\(2\.125\*var\(--u\)\)[^>]*>in/)
    expect(await draw('ThemeData()', SAFE, page)).toMatch(/calc\(1\.75\*var\(--u\)\)[^>]*>in/)
  })

  it('takes a swatch of the app’s own', async () => {
    const theme =
      'ThemeData(useMaterial3: false, primarySwatch: MaterialColor(0xff123456, {50: Color(0xff111111)}))'
    expect(partOf(await draw(theme), 'AppBar')).toContain('#123456')
  })
})

describe('what is read on a colour', { tags: 'P-691' }, () => {
  it.each([
    ['#2196f3', '#ffffff'],
    ['#ffeb3b', '#000000'],
    ['#ffffff', '#000000'],
    ['#212121', '#ffffff'],
  ])('of %s is %s', (color, ink) => {
    expect(inkOn(color)).toBe(ink)
  })
})

describe('a bar', { tags: 'P-691' }, () => {
  it('has icons of the colour that its icons’ theme says', async () => {
    const html = await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(theme: ThemeData(appBarTheme: AppBarTheme(color: Colors.teal, iconTheme: IconThemeData(color: Colors.red))),
  home: Scaffold(appBar: AppBar(leading: Icon(Icons.menu), title: Text('Bar')))));`,
    })
    expect(partOf(html, 'AppBar')).toContain('#009688')
    expect(html).toMatch(/#f44336[^>]*>menu/)
  })
})
