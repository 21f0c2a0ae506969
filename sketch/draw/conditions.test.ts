import { describe, expect, test } from 'vitest'
import { testParser, wordsOf } from '../testing/drawing.ts'
import { temporaryProject } from '../testing/temporary-project.ts'
import { ProjectReader } from '../project/read-project.ts'
import { drawApp } from './draw-app.ts'
import { FIRST_SCREEN } from './screen.ts'
import { NO_INTERACTIONS } from './interactions.ts'
import type { Drawing } from './drawing.ts'

async function drawing(app: string, locale = 'en', more = ''): Promise<Drawing> {
  const directory = await temporaryProject({ 'lib/main.dart': `void main() => runApp(${app});\n${more}` })
  const reading = await new ProjectReader(await testParser(), directory, 'lib/main.dart').read()
  if (reading.kind !== 'read') throw new Error('refused')
  return drawApp(reading.project, NO_INTERACTIONS, { ...FIRST_SCREEN, locale })
}

async function words(app: string, locale: string, more?: string): Promise<string> {
  return wordsOf((await drawing(app, locale, more)).picture.body)
}

const SHOWN = "Builder(builder: (context) => Text('${Localizations.localeOf(context).toLanguageTag()}'))"
const LOCALES = "supportedLocales: const [Locale('fr'), Locale('de', 'AT'), Locale('de')]"

test.each([
  [`MaterialApp(${LOCALES}, home: ${SHOWN})`, 'de', 'de'],
  [`MaterialApp(${LOCALES}, home: ${SHOWN})`, 'de-AT', 'de-AT'],
  [`MaterialApp(${LOCALES}, home: ${SHOWN})`, 'de-CH', 'de-AT'],
  [`MaterialApp(${LOCALES}, home: ${SHOWN})`, 'ja', 'fr'],
  [`MaterialApp(${LOCALES}, locale: Locale('it'), home: ${SHOWN})`, 'de', 'it'],
  [`MaterialApp(home: ${SHOWN})`, 'de', 'en'],
  [`MaterialApp(supportedLocales: [Locale('en', 'GB'), Locale('en', 'US')], home: ${SHOWN})`, 'en', 'en-US'],
])('%s for %s is in %s', async (app, wanted, expected) => {
  expect(await words(app, wanted)).toBe(expected)
})

describe('the callback by which an app chooses its language', { tags: 'P-752' }, () => {
  test.each([
    [
      `MaterialApp(${LOCALES}, localeResolutionCallback: (locale, all) { for (final each in all) { if (each.languageCode == locale?.languageCode) return each; } return Locale('de'); }, home: ${SHOWN})`,
      'fr',
      'fr',
    ],
    [
      `MaterialApp(${LOCALES}, localeResolutionCallback: (locale, all) { for (final each in all) { if (each.languageCode == locale?.languageCode) return each; } return Locale('de'); }, home: ${SHOWN})`,
      'ja',
      'de',
    ],
    [
      `MaterialApp(${LOCALES}, localeListResolutionCallback: (wanted, all) => wanted.first.countryCode == 'CH' ? all.last : null, localeResolutionCallback: (locale, all) => Locale('fr'), home: ${SHOWN})`,
      'de-CH',
      'de',
    ],
    [
      `MaterialApp(${LOCALES}, localeListResolutionCallback: (wanted, all) => null, localeResolutionCallback: (locale, all) => all.last, home: ${SHOWN})`,
      'fr',
      'de',
    ],
    [
      `MaterialApp(supportedLocales: const [Locale('fr', 'FR'), Locale('de', 'DE')], localeResolutionCallback: (locale, all) => all.contains(locale) ? locale : Locale('it'), home: ${SHOWN})`,
      'de',
      'de-DE',
    ],
    [
      `MaterialApp(${LOCALES}, localeResolutionCallback: (locale, all) { for (final each in all) { if (each == locale) return each; } return Locale('it'); }, home: ${SHOWN})`,
      'de-AT',
      'de-AT',
    ],
    [`MaterialApp(${LOCALES}, localeResolutionCallback: (locale, all) => kept, home: ${SHOWN})`, 'de', 'de'],
  ])('%s for %s is in %s', async (app, wanted, expected) => {
    expect(await words(app, wanted)).toBe(expected)
  })
})

