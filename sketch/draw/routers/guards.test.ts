import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const words = async (router: string, more = ''): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
final router = Paths();
void main() => runApp(MaterialApp.router(routerConfig: router.config()));
class ShelfPage extends StatelessWidget { Widget build(BuildContext context) => Text('shelf'); }
class EntryPage extends StatelessWidget { Widget build(BuildContext context) => Text('entry'); }
class FramePage extends StatelessWidget { Widget build(BuildContext context) => Column(children: [Text('frame'), AutoRouter()]); }
class WaitPage extends StatefulWidget { State<WaitPage> createState() => _WaitState(); }
class _WaitState extends State<WaitPage> {
  void initState() { super.initState(); Timer(Duration(seconds: 2), () => context.router.replace(const FrameRoute())); }
  Widget build(BuildContext context) => Text('wait');
}
class Paths extends RootStackRouter { ${router} }
${more}`,
    }),
  )
const ENTRY = "AutoRoute(page: EntryRoute.page, path: '/entry')"

describe('auto_route leads where its guards and pages say', { tags: 'P-611' }, () => {
  it.each([
    [
      'a callback that asks what is not known',
      'AutoRouteGuardCallback((resolver, router) async { if (!await known()) { resolver.redirect(EntryRoute()); } else { resolver.next(true); } })',
      'entry',
    ],
    ['a guard that lets pass', 'AutoRouteGuardCallback((resolver, router) => resolver.next(true))', 'shelf'],
    ['AutoRouteGuard.redirect', 'AutoRouteGuard.redirect((resolver) => EntryRoute())', 'entry'],
    [
      'one whose route there is none of',
      'AutoRouteGuardCallback((resolver, router) => resolver.redirect(NoneRoute()))',
      'shelf',
    ],
    [
      'a lock, which a new app does not have',
      'AutoRouteGuardCallback((resolver, router) { if (locked()) { resolver.redirect(LockRoute()); } else { resolver.next(); } })',
      'shelf',
    ],
  ])('%s', async (_, guard, page) => {
    const routes = `List get routes => [AutoRoute(page: ShelfRoute.page, initial: true, guards: [${guard}]), ${ENTRY}, AutoRoute(page: LockRoute.page, path: '/lock')];`
    expect(
      await words(
        routes,
        "class LockPage extends StatelessWidget { Widget build(BuildContext context) => Text('lock'); }",
      ),
    ).toBe(page)
  })

  it('of two routes of one path the first is guarded as it says', async () => {
    const guard = 'AutoRouteGuard.redirect((resolver) => EntryRoute())'
    const routes = `List get routes => [AutoRoute(page: FrameRoute.page, path: '/', guards: [${guard}], children: [AutoRoute(page: ShelfRoute.page, path: 'shelf')]), AutoRoute(page: ShelfRoute.page, path: '/shelf'), ${ENTRY}];`
    expect(await words(routes)).toBe('entry')
  })

  it("the router's own guard, a class; guards that lead to each other end", async () => {
    const of = (to: string): string => `List get guards => [Ask()];
  List get routes => [AutoRoute(page: ShelfRoute.page, initial: true), AutoRoute(page: EntryRoute.page, path: '/entry', guards: [${to}])];`
    const ask =
      'class Ask extends AutoRouteGuard { void onNavigation(resolver, router) { router.replace(EntryRoute()); } }'
    expect(await words(of(''), ask)).toBe('entry')
    expect(await words(of('AutoRouteGuard.redirect((r) => ShelfRoute())'), ask)).toMatch(/entry|shelf/)
  })

  it('the router as the guard, as before version 9, which pushes what asks and lets nobody pass', async () => {
    const routes = `void onNavigation(resolver, router) { if (signedIn()) { return resolver.next(); } router.push(const EntryRoute()); return resolver.next(false); }
  List get routes => [AutoRoute(page: ShelfRoute.page, initial: true), AutoRoute(page: WaitRoute.page, path: '/:any'), ${ENTRY}];`
    expect(await words(routes)).toBe('entry')
  })

  it('a page that the router itself is told to replace', async () => {
    const routes = `List get routes => [AutoRoute(page: LeaveRoute.page, path: '/'), ${ENTRY}];`
    const leave = `class LeavePage extends StatefulWidget { State<LeavePage> createState() => _LeaveState(); }
