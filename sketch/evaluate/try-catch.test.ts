import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

const words = async (begin: string, more = '', fields = ''): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:http/http.dart' as http;
void main() => runApp(MaterialApp(home: Kiosk()));
class Kiosk extends StatefulWidget { State<Kiosk> createState() => _KioskState(); }
class _KioskState extends State<Kiosk> { String says = 'open'; ${fields}
  void initState() { super.initState(); begin(); }
  Future<void> begin() async { ${begin} }
  void tell(String text) => setState(() => says = text);
  Widget build(BuildContext context) => Text(says); }
${more}`,
    }),
  )

describe('what package:http fails with', { tags: 'P-700' }, () => {
  it.each([
    ['SocketException', 'http.get(to)', 'no network'],
    ['ClientException', 'http.get(to)', 'no network'],
    ['http.ClientException', 'IOClient().get(to)', 'no network'],
    ['IOException', "http.Request('GET', to).send()", 'no network'],
    ['FormatException', 'http.get(to)', 'something else'],
  ])('%s, by %s', async (type, asked, said) => {
    const load = `try { await ${asked}; tell('papers'); } on ${type} { tell('no network'); } catch (e) { tell('something else'); }`
    expect(await words(`final to = Uri.parse('https://papers.example'); ${load}`)).toBe(said)
  })
})

describe('what a page catches, of an app without a network', { tags: 'P-700' }, () => {
  it.each([
    ['dio', "await Dio().get('/papers'); tell('papers');", 'shut'],
    ['http', "await http.get(Uri.parse('https://papers.example')); tell('papers');", 'shut'],
    ['a client of http', "final client = http.Client(); await client.post(to); tell('papers');", 'shut'],
    ['whether it is connected', "await InternetAddress.lookup('papers.example'); tell('papers');", 'shut'],
    ['Appwrite', "await Account(Client()).get(); tell('papers');", 'shut'],
    ['Supabase', "await Supabase.instance.client.auth.signInAnonymously(); tell('papers');", 'shut'],
    ['a wait with an end', "await Dio().get('/').timeout(Duration(seconds: 1)); tell('papers');", 'shut'],
    [
      'a table',
      "await Supabase.instance.client.from('papers').select().eq('id', 1); tell('papers');",
      'shut',
    ],
    ['PocketBase', "await PocketBase(to).collection('papers').getList(); tell('papers');", 'shut'],
    ['Amplify', "await Amplify.Auth.getCurrentUser(); tell('papers');", 'shut'],
    ['retrofit', "await Press(Dio()).papers(); tell('papers');", 'shut'],
    [
      'GraphQL',
      "final client = GraphQLClient(link: to); if ((await client.query(all)).hasException) throw 'none'; tell('papers');",
      'shut',
    ],
    ['Firebase', "await FirebaseAuth.instance.signInAnonymously(); tell('papers');", 'shut'],
    ['further down', "await Shop().papers(); tell('papers');", 'shut'],
    ['what is handed on', "await Shop().handedOn(); tell('papers');", 'shut'],
    ['what nobody waits for', "Shop().papers(); tell('papers');", 'papers'],
    ['what is thrown as it stands', "if (says == 'open') throw Exception('shut'); tell('papers');", 'shut'],
    ['what is thrown where nobody knows', "if (open()) throw Exception('shut'); tell('papers');", 'papers'],
    [
      'what a switch throws over what nobody knows',
      "final of = switch (asked()) { 'sea' => 'papers', 'land' => 'maps', _ => throw Exception('none') }; tell(of);",
      'papers',
    ],
    [
      'what a switch throws over words that nobody knows',
      "switch ('${asked()}') { case 'sea': tell('papers'); default: throw Exception('none'); }",
      'papers',
    ],
    [
      'what stands at a place of nothing',
      "final none = <String>[]; tell(none[asked()]); tell('papers');",
      'shut',
    ],
    ['what all went well with', "tell('papers');", 'papers'],
    ['what is set before it is asked for', "till = 'full'; tell(till);", 'full'],
    [
      'what is kept',
      "if (!(await shelf.setString('papers', all()) ?? false)) throw 'full'; tell('papers');",
      'papers',
    ],
    ['what nobody set', "tell(till); tell('papers');", 'shut'],
  ])('%s', async (_, tried, shown) => {
    const shop = `class Shop { final dio = Dio(BaseOptions());
  Future<List> papers() async { final answer = await dio.get('/papers'); return answer.data; }
  Future<List> handedOn() => papers(); }
