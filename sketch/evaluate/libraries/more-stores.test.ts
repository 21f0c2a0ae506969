import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const words = async (home: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: ${home}));`,
    }),
  )

describe('settings that an app which was just installed has not stored', { tags: 'P-919' }, () => {
  it.each([
    ["PrefService.getString('line') ?? 'U7'", 'U7'],
    ["PrefService.getBool('seen')", 'null'],
    ["getStringAsync('name').isEmpty", 'true'],
    ["getBoolAsync('seen', defaultValue: true)", 'true'],
    ["getIntAsync('rides')", '0'],
    ["MMKV.defaultMMKV().decodeBool('seen')", 'false'],
    ["MMKV('own').decodeInt('rides', defaultValue: 4)", '4'],
    ["MMKV('own').decodeString('name') ?? 'nobody'", 'nobody'],
    ["GetStorage().hasData('token')", 'false'],
    ["SessionManager().containsKey('seen')", 'false'],
    ["EncryptedSharedPreferences().getString('token') == ''", 'true'],
    ["EncryptedSharedPreferences.getInstance().getString('token') ?? 'nobody'", 'nobody'],
    ["StreamingSharedPreferences.instance.getBool('dark', defaultValue: true).getValue()", 'true'],
  ])('%s', async (asked, expected) => {
    expect(await words(`Text('\${${asked}}')`)).toBe(expected)
  })

  it.each(['PreferenceBuilder<String>(preference', 'StreamBuilder<String>(stream'])(
    'a widget that listens to one shows what it usually is: %s',
    async (widget) => {
      const told = widget.startsWith('P') ? 'value' : 'value.data'
      expect(
        await words(
          `${widget}: StreamingSharedPreferences.instance.getString('line', defaultValue: 'U7'), builder: (context, value) => Text('\${${told}}'))`,
        ),
      ).toBe('U7')
    },
  )
})

it('what is kept behind a notifier begins as its setting says', { tags: 'P-919' }, async () => {
  const page = await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:notified_preferences/notified_preferences.dart';
class Kept with NotifiedPreferences { late final ValueNotifier<String?> line = createSetting(key: 'line', initialValue: null);
  late final rides = createJsonSetting(key: 'rides', initialValue: 4); }
void main() => runApp(MaterialApp(home: Text('\${Kept().line.value == null}, \${Kept().rides.value}')));`,
  })
  expect(wordsOf(page)).toBe('true, 4')
})

it('a stream that goes on shows what is for that', { tags: 'P-919' }, async () => {
  const states = "whenActive: (it) => Text('goes on $it'), whenDone: (it) => Text('ended')"
  expect(await words(`EnhancedStreamBuilder(stream: BehaviorSubject.seeded(3), ${states})`)).toBe('goes on 3')
})

describe('a builder with a widget for each state of what it waits for', { tags: 'P-919' }, () => {
  it.each([
    ['future: Future.value(3)', 'done 3'],
    ["future: Future.error('shut')", 'failed shut'],
    ['future: null', 'not yet'],
  ])('%s', async (given, expected) => {
    const states =
      "whenDone: (it) => Text('done $it'), whenError: (e) => Text('failed $e'), whenNotDone: Text('not yet')"
    expect(await words(`EnhancedFutureBuilder(${given}, rememberFutureResult: true, ${states})`)).toBe(
      expected,
    )
  })
})
