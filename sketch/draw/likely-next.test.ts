import { describe, expect, it } from 'vitest'
import { readProject, wordsOf } from '../testing/drawing.ts'
import { drawApp } from './draw-app.ts'
import { NO_INTERACTIONS } from './interactions.ts'
import type { Drawing } from './drawing.ts'

const page = (name: string, words: string): string => `import 'package:flutter/material.dart';
class ${name} extends StatelessWidget {
  Widget build(BuildContext context) => Scaffold(body: TextButton(onPressed: () {}, child: Text('${words}')));
}
`
/** An app that begins with a page of that name, which shows `body` and leads nowhere that is told. */
const draw = async (name: string, body: string, files: Record<string, string>): Promise<Drawing> => {
  const imports = Object.keys(files)
    .filter((file) => !file.includes('/far/'))
    .map((file) => `import '${file.replace('lib/', '')}';`)
  return drawApp(
    await readProject({
      'lib/main.dart': `import 'package:flutter/material.dart';
${imports.join('\n')}
void main() => runApp(MaterialApp(home: ${name}()));
class ${name} extends StatelessWidget {
  final router = AppRouter.instance;
  Widget build(BuildContext context) { router.startWhenReady(context); return Scaffold(body: ${body}); }
}
`,
      ...files,
    }),
  )
}
const LOGIN = { 'lib/login.dart': page('LoginScreen', 'Sign in') }
const HOME = { 'lib/home.dart': page('HomePage', 'My books') }
const words = (drawing: Drawing): string => wordsOf(drawing.picture.body)

