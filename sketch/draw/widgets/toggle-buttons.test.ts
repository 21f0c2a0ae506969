import { expect, it } from 'vitest'
import { drawFiles, openFiles } from '../../testing/drawing.ts'

const files = (options: string, code = 'setState(() => on = at);'): Readonly<Record<string, string>> => ({
  'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Page()));
class Page extends StatefulWidget { State<Page> createState() => PageState(); }
class PageState extends State<Page> { int on = 0;
  Widget build(BuildContext context) => Scaffold(body: ToggleButtons(isSelected: [on == 0, on == 1],
    onPressed: (at) { ${code} }, ${options} children: [Text('Left'), Text('Right')])); }`,
})
const buttonOf = (html: string, text: string): string =>
  html.split('<button').find((each) => each.includes(text)) ?? ''

it.each([
  ['fillColor: Color(0xff112233), ', 'Left', 'background-color:#112233'],
  ['selectedColor: Color(0xff112233), ', 'Left', 'color:#112233'],
  ['color: Color(0xff112233), ', 'Right', 'color:#112233'],
  ['selectedBorderColor: Color(0xff112233), ', 'Left', 'solid #112233'],
  ['borderColor: Color(0xff112233), ', 'Right', 'solid #112233'],
  ['constraints: BoxConstraints(minHeight: 30, minWidth: 90), ', 'Right', 'min-width:90px;min-height:30px'],
  ['', 'Right', 'min-width:48px;min-height:48px'],
  ['', 'Left', 'border-start-start-radius:inherit'],
  ['', 'Right', 'border-start-end-radius:inherit'],
  ['direction: Axis.vertical, ', 'Left', 'border-start-end-radius:inherit'],
])('ToggleButtons(%s): %s', { tags: 'P-1105' }, async (options, text, css) => {
  expect(buttonOf(await drawFiles(files(options)), text)).toContain(css)
})

it.each([
  ['with its own code', 'setState(() => on = at);'],
  ['with code that is not known', 'choose(at);'],
])('the one that is tapped is on: %s', { tags: 'P-1105' }, async (_, code) => {
  const page = await openFiles(files('', code))
  expect(buttonOf(page.html(), 'Right')).toContain('aria-pressed="false"')
  page.tap('Right')
  expect(buttonOf(page.html(), 'Right')).toContain('aria-pressed="true"')
  expect(buttonOf(page.html(), 'Left')).toContain('aria-pressed="false"')
})
