import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

const home = async (body: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Home()));
class Answer { const Answer({this.value, this.error, this.count = 0}); final String? value; final String? error; final int count; }
class Home extends StatelessWidget { Widget build(BuildContext context) ${body} }`,
    }),
  )

const chosen = async (subject: string, ...cases: readonly string[]): Promise<string> =>
  home(`=> Text(switch (${subject}) { ${cases.join(', ')}, _ => 'none' });`)

describe('patterns', { tags: 'P-750' }, () => {
  it.each([
    // something that is there
    ["const Answer(value: 'a')", "Answer(:final value?) => 'is $value'", 'is a'],
    ['const Answer()', "Answer(:final value?) => 'is $value'", 'none'],
    ["'a' as String?", "final text? => 'is $text'", 'is a'],
    ['null', "final text? => 'is $text'", 'none'],
    ["const Answer(value: 'a')", "Answer(value: var it!) => 'is $it'", 'is a'],
    // a type that takes null, too
    ['const Answer()', "Answer(value: final String? it) => 'is $it'", 'is null'],
    ["const Answer(value: 'a')", "Answer(:String? value) => 'is $value'", 'is a'],
    ['const Answer()', "Answer(value: final String it) => 'is $it'", 'none'],
    // comparisons within a pattern
    ['const Answer()', "Answer(error: != null) => 'failed'", 'none'],
    ["const Answer(error: 'x')", "Answer(error: != null) => 'failed'", 'failed'],
    ['const Answer(count: 4)', "Answer(count: > 3 && < 5) => 'between'", 'between'],
    ['const Answer(count: 5)', "Answer(count: > 3 && < 5) => 'between'", 'none'],
    ['-1', "-1 => 'below'", 'below'],
    ['1', "-1 => 'below'", 'none'],
    ['(7, null)', "(>= 7, null) => 'both'", 'both'],
    // several at once
    ['2', "(1 || 2) => 'small'", 'small'],
    ["const Answer(value: 'b')", "Answer(value: 'a' || 'b') => 'known'", 'known'],
    ["const Answer(value: 'c')", "Answer(value: 'a' || 'b') => 'known'", 'none'],
    ["const Answer(value: 'c')", "Answer() && Answer(:final value) => 'is $value'", 'is c'],
    // lists
    ["['a', 'b', 'c']", "[final one, ...] => 'from $one'", 'from a'],
    ["['a', 'b', 'c']", "[..., final last] => 'to $last'", 'to c'],
    ["['a', 'b', 'c']", "[_, ...final rest] => '${rest.length} more'", '2 more'],
    ["['a']", "[_, _, ...] => 'two'", 'none'],
    ["['a']", "[_, ...final rest] => '${rest.length} more'", '0 more'],
    // maps
    ["{'a': 1, 'b': 2}", "{'a': final one, 'b': 2} => 'has $one'", 'has 1'],
    ["{'b': 2}", "{'a': final one} => 'has $one'", 'none'],
    // what a value is taken for
    ['const Answer(count: 3)', "Answer(count: final n as int) => 'is $n'", 'is 3'],
  ])('%s against %s: %s', async (subject, arm, text) => {
    expect(await chosen(subject, arm)).toBe(text)
  })

  it('are tried one after the other', async () => {
    const arms = [
      "Answer(:final value?) => 'is $value'",
      "Answer(error: != null) => 'failed'",
      "Answer() => 'waiting'",
    ] as const
    expect(await chosen('const Answer()', ...arms)).toBe('waiting')
    expect(await chosen("const Answer(error: 'x')", ...arms)).toBe('failed')
  })

  it('of an `if` hold only with what stands behind `when`', async () => {
    const statement = `{
  const answer = Answer(value: 'ab');
  if (answer case Answer(:final value?) when value.length > 2) return Text('long $value');
  if (answer case Answer(value: 'x') || Answer(value: 'ab')) return Text('known');
  return Text('short');
}`
    expect(await home(statement)).toBe('known')
    const elements = `=> Column(children: [
  if (const Answer(value: 'ab') case Answer(:final value?) when value.length > 2) Text('long'),
  if (const Answer(value: 'ab') case Answer(:final value?) when value.length < 3) Text('short $value') else Text('none'),
]);`
    expect(await home(elements)).toBe('short ab')
  })

  it('of a declaration name what they take apart', async () => {
    const body = `{
  final Answer(:value!, count: number) = const Answer(value: 'a', count: 2);
  final [first, ...others] = ['x', 'y'];
  final {'k': kept} = {'k': 'v'};
  return Text('$value $number $first \${others.length} $kept');
}`
    expect(await home(body)).toBe('a 2 x 1 v')
  })
})

it(
  'a switch over an enum of hundreds of texts, which are put into a map, is followed to its end',
  { tags: 'P-800' },
  async () => {
    const keys = Array.from({ length: 900 }, (_, at) => `text${at}`)
    const texts = keys.map((key) => `case Key.${key}: return 'The text ${key}';`).join(' ')
    const more = `enum Key { ${keys.join(', ')} }
String textOf(Key key) { switch (key) { ${texts} } }
final all = () { final map = <String, String>{}; for (final key in Key.values) { map[key.name] = textOf(key); } return map; }();`
    const files = {
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Text(all[Key.text899.name]!)));
${more}`,
    }
    expect(wordsOf(await drawFiles(files))).toBe('The text text899')
  },
)
