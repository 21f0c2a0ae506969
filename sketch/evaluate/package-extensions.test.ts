import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

const drawn = async (home: string, more = ''): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
String? nothing; String name = 'Kim'; String blank = ' '; List<String> none = []; int? count;
void main() => runApp(MaterialApp(home: ${home}));
${more}`,
    }),
  )

it.each([
  ['nothing.isEmptyOrNull', 'true'],
  ['name.isNullOrEmpty', 'false'],
  ['blank.isNullOrBlank', 'true'],
  ['none.isNullOrEmpty()', 'true'],
  ['nothing.isNotNullOrEmpty', 'false'],
  ['name.isNotEmptyOrNull', 'true'],
  ['name.isNotNullAndNotEmpty()', 'true'],
  ['nothing.orEmpty()', ''],
  ["nothing.validate(value: 'Nobody')", 'Nobody'],
  ['name.validate()', 'Kim'],
  ['count.validate(value: 3)', '3'],
])('%s of a package is %s', { tags: 'P-1077' }, async (asked, said) => {
  expect(await drawn(`Text('\${${asked}}')`)).toBe(said)
})

it.each([
  ["Column(children: [Text('a'), 16.height, Text('b')])", 'a|b'],
  ["Text('a').visible(name.isNotEmpty)", 'a'],
  ["Text('a').visible(name.isEmpty, defaultWidget: Text('b'))", 'b'],
  ["Column(children: [Text('a').visible(false), Text('b')])", 'b'],
])('%s shows %s', { tags: 'P-1077' }, async (home, said) => {
  expect(await drawn(home)).toBe(said)
})

it("the project's own extension of that name goes before", { tags: 'P-1077' }, async () => {
  const own = "extension Own on String { String validate() => 'own'; }"
  expect(await drawn('Text(name.validate())', own)).toBe('own')
})
