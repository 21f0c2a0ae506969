import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startProduct } from '../harness/product.ts'
import { beginPointing, showSketch, textsOf } from './show-sketch.ts'

/** The whole phone at 100 %, as in `point.spec.ts`. */
test.use({ viewport: { width: 1440, height: 1200 }, locale: 'en' })

const MAIN = `import 'package:flutter/material.dart';
import 'l10n/app_localizations.dart';

void main() => runApp(MaterialApp(
  localizationsDelegates: AppLocalizations.localizationsDelegates,
  supportedLocales: AppLocalizations.supportedLocales,
  home: Builder(builder: (context) => Scaffold(
    appBar: AppBar(centerTitle: true, title: Text('Harbour')),
    body: Center(child: Text(AppLocalizations.of(context)!.title, style: TextStyle(fontSize: 20))),
  )),
));
`
const ARB = '{\r\n\t"@@locale": "en",\r\n\t"title": "Rising tide",\r\n\t"name": "Hello {name}"\r\n}'

test(
  'a translated text is edited in the ARB file of its language, undone, and left alone where it may not be written',
  { tag: ['@P-632', '@P-633', '@P-634'] },
  async ({ page }) => {
    const product = await startProduct()
    try {
      const arb = join(product.projectFolder, 'flutter/lib/l10n/app_en.arb')
      const main = await showSketch(page, product, MAIN, async () => {
        await mkdir(dirname(arb), { recursive: true })
        await writeFile(arb, ARB)
      })
      const source = () => readFile(arb, 'utf8')
      const shown = textsOf(page)
      await expect(shown('Rising tide')).toBeVisible()
      await beginPointing(page)
      const card = page.getByRole('dialog', { name: 'Edit Text' })
      // a title in the middle lies over the whole bar, and is pointed at all the same
      await shown('Harbour').click()
      await expect(card.getByLabel('Text', { exact: true })).toHaveValue('Harbour')
      await shown('Rising tide').click()
      const texts = card.getByLabel('Translations')
      const field = texts.getByLabel('Text', { exact: true })
      await expect(field).toHaveValue('Rising tide')
      await expect(texts).toContainText('title in lib/l10n/app_en.arb')
      await field.fill('It\'s "low"')
      await expect(shown('It\'s "low"')).toBeVisible()
      await expect.poll(source).toBe(ARB.replace('"Rising tide"', String.raw`"It's \"low\""`))
      await expect(page.getByText(/^Edit in the phone: applied 1 file/).first()).toBeVisible()

      await field.fill('A {brace}')
      await expect(card.getByRole('alert')).toContainText('{brace}” would be one placeholder more')
      expect(await source()).toBe(ARB.replace('"Rising tide"', String.raw`"It's \"low\""`))
      await card.getByRole('button', { name: /^Undo title/ }).click()
      await expect(shown('Rising tide')).toBeVisible()
      await expect(field).toHaveValue('Rising tide')
      await expect.poll(source).toBe(ARB)

      await chmod(arb, 0o444)
      await card.getByRole('button', { name: 'Close' }).click()
      await shown('Rising tide').click()
      await expect(texts).toContainText('may not be written')
      await expect(card.getByLabel('Font size')).toHaveValue('20')
      expect(await readFile(main, 'utf8')).toBe(MAIN)
    } finally {
      await product.dispose()
    }
  },
)

const FLUTTERFLOW = `import 'package:flutter/material.dart';
class FFLocalizations {
  FFLocalizations(this.locale);
  final Locale locale;
  static FFLocalizations of(BuildContext context) =>
      Localizations.of<FFLocalizations>(context, FFLocalizations)!;
  String get languageCode => locale.toString();
  String getText(String key) => (kTranslationsMap[key] ?? {})[locale.toString()] ?? '';
}
class FFLocalizationsDelegate extends LocalizationsDelegate<FFLocalizations> {
  const FFLocalizationsDelegate();
  Future<FFLocalizations> load(Locale locale) => SynchronousFuture<FFLocalizations>(FFLocalizations(locale));
}
final kTranslationsMap = <Map<String, Map<String, String>>>[
  {'a1': {'de': 'Gezeiten', 'en': 'Tides é'}},
].reduce((a, b) => a..addAll(b));
`
const EXPORTED = `import 'package:flutter/material.dart';
import 'flutter_flow/internationalization.dart';

void main() => runApp(MaterialApp(
  localizationsDelegates: [FFLocalizationsDelegate()],
  supportedLocales: [Locale('en'), Locale('de')],
  home: Builder(builder: (context) => Scaffold(
    body: Center(child: Text(FFLocalizations.of(context).getText('a1' /* Tides */))),
  )),
));
`

test(
  'a text of a FlutterFlow export is edited in its map of Dart, and undone',
  { tag: '@P-678' },
  async ({ page }) => {
    const product = await startProduct()
    try {
      const texts = join(product.projectFolder, 'flutter/lib/flutter_flow/internationalization.dart')
      await showSketch(page, product, EXPORTED, async () => {
        await mkdir(dirname(texts), { recursive: true })
        await writeFile(texts, FLUTTERFLOW)
      })
      const source = () => readFile(texts, 'utf8')
      const shown = textsOf(page)
      await expect(shown('Tides é')).toBeVisible()
      await beginPointing(page)
      await shown('Tides é').click()
      const card = page.getByRole('dialog', { name: 'Edit Text' })
      const list = card.getByLabel('Translations')
      const field = list.getByLabel('Text', { exact: true })
      await expect(field).toHaveValue('Tides é')
      await expect(list).toContainText('a1.en in')
      await field.fill("Ebb's")
      await expect(shown("Ebb's")).toBeVisible()
      await expect.poll(source).toBe(FLUTTERFLOW.replace("'Tides é'", String.raw`'Ebb\'s'`))
      await card.getByRole('button', { name: /^Undo a1 en/ }).click()
      await expect(shown('Tides é')).toBeVisible()
      await expect.poll(source).toBe(FLUTTERFLOW)
    } finally {
      await product.dispose()
    }
  },
)
