import { describe, expect, it } from 'vitest'
import { drawFiles } from '../../testing/drawing.ts'

/** The element around the input of a field, and its own. */
async function frameOf(field: string, theme = ''): Promise<string | undefined> {
  const html = await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(theme: ThemeData(${theme}), home: Scaffold(body: ${field})));`,
  })
  return /<div[^>]*>(?=<input)/.exec(html)?.[0]
}

const field = (decoration: string): string => `TextField(decoration: InputDecoration(${decoration}))`

describe('the line of a field', { tags: 'P-692' }, () => {
  it.each([
    field('enabledBorder: InputBorder.none'),
    field('border: InputBorder.none'),
    field('border: OutlineInputBorder(), enabledBorder: InputBorder.none'),
    field('border: OutlineInputBorder(borderSide: BorderSide.none)'),
    field('enabledBorder: UnderlineInputBorder(borderSide: BorderSide.none)'),
    "TextField(decoration: InputDecoration.collapsed(hintText: 'Write'))",
    'TextField(decoration: null)',
  ])('is not there in %s', async (widget) => {
    const frame = await frameOf(widget)
    expect(frame).toBeDefined()
    expect(frame).not.toContain('solid')
  })

  it.each([
    ['below', field(''), /border-bottom:1px solid/],
    [
      'below, which is what stands',
      field(
        'border: InputBorder.none, enabledBorder: UnderlineInputBorder(borderSide: BorderSide(color: Colors.red, width: 3))',
      ),
      /border-bottom:3px solid #f44336/,
    ],
    [
      'around, in the colour of the theme',
      field('border: OutlineInputBorder(borderSide: BorderSide(color: Colors.red))'),
      /border:1px solid #(?!f44336)/,
    ],
  ])('is %s', async (_where, widget, line) => {
    expect(await frameOf(widget)).toMatch(line)
  })

  it('is that of the theme where the field says none', async () => {
    const theme =
      'inputDecorationTheme: InputDecorationTheme(filled: true, fillColor: Colors.teal, border: InputBorder.none)'
    const frame = await frameOf(field("hintText: 'Name'"), theme)
    expect(frame).toContain('#009688')
    expect(frame).not.toContain('solid')
    expect(await frameOf(field('border: OutlineInputBorder()'), theme)).toContain('1px solid')
  })
})

it('a hint looks like one where the label has made room for it', { tags: 'P-692' }, async () => {
  const look =
    "labelText: 'Name', hintText: 'Ann', labelStyle: TextStyle(color: Color(0xFF112233)), hintStyle: TextStyle(color: Color(0xFF445566))"
  const hintOf = async (more: string): Promise<string | undefined> =>
    /--hint:(#\w+)/.exec(
      await drawFiles({
        'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Scaffold(body: TextField(${more} decoration: InputDecoration(${look})))));`,
      }),
    )?.[1]
  expect(await hintOf('')).toBe('#112233')
  expect(await hintOf('autofocus: true,')).toBe('#445566')
})
