import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

/** What `says()` gives when it is followed. */
const said = async (body: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Text(says())));
String says() { ${body} }
`,
    }),
  )

describe('loops that count nothing', { tags: 'P-716' }, () => {
  it.each([
    ['while', "var n = 1; while (n < 100) { n *= 3; } return '$n';", '243'],
    ['while that never holds', "var word = 'kept'; while (false) { word = 'lost'; } return word;", 'kept'],
    [
      'while with one statement',
      "final all = [3, 2]; while (all.length < 5) all.add(all.length); return '$all';",
      '[3, 2, 2, 3, 4]',
    ],
    [
      'as far as an iterator goes',
      "final it = [3, 2, 7].iterator; var all = ''; if (!it.moveNext()) return all; all += '${it.current}'; while (it.moveNext()) { all += ', ${it.current}'; } return all;",
      '3, 2, 7',
    ],
    ['an iterator of nothing', "return [].iterator.moveNext() ? 'more' : 'none';", 'none'],
    ['endless until break', "var n = 0; while (true) { n++; if (n == 7) break; } return '$n';", '7'],
    ['endless until return', "var n = 0; for (;;) { n += 2; if (n > 9) return '$n'; }", '10'],
    [
      'continue',
      "var n = 0; var odd = ''; while (n < 6) { n++; if (n.isEven) continue; odd += '$n'; } return odd;",
      '135',
    ],
    ['do, which asks after its round', "var n = 5; do { n++; } while (n < 3); return '$n';", '6'],
    ['do with several rounds', "var n = 0; do { n++; } while (n < 3); return '$n';", '3'],
    [
      'a label',
      "var n = 0; outer: while (true) { while (true) { n++; if (n > 3) break outer; } } return '$n';",
      '4',
    ],
  ])('%s', async (_, body, shown) => {
    expect(await said(body)).toBe(shown)
  })

  it('one that nothing ends leaves the rest of the page its steps', async () => {
    expect(await said("var n = 0; while (true) { n++; while (true) { n++; } } return 'after';")).toBe('after')
  })

  it('what only running code could end goes on for a few rounds', async () => {
    expect(await said("var rows = ''; while (cursor.moveNext()) { rows += 'row '; } return rows;")).toBe(
      'row row row ',
    )
  })
})
