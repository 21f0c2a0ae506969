import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

it.each([
  ["StickyHeader(header: Text('A'), content: Text('B'))", 'A|B'],
  ["ExpandablePanel(header: Text('A'), collapsed: Text('B'), expanded: Text('C'))", 'A|B'],
  ["AccordionSection(header: Text('A'), content: Text('B'))", 'A'],
  ["AccordionSection(isOpen: true, header: Text('A'), content: Text('B'))", 'A|B'],
  ["GFListTile(titleText: 'A', subTitleText: 'B')", 'A|B'],
  ["ScaffoldPage.scrollable(header: PageHeader(title: Text('A')), children: [Text('B')])", 'A|B'],
  ["ShadCard(title: Text('A'), child: Text('B'), footer: Text('C'))", 'A|B|C'],
  ["FScaffold(header: FHeader(title: Text('A')), child: Text('B'))", 'A|B'],
  ["ToggleSwitch(labels: ['A', 'B'])", 'A|B'],
  ["CustomSlidingSegmentedControl(children: {1: Text('A'), 2: Text('B')})", 'A|B'],
  ["ExpansionTileCard(title: Text('A'), children: [Text('B')])", 'A'],
  ["SlidingUpPanel(body: Text('A'), panel: Text('B'))", 'A|B'],
  ["SlidingUpPanel(body: Text('A'), panelBuilder: (controller) => Text('B'))", 'A|B'],
  ["SlidingUpPanel(body: Text('A'), collapsed: Text('B'), panel: Text('C'))", 'A|B'],
])('%s', { tags: 'P-874' }, async (widget, words) => {
  expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(widget) }))).toBe(words)
})

it.each([
  [
    "Scaffold(bottomNavigationBar: MotionTabBar(labels: ['A', 'B'], icons: [Icons.add, Icons.menu], initialSelectedTab: 'B'))",
    'A|B',
  ],
  [
    "Scaffold(bottomNavigationBar: FancyBottomNavigation(tabs: [TabData(iconData: Icons.add, title: 'A'), TabData(iconData: Icons.menu, title: 'B')]))",
    'A|B',
  ],
  ["CurvedNavigationBarItem(child: Icon(Icons.add), label: 'A')", 'A'],
  [
    "CardSettingsSection(header: CardSettingsHeader(label: 'A'), children: [CardSettingsText(label: 'B', initialValue: 'C')])",
    'A|B|C',
  ],
  [
    "FloatingSearchBar(hint: 'A', body: Text('B'), actions: [FloatingSearchBarAction.searchToClear()])",
    'B|A',
  ],
  ["Badge(badgeContent: Text('A'), child: Text('B'))", 'B|A'],
  ["Badge(showBadge: false, badgeContent: Text('A'), child: Text('B'))", 'B'],
  ["FlutterToggleTab(labels: ['A', 'B'])", 'A|B'],
  ["ExpansionTileItem(title: Text('A'), children: [Text('B')])", 'A'],
  ["DragAndDropList(header: Text('A'), children: [DragAndDropItem(child: Text('B'))])", 'A|B'],
  ['SocialLoginButton(buttonType: SocialLoginButtonType.google, onPressed: () {})', 'Sign in with Google'],
  ['GithubAuthButton(onPressed: () {})', 'Sign in with GitHub'],
  ["GroupButton(buttons: ['A', 'B'])", 'A|B'],
  ["SettingsScreen(title: 'A', children: [SettingsGroup(title: 'B', children: [Text('C')])])", 'A|B|C'],
  ["ZoomDrawer(menuScreen: Text('A'), mainScreen: Text('B'))", 'B'],
  ["SimpleHiddenDrawer(menu: Text('A'), screenSelectedBuilder: (at, drawer) => Text('B $at'))", 'B 0'],
  ["AnimatedSplashScreen(splash: Text('A'), nextScreen: Text('B'))", 'B'],
  ["EasySplashScreen(title: Text('A'), navigator: Text('B'))", 'B'],
  ["EasySplashScreen(title: Text('A'), navigator: '/b')", 'A'],
  ["SplashScreen(title: Text('A'), seconds: 3, navigateAfterSeconds: Text('B'))", 'B'],
  ["SplashScreenView(text: 'A', navigateRoute: Text('B'))", 'B'],
  ["StickyHeaderBuilder(builder: (context, stuck) => Text('A'), content: Text('B'))", 'A|B'],
  ["SpeedDial(icon: Icons.add, label: Text('A'), children: [SpeedDialChild(label: 'B')])", 'A'],
  ["IntroductionScreen(globalHeader: Text('A'), pages: [PageViewModel(title: 'B', body: 'C')])", 'A|B|C'],
  ["FlutterLogin(title: 'A', onLogin: (_) => null)", 'A|LOGIN'],
  [
    "FlutterLogin(title: 'A', onSignup: (_) => null, onRecoverPassword: (_) => null, userType: LoginUserType.name, messages: LoginMessages(loginButton: 'Go'))",
    'A|Forgot Password?|Go|SIGNUP',
  ],
  [
    "MarkdownBody(data: '# A\\nB **C** and [D](e)\\nF\\n\\n- G\\n2. *H*\\n```\\n# I\\n```')",
    'A|B C and D F|• G|2. H|# I',
  ],
])('%s', { tags: 'P-944' }, async (widget, words) => {
  expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(widget) }))).toBe(words)
})

it('the fields of a login page say who they are for', { tags: 'P-944' }, async () => {
  const login = "FlutterLogin(title: 'A', onLogin: (_) => null, userType: LoginUserType.name)"
  const html = await drawFiles({ 'lib/main.dart': mainWith(login) })
  expect(html).toContain('Name')
  expect(html).toContain('Password')
})
