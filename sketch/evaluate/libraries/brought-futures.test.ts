import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

describe('a future that the source tells to its end', { tags: 'P-1091' }, () => {
  const main = (body: string): string => `
import 'dart:async';
import 'dart:isolate';
import 'package:flutter/material.dart';
Future<bool> isNew() async => false;
Future<String> tell() async => 'told';
class Bell { String timeout() => 'rung'; }
Future<void> main() async {
  ${body}
  runApp(MaterialApp(home: Text('$told')));
}`

  it.each([
    ['final told = await isNew().timeout(const Duration(seconds: 2), onTimeout: () => true);', 'false'],
    ['final told = await isNew().catchError((_) => true);', 'false'],
    ['final told = await Future.value(3).onError((error, stack) => 4);', '3'],
    ["final (first, second) = await (isNew(), tell()).wait; final told = '$first $second';", 'false told'],
    ["final told = (await [isNew(), tell()].wait).join(' ');", 'false told'],
    ['final told = await Future.any([nowhere.ask(), tell()]);', 'told'],
    ['final told = await Isolate.run(() => 8);', '8'],
    ['var told = 0; await Future.forEach([1, 2, 3], (int each) async { told += each; });', '6'],
    ['var told = 0; await Future.doWhile(() async { told++; return told < 3; });', '3'],
    ['var told = 0; await Future.doWhile(() async { told = 1; return true; });', '1'],
    // a class may have a method that is called so
    ['final told = Bell().timeout();', 'rung'],
  ])('%s', async (body, words) => {
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main(body) }))).toBe(words)
  })

  it('has not failed: what main would show then is not shown', async () => {
    const failing = "await tell().catchError((_) { runApp(MaterialApp(home: Text('failed'))); return ''; });"
    const body = `${failing} const told = 'begun';`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main(body) }))).toBe('begun')
  })
})
