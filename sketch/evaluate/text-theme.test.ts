import { describe, expect, it } from 'vitest'
import { drawFiles } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

/** The look of the only text of a page. */
async function lookOf(style: string): Promise<string | undefined> {
  const html = await drawFiles({ 'lib/main.dart': mainWith(`Text('words', style: ${style})`) })
  return /<[^>]*data-widget="Text"[^>]*style="([^"]*)"/.exec(html)?.[1]
}

const STYLES = 'Theme.of(context).textTheme'

describe('a theme of text', { tags: 'P-690' }, () => {
  it.each([
    ['headline1', 'displayLarge'],
    ['headline2', 'displayMedium'],
    ['headline3', 'displaySmall'],
    ['headline4', 'headlineMedium'],
    ['headline5', 'headlineSmall'],
    ['headline6', 'titleLarge'],
    ['subtitle1', 'titleMedium'],
    ['subtitle2', 'titleSmall'],
    ['bodyText1', 'bodyLarge'],
    ['bodyText2', 'bodyMedium'],
    ['caption', 'bodySmall'],
    ['button', 'labelLarge'],
    ['overline', 'labelSmall'],
    ['display1', 'headlineMedium'],
    ['title', 'titleLarge'],
    ['body1', 'bodyMedium'],
  ])('has %s, which is called %s today', async (older, role) => {
    const look = await lookOf(`${STYLES}.${older}!.copyWith(color: Colors.red)`)
    expect(look).toContain('#f44336')
    expect(look).toBe(await lookOf(`${STYLES}.${role}!.copyWith(color: Colors.red)`))
  })

  it('is given by either name', async () => {
    const page = (given: string): string =>
      `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(theme: ThemeData(textTheme: TextTheme(${given}: TextStyle(fontSize: 31))), home: Page()));
class Page extends StatelessWidget {
  Widget build(BuildContext context) => Text('words', style: ${STYLES}.headline6);
}`
    const older = await drawFiles({ 'lib/main.dart': page('headline6') })
    expect(older).toContain('calc(1.9375*var(--u))')
    expect(await drawFiles({ 'lib/main.dart': page('titleLarge') })).toContain('calc(1.9375*var(--u))')
  })

  it('is coloured as a whole, above the app too', async () => {
    const main = `import 'package:flutter/material.dart';
void main() => runApp(App());
class App extends StatelessWidget {
  Widget build(BuildContext context) => MaterialApp(
    theme: ThemeData(textTheme: Theme.of(context).textTheme.apply(bodyColor: Colors.red, displayColor: Colors.green)),
    home: Column(children: [Builder(builder: (c) => Text('body', style: Theme.of(c).textTheme.bodyMedium)), Builder(builder: (c) => Text('large', style: Theme.of(c).textTheme.displayLarge))]));
}`
    const html = await drawFiles({ 'lib/main.dart': main })
    expect(html).toMatch(/#f44336[^>]*>body/)
    expect(html).toMatch(/#4caf50[^>]*>large/)
  })

  it('keeps what a merged style does not say', async () => {
    const look = await lookOf(`${STYLES}.merge(TextTheme(caption: TextStyle(color: Colors.red))).bodySmall`)
    expect(look).toContain('#f44336')
    expect(look).toContain('calc(0.75*var(--u))')
  })
})
