import { expect, it } from 'vitest'
import { drawFiles } from '../../testing/drawing.ts'

const LEVELS = 40
/** Lists of two routes, each of which has the next list below it. */
const lists = (one: (below: string) => string): string =>
  Array.from({ length: LEVELS }, (_, at) => {
    const below = at === LEVELS - 1 ? '<Object>[]' : `r${at + 1}`
    return `final r${at} = [${one(below)}, ${one(below)}];\n`
  }).join('')

it.each([
  [
    'go_router',
    lists((below) => `GoRoute(path: 'a', builder: (c, s) => Text('a'), routes: ${below})`),
    "MaterialApp.router(routerConfig: GoRouter(routes: [GoRoute(path: '/', builder: (c, s) => Text('top'), routes: r0)]))",
  ],
  [
    'GetX',
    lists((below) => `GetPage(name: '/a', page: () => Text('a'), children: ${below})`),
    "GetMaterialApp(initialRoute: '/', getPages: [GetPage(name: '/', page: () => Text('top'), children: r0)])",
  ],
  [
    'auto_route',
    `class Paths extends RootStackRouter { List<AutoRoute> get routes => r0; }\n${lists(
      (below) => `AutoRoute(page: PageInfo('A', builder: (d) => Text('a')), children: ${below})`,
    )}`,
    'MaterialApp.router(routerConfig: Paths().config())',
  ],
  [
    'modular',
    `class Paths extends Module { List<ModularRoute> get routes => [ChildRoute('/', child: (c, s) => Text('top'), children: r0)]; }\n${lists(
      (below) => `ChildRoute('/a', child: (c, s) => Text('a'), children: ${below})`,
    )}`,
    'ModularApp(module: Paths(), child: MaterialApp.router(routerConfig: Modular.routerConfig))',
  ],
])(
  '%s: lists of routes that each level has twice are read as far as there are steps',
  async (_, code, app) => {
    const main = `import 'package:flutter/material.dart';\n${code}void main() => runApp(${app});`
    expect(await drawFiles({ 'lib/main.dart': main })).toMatch(/top|more to build than a sketch follows/)
  },
)

it('auto_route: the page of a route is read with what stands in it, and no other', async () => {
  const nested = (depth: number): string =>
    depth === 0
      ? "AutoRoute(path: '', page: PageInfo('In', builder: (d) => Text('inmost')))"
      : `AutoRoute(path: '${depth}', initial: true, page: PageInfo('Out', builder: (d) => AutoRouter()), children: [${nested(depth - 1)}])`
  const main = `import 'package:flutter/material.dart';
class Paths extends RootStackRouter { List<AutoRoute> get routes => [${nested(30)}]; }
void main() => runApp(MaterialApp.router(routerConfig: Paths().config()));`
  expect(await drawFiles({ 'lib/main.dart': main })).toContain('inmost')
})