test.each([
  ["startLocale: Locale('de'),", 'fr', 'de'],
  ['', 'fr', 'fr'],
  // one that the app does not list is none
  ["startLocale: Locale('it'),", 'de', 'fr'],
  ['startLocale: Locale(kept),', 'de', 'de'],
])('easy_localization begins, with %s for %s, in %s', { tags: 'P-754' }, async (start, wanted, expected) => {
  const app = `MaterialApp(locale: context.locale, supportedLocales: context.supportedLocales, home: ${SHOWN})`
  const easy = `EasyLocalization(path: 'texts', supportedLocales: [Locale('fr'), Locale('de')], ${start} child: Builder(builder: (context) => ${app}))`
  expect(await words(easy, wanted)).toBe(expected)
})

test.each([
  [`MaterialApp(${LOCALES}, home: ${SHOWN})`, 'fr de-AT de'],
  [`MaterialApp(${LOCALES}, locale: Locale('it'), home: ${SHOWN})`, 'it'],
  [`MaterialApp(home: ${SHOWN})`, ''],
])('%s lists: %s', async (app, expected) => {
  expect((await drawing(app)).picture.body).toContain(` data-locales="${expected}"`)
})

test(
  'the platform is that of the page’s device, and another one is another picture',
  { tags: 'P-472' },
  async () => {
    const source = `void main() => runApp(MaterialApp(home: Text(defaultTargetPlatform == TargetPlatform.iOS ? 'i' : 'a')));`
    const directory = await temporaryProject({ 'lib/main.dart': source })
    const reading = await new ProjectReader(await testParser(), directory, 'lib/main.dart').read()
    if (reading.kind !== 'read') throw new Error('refused')
    const on = (platform: 'iOS' | 'android') =>
      drawApp(reading.project, NO_INTERACTIONS, { ...FIRST_SCREEN, platform })
    expect([wordsOf(on('iOS').picture.body), wordsOf(on('android').picture.body)]).toEqual(['i', 'a'])
    expect(on('iOS').dependsOnScreen).toBe(true)
  },
)

test('what code asks about its platform is answered for the page’s device', { tags: 'P-472' }, async () => {
  const asked = [
    'Platform.isIOS',
    'Platform.isWindows',
    'UniversalPlatform.isMobile',
    'GetPlatform.isDesktop',
  ]
  const text = `\${Platform.operatingSystem} ${asked.map((each) => `\${${each}}`).join(' ')}`
  const directory = await temporaryProject({
    'lib/main.dart': `import 'dart:io';\nvoid main() => runApp(MaterialApp(home: Text('${text}')));`,
  })
  const reading = await new ProjectReader(await testParser(), directory, 'lib/main.dart').read()
  if (reading.kind !== 'read') throw new Error('refused')
  const on = (platform: 'iOS' | 'windows') =>
    drawApp(reading.project, NO_INTERACTIONS, { ...FIRST_SCREEN, platform })
  expect(wordsOf(on('iOS').picture.body)).toBe('ios true false true false')
  expect(wordsOf(on('windows').picture.body)).toBe('windows false true false true')
  expect(on('iOS').dependsOnScreen).toBe(true)
})

test('the texts that Flutter generates are those of the language, or the English ones', async () => {
  const classes = `
abstract class Texts { static Texts of(context) => Localizations.of<Texts>(context, Texts)!; String get hello; }
class TextsEn extends Texts { String get hello => 'Hello'; }
class TextsDe extends Texts { String get hello => 'Hallo'; }
`
  const app = `MaterialApp(supportedLocales: const [Locale('en'), Locale('de'), Locale('fr')],
    home: Builder(builder: (context) => Text(Texts.of(context).hello)))`
  expect(await words(app, 'de', classes)).toBe('Hallo')
  expect(await words(app, 'fr', classes)).toBe('Hello')
  expect((await drawing(app, 'de', classes)).dependsOnScreen).toBe(true)
  expect((await drawing("MaterialApp(home: Text('x'))")).dependsOnScreen).toBe(false)
})

