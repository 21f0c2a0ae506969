import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const html = async (page: string, more = '', files: Readonly<Record<string, string>> = {}): Promise<string> =>
  await drawFiles({ 'lib/main.dart': mainWith(page, more), ...files })
const draw = async (page: string, more = '', files: Readonly<Record<string, string>> = {}): Promise<string> =>
  wordsOf(await html(page, more, files))

describe('sizes by the screen, which is 390 by 844', { tags: 'P-479' }, () => {
  const app = async (root: string, text: string): Promise<string> =>
    wordsOf(
      await drawFiles({
        'lib/main.dart': `import 'package:flutter/material.dart';
class Page extends StatelessWidget { Widget build(BuildContext context) => Text('${text}'); }
void main() => runApp(${root});`,
      }),
    )
  it.each([
    ['100.w', '50.0'],
    ['100.sp', '50.0'],
    ['844.h', '422.0'],
    ['1.sw', '390.0'],
  ])('flutter_screenutil: %s of a design twice as large is %s', async (unit, words) => {
    const root =
      'ScreenUtilInit(designSize: Size(780, 1688), builder: (context, child) => MaterialApp(home: Page()))'
    expect(await app(root, `\${${unit}}`)).toBe(words)
  })
  it('sizer: hundredths', async () => {
    const root = 'Sizer(builder: (context, orientation, type) => MaterialApp(home: Page()))'
    expect(await app(root, '${10.w} ${50.h}')).toBe('39.0 422.0')
  })
  it('an extension of the project goes before, and without a design a number is itself', async () => {
    expect(await draw("Text('${4.w} ${4.h}')", 'extension Sizes on num { num get w => this * 100; }')).toBe(
      '400 4.0',
    )
  })
})

describe('responsive layouts, by a phone', { tags: 'P-479' }, () => {
  const framework = (page: string): string => `ResponsiveBreakpoints.builder(
  breakpoints: [Breakpoint(start: 0, end: 450, name: MOBILE), Breakpoint(start: 451, end: 800, name: TABLET)],
  child: Builder(builder: (context) => ${page}))`
  it.each([
    ['its name', "Text('${ResponsiveBreakpoints.of(context).isMobile}')", 'true'],
    ['compared', "Text('${ResponsiveBreakpoints.of(context).largerThan(MOBILE)}')", 'false'],
    ['or smaller', "Text('${ResponsiveBreakpoints.of(context).smallerOrEqualTo(TABLET)}')", 'true'],
    [
      'a value',
      "Text(ResponsiveValue(context, defaultValue: 'usual', conditionalValues: [Condition.equals(name: MOBILE, value: 'phone'), Condition.largerThan(name: TABLET, value: 'wide')]).value)",
      'phone',
    ],
    [
      'a column',
      "ResponsiveRowColumn(layout: ResponsiveRowColumnType.COLUMN, children: [ResponsiveRowColumnItem(child: Text('one')), ResponsiveRowColumnItem(child: Text('two'))])",
      'one|two',
    ],
    [
      'what is hidden',
      "Column(children: [ResponsiveVisibility(hiddenConditions: [Condition.smallerThan(name: TABLET)], child: Text('wide')), Text('all')])",
      'all',
    ],
  ])('responsive_framework: %s', async (_, page, words) => {
    expect(await draw(framework(page))).toBe(words)
  })
  it.each([
    ["ScreenTypeLayout.builder(desktop: (c) => Text('desktop'), mobile: (c) => Text('mobile'))", 'mobile'],
    [
      "ResponsiveBuilder(builder: (c, info) => Text(info.isDesktop ? 'desktop' : '${info.deviceScreenType.name}'))",
      'mobile',
    ],
    [
      "OrientationLayoutBuilder(landscape: (c) => Text('across'), portrait: (c) => Text('upright'))",
      'upright',
    ],
    ["Text(getValueForScreenType<String>(context: context, mobile: 'mobile', desktop: 'desktop'))", 'mobile'],
  ])('responsive_builder: %s', async (page, words) => {
    expect(await draw(page)).toBe(words)
  })
  it('flutter_adaptive_scaffold: a bar below, and slots', async () => {
    const page = `AdaptiveScaffold(destinations: [NavigationDestination(icon: Icon(Icons.home), label: 'Home'),
  NavigationDestination(icon: Icon(Icons.mail), label: 'Mail')], body: (_) => Text('wide'), smallBody: (_) => Text('small'))`
    expect(await draw(page)).toBe('small|Home|Mail')
    const slots = `AdaptiveLayout(
  primaryNavigation: SlotLayout(config: {Breakpoints.medium: SlotLayout.from(key: k, builder: (_) => Text('rail'))}),
  body: SlotLayout(config: {Breakpoints.smallAndUp: SlotLayout.from(key: k, builder: (_) => Text('body'))}),
  bottomNavigation: SlotLayout(config: {Breakpoints.small: SlotLayout.from(key: k, builder: (_) => Text('bar'))}))`
    expect(await draw(slots)).toBe('body|bar')
  })
})

