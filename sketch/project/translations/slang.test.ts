import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const main = (
  texts: readonly string[],
  at = 'i18n/strings.g.dart',
  locale = 'en',
): string => `import 'package:flutter/material.dart';
import '${at}';
class Page extends StatelessWidget { Widget build(BuildContext context) => Column(children: [${texts.map((each) => `Text(${each})`).join(', ')}]); }
void main() => runApp(TranslationProvider(child: MaterialApp(locale: Locale('${locale}'), supportedLocales: AppLocaleUtils.supportedLocales, home: Page())));
`
const PUBSPEC = { 'pubspec.yaml': 'name: fixture\ndependencies:\n  slang: any\n  slang_flutter: any\n' }
const words = async (files: Readonly<Record<string, string>>): Promise<string> =>
  wordsOf(await drawFiles({ ...PUBSPEC, ...files }))

const EN = JSON.stringify({
  title: "It's a $5 title",
  hello: 'Hello $name, ${greeting}',
  home: { tabs: ['First', 'Second'], link: 'See @:home.inner.deep', inner: { deep: 'Deep' } },
  pieces: { one: 'One piece', other: '$n pieces' },
  'age(map)': { young: 'Young' },
  'bad key!': 'is left out',
})

describe('slang without its generated files', { tags: 'P-476' }, () => {
  it('has the texts of its files: parameters, counts, lists, links, maps', async () => {
    const texts = [
      't.title', "t.hello(name: 'Kim', greeting: 'hi')", 'context.t.home.tabs[1]', 't.home.link',
      't.pieces(n: 1)', 't.pieces(n: 4)', "t.age['young']!",
    ] // prettier-ignore
    expect(await words({ 'lib/main.dart': main(texts), 'lib/i18n/strings.i18n.json': EN })).toBe(
      'It&#39;s a $5 title|Hello Kim, hi|Second|See Deep|One piece|4 pieces|Young',
    )
  })

  it('of fast_i18n, as the library was called before', async () => {
    const files = {
      'pubspec.yaml': 'name: fixture\ndependencies:\n  fast_i18n: any\n',
      'build.yaml':
        'targets:\n  $default:\n    builders:\n      fast_i18n:\n        options:\n          base_locale: de\n          translate_var: texts\n',
      'lib/i18n/strings.i18n.json': '{"title": "Titel"}',
      'lib/main.dart': main(['texts.title'], 'i18n/strings.g.dart', 'de'),
    }
    expect(await words(files)).toBe('Titel')
  })

  it('of the language that the device has, as code asks for it', async () => {
    const main = `import 'package:flutter/material.dart';
import 'i18n/strings.g.dart';
late Translations texts;
void main() async {
  texts = await AppLocaleUtils.findDeviceLocale().build();
  runApp(MaterialApp(home: Text('\${texts.title} \${AppLocaleUtils.parse('xx').translations.title}')));
}
`
    expect(await words({ 'lib/main.dart': main, 'lib/i18n/strings.i18n.json': '{"title": "Title"}' })).toBe(
      'Title Title',
    )
  })

  it('in the reader’s language, with the base one below, as slang.yaml says where', async () => {
    const files = {
      'slang.yaml':
        'base_locale: de\ninput_directory: assets/i18n\ninput_file_pattern: .yaml\noutput_directory: lib/gen\nstring_interpolation: braces\n',
      'assets/i18n/de.yaml': 'title: Titel\nonly: Nur {who}\n',
      'assets/i18n/en.yaml': 'title: Title\n',
    }
    const texts = ['t.title', "Translations.of(context).only(who: 'ich')"]
    expect(await words({ ...files, 'lib/main.dart': main(texts, 'gen/strings.g.dart') })).toBe(
      'Title|Nur ich',
    )
    expect(await words({ ...files, 'lib/main.dart': main(texts, 'gen/strings.g.dart', 'de') })).toBe(
      'Titel|Nur ich',
    )
  })

  it('by a key that names what every object has, in the base language alone', async () => {
    const files = {
      'lib/i18n/strings.i18n.json': '{"constructor": "Builder", "toString": {"title": "Writing"}}',
      'lib/i18n/strings_de.i18n.json': '{"title": "Titel"}',
    }
    const texts = ['t.constructor', 't.toString.title', 't.title']
    expect(await words({ ...files, 'lib/main.dart': main(texts, 'i18n/strings.g.dart', 'de') })).toContain(
      'Builder|Writing',
    )
  })

  it('with namespaces, told by build.yaml', async () => {
    const options =
      'targets:\n  $default:\n    builders:\n      slang_build_runner:\n        options:\n          namespaces: true\n          input_directory: lib/i18n\n'
    const files = {
      'build.yaml': options,
      'lib/i18n/home.i18n.json': '{"title": "Home"}',
      'lib/i18n/login_en.i18n.json': '{"title": "Login"}',
    }
    expect(await words({ ...files, 'lib/main.dart': main(['t.home.title', 't.login.title']) })).toBe(
      'Home|Login',
    )
  })

  it.each(['', '{', '[1, 2]', '{"title": {"title": null}}'])(
    'what is half written does no harm: %s',
    async (text) => {
      const files = { 'lib/main.dart': main(["'page'"]), 'lib/i18n/strings.i18n.json': text }
      expect(await words(files)).toContain('page')
    },
  )
})

describe('the case that slang gives to names', { tags: 'P-476' }, () => {
  it.each([
    ['snake', 'see_more'],
    ['camel', 'seeMore'],
    ['pascal', 'SeeMore'],
  ])('%s', async (keyCase, name) => {
    const files = {
      'slang.yaml': `key_case: ${keyCase}\n`,
      'lib/main.dart': main([`t.${keyCase === 'pascal' ? 'Intro' : 'intro'}.${name}`]),
      'lib/i18n/strings.i18n.json': '{"INTRO": {"see-more": "More to see"}}',
    }
    expect(await words(files)).toBe('More to see')
  })

  it('words end before a capital, unless all are capitals', async () => {
    const files = {
      'slang.yaml': 'key_case: snake\n',
      'lib/main.dart': main(['t.a_long_name', 't.all_of_it']),
      'lib/i18n/strings.i18n.json': '{"aLongName": "long", "ALL.OF_IT": "all"}',
    }
    expect(await words(files)).toBe('long|all')
  })
})