test.each([
  [
    "MediaQuery(data: MediaQuery.of(c).copyWith(textScaler: TextScaler.linear(1.5)), child: Text('x'))",
    '24px',
  ],
  ["MediaQuery(data: MediaQuery.of(c).copyWith(textScaler: TextScaler.noScaling), child: Text('x'))", '16px'],
  ["MediaQuery(data: MediaQuery.of(c).copyWith(textScaleFactor: 2.0), child: Text('x'))", '32px'],
  [
    "MediaQuery(data: MediaQuery.of(c).copyWith(textScaler: MediaQuery.of(c).textScaler.clamp(minScaleFactor: 0.5, maxScaleFactor: 2)), child: Text('x'))",
    'clamp(8px,1rem,32px)',
  ],
  ["MediaQuery.withNoTextScaling(child: Text('x'))", '16px'],
  ["MediaQuery.withClampedTextScaling(maxScaleFactor: 1.25, child: Text('x'))", 'clamp(0px,1rem,20px)'],
])('%s', async (widget, unit) => {
  const { body } = (await drawing(`Builder(builder: (c) => ${widget})`)).picture
  expect(body).toContain(`--u:${unit}`)
})

test.each([
  [
    'the case with data',
    "switch (s) { Waiting() => 'waits', Loaded(:final text) => 'is there', _ => 'no' }",
    'is there',
  ],
  ['not one that has none yet', "switch (s) { NotLoaded() => 'first', Failed() => 'no' }", 'first'],
  ['the first', "switch (s) { true => 'one', false => 'two' }", 'one'],
  ['what takes all', "switch (s) { 1 => 'one', _ => 'rest' }", 'rest'],
])(
  'of a switch over what only running code could tell: %s',
  { tags: 'P-650' },
  async (_, expression, expected) => {
    expect(await words(`MaterialApp(home: Builder(builder: (c) => Text(${expression})))`, 'en')).toBe(
      expected,
    )
    const statement = expression.replace(
      /(\w+\([^)]*\)|true|false|\d|_) => ('[^']*'),?/g,
      (__, pattern: string, value: string) =>
        pattern === '_' ? `default: return Text(${value});` : `case ${pattern}: return Text(${value});`,
    )
    expect(await words(`MaterialApp(home: Builder(builder: (c) { ${statement} }))`, 'en')).toBe(expected)
  },
)

test.each([
  ["auth.isLoggedIn ? 'home' : 'sign in'", 'sign in'],
  ["!await store.hasToken() ? 'sign in' : 'home'", 'sign in'],
  ["prefs.isFirstLaunch ? 'welcome' : 'home'", 'welcome'],
  ["prefs.introCompleted && auth.isLoggedIn ? 'home' : 'welcome'", 'welcome'],
  ["model.isLoading ? 'waits' : 'content'", 'content'],
  ["model.hasError ? 'error' : 'content'", 'content'],
  ["model.hasEmailValidationMessage ? 'error' : 'content'", 'content'],
  ["model.initialized ? 'content' : 'waits'", 'content'],
  ["switch (auth.status) { Status.loggedIn => 'home', Status.loggedOut => 'sign in' }", 'sign in'],
  ["all().any((each) => each.isLoggedIn()) ? 'home' : 'sign in'", 'sign in'],
  ["all().every((each) => each.isLoading) ? 'waits' : 'content'", 'content'],
  ["model.shown ? 'first' : 'second'", 'first'],
  ["server.isUnderMaintenance || version.updateRequired ? 'come back' : 'content'", 'content'],
  ["input.isKeyboardVisible || isKeyboardOpen ? 'no' : 'content'", 'content'],
  ["device.isRooted || user.isBanned || app.needsUpdate ? 'no' : 'content'", 'content'],
  ["list.isUpdated ? 'new' : 'old'", 'new'],
  ["state.when(inMaintenance: (until) => 'come back', open: () => 'content')", 'content'],
  ["switch (state.kind) { Kind.maintenance => 'come back', Kind.open => 'content' }", 'content'],
  ["events.isClosed ? 'over' : 'goes on'", 'goes on'],
  ["!page.isDisposed ? 'goes on' : 'over'", 'goes on'],
  ["settings.lock ? 'locked' : 'open'", 'open'],
  ["settings.useBiometrics || settings.isPinSet ? 'locked' : 'open'", 'open'],
  ["(await Permission.photos.status).isGranted ? 'photos' : 'ask'", 'ask'],
  ["model.hasStoragePermission && !model.isDenied ? 'photos' : 'ask'", 'ask'],
  ["model.permissionsGranted ? 'photos' : 'ask'", 'ask'],
  ["user.isPro || account.isPremiumUser || await store.hasActiveSubscription() ? 'all' : 'some'", 'some'],
  ["me.isAdmin || me.isSubscribed ? 'all' : 'some'", 'some'],
  ["me.isProper ? 'first' : 'second'", 'first'],
  ["model.granter ? 'first' : 'second'", 'first'],
  ["Own().isLoggedIn ? 'home' : 'sign in'", 'sign in'],
  ["await Own().hasToken() ? 'home' : 'sign in'", 'sign in'],
  ["Own().early ? 'home' : 'sign in'", 'home'],
])('an app that was just installed: %s', { tags: 'P-650' }, async (expression, expected) => {
  const own =
    'class Own { bool get isLoggedIn => kept.length > 9; Future<bool> hasToken() async => await kept.read() != 1; bool get early => kept.length > 9; }'
  const home = `Builder(builder: (c) => Text(${expression}))`
  expect(await words(`MaterialApp(home: ${home})`, 'en', own)).toBe(expected)
})

