import { describe, expect, it } from 'vitest'
import { drawFiles } from '../../testing/drawing.ts'
import { shownTexts } from '../../corpus/shown-texts.ts'

async function texts(decoration: string, more = '', theme = ''): Promise<string> {
  const html = await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(theme: ThemeData(${theme}),
  home: Scaffold(body: TextFormField(${more} decoration: InputDecoration(${decoration})))));`,
  })
  const typed = /<input[^>]* value="([^"]*)"/.exec(html)?.[1]
  const around = html.replaceAll(/ value="[^"]*"/g, '')
  return [...shownTexts(around), ...(typed === undefined ? [] : [`typed ${typed}`])].join('|')
}

describe('the texts of a field', { tags: 'P-692' }, () => {
  it.each([
    ['a label that is a widget', "label: Text('Name')", '', 'Name'],
    ['one of several', "label: Row(children: [Text('Name'), Text('*')])", '', 'Name|*'],
    ['a label stands in the place of the hint', "labelText: 'Name', hintText: 'Ann'", '', 'Name'],
    [
      'and above what is typed',
      "labelText: 'Name', hintText: 'Ann'",
      "initialValue: 'Bea',",
      'Name|typed Bea',
    ],
    [
      'or above the hint, where it always is',
      "labelText: 'Name', hintText: 'Ann', floatingLabelBehavior: FloatingLabelBehavior.always",
      '',
      'Name|Ann',
    ],
    [
      'never above',
      "labelText: 'Name', floatingLabelBehavior: FloatingLabelBehavior.never",
      "initialValue: 'Bea',",
      'typed Bea',
    ],
    [
      'or where the field has the focus from the beginning',
      "labelText: 'Name', hintText: 'Ann'",
      'autofocus: true,',
      'Name|Ann',
    ],
    [
      'which it has not where nothing may be typed',
      "labelText: 'Name', hintText: 'Ann'",
      'autofocus: true, enabled: false,',
      'Name',
    ],
    [
      'and never above there either',
      "labelText: 'Name', hintText: 'Ann', floatingLabelBehavior: FloatingLabelBehavior.never",
      'autofocus: true,',
      'Ann',
    ],
    ['a hint that is a widget', "hint: Text('Ann')", '', 'Ann'],
    ['help and what is wrong as widgets', "helper: Text('As on the door')", '', 'As on the door'],
    ['what is wrong goes before', "helperText: 'As on the door', error: Text('Too long')", '', 'Too long'],
    ['how much may be written', "hintText: 'Ann'", 'maxLength: 20,', 'Ann|0/20'],
    ['of which there is some', '', "maxLength: 20, initialValue: 'Bea',", '3/20|typed Bea'],
    ['which may be left out', "hintText: 'Ann', counterText: ''", 'maxLength: 20,', 'Ann'],
    [
      'what stands before it, where something is typed',
      "prefixText: '+41'",
      "initialValue: '79',",
      '+41|typed 79',
    ],
    ['and not where nothing is', "prefixText: '+41', hintText: '79'", '', '79'],
  ])('%s', async (_, decoration, more, shown) => {
    expect(await texts(decoration, more)).toBe(shown)
  })

  it('where the label is, the theme may say', async () => {
    const always =
      'inputDecorationTheme: InputDecorationTheme(floatingLabelBehavior: FloatingLabelBehavior.always)'
    expect(await texts("labelText: 'Name', hintText: 'Ann'", '', always)).toBe('Name|Ann')
  })

  it.each([
    ["decoration: InputDecoration(labelText: 'Size')", 'Size'],
    ["value: 1, decoration: InputDecoration(labelText: 'Size')", 'Size|small'],
    [
      "value: 2, decoration: InputDecoration(label: Text('Size'), border: OutlineInputBorder())",
      'Size|large',
    ],
    ["hint: Text('any'), decoration: InputDecoration(labelText: 'Size')", 'Size|any'],
    ["decoration: InputDecoration(hintText: 'any')", 'any'],
  ])('a choice with %s', async (more, shown) => {
    const html = await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Scaffold(body: DropdownButtonFormField(onChanged: (it) {}, ${more}, items: [
  DropdownMenuItem(value: 1, child: Text('small')), DropdownMenuItem(value: 2, child: Text('large'))]))));`,
    })
    expect(shownTexts(html).join('|')).toBe(shown)
  })

  it('a menu has its label', async () => {
    const html = await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Scaffold(body: DropdownMenu(label: Text('Size'), dropdownMenuEntries: [
  DropdownMenuEntry(value: 1, label: 'small')]))));`,
    })
    expect(shownTexts(html).join('|')).toBe('Size')
  })

  it('a label that is a widget is read out', async () => {
    const html = await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Scaffold(body: TextField(decoration: InputDecoration(label: Text('Name'))))));`,
    })
    expect(html).toContain('aria-label="Name"')
  })
})
