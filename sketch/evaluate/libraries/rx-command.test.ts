import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

it.each([
  ['nothing', 'RxCommand.createSync((it) => it)', 'null'],
  ['what it begins with', "RxCommand.createSyncNoParam(() => 'b', initialLastResult: 'a')", 'a'],
])('a command that nobody has run has given %s', { tags: 'P-1061' }, async (_, command, given) => {
  const main = `import 'package:flutter/material.dart';
import 'package:rx_command/rx_command.dart';
class Ways { final RxCommand<String?, String?> open = ${command}; }
void main() => runApp(MaterialApp(home: Text('\${Ways().open.lastResult}')));`
  expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe(given)
})
