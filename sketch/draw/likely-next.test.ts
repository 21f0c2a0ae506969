import { describe, expect, it } from 'vitest'
import { readProject, wordsOf } from '../testing/drawing.ts'
import { drawApp } from './draw-app.ts'
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
