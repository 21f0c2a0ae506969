import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const words = async (page: string, start = ''): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:isar/isar.dart';
late Isar isar;
class Settings { int? id; String theme; bool shows; Settings({this.id = 7, this.theme = 'oak', this.shows = false}); }
class Book { int? id; final String title; Book(this.title); }
Future<Isar> opened() async {
  final db = await Isar.open([BookSchema, SettingsSchema], directory: 'here');
  ${start}
  return db;
}
void main() async { isar = await opened(); runApp(MaterialApp(home: Page())); }
class Page extends StatelessWidget { Widget build(BuildContext context) => ${page}; }`,
    }),
  )

const watched = (query: string): string =>
  `StreamBuilder(stream: ${query}, builder: (context, snapshot) => !snapshot.hasData ? Text('waits') :
    snapshot.data!.isEmpty ? Text('no books') : Text(snapshot.data!.map((each) => each.title).join(' ')))`
const BEGINS = `final known = await db.settings.filter().idEqualTo(7).findFirst();
  if (known == null) await db.writeTxn(() async => db.settings.put(Settings()));`

describe('isar, of which a new app has what it puts there itself', () => {
  it.each([
    [
      'a stream that tells at once',
      watched('isar.books.filter().idIsNotNull().sortByTitle().watch(fireImmediately: true)'),
    ],
    [
      'one with what is asked under a condition',
      watched("isar.books.filter().optional(true, (q) => q.titleEqualTo('a')).watch(fireImmediately: true)"),
    ],
    [
      'one of a collection by its type',
      watched('isar.collection<Book>().where().watch(fireImmediately: true)'),
    ],
    [
      'a query',
      "Text(isar.books.where().findAllSync().isEmpty && isar.books.countSync() == 0 ? 'no books' : 'books')",
    ],
    [
      'whether there are any',
      "Text(isar.books.filter().titleContains('a').isEmptySync() ? 'no books' : 'books')",
    ],
    ['one by its id', "Text(isar.books.getSync(1) == null ? 'no books' : 'books')"],
  ])('no rows: %s', async (_, page) => {
    expect(await words(page)).toBe('no books')
  })

  it.each([
    [
      'by its id',
      "Text(isar.settings.getSync(7)!.theme + (isar.settings.getSync(7)!.shows ? '!' : ''))",
      'oak',
    ],
    ['by a query', "Text(isar.settings.where().findFirstSync()?.theme ?? 'none')", 'oak'],
    [
      'not what another has',
      "Text(isar.settings.filter().themeEqualTo('elm').findFirstSync()?.theme ?? 'none')",
      'none',
    ],
  ])('what it begins with: %s', async (_, page, shown) => {
    expect(await words(page, BEGINS)).toBe(shown)
  })

  it('several, each under an id of its own, and one that is taken away', async () => {
    const start = `db.writeTxnSync(() { db.books.putAllSync([Book('ash'), Book('elm')]); db.books.putSync(Book('yew')); db.books.deleteSync(2); });`
    const page = watched('isar.books.where().watch(fireImmediately: true)')
    expect(await words(page, start)).toBe('ash yew')
  })

  it.each([
    ['an id is not given twice', '', 'isar.books.where()', '2 elm, 3 yew, 4 oak'],
    ['no more than asked for', '', 'isar.books.where().limit(1)', '2 elm'],
    ['behind the first', '', 'isar.books.where().offset(1).limit(1)', '3 yew'],
    ['those with these ids go', 'db.books.deleteAllSync([2, 4]);', 'isar.books.where()', '3 yew'],
    [
      'what a query finds goes',
      "db.books.filter().titleEqualTo('yew').deleteAllSync();",
      'isar.books.where()',
      '2 elm, 4 oak',
    ],
  ])('%s', async (_, then, query, shown) => {
    const start = `db.writeTxnSync(() { db.books.putAllSync([Book('ash'), Book('elm'), Book('yew')]); db.books.deleteSync(1);
      db.books.putSync(Book('oak')); ${then} });`
    const page = `Text(${query}.findAllSync().map((each) => '\${each.id} \${each.title}').join(', '))`
    expect(await words(page, start)).toBe(shown)
  })
})
