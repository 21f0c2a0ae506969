import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const draw = async (directive: string, text: string, more = ''): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';\n${directive}\nvoid main() => runApp(MaterialApp(home: ${text}));\n${more}`,
    }),
  )

describe("Dart's mathematics", { tags: 'P-667' }, () => {
  it.each([
    ['max(3, 4)', '4'],
    ['min(2.5, 4)', '2.5'],
    ['min(4, 4.5)', '4'],
    ['pow(2, 3)', '8'],
    ['pow(2, 0.5) > 1.4', 'true'],
    ['sqrt(16)', '4.0'],
    ['cos(pi)', '-1.0'],
    ['min(unread.length, 3)', '…'],
  ])('%s is %s', async (expression, words) => {
    expect(await draw("import 'dart:math';", `Text('\${${expression}}')`)).toBe(words)
    const named = expression.replace(/\b(max|min|pow|sqrt|cos|pi)\b/g, 'math.$1')
    expect(await draw("import 'dart:math' as math;", `Text('\${${named}}')`)).toBe(words)
  })

  it('a function of the project goes before', async () => {
    expect(await draw('', "Text('${max(3, 4)}')", 'int max(int a, int b) => 7;')).toBe('7')
  })

  it('as many rows as there are, at most', async () => {
    const rows = 'ListView.builder(itemCount: min(names.length, 2), itemBuilder: (c, i) => Text(names[i]))'
    expect(await draw("import 'dart:math';", rows, "final names = ['a', 'b', 'c'];")).toBe('a|b')
  })
})
