import { describe, expect, it } from 'vitest'
import { openFiles } from '../testing/drawing.ts'
import { autoRouterSource } from './auto-router-source.ts'

const PAGES = `import 'package:flutter/material.dart';
class ShelfPage extends StatelessWidget { Widget build(BuildContext context) =>
  ElevatedButton(onPressed: () => context.router.push(const DeskRoute()), child: Text('Shelf')); }
class DeskScreen extends StatelessWidget { Widget build(BuildContext context) =>
  ElevatedButton(onPressed: () => context.router.push(LampScreenRoute()), child: Text('Desk')); }
class LampScreen extends StatelessWidget { Widget build(BuildContext context) => Text('Lamp'); }`

const ROUTES = `@MaterialAutoRouter(replaceInRouteName: 'Page,Route', preferRelativeImports: true, routes: <AutoRoute>[
  CustomRoute<bool>(path: '/lamp', page: LampScreen, transitionsBuilder: TransitionsBuilders.fadeIn),
  // AutoRoute(page: GonePage),
  AutoRoute(path: '/', page: EmptyRouterPage, name: 'Around', initial: true, children: [AutoRoute(path: '', page: ShelfPage)]),
  AutoRoute(name: 'DeskRoute', page: DeskScreen),
])
`
const main = (imported: string): string => `import 'package:flutter/material.dart';
import '${imported}';
final router = AppRouter();
void main() => runApp(MaterialApp.router(routerDelegate: router.delegate(), routeInformationParser: router.defaultRouteParser()));`

describe(
  'the router of auto_route before version 6, where its generator has not run yet',
  { tags: 'P-913' },
  () => {
    it.each([
      ['as a library', 'routes.gr.dart', `import 'pages.dart';\n${ROUTES}class $AppRouter {}`],
      [
        'as a part',
        'routes.dart',
        `import 'pages.dart';\npart 'routes.gr.dart';\n${ROUTES}class AppRouter extends _$AppRouter {}`,
      ],
    ])('%s', async (_, imported, routes) => {
      const page = await openFiles({
        'lib/main.dart': main(imported),
        'lib/pages.dart': PAGES,
        'lib/routes.dart': routes,
      })
      expect(page.words()).toBe('Shelf')
      page.tap('Shelf')
      expect(page.words()).toBe('Desk')
      page.tap('Desk')
      expect(page.words()).toBe('Lamp')
    })

    it.each([
      ['another annotation', '@RoutePage()\nclass ShelfPage {}'],
      ['no routes', '@MaterialAutoRouter(generateNavigationHelperExtension: true)\nclass $AppRouter {}'],
      ['no class', '@MaterialAutoRouter(routes: [AutoRoute(page: ShelfPage)])\nfinal router = 1;'],
      ['one that never ends', `@MaterialAutoRouter(routes: [${'AutoRoute('.repeat(50_000)}`],
    ])('is not made of %s', (_, text) => {
      expect(autoRouterSource(text, '/lib/routes.dart')).toBe(null)
    })

    it('is made in a moment of routes that are mostly blank, too', () => {
      const told = `${'AutoRoute(a: '.repeat(200)}children: ${' '.repeat(30_000)}${')'.repeat(200)}`
      const text = `@MaterialAutoRouter(routes: [${told}])\nclass $AppRouter {}`
      expect(autoRouterSource(text, '/lib/routes.dart')).toContain('class AppRouter extends RootStackRouter')
    })
  },
)
