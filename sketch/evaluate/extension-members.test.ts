import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

const words = async (extension: string, text: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
${extension}
void main() => runApp(MaterialApp(home: Text(${text})));
`,
    }),
  )

describe('an extension of the app', { tags: 'P-729' }, () => {
  it.each([
    ['a static field', "static final all = {'fish': 'Fish'}; String get shown => all[this]!;"],
    [
      'a static method',
      'static String upper(String text) => text[0].toUpperCase() + text.substring(1); String get shown => upper(this);',
    ],
  ])('sees its own %s', async (_, body) => {
    expect(await words(`extension Shown on String { ${body} }`, "'fish'.shown")).toBe('Fish')
  })

  it.each([
    ['on Object', 'a text', "'fish'.shown", 'The fish'],
    ['on Object?', 'a number', '3.shown', 'The 3'],
    ['on Object', 'a list', '[3].shown', 'The [3]'],
    ['on T', 'an own value', 'Fish().shown', 'The fish'],
  ])('adds to all when it is %s, as to %s', { tags: 'P-940' }, async (on, _, text, shown) => {
    const extension = `extension Shown${on === 'on T' ? '<T>' : ''} ${on} { String get shown => 'The $this'; }
class Fish { @override String toString() => 'fish'; }`
    expect(await words(extension, text)).toBe(shown)
  })

  it.each([
    ['on String?', 'null as String?', 'none'],
    ['on List<int>?', 'null as List<int>?', 'none'],
    ['on T', 'null', 'none'],
    // to what cannot be null it adds nothing
    ['on String', 'null as String?', 'null'],
    ['on String?', "'fish'", 'fish'],
  ])('answers for null when it is %s: %s', { tags: 'P-1092' }, async (on, given, shown) => {
    const extension = `extension Shown${on === 'on T' ? '<T>' : ''} ${on} {
  String orElse(String words) => this == null ? words : '$this'; bool get isNone => this == null; }
final it = ${given};`
    const text = `it.isNone ? '\${it.orElse('none')}' : '$it'`
    expect(await words(extension, text)).toBe(shown)
  })

  it('adds to the constants of every enum when it is on Enum', { tags: 'P-1060' }, async () => {
    const extension = `extension Kept on Enum { String get label => 'a $name';
  T or<T>([T? given]) => first<T>(index, given); T first<T>(int at, T? given) => given as T; }
enum Fish { cod, eel }`
    expect(await words(extension, "Fish.eel.label + '${Fish.cod.or<bool>(true)}'")).toBe('a eeltrue')
  })

  it.each([
    ['method', "String plural(int count) => '$count of $this';", "'fish'.plural(3)", '3 of fish'],
    ['getter', "String get tr => 'The $this';", "'fish'.tr", 'The fish'],
  ])('goes before a package that adds a %s of that name to a text', async (_, body, text, shown) => {
    expect(await words(`extension Shown on String { ${body} }`, text)).toBe(shown)
  })

  it('is asked for a static member by its name, from another file too, and told what to keep', async () => {
    const files = {
      'lib/texts.dart': `extension Texts on String {
  static Map<String, String> all = {};
  static Future<void> load() async { all = {'fish': 'Fish'}; }
  String get shown => all[this] ?? 'none';
}
`,
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'texts.dart';
void main() async { await Texts.load(); runApp(MaterialApp(home: Text('fish'.shown + Texts.all.length.toString() + Texts('fish').shown))); }
`,
    }
    expect(wordsOf(await drawFiles(files))).toBe('Fish1Fish')
  })
})
