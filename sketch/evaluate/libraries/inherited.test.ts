import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const words = async (root: string, more: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';\nvoid main() => runApp(${root});\n${more}`,
    }),
  )

describe('what a widget finds above it', { tags: 'P-652' }, () => {
  it.each([
    'context.dependOnInheritedWidgetOfExactType<Shop>()!',
    '(context.inheritFromWidgetOfExactType(Shop) as Shop)',
    'context.findAncestorWidgetOfExactType<Shop>()',
    "InheritedModel.inheritFrom<Shop>(context, aspect: 'name')!",
    '(context.getElementForInheritedWidgetOfExactType<Shop>()?.widget as Shop)',
  ])('an inherited widget: %s', async (finds) => {
    const more = `class Shop extends InheritedWidget { final String name; const Shop({required this.name, required super.child});
  static Shop of(BuildContext context) => ${finds}; }
class Page extends StatelessWidget { Widget build(BuildContext context) => Text(Shop.of(context).name); }`
    expect(await words("MaterialApp(home: Shop(name: 'near', child: Page()))", more)).toBe('near')
    const around =
      "Shop(name: 'far', child: Builder(builder: (context) => MaterialApp(title: 'a', home: Text(Shop.of(context).name))))"
    expect(await words(around, more)).toBe('far')
  })

  it.each([
    'context.findAncestorStateOfType<ShopState>()',
    'context.ancestorStateOfType(TypeMatcher<ShopState>())',
  ])('a state: %s', async (finds) => {
    const more = `class Shop extends StatefulWidget { final Widget child; Shop({this.child}); ShopState createState() => ShopState(); }
class ShopState extends State<Shop> { int books = 3; Widget build(BuildContext context) => widget.child; }
class Page extends StatelessWidget { Widget build(BuildContext context) => Text('\${${finds}.books}'); }`
    expect(await words('MaterialApp(home: Shop(child: Page()))', more)).toBe('3')
  })

  it('a StatefulWidget, by a type that a function tells', { tags: 'P-915' }, async () => {
    const more = `class Holder<T> extends StatefulWidget { Holder({this.held, this.child}); final T held; final Widget child;
  State<Holder<T>> createState() => HolderState<T>();
  static T of<T>(BuildContext context) { final type = typeOf<Holder<T>>(); Holder<T> found = context.ancestorWidgetOfExactType(type); return found.held; }
  static Type typeOf<T>() => T; }
class HolderState<T> extends State<Holder<T>> { Widget build(BuildContext context) => widget.child; }
class Page extends StatelessWidget { Widget build(BuildContext context) => Text(Holder.of<String>(context)); }`
    expect(await words("MaterialApp(home: Holder(held: 'kept', child: Page()))", more)).toBe('kept')
  })
})
