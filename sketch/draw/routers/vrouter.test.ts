import { describe, expect, it } from 'vitest'
import { drawFiles, openFiles, wordsOf } from '../../testing/drawing.ts'

const PAGES = `class Page extends StatelessWidget { const Page(this.name); final String name; Widget build(BuildContext context) => Text(name); }
class Begin extends StatelessWidget { Widget build(BuildContext context) => Scaffold(body: TextButton(
  onPressed: () => context.vRouter.to('/about'), child: Text('on'))); }
class Wait extends StatefulWidget { State<Wait> createState() => WaitState(); }
class WaitState extends State<Wait> { void initState() { super.initState();
  Future.delayed(Duration(seconds: 1), () => VRouter.of(context).to('/sign-in')); }
  Widget build(BuildContext context) => Scaffold(body: CircularProgressIndicator()); }
class Account extends VRouteElementBuilder { List<VRouteElement> buildRoutes() => [VWidget(path: '/account', widget: Page('account'))]; }
bool isSignedIn() => false;`

const app = (router: string): Record<string, string> => ({
  'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:vrouter/vrouter.dart';
void main() => runApp(App());
class App extends StatelessWidget { Widget build(BuildContext context) => VRouter(${router}); }
${PAGES}`,
})

describe('vrouter', { tags: 'P-1078' }, () => {
  const TWO = "VWidget(path: '/', widget: Page('home')), VWidget(path: '/sign-in', widget: Page('sign in'))"
  it.each([
    ['begins at its first path', `routes: [${TWO}]`, 'home'],
    ['begins where it is told', `initialUrl: '/sign-in', routes: [${TWO}]`, 'sign in'],
    [
      'begins where what is asked before all pages leads',
      `beforeEnter: (vRedirector) async { if (vRedirector.toUrl == '/sign-in') return; if (!isSignedIn()) vRedirector.to('/sign-in'); }, routes: [${TWO}]`,
      'sign in',
    ],
    [
      'begins where a guard leads',
      `routes: [VGuard(beforeEnter: (r) async => isSignedIn() ? null : r.to('/sign-in'), stackedRoutes: [VWidget(path: '/', widget: Page('home'))]), VWidget(path: '/sign-in', widget: Page('sign in'))]`,
      'sign in',
    ],
    [
      'begins where a path leads on',
      `routes: [VRouteRedirector(path: '/', redirectTo: '/sign-in'), VWidget(path: '/sign-in', widget: Page('sign in'))]`,
      'sign in',
    ],
    [
      'has pages in one another',
      `initialUrl: '/shop/cart', routes: [VNester(path: '/shop', widgetBuilder: (child) => Column(children: [Text('bar'), child]), nestedRoutes: [VWidget(path: 'cart', widget: Page('cart'))])]`,
      'bar|cart',
    ],
    ['has elements of own classes', `initialUrl: '/account', routes: [${TWO}, Account()]`, 'account'],
    [
      'is led on by a page that waits',
      `routes: [VWidget(path: '/', widget: Wait()), VWidget(path: '/sign-in', widget: Page('sign in'))]`,
      'sign in',
    ],
  ])('%s', async (_, router, said) => {
    expect(wordsOf(await drawFiles(app(router)))).toBe(said)
  })

  it('is led by a tap', async () => {
    const page = await openFiles(
      app("routes: [VWidget(path: '/', widget: Begin()), VWidget(path: '/about', widget: Page('about'))]"),
    )
    page.tap('on')
    expect(page.words()).toBe('about')
  })
})
