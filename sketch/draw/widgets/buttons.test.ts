import { describe, expect, it } from 'vitest'
import { drawFiles } from '../../testing/drawing.ts'

async function draw(widget: string, theme = 'ThemeData()'): Promise<string> {
  return await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(theme: ${theme}, home: Scaffold(body: Column(children: [${widget}]))));`,
  })
}

/** The first button's own tag, with its style. */
const buttonIn = (html: string): string | undefined => /<button[^>]*>/.exec(html)?.[0]

const STATES = `(states) {
  if (states.contains(WidgetState.disabled)) return Color(0xFF112233);
  return Color(0xFF445566);
}`

describe('a button whose style depends on its states', { tags: 'P-744' }, () => {
  const style = `ButtonStyle(backgroundColor: WidgetStateProperty.resolveWith<Color>(${STATES}))`

  it('has what its function says of the state it is in', async () => {
    const own = buttonIn(await draw(`ElevatedButton(style: ${style}, onPressed: () {}, child: Text('Go'))`))
    expect(own).toContain('#445566')
    const theme = `ThemeData(elevatedButtonTheme: ElevatedButtonThemeData(style: ${style}))`
    expect(buttonIn(await draw("ElevatedButton(onPressed: () {}, child: Text('Go'))", theme))).toContain(
      '#445566',
    )
  })

  it('has what a map says of it, and what is the same in all', async () => {
    const map =
      'WidgetStateProperty.fromMap({WidgetState.pressed: Colors.red, WidgetState.any: Color(0xFF778899)})'
    const styled = (value: string) =>
      draw(`FilledButton(style: ButtonStyle(backgroundColor: ${value}), onPressed: () {}, child: Text('Go'))`)
    expect(buttonIn(await styled(map))).toContain('#778899')
    expect(buttonIn(await styled('WidgetStatePropertyAll(Color(0xFF778899))'))).toContain('#778899')
    expect(buttonIn(await styled('MaterialStateProperty.all(Color(0xFF778899))'))).toContain('#778899')
  })
})

it.each([
  ['Size.square(70)', 'min-width:70px;min-height:70px'],
  ['Size.fromHeight(50)', 'min-width:100%;min-height:50px'],
  ['Size.fromWidth(120)', 'min-width:120px;min-height:40px'],
])('a button is at least of %s', { tags: 'P-744' }, async (size, css) => {
  const style = `ElevatedButton.styleFrom(minimumSize: ${size})`
  expect(buttonIn(await draw(`ElevatedButton(style: ${style}, onPressed: f, child: Text('Go'))`))).toContain(
    css,
  )
})

it.each([
  ['fixedSize: Size(300, 45)', 'min-width:300px;min-height:45px;max-width:300px;max-height:45px'],
  ['fixedSize: Size(10, 10)', 'min-width:64px;min-height:40px;max-width:64px;max-height:40px'],
  ['fixedSize: Size.fromWidth(300)', 'min-width:300px;min-height:40px;max-width:300px;max-height:100%'],
  ['maximumSize: Size(50, 30)', 'min-width:50px;min-height:30px;max-width:50px;max-height:30px'],
  ['alignment: Alignment.centerLeft', 'justify-content:left'],
])('a button of %s', { tags: 'P-1105' }, async (style, css) => {
  const widget = `ElevatedButton(style: ElevatedButton.styleFrom(${style}), onPressed: f, child: Text('Go'))`
  expect(buttonIn(await draw(widget))).toContain(css)
})

it('a button is no wider than what is around it', { tags: 'P-1105' }, async () => {
  const widget =
    "Padding(padding: EdgeInsets.all(20), child: ElevatedButton(style: ElevatedButton.styleFrom(fixedSize: Size(390, 45)), onPressed: f, child: Text('Go')))"
  expect(buttonIn(await draw(widget))).toContain('min-width:350px;min-height:45px;max-width:350px')
})

it('a button has what its theme says beside what it says itself', { tags: 'P-1105' }, async () => {
  const theme =
    'ThemeData(elevatedButtonTheme: ElevatedButtonThemeData(style: ElevatedButton.styleFrom(backgroundColor: Color(0xFF112233))))'
  const widget =
    "ElevatedButton(style: ElevatedButton.styleFrom(padding: EdgeInsets.all(9)), onPressed: f, child: Text('Go'))"
  const own = buttonIn(await draw(widget, theme))
  expect(own).toContain('#112233')
  expect(own).toContain('padding:9px')
})

describe('a button around what takes all the room', { tags: 'P-744' }, () => {
  it('is as wide as there is room', async () => {
    const wide = (child: string) => draw(`ElevatedButton(onPressed: () {}, child: ${child})`).then(buttonIn)
    expect(await wide("Center(child: Text('Go'))")).toContain('min-width:100%')
    expect(await wide("Row(children: [Text('Go')])")).toContain('min-width:100%')
    expect(await wide("Row(mainAxisSize: MainAxisSize.min, children: [Text('Go')])")).toContain(
      'min-width:64px',
    )
    expect(await wide("Text('Go')")).toContain('min-width:64px')
  })

  it('is no wider than that where nothing says how much there is', async () => {
    const html = await draw(
      "Row(children: [ElevatedButton(onPressed: () {}, child: Center(child: Text('Go')))])",
    )
    expect(buttonIn(html)).toContain('min-width:64px')
  })
})

describe('a button with an icon', { tags: 'P-744' }, () => {
  const withIcon = (more: string) =>
    draw(`TextButton.icon(${more} onPressed: () {}, icon: Text('icon'), label: Text('Go'))`)

  it('has it where its alignment says', async () => {
    const usual = await withIcon('')
    expect(usual.indexOf('>icon<')).toBeLessThan(usual.indexOf('>Go<'))
    expect(buttonIn(usual)).toContain(
      'padding:0px calc(14px + 2px*var(--reading)) 0px calc(14px + -2px*var(--reading))',
    )
    const own = await withIcon('iconAlignment: IconAlignment.end,')
    expect(own.indexOf('>icon<')).toBeGreaterThan(own.indexOf('>Go<'))
    expect(buttonIn(own)).toContain(
      'padding:0px calc(14px + -2px*var(--reading)) 0px calc(14px + 2px*var(--reading))',
    )
    const styled = await withIcon('style: TextButton.styleFrom(iconAlignment: IconAlignment.end),')
    expect(styled.indexOf('>icon<')).toBeGreaterThan(styled.indexOf('>Go<'))
  })
})

it('a round button is a circle where it is wider than high', { tags: 'P-744' }, async () => {
  const html = await draw(
    "FilledButton(style: FilledButton.styleFrom(shape: CircleBorder(), backgroundColor: Color(0xFF112233)), onPressed: () {}, child: Text('+'))",
  )
  expect(buttonIn(html)).toContain('radial-gradient(circle closest-side, #112233')
  expect(buttonIn(html)).not.toContain('background-color')
})

it('icons in a button are as large and coloured as its style says', { tags: 'P-744' }, async () => {
  const style =
    'ButtonStyle(iconSize: WidgetStatePropertyAll(31), iconColor: WidgetStatePropertyAll(Color(0xFF112233)))'
  const own = await draw(`FilledButton(style: ${style}, onPressed: () {}, child: Icon(Icons.add))`)
  expect(own).toMatch(/data-widget="Icon"[^>]*31px/)
  expect(own).toMatch(/data-widget="Icon"[^>]*#112233/)
  expect(await draw('FilledButton(onPressed: () {}, child: Icon(Icons.add))')).toMatch(
    /data-widget="Icon"[^>]*18px/,
  )
})

describe('a button that nothing can be done with', { tags: 'P-744' }, () => {
  const off = (style: string): Promise<string | undefined> =>
    draw(`FilledButton(style: ${style}, onPressed: null, child: Text('Go'))`).then(buttonIn)

  it('has what its style says of that state', async () => {
    expect(await off('FilledButton.styleFrom(disabledBackgroundColor: Color(0xFF112233))')).toContain(
      'background-color:#112233',
    )
    expect(
      await off(`ButtonStyle(backgroundColor: WidgetStateProperty.resolveWith<Color>(${STATES}))`),
    ).toContain('background-color:#112233')
    expect(await off('ButtonStyle(foregroundColor: WidgetStatePropertyAll(Color(0xFF445566)))')).toContain(
      'color:#445566',
    )
  })

  it('has not what is meant for the other one', async () => {
    const style =
      'FilledButton.styleFrom(backgroundColor: Color(0xFF112233), foregroundColor: Color(0xFF445566))'
    const button = await off(style)
    expect(button).toContain('background-color:')
    expect(button).not.toMatch(/#112233|#445566/)
  })
})