abstract class Press { factory Press(Dio dio) = _Press; Future<List> papers(); }`
    expect(await words(`try { ${tried} } catch (e) { tell('shut'); }`, shop, 'late String till;')).toBe(shown)
  })

  it.each([
    ['nothing around it', "await Dio().get('/papers'); tell('papers');", 'papers'],
    [
      'only what comes at last',
      "try { await Dio().get('/'); tell('papers'); } finally { done(); }",
      'papers',
    ],
    ['what comes at last', "try { await Dio().get('/'); } catch (e) {} finally { tell('late'); }", 'late'],
    [
      'by its type',
      "try { await Dio().get('/'); } on FormatException catch (e) { tell('odd'); } on DioException catch (e) { tell('${e.response}'); }",
      'null',
    ],
    [
      'once more',
      "try { try { await Dio().get('/'); } catch (e) { rethrow; } tell('papers'); } on DioException { tell('shut'); }",
      'shut',
    ],
    [
      'in a loop',
      "try { for (final it in [1, 2]) { tell('$it'); throw 'x'; } } catch (e) { says += e; }",
      '1x',
    ],
  ])('%s', async (_, begin, shown) => {
    expect(await words(begin)).toBe(shown)
  })

  it.each([
    ['behind it', "asked().then((_) => tell('papers')).catchError((e) => tell('shut'));", 'shut'],
    ['by its other name', "asked().then((_) => tell('papers')).onError((e, trace) => tell('shut'));", 'shut'],
    ['beside it', "asked().then((_) => tell('papers'), onError: (e) => tell('shut'));", 'shut'],
    [
      'and then ends',
      "asked().whenComplete(() => says += ', ').catchError((e) => tell('${says}shut'));",
      'open, shut',
    ],
    ['with what stands for it', "tell(await asked().catchError((e) => 'yesterday'));", 'yesterday'],
    ['not at all', "asked().then((_) => tell('papers'));", 'open'],
  ])('what a future fails with is caught %s', async (_, begin, shown) => {
    const asked = "Future<String> asked() => Dio().get('/').then((answer) => answer.data);"
    expect(await words(begin, asked)).toBe(shown)
  })

  it('a future that fails has an error, and nothing else', async () => {
    const files = {
      'lib/main.dart': `import 'package:flutter/material.dart';
Future<String> papers() async { try { return await Dio().get('/'); } catch (e) { throw Exception('none'); } }
void main() => runApp(MaterialApp(home: FutureBuilder(future: papers(), builder: (context, snapshot) =>
  Text(snapshot.hasError ? 'sold out' : snapshot.hasData ? 'papers' : 'waits'))));`,
    }
    expect(wordsOf(await drawFiles(files))).toBe('sold out')
  })

  it('an app that comes to its first page has found all it took from a list', async () => {
    const files = {
      'lib/main.dart': `import 'package:flutter/material.dart';
