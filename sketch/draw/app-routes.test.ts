import { describe, expect, it, test } from 'vitest'
import { ProjectReader } from '../project/read-project.ts'
import { drawFiles, testParser, wordsOf } from '../testing/drawing.ts'
import { temporaryProject } from '../testing/temporary-project.ts'
import { drawApp } from './draw-app.ts'
import { NO_INTERACTIONS } from './interactions.ts'
import type { Drawing } from './drawing.ts'
import type { Interactions } from './interactions.ts'

async function drawn(main: string) {
  const directory = await temporaryProject({ 'lib/main.dart': main })
  const reading = await new ProjectReader(await testParser(), directory, 'lib/main.dart').read()
  if (reading.kind !== 'read') throw new Error('The source has mistakes')
  const { project } = reading
  return (interactions: Interactions = NO_INTERACTIONS) => drawApp(project, interactions)
}
const seen = ({ picture }: Drawing, words: string) => picture.body.includes(words)
const listed = ({ picture }: Drawing) => /data-routes="([^"]*)"/.exec(picture.body)?.[1]?.split(' ')

test(
  'routes by name are listed; going to one opens it above, and its address is told',
  { tags: 'P-492' },
  async () => {
    const draw = await drawn(`void main() => runApp(MaterialApp(home: Text('at home'), routes: {
  '/settings': (context) => Scaffold(appBar: AppBar(), body: Text('all settings')),
}));`)
    const first = draw()
    expect([listed(first), first.route]).toEqual([['/', '/settings'], '/'])
    expect(first.go('/nowhere')).toBe(NO_INTERACTIONS)
    const there = draw(first.go('/settings'))
    expect([seen(there, 'all settings'), there.route]).toEqual([true, '/settings'])
    expect(seen(draw(there.go('/')), 'at home')).toBe(true)
  },
)

test('a router’s paths are listed, and a path with an argument is gone to', { tags: 'P-492' }, async () => {
  const draw = await drawn(`void main() => runApp(MaterialApp.router(routerConfig: GoRouter(
  initialLocation: '/home',
  routes: [
    GoRoute(path: '/home', builder: (context, state) => Text('at home'), routes: [
      GoRoute(path: 'tide/:id', name: 'tide', builder: (context, state) => Text('one tide')),
    ]),
  ],
)));`)
  const first = draw()
  expect([listed(first), first.route, first.initialRoute]).toEqual([
    ['/home', '/home/tide/:id'],
    '/home',
    '/home',
  ])
  const there = draw(first.go('/home/tide/7?of=x'))
  expect([seen(there, 'one tide'), there.route]).toEqual([true, '/home/tide/7?of=x'])
})

test('the last of the routes that an app opens at the start lies on top', async () => {
  const draw = await drawn(`void main() => runApp(MaterialApp(
  onGenerateInitialRoutes: (name) => [
    MaterialPageRoute(builder: (context) => Text('below')), MaterialPageRoute(builder: (context) => Text('at $name')),
  ],
  routes: {'/': (context) => Text('never')},
));`)
  expect(['at /', 'below', 'never'].filter((each) => seen(draw(), each))).toEqual(['at /'])
})

describe('the page of `initialRoute`', { tags: 'P-748' }, () => {
  const app = (more: string): string =>
    `import 'package:flutter/material.dart';\nvoid main() => runApp(MaterialApp(home: Text('Home'), ${more}));`
  it.each([
    ['stands before `home`', "initialRoute: 'in', routes: {'in': (context) => Text('In')}", 'In'],
    [
      'generated',
      "initialRoute: '/in', onGenerateRoute: (it) => MaterialPageRoute(builder: (c) => Text(it.name))",
      '/in',
    ],
    ['that is none', "initialRoute: '/in', routes: {'/out': (context) => Text('Out')}", 'Home'],
    [
      'that is `home`',
      "initialRoute: '/', onGenerateRoute: (it) => MaterialPageRoute(builder: (c) => Text('In'))",
      'Home',
    ],
  ])('%s', async (_, more, words) => {
    expect(wordsOf(await drawFiles({ 'lib/main.dart': app(more) }))).toBe(words)
  })
})
