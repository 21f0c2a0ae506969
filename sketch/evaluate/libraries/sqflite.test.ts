import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const ON_CREATE = `Future<void> onCreate(Database db, int version) async {
  await db.execute('''CREATE TABLE IF NOT EXISTS categories (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, -- shown
    color TEXT DEFAULT 'grey', price NUMERIC(10, 2) DEFAULT 0, FOREIGN KEY (color) REFERENCES colors (id)
  ) WITHOUT ROWID;''');
  await db.execute("CREATE TABLE notes (id INTEGER PRIMARY KEY, title TEXT)");
  await db.execute("INSERT INTO categories (name, color) VALUES ('Food', 'red'), ('Mum''s', 'blue')");
  await db.rawInsert('INSERT INTO categories (name) VALUES (?)', ['Rent']);
  final batch = db.batch();
  for (final name in ['Trips', 'Books']) batch.insert('categories', {'name': name});
  await batch.commit(noResult: true);
  await db.transaction((txn) async { await txn.insert('Categories', {'Name': 'Gifts', 'color': 'red'}); });
}`
const OPEN = "openDatabase('app.db', version: 1, onCreate: onCreate)"
const drawn = async (asked: string, open = OPEN, builder = 'Text(rows.map((r) => r["name"]).join(" "))') =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:sqflite/sqflite.dart';
${ON_CREATE}
Future<Database> open() async => await ${open};
Future<Object> asked() async { final db = await open(); return ${asked}; }
void main() => runApp(MaterialApp(home: FutureBuilder(future: asked(), builder: (context, snapshot) {
  final rows = snapshot.data!;
  return Column(children: [Text('Rows'), ${builder}]);
})));`,
    }),
  )

describe('the rows that onCreate puts into a new database', { tags: 'P-820' }, () => {
  it.each([
    ['all', "await db.query('categories')", 'Food Mum&#39;s Rent Trips Books Gifts'],
    ['equal ones', "await db.query('categories', where: 'color = ?', whereArgs: ['red'])", 'Food Gifts'],
    [
      'by a number',
      "await db.query('categories', where: 'id = ? AND color = \"grey\"', whereArgs: [3])",
      'Rent',
    ],
    ['sorted', "await db.query('categories', orderBy: 'name DESC', limit: 2)", 'Trips Rent'],
    ['of a statement', "await db.rawQuery('SELECT * FROM categories WHERE id = ?', [2])", 'Mum&#39;s'],
    ['in an order', "await db.rawQuery('select name from categories order by name limit 1')", 'Books'],
    ['an empty table', "await db.query('notes')", ''],
    ['more than is understood', "await db.query('categories', where: 'id > 2')", ''],
    ['a join', "await db.rawQuery('SELECT * FROM categories c JOIN notes n ON n.id = c.id')", ''],
  ])('%s', async (_, asked, names) => {
    expect(await drawn(asked)).toBe(names === '' ? 'Rows' : `Rows|${names}`)
  })

  it('by a factory with options', async () => {
    const open =
      "databaseFactory.openDatabase('a.db', options: OpenDatabaseOptions(version: 1, onCreate: onCreate))"
    expect(await drawn("await db.query('categories', limit: 1)", open)).toBe('Rows|Food')
  })

  it('are counted, and have what their columns say', async () => {
    const count = "Sqflite.firstIntValue(await db.rawQuery('SELECT COUNT(*) FROM categories'))"
    expect(await drawn(count, OPEN, "Text('$rows')")).toBe('Rows|6')
    const builder = "Text('${rows.first['id']} ${rows.first['color']} ${rows.first['price']}')"
    expect(await drawn("await db.query('categories', where: 'id = 3')", OPEN, builder)).toBe('Rows|3 grey 0')
  })

  it('are no more by what is written later', async () => {
    const asked = "[await db.insert('notes', {'name': 'Later'}), ...await db.query('notes')].sublist(1)"
    expect(await drawn(asked)).toBe('Rows')
  })

  it.each([
    [0, true],
    [1, false],
  ])('are read by a model whose page opens a dialog: %i', async (value, opens) => {
    const main = `import 'package:flutter/material.dart';
import 'package:sqflite/sqflite.dart';
class Model extends ChangeNotifier {
  bool asked = true;
  Future<void> load() async {
    final db = await openDatabase('a.db', version: 1, onCreate: _onCreate);
    final rows = await db.rawQuery('SELECT * FROM settings');
    asked = rows.first['asked'] as int == 1;
  }
  Future<void> _onCreate(Database db, int version) async {
    await db.execute('CREATE TABLE settings (asked NUMERIC NOT NULL)');
    await db.execute('INSERT INTO settings (asked) VALUES (${value})');
  }
}
final model = Model();
void main() async { await model.load(); runApp(MaterialApp(home: Page())); }
class Page extends StatefulWidget { State<Page> createState() => _Page(); }
class _Page extends State<Page> {
  void initState() {
    super.initState();
    WidgetsBinding.instance.addPostFrameCallback((_) {
      if (!model.asked) showDialog(context: context, builder: (_) => AlertDialog(title: Text('Help us')));
    });
  }
  Widget build(BuildContext context) => Text('Home');
}`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main })).includes('Help us')).toBe(opens)
  })

  it('onOpen is told before anybody has the database', async () => {
    const open = OPEN.replace(')', ', onOpen: (db) { isOpen = true; })')
    const html = await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
bool isOpen = false;
${ON_CREATE}
Future<bool> asked() async { await ${open}; return isOpen; }
void main() => runApp(MaterialApp(home: FutureBuilder(future: asked(), builder: (context, it) => Text('\${it.data}'))));`,
    })
    expect(wordsOf(html)).toBe('true')
  })

  it('are none of a database without onCreate', async () => {
    expect(await drawn("await db.query('categories')", "openDatabase('app.db')")).toBe('Rows')
  })
})
