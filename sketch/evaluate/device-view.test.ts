import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

const draw = async (written: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'dart:ui' as ui;
import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Builder(builder: (context) => Text('\${${written}}'))));`,
    }),
  )

describe('how large the screen is', { tags: 'P-611' }, () => {
  it.each([
    ['MediaQuery.of(context).size.shortestSide >= 600', 'false'],
    ['MediaQuery.sizeOf(context).longestSide', '844.0'],
    ['MediaQuery.sizeOf(context).aspectRatio < 1', 'true'],
    ['Size(30, 20).shortestSide', '20.0'],
    ['Size.fromHeight(56).height', '56.0'],
    ['Size.fromWidth(56).width', '56.0'],
    ['Size.square(24).height', '24.0'],
    ['Size.fromRadius(12).width', '24.0'],
    ['MediaQueryData.fromWindow(WidgetsBinding.instance.window).size.width', '390.0'],
    ['MediaQueryData.fromView(View.of(context)).size.width', '390.0'],
    ['ui.window.physicalSize.width / ui.window.devicePixelRatio', '390.0'],
    ['WidgetsBinding.instance.platformDispatcher.views.first.physicalSize.height', '844.0'],
    ['PlatformDispatcher.instance.implicitView!.viewInsets.bottom', '0.0'],
  ])('%s', async (written, shown) => {
    expect(await draw(written)).toBe(shown)
  })
})

describe('what Flutter tells of the device and in its own words', { tags: 'P-611' }, () => {
  it.each([
    ['Theme.of(context).platform == defaultTargetPlatform', 'true'],
    ['ThemeData(platform: TargetPlatform.macOS).platform == TargetPlatform.macOS', 'true'],
    ['MaterialLocalizations.of(context).cancelButtonLabel', 'Cancel'],
    ['MaterialLocalizations.of(context).noneOfIts', '…'],
    ['TimeOfDay(hour: 20, minute: 5).format(context)', '8:05 PM'],
    ['TimeOfDay.now().format(context)', '…'],
    ["toBeginningOfSentenceCase('every day')", 'Every day'],
    ["toBeginningOfSentenceCase('')", ''],
  ])('%s', async (written, shown) => {
    expect(await draw(written)).toBe(shown)
  })
})
