import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

const CLASSES = `abstract class Till { String get says; }
class FullTill extends Till { String get says => 'full'; }
class Cart { Cart(this.till); final Till till; String get says => till.says; }
class Shop extends Cubit<int> { Shop() : super(0); String name = 'Corner'; static Shop of(context) => BlocProvider.of(context); static Shop at(context) { return context.read(); } }
`
const words = async (main: string): Promise<string> =>
  wordsOf(await drawFiles({ 'lib/main.dart': `import 'package:flutter/material.dart';\n${CLASSES}${main}` }))
const page = (text: string, fields = ''): string =>
  `class Page extends StatelessWidget { ${fields} Widget build(BuildContext context) { ${text} } }
final getIt = GetIt.instance;
void main() {
  getIt.registerLazySingleton<Till>(() => FullTill());
  getIt.registerLazySingleton<Cart>(() => Cart(getIt()));
  runApp(BlocProvider(create: (_) => Shop(), child: MaterialApp(home: Page())));
}`

describe('what is asked for without its type is of the type of its place', { tags: 'P-728' }, () => {
  it.each([
    ['an argument', page('return Text(getIt<Cart>().says);'), 'full'],
    ['an argument with a name', page('return Text(Named(till: getIt()).till.says);'), 'full'],
    ['a variable', page('final Cart cart = getIt(); return Text(cart.says);'), 'full'],
    ['a field', page('return Text(cart.says);', 'final Cart cart = getIt.get();'), 'full'],
    ['a late field', page('return Text(cart!.says);', 'late final Cart? cart = GetIt.I();'), 'full'],
    ['the result of a function', page('return Text(Shop.of(context).name);'), 'Corner'],
    ['what a function returns', page('return Text(Shop.at(context).name);'), 'Corner'],
    [
      'what stands for nothing',
      page('Cart? none; final Cart cart = none ?? getIt(); return Text(cart.says);'),
      'full',
    ],
    [
      'what a field is given later',
      page('cart = getIt(); return Text(cart.says);', 'late Cart cart;'),
      'full',
    ],
    [
      'what it is given by an older name',
      page('shop = context.bloc(); return Text(shop.name);', 'Shop shop;'),
      'Corner',
    ],
    ['what a constructor begins with', page('return Text(Named.begun().till.says);'), 'full'],
  ])('%s', async (_, main, shown) => {
    const named = `class Named { Named({required this.till}); Named.begun() : till = getIt(); final Till till; }\n`
    expect(await words(`${named}${main}`)).toBe(shown)
  })

  it.each([
    ['a getter', 'Text(Greets().here.words)', 'hello'],
    ['a field', 'Text(made.words)', 'made'],
    ['an argument, and what stands for one', 'Tag(size: .wide)', 'Wide over narrow'],
    ['a result that a condition chooses', 'Text(chosen(true).words + of(Size2.wide).words)', 'hellomade'],
  ])('a dot that leaves it out: %s', async (_, shows, shown) => {
    const main = `class Greeting { const Greeting(this.words); final String words; static Greeting hello() => Greeting('hello'); factory Greeting.made() => Greeting('made'); static Greeting? of(context) => .hello(); }
enum Size2 { wide('Wide'), narrow('narrow'); const Size2(this.words); final String words; }
class Tag extends StatelessWidget { const Tag({required this.size, this.above = .narrow}); final Size2 size; final Size2? above; Widget build(context) => Text('\${size.words} over \${above!.words}'); }
Greeting chosen(bool it) => it ? .hello() : .made();
Greeting of(Size2 size) { return switch (size) { .wide => .made(), .narrow => .hello() }; }
class Greets { Greeting get here => .of(null)!; }
class Page extends StatelessWidget { final Greeting made = .made(); Widget build(context) => ${shows}; }
void main() => runApp(MaterialApp(home: Page()));`
    expect(await words(main)).toBe(shown)
  })

  it('and a provider hands on what the locator has of its type', async () => {
    const main = `class Page extends StatelessWidget { Widget build(BuildContext context) => Text(context.watch<Cart>().says); }
final getIt = GetIt.instance;
void main() {
  getIt.registerLazySingleton<Cart>(() => Cart(FullTill()));
  runApp(Provider<Cart>(create: (_) => getIt<Cart>(), child: MaterialApp(home: Page())));
}`
    expect(await words(main)).toBe('full')
  })

  it.each([
    'getIt..registerFactory(() => Cart(getIt()))..registerLazySingleton<Till>(() => FullTill())',
    'Get.lazyPut(() => Cart(Get.find())); Get.lazyPut<Till>(() => FullTill())',
  ])(
    'and what is registered before what it consists of is made when it is asked for: %s',
    async (registered) => {
      const asked = registered.startsWith('getIt') ? 'getIt<Cart>()' : 'Get.find<Cart>()'
      const main = `class Page extends StatelessWidget { Widget build(BuildContext context) => Text(${asked}.says); }
final getIt = GetIt.instance;
void main() { ${registered}; runApp(MaterialApp(home: Page())); }`
      expect(await words(main)).toBe('full')
    },
  )

  it('and is the same one each time it is put or found', async () => {
    const main = `class Basket extends GetxController { static Basket get instance => GetInstance().putOrFind(() => Basket()); String says = 'empty'; void onInit() { super.onInit(); says = 'begun'; } }
class Page extends StatelessWidget { Widget build(BuildContext context) { final before = Basket.instance.says; Basket.instance.says = 'full'; return Text(before + Basket.instance.says); } }
void main() => runApp(MaterialApp(home: Page()));`
    expect(await words(main)).toBe('begunfull')
  })

  it('and whether it is registered is told on a page, not while main begins', async () => {
    const main = `final getIt = GetIt.instance;
var begun = 'open';
class Page extends StatelessWidget { Widget build(BuildContext context) => Text(begun + (getIt.isRegistered<Till>() ? ' registered' : ' missing')); }
void main() { getIt.registerLazySingleton<Till>(() => FullTill()); if (getIt.isRegistered<Till>()) begun = 'asked'; runApp(MaterialApp(home: Page())); }`
    expect(await words(main)).toBe('open registered')
  })

  it('and one that names its type is of that', async () => {
    const other = "class Other extends Till { String get says => 'other'; }\n"
    expect(await words(`${other}${page('final Till till = getIt<Other>(); return Text(till.says);')}`)).toBe(
      'other',
    )
  })

  it('and a place without a type tells none', async () => {
    expect(await words(page('final cart = getIt(); return Text(cart.says);'))).toBe('…')
  })
})
