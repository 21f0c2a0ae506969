import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { temporaryProject } from '../../testing/temporary-project.ts'
import { readGenLang } from './gen-lang.ts'

const EN = JSON.stringify({
  title: "It's yours",
  hello: 'Hello ${name},\\nor \\"${other}\\"',
  piecesOne: 'One piece',
  piecesPOther: '${howMany} pieces of ${kind}',
  guestMale: 'He is here',
  guestFemale: 'She is here',
  guestGOther: 'They are here',
})
const PUBSPEC = 'name: fixture\ndev_dependencies:\n  gen_lang: 0.1.3\n'
const main = (at: string, locale: string): string => `import 'package:flutter/material.dart';
import '${at}';
class Page extends StatelessWidget {
  Widget build(BuildContext context) => Column(children: [
    Text(S.of(context).title), Text(S.of(context).hello('Kim', 'Lee')), Text(S.of(context).pieces(1, 'wood')),
    Text(S.of(context).pieces(4, 'wood')), Text(S.of(context).guest('female')),
  ]);
}
void main() => runApp(MaterialApp(
  locale: Locale('${locale}'), localizationsDelegates: const [S.delegate], supportedLocales: S.delegate.supportedLocales,
  localeResolutionCallback: S.delegate.resolution(fallback: const Locale('en', '')), home: Page(),
));
`
const words = async (files: Readonly<Record<string, string>>): Promise<string> =>
  wordsOf(await drawFiles({ 'pubspec.yaml': PUBSPEC, ...files }))
const ENGLISH = 'It&#39;s yours|Hello Kim,\nor &quot;Lee&quot;|One piece|4 pieces of wood|She is here'

describe('texts that gen_lang would write', { tags: 'P-1190' }, () => {
  it('are those of res/string, with parameters, counts and genders', async () => {
    const files = { 'res/string/string_en.json': EN, 'res/string/string_de.json': '{"title": "Deins"}' }
    expect(await words({ 'lib/main.dart': main('generated/i18n.dart', 'en'), ...files })).toBe(ENGLISH)
    expect(await words({ 'lib/main.dart': main('generated/i18n.dart', 'de'), ...files })).toMatch(
      /^Deins\|Hello Kim/,
    )
  })

  it("are where the app's own script has them written", async () => {
    const script = 'dart run gen_lang:generate --source-dir=words --output-dir lib/words\n'
    const files = { 'scripts/prepare.sh': `#!/bin/sh\n${script}`, 'words/string_en.json': EN }
    expect(await words({ 'lib/main.dart': main('words/i18n.dart', 'en'), ...files })).toBe(ENGLISH)
  })

  it('are the own ones of a file that is there, and none without the package', async () => {
    const texts = { 'res/string/string_en.json': EN }
    const there = await temporaryProject({ 'pubspec.yaml': PUBSPEC, 'lib/generated/i18n.dart': '', ...texts })
    expect(readGenLang(there)).toBeNull()
    expect(readGenLang(await temporaryProject({ 'pubspec.yaml': 'name: fixture\n', ...texts }))).toBeNull()
    expect(readGenLang(await temporaryProject({ 'pubspec.yaml': PUBSPEC }))).toBeNull()
  })
})