test.each([
  [
    'a name that the page gives it',
    "final isTv = features.contains('tv'); return Text(isTv ? 'tv' : 'phone');",
    'phone',
  ],
  [
    'a statement',
    "final loggedIn = await api.check(); if (loggedIn) return Text('home'); return Text('sign in');",
    'sign in',
  ],
  ['the other way round', "var firstRun = a == b; return Text(!firstRun ? 'home' : 'welcome');", 'welcome'],
  [
    'with another',
    "var hasError = a == b; return Text(hasError || hasToken() ? 'home' : 'welcome');",
    'welcome',
  ],
  [
    'one that says nothing',
    "var other = features.contains('tv'); return Text(other ? 'first' : 'second');",
    'first',
  ],
])('what the source calls a condition counts, too: %s', { tags: 'P-650' }, async (_, body, expected) => {
  expect(await words(`MaterialApp(home: Builder(builder: (c) { ${body} }))`, 'en')).toBe(expected)
})

test.each([
  ["await store.load('seen') == 'true'", 'welcome'],
  ["'true' == await store.load('seen')", 'welcome'],
  ["await store.load('new') != 'true'", 'home'],
])('a flag that is stored as a text is not set: %s', { tags: 'P-697' }, async (condition, expected) => {
  const body = `final isSet = ${condition}; if (isSet) return Text('home'); return Text('welcome');`
  expect(await words(`MaterialApp(home: Builder(builder: (c) { ${body} }))`, 'en')).toBe(expected)
})

test('a condition that is presumed is told as assumed', { tags: 'P-650' }, async () => {
  const { coverage } = await drawing(
    "MaterialApp(home: Builder(builder: (c) { if (auth.isLoggedIn) return Text('home'); return Text('sign in'); }))",
  )
  expect(coverage().coverage.assumed.map(({ kind, what }) => ({ kind, what }))).toEqual([
    { kind: 'no-branch', what: 'isLoggedIn' },
  ])
})

test.each([
  'PlatformDispatcher.instance.locale',
  'WidgetsBinding.instance.platformDispatcher.locales.first',
  'Locale(kept())',
  'Get.locale!',
])("the language of %s is the reader's", async (locale) => {
  const home = `Builder(builder: (c) => Text(${locale}.languageCode))`
  expect(
    await words(`MaterialApp(supportedLocales: [Locale('en'), Locale('de')], home: ${home})`, 'de'),
  ).toBe('de')
})

test.each([
  'PlatformDispatcher.instance.locale.countryCode',
  'View.of(context).platformDispatcher.locales.first.countryCode',
  'Platform.localeName.split("_").last',
  'Get.deviceLocale!.countryCode',
])('the country of a device that is set to German, by %s', { tags: 'P-756' }, async (asked) => {
  const home = `Builder(builder: (context) => Text(${asked}))`
  const app = `MaterialApp(supportedLocales: [Locale('en'), Locale('de')], home: ${home})`
  expect(await words(app, 'de')).toBe('DE')
})

test('what a package adds to a locale is not known, and not nothing', { tags: 'P-756' }, async () => {
  expect(await words("MaterialApp(home: Text('${Locale('de').displayed}'))", 'en')).toBe('…')
})
