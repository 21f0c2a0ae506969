import { expect, it } from 'vitest'
import { drawFiles } from '../../testing/drawing.ts'

async function controlIn(widget: string, theme = ''): Promise<string> {
  const html = await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(theme: ThemeData(${theme}), home: Scaffold(body: Center(child: ${widget}))));`,
  })
  return /<div[^>]*role="(?:switch|checkbox|radio)".*?<\/div>/s.exec(html)?.[0] ?? ''
}

it.each([
  ['Checkbox(value: true, activeColor: Color(0xFF112233), onChanged: f)', 'background-color:#112233'],
  ['Checkbox(value: true, checkColor: Color(0xFF112233), onChanged: f)', 'color:#112233'],
  [
    'Checkbox(value: false, side: BorderSide(color: Color(0xFF112233), width: 3), onChanged: f)',
    '3px solid #112233',
  ],
  ['Checkbox(value: false, visualDensity: VisualDensity.compact, onChanged: f)', 'width:40px'],
  [
    'Checkbox(value: false, materialTapTargetSize: MaterialTapTargetSize.shrinkWrap, onChanged: f)',
    'width:40px',
  ],
  ['SizedBox(width: 24, height: 24, child: Checkbox(value: false, onChanged: f))', 'width:100%'],
  ['Radio(value: 1, groupValue: 1, activeColor: Color(0xFF112233), onChanged: f)', '2px solid #112233'],
  ['Switch(value: false, inactiveTrackColor: Color(0xFF112233), onChanged: f)', 'background-color:#112233'],
  ['Switch(value: false, inactiveThumbColor: Color(0xFF112233), onChanged: f)', 'background-color:#112233'],
  [
    'Switch(value: true, trackColor: WidgetStateProperty.fromMap({WidgetState.selected: Color(0xFF112233)}), onChanged: f)',
    'background-color:#112233',
  ],
])('%s', { tags: 'P-1105' }, async (widget, css) => {
  expect(await controlIn(widget)).toContain(css)
})

it.each([
  [
    "CheckboxListTile(value: false, shape: RoundedRectangleBorder(borderRadius: BorderRadius.circular(17)), title: Text('x'), onChanged: f)",
    'border-radius:2px',
  ],
  [
    "CheckboxListTile(value: false, checkboxShape: RoundedRectangleBorder(borderRadius: BorderRadius.circular(7)), title: Text('x'), onChanged: f)",
    'border-radius:7px',
  ],
  ["CheckboxListTile(value: false, title: Text('x'), onChanged: f)", 'width:40px'],
  [
    "CheckboxListTile(value: false, visualDensity: VisualDensity.compact, title: Text('x'), onChanged: f)",
    'width:40px',
  ],
])('the control of %s', { tags: 'P-1105' }, async (widget, css) => {
  expect(await controlIn(widget)).toContain(css)
})

it('a control has what it says itself before what its theme says', { tags: 'P-1105' }, async () => {
  const theme = 'checkboxTheme: CheckboxThemeData(fillColor: WidgetStatePropertyAll(Color(0xFF445566)))'
  const draw = (more: string): Promise<string> =>
    controlIn(`Checkbox(value: true, ${more} onChanged: f)`, theme)
  expect(await draw('')).toContain('background-color:#445566')
  expect(await draw('activeColor: Color(0xFF112233),')).toContain('background-color:#112233')
})
