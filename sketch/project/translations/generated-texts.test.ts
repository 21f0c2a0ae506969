import { rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawApp } from '../../draw/draw-app.ts'
import { FIRST_SCREEN } from '../../draw/screen.ts'
import { NO_INTERACTIONS } from '../../draw/interactions.ts'
import { testParser, wordsOf } from '../../testing/drawing.ts'
import { temporaryProject, writeIn } from '../../testing/temporary-project.ts'
import { ProjectReader } from '../read-project.ts'

const EN = JSON.stringify({
  '@@locale': 'en',
  title: "It's $5",
  greeting: 'Hello {name}',
  '@greeting': { placeholders: { name: { type: 'String' } } },
  pieces: '{n, plural, =1{One} other{{n} pieces}}',
  only: 'Only in English',
})
const DE =
  '{"@@locale": "de", "title": "Fünf", "greeting": "Hallo {name}", "pieces": "{n, plural, =1{Eins} other{{n} Stück}}"}'
const main = (from: string, how: string): string => `import 'package:flutter/material.dart';
import '${from}';
extension Texts on BuildContext { AppLocalizations get l10n => AppLocalizations.of(this)!; }
void main() => runApp(MaterialApp(
  localizationsDelegates: AppLocalizations.localizationsDelegates,
  supportedLocales: AppLocalizations.supportedLocales,
  home: Page(),
));
class Page extends StatelessWidget {
  Widget build(BuildContext context) => Column(children: [
    for (final text in [${how}.title, ${how}.greeting('Kim'), ${how}.pieces(1), ${how}.pieces(3), ${how}.only]) Text(text),
  ]);
}
`
const ARB = { 'lib/l10n/app_en.arb': EN, 'lib/l10n/app_de.arb': DE }
const ENGLISH = 'It&#39;s $5|Hello Kim|One|3 pieces|Only in English'

async function reader(files: Readonly<Record<string, string>>): Promise<[ProjectReader, string]> {
  const directory = await temporaryProject(files)
  return [new ProjectReader(await testParser(), directory, 'lib/main.dart'), directory]
}

async function words(from: ProjectReader, locale = 'en'): Promise<string> {
  const reading = await from.read()
  if (reading.kind !== 'read') throw new Error(reading.errors.map(({ message }) => message).join('\n'))
  return wordsOf(drawApp(reading.project, NO_INTERACTIONS, { ...FIRST_SCREEN, locale }).picture.body)
}

describe('texts that intl_utils would generate from ARB files', { tags: 'P-656' }, () => {
  const page = (file: string, name: string, how: string): string => `import 'package:flutter/material.dart';
import '${file}';
void main() => runApp(MaterialApp(
  localizationsDelegates: [${name}.delegate],
  supportedLocales: ${name}.delegate.supportedLocales,
  home: Page(),
));
class Page extends StatelessWidget {
  Widget build(BuildContext context) => Column(children: [Text(${how}.title), Text(${how}.greeting('Kim'))]);
}
`
  const texts = { 'lib/l10n/intl_en.arb': EN, 'lib/l10n/intl_de.arb': DE }
  const pubspec = (more: string): string => `name: sample\nflutter_intl:\n  enabled: true\n${more}`
  it.each([
    ['of the context', page('generated/l10n.dart', 'S', 'S.of(context)'), texts, ''],
    ['the current ones', page('generated/l10n.dart', 'S', 'S.current'), texts, ''],
    [
      'as the pubspec says',
      page('made/l10n.dart', 'Words', 'Words.of(context)'),
      { 'lib/texts/intl_de.arb': DE, 'lib/texts/intl_en.arb': EN },
      '  class_name: Words\n  main_locale: de\n  arb_dir: lib/texts\n  output_dir: lib/made\n',
    ],
  ])('%s', async (_, text, files, more) => {
    const [project] = await reader({ 'pubspec.yaml': pubspec(more), 'lib/main.dart': text, ...files })
    expect(await words(project)).toBe('It&#39;s $5|Hello Kim')
    expect(await words(project, 'de')).toBe('Fünf|Hallo Kim')
  })

  it('not where its file is there', async () => {
    const own =
      "class S { static S of(BuildContext c) => S(); String get title => 'own'; String greeting(String n) => n; static final delegate = Own(); }\nclass Own { List get supportedLocales => []; }"
    const text = page('generated/l10n.dart', 'S', 'S.of(context)')
    const [project] = await reader({
      'pubspec.yaml': pubspec(''),
      'lib/main.dart': text,
      'lib/generated/l10n.dart': own,
      ...texts,
    })
    expect(await words(project)).toBe('own|Kim')
  })
})