final none = <String>[];
void main() async {
  try { keep(none[0]); runApp(MaterialApp(home: Text('papers'))); } catch (error) { runApp(MaterialApp(home: Text('sold out'))); }
}`,
    }
    expect(wordsOf(await drawFiles(files))).toBe('papers')
  })

  it('an app that comes to its first page has thrown nothing itself before', async () => {
    const files = {
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() async {
  try {
    for (final each in await Shelf.all()) keep(each);
    runApp(MaterialApp(home: Text('papers')));
  } catch (error) { runApp(MaterialApp(home: Text('sold out'))); }
}
final kept = [];
void keep(paper) { if (kept.isNotEmpty) throw StateError('twice'); kept.add(paper); }`,
    }
    expect(wordsOf(await drawFiles(files))).toBe('papers')
  })

  it.each([
    ['but what is caught by its name', 'throw SignedOut();', 'sign in'],
    ['and goes on where nobody catches what fails', "await http.get('/papers');", 'papers'],
  ])('an app has thrown nothing before its first page %s', async (_, tried, shown) => {
    const files = {
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:http/http.dart' as http;
class SignedOut implements Exception {}
void main() async {
  var words = 'papers';
  try { await begin(); } on SignedOut { words = 'sign in'; }
  runApp(MaterialApp(home: Text(words)));
}
Future<void> begin() async { ${tried} }`,
    }
    expect(wordsOf(await drawFiles(files))).toBe(shown)
  })

  it('who listens to a generator is told what it yields', async () => {
    const shop = `Stream<String> papers() async* { try { await Dio().get('/'); yield 'papers'; } catch (e) { yield 'sold out'; } }`
    expect(await words('papers().listen(tell);', shop)).toBe('sold out')
  })
})

describe('an error is of its class, and of what that extends', { tags: 'P-726' }, () => {
  it.each([
    ['dio, by the name of before', 'Dio().get(to)', 'DioError'],
    ['an exception', 'Dio().get(to)', 'Exception'],
    ['of dart:io', 'InternetAddress.lookup(to)', 'IOException'],
  ])('%s', async (_, asked, type) => {
    const tried = `try { await ${asked}; tell('papers'); } catch (error) { tell(error is ${type} ? 'offline' : 'broken'); }`
    expect(await words(tried)).toBe('offline')
  })

  it('and of no other', async () => {
    const tried =
      "try { await Dio().get(to); } catch (error) { tell(error is IOException ? 'offline' : 'broken'); }"
    expect(await words(tried)).toBe('broken')
  })
})

describe('what was never kept is not null where there is no place for it', { tags: 'P-916' }, () => {
  const more = `final shelf = GetStorage();
class Paper { Paper(this.name); final String name;
  factory Paper.fromJson(Map<String, dynamic> json) => Paper(json['name']);
  factory Paper.fromAny(Map<String, dynamic>? json) => Paper(json == null ? 'none' : json['name']); }`
  const tried = (read: string): string =>
    `try { ${read}; tell('papers'); } catch (error) { tell('sold out'); }`
  const PAPER = "Paper.fromJson(shelf.read('paper'))"

  it.each([
    ['a parameter', PAPER, 'sold out'],
    ['one that may be null', "Paper.fromAny(shelf.read('paper'))", 'papers'],
    ['JSON', "jsonDecode(shelf.read('paper'))", 'sold out'],
    ['JSON by its codec', "json.decode(shelf.read('paper'))", 'sold out'],
  ])('%s', async (_, read, shown) => {
    expect(await words(tried(read), more)).toBe(shown)
  })

  it('outside of what catches nothing is thrown', async () => {
    expect(await words(`${PAPER}; tell('papers');`, more)).toBe('papers')
  })

  it.each([
    ["'>=2.7.0 <3.0.0'", "shelf.read('paper')['name']", 'sold out'],
    ["'>=2.7.0 <3.0.0'", PAPER, 'sold out'],
    ["'^3.0.0'", "shelf.read('paper')?['name']", 'papers'],
  ])('in Dart of %s: %s', async (sdk, read, shown) => {
    const main = `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Text(says())));
String says() { String said; try { ${read}; said = 'papers'; } catch (error) { said = 'sold out'; } return said; }
${more}`
    const files = { 'pubspec.yaml': `name: fixture\nenvironment:\n  sdk: ${sdk}\n`, 'lib/main.dart': main }
    expect(wordsOf(await drawFiles(files))).toBe(shown)
  })
})

it.each(['print', 'debugPrint'])(
  'who answers with what it prints has answered nothing: %s',
  { tags: 'P-995' },
  async (prints) => {
    const ask = `Future ask() async { try { return await Dio().get('/papers'); } catch (e) { return ${prints}('$e'); } }`
    expect(await words("final got = await ask(); tell(got == null ? 'nothing' : 'papers');", ask)).toBe(
      'nothing',
    )
  },
)
