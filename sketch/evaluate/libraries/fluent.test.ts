import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { formatted, messagesOf } from './fluent-messages.ts'

const FILE = `# what the page says
hello = Hello from { -brand }
-brand = Sea { "maps" }
waves = { $count ->
    [one] One wave
   *[other] { $count } waves
 }
about = First line
    and the second
    .label = not a text
    of an attribute
ring = { ring }
open = { $name`

describe('texts of Fluent files', { tags: 'P-810' }, () => {
  it.each([
    ['hello', {}, 'Hello from Sea maps'],
    ['waves', { count: '1' }, 'One wave'],
    ['waves', { count: '4' }, '4 waves'],
    ['about', {}, 'First line\nand the second'],
    ['open', {}, ''],
    ['none', {}, null],
  ])('%s %o', (id, given, text) => {
    expect(formatted(messagesOf(FILE), id, new Map(Object.entries(given)))).toBe(text)
  })

  it('a message that holds itself ends', () => {
    expect(formatted(messagesOf(FILE), 'ring', new Map())).toContain('ring')
  })

  it('messages that hold each other many times over are followed as far as a text is long', () => {
    const begin = [
      't0 = x',
      ...Array.from({ length: 9 }, (_, at) => `t${at + 1} = ${`{ t${at} }`.repeat(60)}`),
    ]
    const text = formatted(messagesOf(begin.join('\n')), 't9', new Map()) ?? ''
    expect(text).toMatch(/^x+$/)
    expect(text.length).toBeLessThan(100)
  })

  it('a key with nothing but room in it is none', () => {
    expect(formatted(messagesOf(`k = { $a -> [${' '.repeat(9_000)}x }`), 'k', new Map())).toBe('')
  })

  it('are read from the assets of the app', async () => {
    const files = {
      'pubspec.yaml': 'name: app\nflutter:\n  assets:\n    - l10n/\n',
      'l10n/en.ftl': FILE,
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:fluent/fluent.dart';
late final FluentBundle bundle;
Future<void> main() async {
  bundle = FluentBundle('en');
  bundle.addMessages(await rootBundle.loadString('l10n/en.ftl'));
  runApp(MaterialApp(home: Text("\${bundle.format('hello')}, \${bundle.format('waves', args: {'count': 3})}")));
}`,
    }
    expect(wordsOf(await drawFiles(files))).toBe('Hello from Sea maps, 3 waves')
  })
})
