import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const words = async (main: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:shared_preferences/shared_preferences.dart';
import 'settings.dart';
${main}
class App extends StatelessWidget { const App();
  Widget build(BuildContext context) => MaterialApp(home: Text('\${Settings().isOn('voice')} \${Settings().has('voice')}')); }`,
      'lib/settings.dart': `import 'package:shared_preferences/shared_preferences.dart';
class Settings {
  static final Settings _one = Settings._(); Settings._(); factory Settings() => _one;
  static SharedPreferences? _kept;
  Future<void> load() async { _kept = await SharedPreferences.getInstance(); }
  bool isOn(String name) => _kept?.getBool(name) ?? false;
  bool has(String name) => _kept!.containsKey(name);
  void turn(String name, bool on) { _kept?.setBool(name, on); }
  void drop(String name) { _kept!.remove(name); }
}`,
    }),
  )

describe('what main has stored before it runs the app is read by its pages', { tags: 'P-480' }, () => {
  it.each([
    [
      'the first values of a new phone',
      "if (!Settings().isOn('ran')) { Settings().turn('ran', true); Settings().turn('voice', true); } runApp(const App());",
      'true true',
    ],
    [
      'what was removed again is not there',
      "Settings().turn('voice', true); Settings().drop('voice'); runApp(const App());",
      'false false',
    ],
    [
      'what is written within a zone',
      "runZonedGuarded(() { Settings().turn('voice', true); runApp(const App()); }, (error, stack) => report(error));",
      'true true',
    ],
    [
      'within another package’s, and once',
      "Chain.capture(() async { Settings().turn('voice', !Settings().isOn('voice')); runApp(const App()); });",
      'true true',
    ],
    ['what is written behind the app', "runApp(const App()); Settings().turn('voice', true);", 'false false'],
    [
      'what only something that happens later writes',
      "Messages.onMessage.listen((_) => Settings().turn('voice', true)); runApp(const App());",
      'false false',
    ],
  ])('%s', async (_, main, expected) => {
    expect(await words(`void main() async { await Settings().load(); ${main} }`)).toBe(expected)
  })
})
