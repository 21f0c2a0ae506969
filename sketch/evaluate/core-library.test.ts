import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

const shown = async (expression: string, more = ''): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:collection/collection.dart';
void main() => runApp(MaterialApp(home: Home()));
class Home extends StatelessWidget { Widget build(BuildContext context) => Text('\${${expression}}'); }
${more}`,
    }),
  )

describe("what Dart's own types and the collection package give", { tags: 'P-756' }, () => {
  it.each([
    // lengths of time
    ['Duration(minutes: 90).inHours', '1'],
    ['(Duration(hours: 1) + Duration(minutes: 5)).inMinutes', '65'],
    ['(Duration(minutes: 1) * 2 - Duration(seconds: 1)).inSeconds', '119'],
    ['Duration(seconds: 65).inSeconds.remainder(60)', '5'],
    ['Duration(hours: 1, minutes: 2, milliseconds: 5).toString()', '1:02:00.005000'],
    ["'in ${Duration(seconds: 5)}'", 'in 0:00:05.000000'],
    ['Duration(seconds: 5) > Duration.zero', 'true'],
    ['Duration(seconds: wait).inSeconds', '…'],
    // moments that the source tells
    ['DateTime(2020, 2, 1).difference(DateTime(2020, 1, 1)).inDays', '31'],
    ['DateTime(2020, 1, 31).add(Duration(days: 1)).month', '2'],
    ['DateTime(2020).isBefore(DateTime(2021))', 'true'],
    ['DateTime(2020, 5, 6, 7).toString()', '2020-05-06 07:00:00.000'],
    // addresses and errors as they are written
    ["'at ${Uri.https('a.example', 'map', {'q': 'old mill'})}'", 'at https://a.example/map?q=old+mill'],
    ["Uri.http('a.example:80', '')", 'http://a.example:80'],
    ["Uri.https('a.example', '/map', asked)", '…'],
    ["Exception('shut').toString()", 'Exception: shut'],
    ["StateError('shut')", 'Bad state: shut'],
    // locales
    ['Locale("de", "CH") == const Locale("de", "CH")', 'true'],
    ['Locale("de", "CH") == Locale("de")', 'false'],
    ['Locale("de", "") == Locale.fromSubtags(languageCode: "de")', 'true'],
    ['[Locale("de"), Locale("fr")].contains(Locale("fr"))', 'true'],
    ['[Locale("de"), Locale("fr")].indexOf(Locale("it"))', '-1'],
    // types
    ['Home', 'Home'],
    ['(Home).toString()', 'Home'],
    ['Home().runtimeType.toString()', 'Home'],
    ['Text', 'Text'],
    [
      "[1, 1.5, 'a', true, null].map((each) => each.runtimeType).toList()",
      '[int, double, String, bool, Null]',
    ],
    ["'a'.runtimeType == String", 'true'],
    // lists, sets, maps
    ['[1, 1, 2].toSet().length', '2'],
    ['Set.from([1, 1]).length', '1'],
    ['Iterable.generate(2).join("-")', '0-1'],
    [
      '({"a": 1}..update("a", (v) => v + 1)..update("b", (v) => v, ifAbsent: () => 7)).toString()',
      '{a: 2, b: 7}',
    ],
    ['groupBy([1, 2, 3], (n) => n.isEven).toString()', '{false: [1, 3], true: [2]}'],
    ['[3, 4].sum + [3, 4].max', '11'],
    ['[1, null, 2].whereNotNull().toString()', '[1, 2]'],
    ['[1, 2, 3].slices(2).toString()', '[[1, 2], [3]]'],
    ['["bb", "a"].sortedBy<num>((each) => each.length).first', 'a'],
    ['["7"].map(int.parse).first + 1', '8'],
    ['listEquals([1], [1])', 'true'],
    ['listEquals([1], [2])', 'false'],
    // numbers and texts
    ['255.toRadixString(16)', 'ff'],
    ['5 ^ 1', '4'],
    ['int.tryParse("x")', 'null'],
    ['int.tryParse("") ?? 3', '3'],
    ['double.tryParse("1.5")! + 1', '2.5'],
    ['int.parse("ff", radix: 16)', '255'],
    [String.raw`"a1".replaceAllMapped(RegExp(r"\d"), (m) => "(" + m[0]! + ")")`, 'a(1)'],
  ])('%s is %s', async (expression, text) => {
    expect(await shown(expression, 'int get wait => DateTime.now().second;')).toBe(text)
  })
})

describe('what stands in a text', { tags: 'P-756' }, () => {
  const MORE = `class Price { final int cents; Price(this.cents); String toString() => '\${cents ~/ 100} euros'; }
class Plain {}
enum Tone { loud; String toString() => 'quite $name'; }
class Around { Around? next; String toString() => 'around $next'; }`
  it.each([
    ["'for ${Price(700)}'", 'for 7 euros'],
    ["'so ${Tone.loud}'", 'so quite loud'],
    ["'a ${Plain()}'", 'a …'],
    ["'all ${Around()}'", 'all around null'],
  ])('%s is %s', async (expression, text) => {
    expect(await shown(expression, MORE)).toBe(text)
  })
})

describe('what is of a type', () => {
  const MORE = `class Card2 extends StatelessWidget { Widget build(BuildContext context) => Text('2'); }
class Only { static List<T> there<T>(List<T?> items) => items.whereType<T>().toList(); }
class Paper {}`
  it.each([
    ['[Text("a"), null, Card2()].whereType<Widget>().length', '2'],
    ['Only.there([Text("a"), null, Card2()]).length', '2'],
    ['Card2() is Widget', 'true'],
    ['Card2() is StatefulWidget', 'false'],
    ['Paper() is Widget', 'false'],
    ['Paper() is Object', 'true'],
    ['[1, "a"].whereType<String>().length', '1'],
  ])('%s is %s', async (expression, text) => {
    expect(await shown(expression, MORE)).toBe(text)
  })
})

describe('two of a class', () => {
  const EQUAL = `class Point { final int x; const Point(this.x); bool operator ==(Object other) => identical(this, other) || other is Point && other.x == x; }
class Begun extends Equatable { final int at; const Begun(this.at); List<Object?> get props => [at]; }
class Bare { const Bare(); }`
  it.each([
    ['Point(1) == Point(1)', 'true'],
    ['Point(1) != Point(1)', 'false'],
    ['Point(1) == Point(2)', 'false'],
    ['Begun(1) == Begun(1)', 'true'],
    ['Begun(1) == Begun(2)', 'false'],
    ['Begun(1) == null', 'false'],
    ['Bare() == Bare()', 'false'],
  ])('%s is %s', async (expression, text) => {
    expect(await shown(expression, EQUAL)).toBe(text)
  })
})

describe('what an enum finds by a name, and a constructor that is handed on', () => {
  const MORE = `enum Size { small('S'), large('L'); const Size(this.short); final String short; }
class Row2 { final Size size; Row2(this.size); }`
  it.each([
    ['Size.values.byName("large").short', 'L'],
    ['Size.values.asNameMap()["small"]!.short', 'S'],
    ['Size.values.map(Row2.new).last.size.short', 'L'],
  ])('%s is %s', async (expression, text) => {
    expect(await shown(expression, MORE)).toBe(text)
  })
})
