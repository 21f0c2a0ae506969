import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

const CLASSES = `
class Texts { final Map<String, String> all = {'a': 'first'}; String operator [](String key) => all[key] ?? 'none'; void operator []=(String key, String to) { all[key] = to; } }
class Money { final int cents; const Money(this.cents); Money operator +(Money other) => Money(cents + other.cents); Money operator -() => Money(-cents); bool operator <(Money other) => cents < other.cents; }
class Flags { int bits = 4; bool operator [](int at) => (bits & (1 << at)) != 0; }
class Told extends Counter { int told = 0; set state(int value) { super.state = value; told++; } }
class Counter { int state = 0; }
class Silent extends Notifier<int> { int told = 0; set state(int value) { told++; } Silent() : super(1); }
class Model {
  int _twice = 0;
  int get twice => _twice;
  set count(int value) { _twice = value * 2; }
  set kept(String value) { store.put('kept', value); }
  String? get kept => store.get('kept');
  void fill() { count = 4; kept = 'by itself'; }
}
`

it.each([
  ["Texts()['a']", 'first'],
  ["Texts()['b']", 'none'],
  ["(Texts()..['b'] = 'second')['b']", 'second'],
  ['(Money(2) + Money(3)).cents', '5'],
  ['(-Money(2)).cents', '-2'],
  ["Money(2) < Money(3) ? 'less' : 'more'", 'less'],
  ["Flags()[2] ? 'on' : 'off'", 'on'],
  ["Flags()[1] ? 'on' : 'off'", 'off'],
  ['(Model()..count = 3).twice', '6'],
  ['(Model()..fill()).twice', '8'],
  ['(Told()..state = 5).state', '5'],
  ['(Told()..state = 5).told', '1'],
  ['(Silent()..state = 5).state', '5'],
  ["(Model()..kept = 'outside').kept", 'outside'],
])('%s of a class with its own operators and setters', { tags: 'P-661' }, async (expression, words) => {
  const page = mainWith(`Text('\${${expression}}')`, CLASSES)
  expect(wordsOf(await drawFiles({ 'lib/main.dart': page }))).toBe(words)
})

it('a setter that a generator wrote keeps the value', { tags: 'P-661' }, async () => {
  const page = mainWith("Text('${(Store()..fill()).words.first}')", "import 'store.dart';")
  const store = `part 'store.g.dart';
class Store = StoreBase with _$Store;
abstract class StoreBase { ObservableList<String> words = ObservableList<String>(); void fill() { words = ObservableList.of(['filled']); } }`
  const generated = `part of 'store.dart';
mixin _$Store on StoreBase {
  ObservableList<String> get words { atom.reportRead(); return super.words; }
  set words(ObservableList<String> value) { atom.reportWrite(value, super.words, () { super.words = value; }); }
}`
  const files = {
    'lib/main.dart': `import 'store.dart';\n${page.replace("import 'store.dart';", '')}`,
    'lib/store.dart': store,
    'lib/store.g.dart': generated,
  }
  expect(wordsOf(await drawFiles(files))).toBe('filled')
})

it.each([
  ['by its bare name', 'chosen = 4;', '8 0'],
  ['which is imported by its name', "import 'kept.dart' show chosen, Kept;", '8 0'],
  ['of a class, from outside', 'Kept.most = 3;', '0 6'],
  ['of a class, within it', 'Kept.fill();', '0 10'],
])('a setter that no instance has, %s', { tags: 'P-906' }, async (_, how, shown) => {
  const imported = how.startsWith('import')
  const kept = `int _chosen = 0;
int get chosen => _chosen;
set chosen(int value) => _chosen = value * 2;
class Kept { static int _most = 0; static int get most => _most; static set most(int value) { _most = value * 2; } static void fill() { most = 5; } }`
  const main = `import 'package:flutter/material.dart';
${imported ? how : "import 'kept.dart';"}
void main() { ${imported ? 'chosen = 4;' : how} runApp(MaterialApp(home: Text('$chosen \${Kept.most}'))); }`
  expect(wordsOf(await drawFiles({ 'lib/main.dart': main, 'lib/kept.dart': kept }))).toBe(shown)
})

const COMPARED = `
@freezed class Guest with _$Guest { const factory Guest({required String name, List<int>? seats, Room? room}) = _Guest; }
class Room extends Equatable { Room(this.door, [this.beds = const []]); final int door; final List<int> beds; List<Object?> get props => [door, beds]; }
@freezed class Sky with _$Sky { const factory Sky.clear({required int at}) = Clear; const factory Sky.grey({required int at}) = Grey; }
class Plain { Plain(this.name); final String name; }
`

it.each([
  ["Guest(name: 'Kim') == Guest(name: 'Kim')", 'true'],
  ["Guest(name: 'Kim') != Guest(name: 'Lee')", 'true'],
  ["Guest(name: 'Kim', seats: [1, 2]) == Guest(name: 'Kim', seats: [1, 2])", 'true'],
  ["Guest(name: 'Kim', seats: [1, 2]) == Guest(name: 'Kim', seats: [1])", 'false'],
  ["Guest(name: 'Kim', room: Room(2, [1])) == Guest(name: 'Kim', room: Room(2, [1]))", 'true'],
  ["Guest(name: 'Kim', room: Room(2, [1])) == Guest(name: 'Kim', room: Room(2, [3]))", 'false'],
  ['Sky.clear(at: 1) == Sky.clear(at: 1)', 'true'],
  ['Sky.clear(at: 1) == Sky.grey(at: 1)', 'false'],
  ["Plain('Kim') == Plain('Kim')", 'false'],
])('%s is %s, by what freezed and equatable compare', { tags: 'P-1066' }, async (expression, words) => {
  const page = mainWith(`Text(${expression} ? 'true' : 'false')`, COMPARED)
  expect(wordsOf(await drawFiles({ 'lib/main.dart': page }))).toBe(words)
})
