import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

/** What drift's generator makes of the table and the database below, as far as it matters here. */
const GENERATED = `part of 'store.dart';
class Paper extends DataClass { final int id; final String title; final bool hidden; final String? note;
  const Paper({required this.id, required this.title, required this.hidden, this.note}); }
class PapersCompanion extends UpdateCompanion<Paper> {
  final Value<int> id; final Value<String> title; final Value<bool> hidden; final Value<String?> note;
  const PapersCompanion({this.id = const Value.absent(), this.title = const Value.absent(), this.hidden = const Value.absent(), this.note = const Value.absent()});
  PapersCompanion.insert({this.id = const Value.absent(), required String title, this.hidden = const Value.absent(), this.note = const Value.absent()}) : title = Value(title);
}
class $PapersTable extends Papers with TableInfo<$PapersTable, Paper> {
  final GeneratedDatabase attachedDatabase;
  $PapersTable(this.attachedDatabase);
}
mixin _$PressMixin on DatabaseAccessor<Store> { $PapersTable get papers => attachedDatabase.papers; }
abstract class _$Store extends GeneratedDatabase { late final Press press = Press(this as Store); late final $PapersTable papers = $PapersTable(this); }
`
const STORE = (fills: string): string => `import 'package:drift/drift.dart';
part 'store.g.dart';
class Papers extends Table {
  IntColumn get id => integer().autoIncrement()();
  TextColumn get title => text()();
  BoolColumn get hidden => boolean().nullable().withDefault(const Constant(false))();
  TextColumn get note => text().nullable()();
}
class Press extends DatabaseAccessor<Store> with _$PressMixin { Press(Store store) : super(store);
  Future<List<Paper>> all() => select(papers).get(); }
class Store extends _$Store {
  MigrationStrategy get migration => MigrationStrategy(onCreate: (m) async { await m.createAll(); ${fills} });
  Future<List<Paper>> all() => select(papers).get();
  Future<List<Paper>> shown() => (select(papers)..where((p) => p.hidden.equals(true))).get();
  Future<List<Paper>> sought(String title) async {
    try { return [await (select(papers)..where((p) => p.title.equals(title))).getSingle()]; } catch (e) { return []; }
  }
  Future<List<Paper>> some(int most, {int? offset}) => (select(papers)..limit(most, offset: offset)).get();
  Future<List<Paper>> where(condition) => (select(papers)..where(condition)).get();
  Stream<Paper> first() => (papers.select()..limit(1)).watchSingle();
}
`
async function shown(fills: string, asked: string): Promise<string> {
  const [kind, ask] = asked.startsWith('store.first') ? ['Stream', 'stream'] : ['Future', 'future']
  const main = `import 'package:flutter/material.dart';
import 'store.dart';
final store = Store();
void main() => runApp(MaterialApp(home: ${kind}Builder(${ask}: ${asked}, builder: (context, snapshot) {
  final got = snapshot.data;
  final all = got is List<Paper> ? got : [got!];
  return all.isEmpty ? Text('Write one') : Column(children: [for (final one in all) Text('\${one.id} \${one.title} \${one.hidden} \${one.note}')]);
})));`
  return wordsOf(
    await drawFiles({ 'lib/main.dart': main, 'lib/store.dart': STORE(fills), 'lib/store.g.dart': GENERATED }),
  )
}

describe('drift, whose generated tables are read', { tags: 'P-956' }, () => {
  const one = "PapersCompanion.insert(title: 'Ten', hidden: Value(true))"
  it.each([
    [`await papers.insertOne(${one});`, 'store.all()', '1 Ten true null'],
    [`await into(papers).insert(${one});`, 'store.first()', '1 Ten true null'],
    [
      `await batch((batch) { batch.insertAll(papers, [${one}, PapersCompanion.insert(title: 'Two')]); });`,
      'store.all()',
      '1 Ten true null|2 Two false null',
    ],
    [`await papers.insertOne(${one});`, 'store.press.all()', '1 Ten true null'],
    ['', 'store.all()', 'Write one'],
  ])('the rows are those of its onCreate: %s, %s', async (fills, asked, words) => {
    expect(await shown(fills, asked)).toBe(words)
  })

  it.each([
    ['store.shown()', '1 Ten true null'],
    ['store.where((p) => p.title.equals("Ten"))', '1 Ten true null'],
    ['store.where((p) => p.title.isValue("Two"))', '2 Two false null'],
    ['store.where((p) => p.hidden.isNotValue(true))', '2 Two false null'],
    ['store.where((p) => p.note.isNotNull())', 'Write one'],
    ['store.where((p) => p.title.like("%o"))', 'Write one'],
    ['store.some(1)', '1 Ten true null'],
    ['store.some(5, offset: 1)', '2 Two false null'],
    ['store.some(-1, offset: 1)', '2 Two false null'],
    ['store.sought("Two")', '2 Two false null'],
    ['store.sought("Six")', 'Write one'],
  ])('of a query with conditions those that are told to meet them: %s', async (asked, words) => {
    const two = "PapersCompanion.insert(title: 'Two')"
    expect(await shown(`await papers.insertOne(${one}); await papers.insertOne(${two});`, asked)).toBe(words)
  })

  it('also those that it puts there when it was opened for the first time', async () => {
    const opens = `}, beforeOpen: (details) async { if (details.wasCreated) await papers.insertOne(${one});`
    expect(await shown(opens, 'store.all()')).toBe('1 Ten true null')
  })

  it('what is written later is not there', async () => {
    expect(
      await shown('', `store.all().then((_) => store.papers.insertOne(${one})).then((_) => store.all())`),
    ).toBe('Write one')
  })
})
