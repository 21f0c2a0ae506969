import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

async function draw(bar: string, theme = 'ThemeData()'): Promise<string> {
  return await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(theme: ${theme}, home: Scaffold(bottomNavigationBar: BottomNavigationBar(${bar} items: [
  BottomNavigationBarItem(icon: Icon(Icons.home), label: 'Tides'), BottomNavigationBarItem(icon: Icon(Icons.map), label: 'Map')]))));`,
  })
}

/** The style of the element that the words stand in. */
const around = (html: string, words: string): string | undefined =>
  new RegExp(`<[^>]*>(?=${words}<)`).exec(html)?.[0]

it(
  'labels of a bar are as large, and it as coloured, as it or its theme says',
  { tags: 'P-744' },
  async () => {
    const own = await draw('selectedFontSize: 9, unselectedFontSize: 8,')
    expect(around(own, 'Tides')).toContain('font-size:9px')
    expect(around(own, 'Map')).toContain('font-size:8px')
    const usual = await draw('')
    expect(around(usual, 'Tides')).toContain('font-size:14px')
    expect(around(usual, 'Map')).toContain('font-size:12px')
    const theme = `ThemeData(bottomNavigationBarTheme: BottomNavigationBarThemeData(
      backgroundColor: Color(0xFF010203), selectedItemColor: Color(0xFF040506), unselectedItemColor: Color(0xFF070809),
      unselectedLabelStyle: TextStyle(fontSize: 10)))`
    const themed = await draw('', theme)
    expect(themed).toContain('#010203')
    expect(around(themed, 'Tides')).toContain('#040506')
    expect(around(themed, 'Map')).toMatch(/font-size:10px.*#070809/)
    expect(around(await draw('selectedItemColor: Color(0xFF0a0b0c),', theme), 'Tides')).toContain('#0a0b0c')
  },
)

it('a destination may stand in what hands it on', { tags: 'P-905' }, async () => {
  const drawn = await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Scaffold(bottomNavigationBar: NavigationBar(destinations: [
  Tooltip(message: 'high', child: NavigationDestination(icon: Icon(Icons.home), label: 'Tides')),
  DefaultTextStyle.merge(maxLines: 1, child: NavigationDestination(icon: Icon(Icons.map), label: 'Map'))]))));`,
  })
  expect(wordsOf(drawn)).toBe('Tides|Map')
})
