import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const SHELF = `
abstract class Shelf implements Built<Shelf, ShelfBuilder> {
  bool get open;
  String? get label;
  Shelf._();
  factory Shelf([void Function(ShelfBuilder) updates]) = _$Shelf;
}
class _$Shelf extends Shelf {
  final bool open;
  final String? label;
  factory _$Shelf([void Function(ShelfBuilder)? updates]) => (ShelfBuilder()..update(updates))._build();
  _$Shelf._({required this.open, this.label}) : super._();
  Shelf rebuild(void Function(ShelfBuilder) updates) => (toBuilder()..update(updates)).build();
  ShelfBuilder toBuilder() => ShelfBuilder()..replace(this);
}
class ShelfBuilder implements Builder<Shelf, ShelfBuilder> {
  _$Shelf? _$v;
  bool? _open;
  bool? get open => _$this._open;
  set open(bool? open) => _$this._open = open;
  String? _label;
  String? get label => _$this._label;
  set label(String? label) => _$this._label = label;
  ShelfBuilder get _$this {
    final $v = _$v;
    if ($v != null) { _open = $v.open; _label = $v.label; _$v = null; }
    return this;
  }
  void replace(Shelf other) { _$v = other as _$Shelf; }
  void update(void Function(ShelfBuilder)? updates) { if (updates != null) updates(this); }
  Shelf build() => _build();
  _$Shelf _build() {
    final _$result = _$v ?? _$Shelf._(open: BuiltValueNullFieldError.checkNotNull(open, r'Shelf', 'open'), label: label);
    replace(_$result);
    return _$result;
  }
}`

it.each([
  ['what is built', 'Shelf((b) => b..open = false).open', 'false'],
  ['with another field', "Shelf((b) => b..open = true).rebuild((b) => b..label = 'Tea').label", 'Tea'],
  ['what was before stays', 'Shelf((b) => b..open = true).rebuild((b) => b..label = null).open', 'true'],
  ['a list', 'BuiltList<int>([1, 2]).toBuilder().build().length', '2'],
  ['an empty list', 'BuiltList<int>().isEmpty', 'true'],
])('%s', { tags: 'P-784' }, async (_, value, shown) => {
  const app = `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Text('\${${value}}')));${SHELF}`
  expect(wordsOf(await drawFiles({ 'lib/main.dart': app }))).toBe(shown)
})

const UNWRITTEN = `
abstract class Shelf with Told implements Built<Shelf, ShelfBuilder> {
  bool get open;
  String? get label;
  static void _initializeBuilder(ShelfBuilder b) => b..open = true;
  static void _finalizeBuilder(ShelfBuilder b) => b.label ??= 'none';
  Shelf._();
  factory Shelf([void Function(ShelfBuilder) updates]) = _$Shelf;
}
mixin Told { String get told => 'told'; }
`

it.each([
  ['what is built of nothing', 'Shelf().open', 'true'],
  ['of what is set', "Shelf((b) => b..open = false..label = 'Tea').label", 'Tea'],
  ['what it ends with', 'Shelf().label', 'none'],
  ['with another field', "Shelf().rebuild((b) => b..label = 'Tea').label", 'Tea'],
  ['what was before stays', "told(Shelf((b) => b..label = 'Tea'))", 'Tea'],
  ['by its builder', "(Shelf().toBuilder()..update((b) => b.label = 'Tea')).build().label", 'Tea'],
  [
    'in place of another',
    "(Shelf().toBuilder()..replace(Shelf((b) => b..label = 'Tea'))).build().label",
    'Tea',
  ],
  ['what its class says', 'Shelf().told', 'told'],
])('without the file that is written: %s', { tags: 'P-1103' }, async (_, value, shown) => {
  const app = `import 'package:flutter/material.dart';
String? told(Shelf shelf) { shelf.rebuild((b) => b..label = 'Other'); return shelf.label; }
void main() => runApp(MaterialApp(home: Text('\${${value}}')));${UNWRITTEN}`
  expect(wordsOf(await drawFiles({ 'lib/main.dart': app }))).toBe(shown)
})
