import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

const CLASSES = `enum Setting<T extends Object> {
  dark<bool>(false), columns<int>(3), tags<List<String>>(['tea']);
  const Setting(this.initial);
  final T initial;
  String get stored => kind<T>();
  T get held => heldOf<T>() ?? initial;
}
String kind<T>() {
  if (T == List<String>) return 'several';
  return switch (T) { == bool => 'flag', == int => 'count', _ => throw ArgumentError('$T') };
}
T? heldOf<T>() => switch (T) { == int => 7 as T, _ => null };
class Box<T> { String get of => T == int ? 'of counts' : 'of others'; }`

const says = async (value: string): Promise<string> =>
  wordsOf(await drawFiles({ 'lib/main.dart': mainWith(`Text('\${${value}}')`, CLASSES) }))

it.each([
  ['Setting.dark.stored', 'flag'],
  ['Setting.columns.stored', 'count'],
  ['Setting.tags.stored', 'several'],
  ['Setting.columns.held', '7'],
  ['Setting.dark.held', 'false'],
  ['Setting.tags.held', '[tea]'],
])(
  "a constant's own type is what the code of its enum means: %s",
  { tags: 'P-1106' },
  async (value, said) => {
    expect(await says(value)).toBe(said)
  },
)

it.each([
  ['Box<int>().of', 'of counts'],
  ['Box<bool>().of', 'of others'],
])('so is the type that an object is made with: %s', { tags: 'P-1106' }, async (value, said) => {
  expect(await says(value)).toBe(said)
})