describe('of an app that waits the page is shown that comes next by its name', { tags: 'P-798' }, () => {
  it('and that it stands for another is told', async () => {
    const drawing = await draw('SplashPage', "Text('Books')", { ...HOME, ...LOGIN })
    expect(words(drawing)).toContain('Sign in')
    expect(drawing.picture.body).toContain(
      'SplashPage waits for what only the running app can tell: LoginScreen is shown, by its name',
    )
    expect(drawing.coverage().coverage.assumed).toContainEqual({
      kind: 'page',
      what: 'LoginScreen',
      place: { file: 'lib/login.dart', line: 2, column: 1 },
    })
    expect(drawing.page?.name).toBe('LoginScreen')
  })

  it.each(['You are offline', 'No internet connection', 'Something went wrong, please check your network'])(
    'and no other where it says that it came to its end: %s',
    async (said) => {
      expect(words(await draw('SplashPage', `Text('${said}')`, { ...HOME, ...LOGIN }))).toBe(said)
    },
  )

  it.each([
    [
      'what is to be agreed to before a login',
      { ...LOGIN, 'lib/t.dart': page('TermsAgreementPage', 'I agree') },
      'I agree',
    ],
    ['a welcome before a login', { ...LOGIN, 'lib/w.dart': page('WelcomePage', 'Read more') }, 'Read more'],
    [
      'one that is near before one that is sooner',
      { ...HOME, 'lib/far/l.dart': page('LoginPage', 'Sign in') },
      'My books',
    ],
    [
      'one that is far where none is near',
      {
        'lib/data.dart': "import 'settings.dart';",
        'lib/settings.dart': `import 'far/l.dart';\n${page('SettingsPage', 'Dark')}`,
        'lib/far/l.dart': page('LoginPage', 'Sign in'),
      },
      'Sign in',
    ],
    ['called without saying that it is a page', { 'lib/l.dart': page('Login', 'Sign in') }, 'Sign in'],
    [
      'one that waits as well is passed over',
      {
        'lib/w.dart':
          "import 'package:flutter/material.dart'; class WelcomePage extends StatelessWidget { Widget build(BuildContext c) => Scaffold(); }",
        ...LOGIN,
      },
      'Sign in',
    ],
  ])('%s', async (_, files, shown) => {
    expect(words(await draw('StartupGate', 'SizedBox()', files))).toContain(shown)
  })

  it('one that only says that it waits, whatever it is called', async () => {
    expect(words(await draw('Root', "Text('Loading your books…')", LOGIN))).toContain('Sign in')
  })

  it('a part of a page that is called like one stands for none', async () => {
    const files = { 'lib/login_sheet.dart': page('LoginView', 'In a sheet'), ...HOME }
    expect(words(await draw('SplashPage', 'SizedBox()', files))).toContain('My books')
  })

  it('where nothing at all is seen, whatever the page is called', async () => {
    expect(words(await draw('Shelf', 'SizedBox()', LOGIN))).toContain('Sign in')
  })

  it.each([
    ['a page with words', 'Shelf', "Text('Books')", 'Books'],
    [
      'one that tells what to do, whatever it is called',
      'SplashPage',
      "Text('Enter the number on the back of your card, and we will send you a code for it')",
      'Enter the number',
    ],
    ['one that can be tapped', 'SplashPage', "TextButton(onPressed: () {}, child: Text('Go'))", 'Go'],
    ['one of a widget that is not known', 'Shelf', 'GameWidget()', 'GameWidget'],
  ])('%s stays', async (_, name, body, shown) => {
    const drawing = await draw(name, body, LOGIN)
    expect(words(drawing)).toContain(shown)
    expect(words(drawing)).not.toContain('Sign in')
    expect(drawing.coverage().coverage.assumed).toEqual([])
  })

  it('a page that waits stays where none is called so', async () => {
    const settings = { 'lib/s.dart': page('SettingsPage', 'Dark') }
    expect(words(await draw('SplashPage', "Text('Books')", settings))).toBe('Books')
  })

  it('a page that somebody has gone to stays', async () => {
    const project = await readProject({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'login.dart';
void main() => runApp(MaterialApp(home: TextButton(onPressed: () {}, child: Text('Begin'))));
class WaitPage extends StatelessWidget { Widget build(BuildContext c) => Scaffold(); }
`,
      ...LOGIN,
    })
    const first = drawApp(project)
    const opened = first.open({ name: 'WaitPage', file: `${project.directory}/lib/main.dart` })
    expect(words(drawApp(project, opened ?? undefined))).toMatch(
      /^lib.main.dart:4: Nothing of this app is drawn/,
    )
  })
})

describe('what a page that is shown by its name is taken for', { tags: 'P-798' }, () => {
  const SPLASH = `class SplashPage extends StatelessWidget { Widget build(BuildContext c) => Scaffold(); }`
  const files = (main: string, login: string): Record<string, string> => ({
    'lib/main.dart': `import 'package:flutter/material.dart';\nimport 'login.dart';\n${main}\n${SPLASH}`,
    'lib/login.dart': login,
  })
  const AT_HOME = 'void main() => runApp(MaterialApp(home: SplashPage()));'
  const login = (does: string): string => `import 'package:flutter/material.dart';
class LoginScreen extends StatelessWidget { Widget build(BuildContext context) => Scaffold(body: Column(children: [
  TextButton(onPressed: () { if (account.isKnown) return; ${does} }, child: Text('Sign in')),
  Switch(value: false, onChanged: (on) {})])); }
class OtherPage extends StatelessWidget { Widget build(BuildContext context) => Scaffold(body: Text('other')); }
`
  const kinds = (drawing: Drawing): string[] => drawing.coverage().coverage.assumed.map(({ kind }) => kind)

  it.each([
    ['IntroPage', true],
    ['AuthScreen', true],
    ['HomeCreditsPage', true],
    ['AuthorPage', false],
    ['EditHomePage', false],
    [`Login${'Terms'.repeat(30)}Page`, false],
  ])('%s comes next: %s', async (name, comesNext) => {
    const drawing = await draw('SplashPage', 'SizedBox()', { 'lib/n.dart': page(name, 'What is next') })
    expect(words(drawing).includes('What is next')).toBe(comesNext)
  })

  it('a page that somebody has put in the place of the first stays', async () => {
    const main =
      "void main() => runApp(MaterialApp(home: TextButton(onPressed: () {}, child: Text('Begin')), routes: {'/wait': (c) => SplashPage()}));"
    const project = await readProject(files(main, login('')))
    const base = { kind: 'route', name: '/wait', how: 'all' } as const
    const drawing = drawApp(project, { ...NO_INTERACTIONS, base })
    expect(words(drawing)).not.toContain('Sign in')
    expect(drawing.page?.name).toBe('SplashPage')
    expect(drawing.isLikely).toBe(false)
  })

  it('is still told after something was changed on it', async () => {
    const project = await readProject(files(AT_HOME, login('')))
    const changed = drawApp(project, drawApp(project).follow(1))
    expect(kinds(changed)).toEqual(['page'])
    expect(words(changed)).toContain('LoginScreen is shown, by its name')
  })

  it.each([
    [
      'below a dialog, too',
      "showDialog(context: context, builder: (c) => Text('Really?'));",
      'Really?',
      ['page'],
    ],
    [
      'not of the page that it leads to',
      'Navigator.push(context, MaterialPageRoute(builder: (c) => OtherPage()));',
      'other',
      [],
    ],
  ])('%s, and nothing is assumed of a tap', async (_, does, shown, told) => {
    const project = await readProject(files(AT_HOME, login(does)))
    const first = drawApp(project)
    const after = drawApp(project, first.follow(0))
    expect(kinds(first)).toEqual(['page'])
    expect(words(after)).toContain(shown)
    expect(kinds(after)).toEqual(told)
  })

  it('in an app without a MaterialApp it is drawn as it is written now', async () => {
    const app = 'void main() => runApp(SplashPage());'
    const { interactions } = drawApp(await readProject(files(app, page('LoginScreen', 'Sign in'))))
    const edited = await readProject(files(app, page('LoginScreen', 'Come in')))
    const { base } = interactions
    if (base?.kind !== 'widget' || base.widget.kind !== 'instance') throw new Error('No page has come next')
    const of = { ...base.widget.of, file: `${edited.directory}/lib/login.dart` }
    const again = { ...interactions, base: { ...base, widget: { ...base.widget, of } } }
    expect(words(drawApp(edited, again))).toContain('Come in')
  })

  it('its place is that of its class, and all that is written there is marked', async () => {
    const text = `import 'package:flutter/material.dart';
// no class LoginScreen extends anything
class LoginScreen<T> extends StatefulWidget { State<LoginScreen> createState() => _LoginState(); }
class _LoginState extends State<LoginScreen> {
  Widget build(BuildContext context) => Scaffold(body: TextButton(onPressed: () {}, child: Text('Sign in')));
}
`
    const drawing = drawApp(await readProject(files(AT_HOME, text)))
    const { coverage, marks } = drawing.coverage()
    expect(coverage.assumed).toMatchObject([{ place: { file: 'lib/login.dart', line: 3 } }])
    const file = drawing.files.findIndex((each) => each.endsWith('login.dart'))
    expect(marks).toEqual([{ file, start: 0, end: text.length }])
  })
})
