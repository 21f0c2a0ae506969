import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

const shown = async (expression: string): Promise<string> =>
  wordsOf(await drawFiles({ 'lib/main.dart': mainWith(`Text('\${${expression}}')`) }))

describe("Dart's own collections", { tags: 'P-652' }, () => {
  it.each([
    ['(new List()..add(1))', '[1]'],
    ['(List<int>()..addAll([1, 2]))', '[1, 2]'],
    ['new List(2)', '[null, null]'],
    ['(Map()..putIfAbsent(1, () => 2))', '{1: 2}'],
    ["Map.from({'a': 1})", '{a: 1}'],
    ["Map.fromEntries([MapEntry('a', 1)])", '{a: 1}'],
    ["Map.fromIterable([1, 2], key: (it) => 'k$it', value: (it) => it * 2)", '{k1: 2, k2: 4}'],
    ["Map.fromIterables(['a'], [1])", '{a: 1}'],
    ['(Set()..add(3)).length', '1'],
    ['List.empty(growable: true).isEmpty', 'true'],
    ['(Queue()..add(1)).length', '1'],
  ])('%s', async (expression, text) => {
    expect(await shown(expression)).toBe(text)
  })
})

describe('braces that hold nothing are a set where their place is one', { tags: 'P-933' }, () => {
  const SHELF = `class Shelf { Shelf({this.given = const {}, Set<int>? asked}) : asked = asked ?? {}; final Set<int> given; final Set<int> asked;
  static Set<int> none() => {}; late Set<int> chosen = {1}; Set<int> again() { chosen = {}; return chosen..add(4); } Map<int, Set<int>> rows = {}; }
bool has(Set<int> all) => all.contains(1);
String kept() { final Set<int> all = {}; all.add(1); return '\${all.contains(1)}'; }`
  it.each([
    ['a variable', 'kept()', 'true'],
    ['a field that a parameter fills', 'Shelf().given.contains(1)', 'false'],
    ['a field that stands for nothing', 'Shelf().asked.contains(1)', 'false'],
    ['a result', '(Shelf.none()..add(2)).contains(2)', 'true'],
    ['an argument', 'has({})', 'false'],
    ['what is set anew', 'Shelf().again().contains(4)', 'true'],
    ['no map of sets', 'Shelf().rows.containsKey(1)', 'false'],
  ])('%s', async (_, expression, text) => {
    const page = mainWith(`Text('\${${expression}}')`, SHELF)
    expect(wordsOf(await drawFiles({ 'lib/main.dart': page }))).toBe(text)
  })
})

describe('what is looked for by an object of the project', { tags: 'P-934' }, () => {
  it.each([
    ['is what its like was kept for', "({const Place(1): 'sea', const Place(2): 'land'})[Place(2)]", 'land'],
    ['is nothing for another', "({Place(1): 'sea'})[Place(2)]", 'null'],
    ['goes alone', "({Place(1): 'sea', Place(2): 'land'}..remove(Place(1))).length", '1'],
    ['within another', "({Way(Place(1)): 'sea', Way(Place(2)): 'land'})[Way(Place(2))]", 'land'],
  ])('%s', async (_, expression, text) => {
    const places =
      'class Place { const Place(this.at); final int at; bool operator ==(other) => other is Place && other.at == at; }\nclass Way { Way(this.to); final Place to; bool operator ==(other) => other is Way && other.to == to; }'
    const page = mainWith(`Text('\${${expression}}')`, places)
    expect(wordsOf(await drawFiles({ 'lib/main.dart': page }))).toBe(text)
  })

  it.each([
    ['that says nothing of what is alike', 'class Guest { Guest(this.at); final int at; }', '2 null'],
    ['that was made before anything was set', 'class Guest { Guest([int at]); }', '2 null'],
    ['that may be a constant', 'class Guest { const Guest(this.at); final int at; }', '1 here'],
    ['that a library compares', 'class Guest extends Equatable { Guest(this.at); final int at; }', '1 here'],
  ])('of a class %s', async (_, guest, text) => {
    const more = `${guest}
class Seats extends StatelessWidget { Widget build(BuildContext context) {
  final seats = {}; seats[Guest(1)] = 'there'; seats[Guest(1)] = 'here';
  return Text(seats.length.toString() + ' ' + seats[Guest(1)].toString()); } }`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith('Seats()', more) }))).toBe(text)
  })
})

describe('what is looked for in a list', { tags: 'P-652' }, () => {
  it.each([
    ['[1, 2, 3].firstWhere((it) => it > 5, orElse: () => 9)', '9'],
    ['[1, 2, 3].lastWhere((it) => it < 3)', '2'],
    ['[1, 2].firstWhereOrNull((it) => it > 5)', 'null'],
    ['[1, 2, 3].indexWhere((it) => it == 3)', '2'],
    ['([1, 2, 3]..removeWhere((it) => it == 2))', '[1, 3]'],
    ['([1, 2, 3]..retainWhere((it) => it == 2))', '[2]'],
    ['([1, 4]..insertAll(1, [2, 3]))', '[1, 2, 3, 4]'],
    ['([3, 1, 2]..sort())', '[1, 2, 3]'],
    ["(['b', 'a']..sort((one, other) => one.compareTo(other)))", '[a, b]'],
    ['([3, 1, 2]..sort((one, other) => other - one))', '[3, 2, 1]'],
    ['[1, 2, 3].takeWhile((it) => it < 3).toList()', '[1, 2]'],
    ['[1, 2, 3].skipWhile((it) => it < 3).toList()', '[3]'],
    ['[1, 2, 3].getRange(0, 2).toList()', '[1, 2]'],
    ['[1, 2, 1].lastIndexOf(1)', '2'],
  ])('%s', async (expression, text) => {
    expect(await shown(expression)).toBe(text)
  })
})
