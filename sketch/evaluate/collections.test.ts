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
