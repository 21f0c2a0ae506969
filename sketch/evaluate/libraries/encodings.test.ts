import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

it.each([
  ["jsonDecode(jsonEncode({'a': [1, true, null, 'b']}))", '{a: [1, true, null, b]}'],
  ['json.encode([1, 2.5])', '[1,2.5]'],
  ['jsonEncode({1: 2})', '…'],
  ["utf8.decode(utf8.encode('é'))", 'é'],
  ["base64Encode(utf8.encode('a?>'))", 'YT8+'],
  ["base64Url.encode(utf8.encode('a?>'))", 'YT8-'],
  ["utf8.decode(base64.decode('QUI='))", 'AB'],
  ['String.fromCharCodes([65, 0x1F600])', 'A😀'],
  ['String.fromCharCodes(received())', '…'],
  ['valueOf(1)', '…'],
  ['DateUtils.isSameDay(DateTime(2020, 1, 1), DateTime(2020, 1, 1, 5))', 'true'],
  ['DateUtils.isSameMonth(DateTime(2020, 1, 1), DateTime(2020, 2, 1))', 'false'],
  ['DateUtils.dateOnly(DateTime(2020, 1, 1, 5)).hour', '0'],
  ['DateUtils.getDaysInMonth(2020, 2)', '29'],
  ['DateUtils.addDaysToDate(DateTime(2020, 1, 31), 1).month', '2'],
  ['DateUtils.addMonthsToMonthDate(DateTime(2020, 11, 5), 2).year', '2021'],
  ['DateUtils.isSameDay(DateTime.now(), DateTime(2020))', '…'],
])('%s is %s', { tags: 'P-911' }, async (made, shown) => {
  const text = `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Text('\${${made}}')));`
  expect(wordsOf(await drawFiles({ 'lib/main.dart': text }))).toBe(shown)
})
