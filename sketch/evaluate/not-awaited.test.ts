import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

const words = async (open: string, more = '', fields = ''): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:sqflite/sqflite.dart';
void main() => runApp(MaterialApp(home: Kiosk()));
class Kiosk extends StatefulWidget { State<Kiosk> createState() => _KioskState(); }
class _KioskState extends State<Kiosk> { String says = 'shut'; int papers = 0; ${fields}
  void initState() { super.initState(); open(); }
  Future<void> open() async { ${open} }
  Future<void> unpack() async { await getDatabasesPath(); papers += 3; }
  Future<void> carry() async { says = 'carrying'; await getDatabasesPath(); papers += 3; says = 'carried'; }
  Future<void> again() async { await getDatabasesPath(); papers += 1; look(); again(); }
  void look() { says = papers == 0 ? 'none yet' : '$papers papers'; }
  Widget build(BuildContext context) => Text(says); }
${more}`,
    }),
  )

describe('what nobody waits for', { tags: 'P-931' }, () => {
  it.each([
    ['is not there for what is done at once', 'unpack(); look();', 'none yet'],
    ['of whom the words say that nobody waits', 'unawaited(unpack()); look();', 'none yet'],
    ['is there once its end is waited for', 'await unpack(); look();', '3 papers'],
    ['has gone on when something else has come', 'unpack(); await getDatabasesPath(); look();', '3 papers'],
    ['has gone on before a page is shown', 'unpack(); says = "open";', 'open'],
    ['does at once what stands before it waits', 'carry(); says = "$says $papers";', 'carried'],
    [
      'is told of what was done at once',
      'carry(); papers = says == "carrying" ? 5 : 0; await unpack(); look();',
      '11 papers',
    ],
    ['begins anew as often as it says, and not for ever', 'again();', '32 papers'],
    ['of what has been waited for has only begun', 'await Shelf(this).fill(); look();', 'none yet'],
  ])('%s', async (_what, open, says) => {
    const more = `class Shelf { Shelf(this.of); final _KioskState of;
  Future<void> fill() async { await getDatabasesPath(); of.unpack(); } }`
    expect(await words(open, more)).toBe(says)
  })

  it('is there for a page that begins by it', async () => {
    expect(await words('', '', 'late final begun = unpack(); _KioskState() { unpack(); look(); }')).toBe(
      '3 papers',
    )
  })
})
