import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const MAIN = (page: string, more = ''): string => `import 'package:flutter/material.dart';
import 'package:drift/drift.dart';
void main() => runApp(MaterialApp(home: Page()));
class Page extends StatelessWidget { Widget build(BuildContext context) => ${page}; }
class Notes extends Table { TextColumn get title => text()(); }
class Store extends _$Store {
  Future<List<Note>> all() => select(notes).get();
  Stream<List<Note>> watched() => (select(notes)..where((n) => n.title.equals('a'))..limit(3)).watch();
  Selectable<Note> named() => customSelect('SELECT * FROM notes', readsFrom: {notes}).map((row) => Note(title: row.read('title')));
  Future<Note?> one(int id) => (select(notes)..where((n) => n.id.equals(id))).getSingleOrNull();
}
final store = Store();
${more}`
const listed = (type: string, asked: string): string =>
  `${type}Builder(${type.toLowerCase()}: ${asked}, builder: (context, snapshot) {
    return Column(children: [for (final note in snapshot.data!) Text(note.title), Text('Write your first note')]);
  })`

describe('drift, of which a new app has no rows', { tags: 'P-759' }, () => {
  it.each([
    ['a query', listed('Future', 'store.all()')],
    ['one of the page', listed('Future', 'store.select(store.notes).get()')],
    ['one of a table', listed('Future', 'store.notes.select().get()')],
    ['one in words of its own', listed('Future', 'store.named().get()')],
    ['one that is watched', listed('Stream', 'store.watched()')],
    [
      'one of what is generated',
      "FutureBuilder(future: store.noteDao.lastOf(1).getSingleOrNull(), builder: (context, snapshot) => Text(snapshot.data == null ? 'Write your first note' : 'Note'))",
    ],
    [
      'one row, if there is any',
      "FutureBuilder(future: store.one(1), builder: (context, snapshot) => Text(snapshot.data == null ? 'Write your first note' : 'Note'))",
    ],
  ])('%s', async (_, page) => {
    expect(wordsOf(await drawFiles({ 'lib/main.dart': MAIN(page) }))).toBe('Write your first note')
  })
})

it('objectbox, whose queries are watched, has none either', { tags: 'P-759' }, async () => {
  const page = `StreamBuilder(stream: store.box<Note>().query().watch(triggerImmediately: true).map((query) => query.find()),
  builder: (context, snapshot) => Text(snapshot.hasData && snapshot.data.isEmpty ? 'Write your first note' : 'waits'))`
  expect(wordsOf(await drawFiles({ 'lib/main.dart': MAIN(page) }))).toBe('Write your first note')
})

it('a list of rows that an app adds to is its own', { tags: 'P-759' }, async () => {
  const page = `Builder(builder: (context) {
  final store = openStore();
  store.box<Note>().getAll().add('a');
  notes.select(all).get().add('b');
  return Text([store.box<Note>().getAll().length, notes.select(all).get().length].join(' ')); })`
  expect(wordsOf(await drawFiles({ 'lib/main.dart': MAIN(page) }))).toBe('0 0')
})

it.each([
  ['that is opened by what is generated', 'await openStore()'],
  ['of its model', "Store(getObjectBoxModel(), directory: 'a')"],
])('a store of objectbox %s has boxes without rows', { tags: 'P-759' }, async (_, open) => {
  const main = `import 'package:flutter/material.dart';
import 'package:objectbox/objectbox.dart';
late final notes;
String first = '';
void main() async {
  final store = ${open};
  notes = store.box<Note>();
  final kept = Box<Note>(store).getAll();
  first = kept.isEmpty ? 'none' : kept.first.title;
  runApp(MaterialApp(home: Page()));
}
class Page extends StatelessWidget {
  Widget build(BuildContext context) => Text([first, notes.get(1), notes.isEmpty(), notes.query().order(1).build().find().length].join(' '));
}
`
  expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe('none null true 0')
})