describe('texts that gen_l10n would generate from ARB files', { tags: 'P-476' }, () => {
  it.each([
    ['beside the ARB files, by an extension', 'l10n/app_localizations.dart', 'context.l10n', {}],
    ['in the synthetic package', 'package:flutter_gen/gen_l10n/app_localizations.dart', 'context.l10n', {}],
    [
      'where l10n.yaml says',
      'texts/generated/app_localizations.dart',
      'AppLocalizations.of(context)',
      { 'l10n.yaml': 'output-dir: lib/texts/generated\nnullable-getter: false\n' },
    ],
  ])('%s', async (_, from, how, more) => {
    const [project] = await reader({ 'lib/main.dart': main(from, how), ...ARB, ...more })
    expect(await words(project)).toBe(ENGLISH)
    expect(await words(project, 'de')).toBe('Fünf|Hallo Kim|Eins|3 Stück|Only in English')
    expect(await words(project, 'fr')).toBe(ENGLISH)
  })

  it('in the folder within that has them, which only a command names', { tags: 'P-1113' }, async () => {
    const from = 'package:flutter_gen/gen_l10n/app_localizations.dart'
    const files = { 'lib/l10n/own.dart': '', 'lib/l10n/arb/app_en.arb': EN, 'lib/l10n/arb/app_de.arb': DE }
    const [project] = await reader({ 'lib/main.dart': main(from, 'context.l10n'), ...files })
    expect(await words(project)).toBe(ENGLISH)
    expect(await words(project, 'de')).toBe('Fünf|Hallo Kim|Eins|3 Stück|Only in English')
  })

  it('are there where a delegate is asked for them, and where the generated file does so', async () => {
    const [absent] = await reader({
      'lib/main.dart': main('l10n/app_localizations.dart', 'texts')
        .replace(
          'void main() => runApp(',
          'late AppLocalizations texts;\nvoid main() async { texts = await AppLocalizations.delegate.load(Locale(kept())); runApp(',
        )
        .replace('));\nclass Page', ')); }\nclass Page'),
      'l10n.yaml': 'arb-dir: lib/l10n\n',
      ...ARB,
    })
    expect(await words(absent)).toBe(ENGLISH)
    const [there] = await reader({
      'lib/main.dart': `import 'package:flutter/material.dart';
late Texts texts;
void main() async { texts = await const TextsDelegate().load(Locale('en')); runApp(MaterialApp(home: Text(texts.title))); }
abstract class Texts { String get title; }
class TextsEn extends Texts { String get title => 'Title'; }
class TextsDelegate extends LocalizationsDelegate<Texts> { const TextsDelegate(); Future<Texts> load(Locale locale) => SynchronousFuture<Texts>(TextsEn()); }
`,
    })
    expect(await words(there)).toBe('Title')
  })

  it('are read beside a folder that a script has not filled yet', { tags: 'P-1100' }, async () => {
    const [project] = await reader({
      'lib/main.dart': main('package:fixture/l10n/collected/app_localizations.dart', 'context.l10n'),
      'l10n.yaml': 'arb-dir: lib/l10n/collected\n',
      ...ARB,
    })
    expect(await words(project)).toBe(ENGLISH)
  })

  it.each([
    ['Makefile', 'texts:\n\tflutter gen-l10n --arb-dir lib/words --output-dir=lib/out\n', ENGLISH],
    [
      'Taskfile.yml',
      'cmds:\n  - fvm flutter gen-l10n --output-dir lib/out --arb-dir "lib/words/"\n',
      ENGLISH,
    ],
    ['Makefile', 'texts:\n\tflutter gen-l10n --arb-dir lib/others --output-dir lib/out\n', '…'],
  ])('are read from where a command of %s says: %j', { tags: 'P-1065' }, async (file, text, shown) => {
    const arb = new Map(Object.entries(ARB).map(([name, each]) => [name.replace('l10n', 'words'), each]))
    const [project] = await reader({
      '.gitignore': 'lib/out/\n',
      'lib/main.dart': main('package:fixture/out/app_localizations.dart', 'context.l10n'),
      [file]: text,
      ...Object.fromEntries(arb),
    })
    expect(await words(project)).toContain(shown)
  })

  it('are the template’s where the file of a language has nothing in it yet', async () => {
    const [from] = await reader({
      'l10n.yaml': 'template-arb-file: app_de.arb\n',
      'lib/l10n/app_de.arb': DE,
      'lib/l10n/app_en.arb': ' \n',
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:flutter_gen/gen_l10n/app_localizations.dart';
void main() => runApp(MaterialApp(
  localizationsDelegates: AppLocalizations.localizationsDelegates,
  supportedLocales: AppLocalizations.supportedLocales,
  home: Builder(builder: (context) => Text(AppLocalizations.of(context)!.title)),
));
`,
    })
    expect(await words(from)).toBe('Fünf')
  })

  it('an edited text is the next picture’s', async () => {
    const [project, directory] = await reader({
      'lib/main.dart': main('l10n/app_localizations.dart', 'context.l10n'),
      ...ARB,
    })
    await words(project)
    await writeIn(directory, 'lib/l10n/app_en.arb', EN.replace('Only in English', 'Edited'))
    expect(await words(project)).toContain('|Edited')
  })

  it.each([
    ['half-written texts', '{"title": "It'],
    ['a list', '[1, 2]'],
    ['nothing', ''],
  ])('%s leave the page without them', async (_, text) => {
    const [project] = await reader({
      'lib/main.dart': main('l10n/app_localizations.dart', 'context.l10n'),
      'lib/l10n/app_en.arb': text,
    })
    expect(await words(project)).toEqual(expect.any(String))
  })

  it('without ARB files the import leads nowhere, as for the compiler', async () => {
    const [project] = await reader({ 'lib/main.dart': main('l10n/app_localizations.dart', 'context.l10n') })
    await expect(words(project)).rejects.toThrow("Error when reading 'lib/l10n/app_localizations.dart'")
  })
})

describe('texts that lie out of the project', () => {
  const from = main('package:fixture/l10n/app_localizations.dart', 'context.l10n')

  it('are not read through a link', async () => {
    const outside = await temporaryProject({ 'app_en.arb': EN })
    const [project, directory] = await reader({ 'lib/main.dart': from, 'lib/l10n/notes.txt': '' })
    await symlink(path.join(outside, 'app_en.arb'), path.join(directory, 'lib/l10n/app_en.arb'))
    await expect(words(project)).rejects.toThrow('No such file')
    await rm(path.join(directory, 'lib/l10n/app_en.arb'))
    await writeIn(directory, 'lib/l10n/app_en.arb', EN)
    expect(await words(project)).toContain('Only in English')
  })

  it('are not read from a folder that the settings name', async () => {
    const outside = await temporaryProject({ 'app_en.arb': EN })
    const settings = JSON.stringify({ 'arb-dir': outside, 'output-dir': 'lib/l10n' })
    const [project] = await reader({ 'lib/main.dart': from, 'l10n.yaml': settings })
    await expect(words(project)).rejects.toThrow('No such file')
  })
})

it(
  'of a file that was written before, an edit of the ARB file alone is seen',
  { tags: 'P-710' },
  async () => {
    const [from, directory] = await reader({
      ...ARB,
      'l10n.yaml': 'arb-dir: lib/l10n\n',
      'lib/main.dart': main('l10n/app_localizations.dart', 'context.l10n'),
      'lib/l10n/app_localizations_en.dart': `import 'app_localizations.dart';
class AppLocalizationsEn extends AppLocalizations {
  AppLocalizationsEn([String locale = 'en']) : super(locale);
  String get title => 'Before';
  String greeting(String name) { return 'Before $name'; }
  String pieces(int n) { final made = n == 1 ? 'One' : '$n pieces'; return '$made'; }
  String get only => 'Before';
}
`,
    })
    expect(await words(from)).toBe(ENGLISH)
    await writeIn(directory, 'lib/l10n/app_en.arb', EN.replace('Only in', 'Just'))
    expect(await words(from)).toBe(ENGLISH.replace('Only in', 'Just'))
    // half written, the file is as it was made before
    await writeIn(directory, 'lib/l10n/app_en.arb', EN.slice(0, 40))
    expect(await words(from)).toBe('Before|Before Kim|One|3 pieces|Before')
  },
)
