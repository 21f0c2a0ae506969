import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

const words = async (begin: string, resolved: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:shared_preferences/shared_preferences.dart';
void main() => runApp(Kiosk());
class Kiosk extends StatefulWidget { State<Kiosk> createState() => _KioskState(); }
class _KioskState extends State<Kiosk> { String kept = 'fr'; Locale? chosen; bool loaded = false; int begun = 0;
  void initState() { super.initState(); begun += 1; ${begin} }
  Future<void> read() async { kept = (await SharedPreferences.getInstance()).getString('kept') ?? kept; }
  void load() async { await read(); take(); }
  void take() => setState(() { chosen = Locale(kept); loaded = true; });
  Widget build(BuildContext context) => MaterialApp(locale: chosen,
    supportedLocales: const [Locale('en', 'US'), Locale('fr', 'FR')],
    ${resolved}
    home: loaded ? Text('$kept $begun') : const SizedBox()); }`,
    }),
  )

const KEEPS = 'localeResolutionCallback: (locale, all) { kept = locale.languageCode; return locale; },'

describe('an app that keeps which language it was asked for', { tags: 'P-932' }, () => {
  it.each([
    ['has it when what it waits for comes', 'Future.wait([read()]).then((_) => take());', KEEPS, 'en 1'],
    ['has it behind an await of its own', 'load();', KEEPS, 'en 1'],
    [
      'has what its list of languages says',
      'load();',
      'localeListResolutionCallback: (wanted, all) { kept = wanted.first.countryCode; return null; },',
      'US 1',
    ],
    [
      'has what it began with where it keeps nothing',
      'load();',
      'localeResolutionCallback: (locale, all) => locale,',
      'fr 1',
    ],
  ])('%s', async (_what, begin, resolved, says) => {
    expect(await words(begin, resolved)).toBe(says)
  })
})

it(
  'two widgets of one class around an app have each its own state in the second build',
  { tags: 'P-932' },
  async () => {
    const files = {
      'lib/main.dart': `import 'package:flutter/material.dart';
String asked = 'none';
List<String> names = [];
void main() => runApp(Around(name: 'a', child: Around(name: 'b', child: App())));
class Around extends StatefulWidget { Around({required this.name, required this.child}); final String name; final Widget child;
  State<Around> createState() => _AroundState(); }
class _AroundState extends State<Around> { String first = 'unset';
  void initState() { super.initState(); first = widget.name; }
  Widget build(BuildContext context) { names.add(first); return widget.child; } }
class App extends StatelessWidget { Widget build(BuildContext context) => MaterialApp(
  supportedLocales: const [Locale('en')],
  localeResolutionCallback: (locale, all) { asked = locale.languageCode; return locale; },
  home: Text(names.join(' ') + ' ' + asked)); }`,
    }
    expect(wordsOf(await drawFiles(files))).toBe('a b a b en')
  },
)