describe('animations show their end', { tags: 'P-479' }, () => {
  it.each([
    ["Text('a').animate().fadeIn(duration: d).slideY(begin: 1)", 'a'],
    ["Column(children: [Text('a'), Text('b')].animate(interval: i).fadeIn())", 'a|b'],
    ["Text('a').animate().swap(builder: (context, child) => Text('b'))", 'b'],
    ["Text('a').animate().custom(end: 7, builder: (context, value, child) => Text('$value'))", '7'],
    ["Column(children: [Text('a').animate().hide(), Text('b')])", 'b'],
  ])('%s', async (page, words) => {
    expect(await draw(page)).toBe(words)
  })
  it('a controller that was started', async () => {
    const more = `class Begin extends StatefulWidget { State createState() => BeginState(); }
class BeginState extends State<Begin> with TickerProviderStateMixin {
  late final controller = AnimationController(vsync: this);
  late final height = Tween(begin: 10, end: 80).animate(CurvedAnimation(parent: controller, curve: Curves.ease));
  void initState() { super.initState(); controller.forward(); }
  Widget build(BuildContext context) => Text('\${height.value}');
}`
    expect(await draw('Begin()', more)).toBe('80')
    expect(await draw('Begin()', more.replace('controller.forward();', ''))).toBe('…')
  })
})

describe('messages of intl', { tags: 'P-479' }, () => {
  const S = `class S { static S of(BuildContext context) => S();
  String get title => Intl.message('Title', name: 'title', desc: '', args: []);
  String hello(String name) => Intl.message('Hello $name', name: 'hello', args: [name]);
  String pieces(int n) => Intl.plural(n, one: 'One', other: '$n pieces', name: 'pieces', args: [n]);
}`
  const page =
    "Builder(builder: (context) => Text([S.of(context).title, S.of(context).hello('Kim'), S.of(context).pieces(1), S.of(context).pieces(3)].join(' ')))"
  it('are their own text', async () => {
    expect(await draw(page, S)).toBe('Title Hello Kim One 3 pieces')
    expect(await draw("Text(Intl.select('a', {'a': 'first', 'other': 'rest'}))")).toBe('first')
    expect(await draw("Text(Intl.gender('x', female: 'She', other: 'They'))")).toBe('They')
  })
  it('are there before the delegate has loaded them', async () => {
    const current =
      'static S? _current; static S get current { return _current!; } static Future<S> load(Locale locale) => initializeMessages(locale);'
    expect(await draw('Text(S.current.title)', S.replace('class S {', `class S { ${current}`))).toBe('Title')
  })
  it('or that of the language which was generated', async () => {
    const english = `final messages = MessageLookup();
class MessageLookup extends MessageLookupByLibrary {
  static m0(name) => "Hi \${name}";
  final messages = _notInlinedMessages(_notInlinedMessages);
  static Map<String, Function> _notInlinedMessages(_) => {'title': MessageLookupByLibrary.simpleMessage('Heading'), 'hello': m0};
}`
    expect(await draw(page, S, { 'lib/intl/messages_en.dart': english })).toBe('Heading Hi Kim One 3 pieces')
    const loads = {
      'lib/texts/locale/messages_en.dart': english,
      'lib/texts/locale/messages_all.dart': 'Future<bool> initializeMessages(String name) async => true;',
      'lib/texts/texts.dart': `import 'locale/messages_all.dart';\n${S}`,
    }
    const main = `import 'texts/texts.dart';\n${mainWith(page, '')}`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main, ...loads }))).toBe('Heading Hi Kim One 3 pieces')
  })
})
