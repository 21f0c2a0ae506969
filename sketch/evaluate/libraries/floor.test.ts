import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const MAIN = (page: string): string => `import 'package:flutter/material.dart';
import 'package:floor/floor.dart';
import 'store.g.dart';
void main() async {
  final store = await $FloorStore.databaseBuilder('store').build();
  await store.notes.add('one');
  runApp(MaterialApp(home: Page(store.notes)));
}
class Page extends StatelessWidget {
  Page(this.notes);
  final NoteDao notes;
  Widget build(BuildContext context) => ${page};
}`

/** As floor_generator writes it, in short. */
const GENERATED = `class $FloorStore { static Builder databaseBuilder(String name) => Builder(name); }
class Builder { Builder(this.name); final String name; Future<Store> build() async => Store(); }
class Store { NoteDao? _notes; NoteDao get notes => _notes ??= NoteDao(this); }
class NoteDao {
  NoteDao(this.database) : _queryAdapter = QueryAdapter(database), _insertion = InsertionAdapter(database, 'note', (n) => {});
  final Store database; final QueryAdapter _queryAdapter; final InsertionAdapter _insertion;
  Future<List<Note>> all() async { return _queryAdapter.queryList('SELECT * FROM note', mapper: (row) => Note()); }
  Stream<List<Note>> watched() { return _queryAdapter.queryListStream('SELECT * FROM note', mapper: (row) => Note()); }
  Future<Note?> one(int id) async { return _queryAdapter.query('SELECT * FROM note', mapper: (row) => Note()); }
  Future<int> add(String title) { return _insertion.insertAndReturnId(title); }
}`

const listed = (type: string, asked: string): string =>
  `${type}Builder(${type.toLowerCase()}: ${asked}, builder: (context, snapshot) => Column(children: [
    for (final note in snapshot.data!) Text(note.title), Text('Write your first note')]))`

it.each([
  ['a query', listed('Future', 'notes.all()')],
  ['one that is watched', listed('Stream', 'notes.watched()')],
  [
    'one row, if there is any',
    "FutureBuilder(future: notes.one(1), builder: (context, snapshot) => Text(snapshot.data == null ? 'Write your first note' : 'Note'))",
  ],
])('floor has no rows in a new app: %s', { tags: 'P-895' }, async (_, page) => {
  const files = { 'lib/main.dart': MAIN(page), 'lib/store.g.dart': GENERATED }
  expect(wordsOf(await drawFiles(files))).toBe('Write your first note')
})
