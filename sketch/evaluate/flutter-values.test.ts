import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

const DATE_OF = 'DateTime dateOf(DateTime any) => DateTime(any.year, any.month, any.day);'
const MONDAY = 'DateTime.now().subtract(Duration(days: DateTime.now().weekday - DateTime.monday))'

it.each([
  ['DateTime.monday', '1'],
  ['DateTime.sunday', '7'],
  ['DateTime.december', '12'],
  ['DateTime(2020, DateTime.march, 1).weekday == DateTime.sunday', 'true'],
  [`switch (${MONDAY}.weekday) { DateTime.monday => 'begins', _ => 'goes on' }`, 'begins'],
  // a date that loses its time twice
  [`dateOf(dateOf(${MONDAY.replaceAll('DateTime.now()', 'dateOf(dateOf(DateTime.now()))')})).year`, '…'],
  [`${MONDAY.replaceAll('DateTime.now()', 'dateOf(dateOf(DateTime.now()))')}.weekday`, '1'],
])('a number that a date names: %s', { tags: 'P-1107' }, async (value, said) => {
  expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(`Text('\${${value}}')`, DATE_OF) }))).toBe(said)
})
