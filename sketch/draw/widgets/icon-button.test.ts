import { expect, it } from 'vitest'
import { drawFiles } from '../../testing/drawing.ts'

/** The button's own tag, and that of what is seen within it. */
async function buttonIn(widget: string, theme = 'ThemeData()'): Promise<readonly string[]> {
  const html = await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(theme: ${theme}, home: Scaffold(body: Center(child: ${widget}))));`,
  })
  return /(<button[^>]*>)(<div[^>]*>)/.exec(html)?.slice(1) ?? []
}

const BARE = 'padding: EdgeInsets.zero, constraints: BoxConstraints(), icon: Icon(Icons.add), onPressed: f'

it.each([
  ['keeps room for a finger', `IconButton(${BARE})`, 'ThemeData()', 'min-width:48px', 'min-width:0;'],
  [
    'shrinks where its style says so',
    `IconButton(style: IconButton.styleFrom(tapTargetSize: MaterialTapTargetSize.shrinkWrap), ${BARE})`,
    'ThemeData()',
    'min-width:0;',
    'min-width:0;',
  ],
  [
    'before Material 3 is as small as its constraints say',
    `IconButton(${BARE})`,
    'ThemeData(useMaterial3: false)',
    'min-width:0;',
    'min-width:0;',
  ],
  [
    'is smaller by its density',
    'IconButton(visualDensity: VisualDensity.compact, icon: Icon(Icons.add), onPressed: f)',
    'ThemeData()',
    'min-width:40px',
    'min-width:32px',
  ],
])('a button of an icon %s', { tags: 'P-1105' }, async (_, widget, theme, room, seen) => {
  const [button, inside] = await buttonIn(widget, theme)
  expect(button).toContain(room)
  expect(inside).toContain(seen)
})

it('shows its other icon while it is selected', { tags: 'P-1105' }, async () => {
  const draw = (selected: boolean): Promise<string> =>
    drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Scaffold(body: IconButton(isSelected: ${selected}, selectedIcon: Text('yes'), icon: Text('no'), onPressed: f))));`,
    })
  expect(await draw(true)).toContain('>yes<')
  expect(await draw(false)).toContain('>no<')
})

const iconIn = async (widget: string, theme: string): Promise<string> => {
  const html = await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(theme: ThemeData(${theme}), home: Scaffold(body: ${widget})));`,
  })
  return /<[^>]* data-widget="Icon"[^>]*>/.exec(html)?.[0] ?? ''
}

const THEMED =
  'iconButtonTheme: IconButtonThemeData(style: IconButton.styleFrom(foregroundColor: Color(0xFF112233)))'

it.each([
  ['what it says itself before its theme', 'color: Color(0xFF445566), onPressed: f', THEMED, '#445566'],
  ['what its theme says', 'onPressed: f', THEMED, '#112233'],
  [
    'its own colour while nothing can be done',
    'disabledColor: Color(0xFF445566), onPressed: null',
    THEMED,
    '#445566',
  ],
  ['the size of the icons around it', 'onPressed: f', 'iconTheme: IconThemeData(size: 31)', '31px'],
])('an icon in its button has %s', { tags: 'P-1105' }, async (_, more, theme, css) => {
  expect(await iconIn(`IconButton(icon: Icon(Icons.add), ${more})`, theme)).toContain(css)
})
