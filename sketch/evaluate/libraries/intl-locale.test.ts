import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const words = async (text: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:intl/locale.dart' as intl;
void main() => runApp(MaterialApp(home: Text(${text})));`,
    }),
  )

describe('a locale that intl reads', { tags: 'P-706' }, () => {
  it.each([
    ["'${intl.Locale.tryParse('')}'", 'null'],
    ["'${intl.Locale.tryParse('no language')}'", 'null'],
    ["intl.Locale.tryParse('') == null ? 'as the device' : 'own'", 'as the device'],
    ["intl.Locale.tryParse('pt_br')!.languageCode", 'pt'],
    ["intl.Locale.parse('pt_br').countryCode!", 'BR'],
    ["'${intl.Locale.parse('de').countryCode}'", 'null'],
    ["intl.Locale.parse('zh-Hant-TW').scriptCode!", 'Hant'],
  ])('%s', async (text, shown) => {
    expect(await words(text)).toBe(shown)
  })
})
