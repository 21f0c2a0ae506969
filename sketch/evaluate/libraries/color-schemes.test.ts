import { expect, it } from 'vitest'
import { drawFiles } from '../../testing/drawing.ts'

const colorOf = async (scheme: string, asked: string): Promise<string | undefined> => {
  const body = await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
final scheme = ${scheme};
void main() => runApp(MaterialApp(home: Text('A', style: TextStyle(color: scheme.${asked}))));`,
  })
  return /color:(#\w+)[^>]*>A/.exec(body)?.[1]
}
const SEED = 'seedColor: const Color(0xff418eb9)'

it.each([
  [`ColorScheme.fromSeed(${SEED})`, 'onPrimary', '#ffffff'],
  [`ColorScheme.fromSeed(${SEED}, brightness: Brightness.dark)`, 'onPrimary', '#00344b'],
  [`ColorScheme.fromSeed(${SEED}, primary: const Color(0xff102030))`, 'primary', '#102030'],
])(
  'a scheme of a seed is asked before it is a theme’s: %s, %s',
  { tags: 'P-969' },
  async (scheme, asked, color) => {
    expect(await colorOf(scheme, asked)).toBe(color)
  },
)