class _LeaveState extends State<LeavePage> {
  void initState() { super.initState(); ask().then((it) { router.replaceNamed('/entry'); }); }
  Widget build(BuildContext context) => Text('wait');
}`
    expect(await words(routes, leave)).toBe('entry')
  })

  it('a page that replaces itself by a generated route, with the first of its tabs', async () => {
    const routes = `List get routes => [AutoRoute(page: WaitRoute.page, path: '/'), AutoRoute(page: FrameRoute.page, path: '/frame', children: [
  RedirectRoute(path: '', redirectTo: 'shelf'), AutoRoute(page: EntryRoute.page, path: 'entry'), AutoRoute(page: ShelfRoute.page, path: 'shelf')])];`
    expect(await words(routes)).toBe('frame|shelf')
  })

  it('the map of pages that was generated before version 9', async () => {
    const routes = `List get routes => [AutoRoute(page: const PageInfo('OpenRoute'), path: '/')];
  final Map<String, PageFactory> pagesMap = {'OpenRoute': (data) => AutoRoutePage(routeData: data, child: EntryPage())};`
    expect(await words(routes)).toBe('entry')
  })

  it('what was generated before version 6, with a route that only holds others', async () => {
    const routes = `final Map<String, PageFactory> pagesMap = {
    'FrameRoute': (data) => AutoRoutePage(routeData: data, child: const EmptyRouterPage()),
    'EntryRoute': (data) => AutoRoutePage(routeData: data, child: EntryPage()), 'ShelfRoute': (data) => AutoRoutePage(routeData: data, child: ShelfPage())};
  List get routes => [RouteConfig('FrameRoute', path: '/', children: [RouteConfig('#redirect', path: '', redirectTo: 'in'),
    RouteConfig('EntryRoute', path: 'out', parent: 'FrameRoute'), RouteConfig('ShelfRoute', path: 'in', parent: 'FrameRoute')])];`
    expect(await words(routes)).toBe('shelf')
  })

  it('a route whose page ends as the configuration of the router says', async () => {
    const main = `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp.router(routerConfig: Paths().config()));
class EntryWrapper extends StatelessWidget { Widget build(BuildContext context) => Text('entry'); }
@AutoRouterConfig(replaceInRouteName: 'Page|Wrapper,Route')
class Paths extends RootStackRouter { List get routes => [AutoRoute(page: EntryRoute.page, path: '/')]; }`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe('entry')
  })

  it.each(['AutoRouterDelegate.declarative(router, ', 'router.declarativeDelegate('])(
    'the topmost of the routes that %s says are shown',
    async (delegate) => {
      const main = `import 'package:flutter/material.dart';
final router = Paths();
bool signedIn = false;
void main() => runApp(MaterialApp.router(routerDelegate: ${delegate}routes: (_) => [
  if (signedIn) const ShelfRoute() else ...[const ShelfRoute(), const EntryRoute()]])));
class ShelfPage extends StatelessWidget { Widget build(BuildContext context) => Text('shelf'); }
class EntryPage extends StatelessWidget { Widget build(BuildContext context) => Text('entry'); }
class EntryRoute extends PageRouteInfo { const EntryRoute() : super('EntryRoute'); }
class Paths extends RootStackRouter {
  List get routes => [AutoRoute(page: ShelfRoute.page, path: '/'), AutoRoute(page: const PageInfo('EntryRoute'), path: '/entry')];
}`
      expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe('entry')
    },
  )
})

describe('GetX shows a page within a page', { tags: 'P-611' }, () => {
  const app = (around: string, begin: string): string => `import 'package:flutter/material.dart';
void main() => runApp(Obx(() => GetMaterialApp(initialRoute: '/', getPages: [GetPage(name: '/', page: () => Frame(), children: [
  GetPage(name: '/list', page: () => Text('list'))])])));
class Frame extends StatelessWidget { Widget build(BuildContext context) => ${around}(builder: (context, delegate, current) =>
  Column(children: [Text('frame'), GetRouterOutlet(initialRoute: '${begin}')])); }`
  it.each([
    ['at its initial route', '/list', 'frame|list'],
    ['none where there is no such route', '/none', 'frame'],
  ])('%s', async (_, begin, shown) => {
    expect(wordsOf(await drawFiles({ 'lib/main.dart': app('GetRouterOutlet.builder', begin) }))).toBe(shown)
  })

  it('one that holds itself ends', async () => {
    expect(wordsOf(await drawFiles({ 'lib/main.dart': app('GetRouterOutlet.builder', '/') }))).toContain(
      'frame',
    )
  })
})

describe('go_router is told to an app in each of its ways', { tags: 'P-614' }, () => {
  const app = (given: string, router: string): string => `import 'package:flutter/material.dart';
class Start extends StatefulWidget { State<Start> createState() => _StartState(); }
class _StartState extends State<Start> {
  late final way = ${router};
  Widget build(BuildContext context) => MaterialApp.router(${given}, builder: (context, child) => Column(children: [Text('around'), child!]));
}
void main() => runApp(Start());`
  const routes = "routes: [GoRoute(path: '/', builder: (c, s) => Text('index'))]"
  it.each([
    [
      'its delegate and parser',
      'routerDelegate: way.routerDelegate, routeInformationParser: way.routeInformationParser',
      `GoRouter(${routes})`,
      'index',
    ],
    [
      'a configuration that it listens to',
      'routerConfig: way',
      `GoRouter.routingConfig(routingConfig: ValueNotifier(RoutingConfig(${routes})))`,
      'index',
    ],
  ])('%s', async (_, given, router, shown) => {
    expect(wordsOf(await drawFiles({ 'lib/main.dart': app(given, router) }))).toContain(shown)
  })
})
