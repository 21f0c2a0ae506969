import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const words = async (body: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'dart:io';
import 'package:flutter/material.dart';
import 'package:path_provider/path_provider.dart';
void main() => runApp(MaterialApp(home: Page()));
class Page extends StatefulWidget { State<Page> createState() => _PageState(); }
class _PageState extends State<Page> {
  String word = 'before';
  void initState() { super.initState(); read(); }
  Future<void> read() async { ${body} }
  Widget build(BuildContext context) => Text(word);
}
`,
    }),
  )

describe('the files of an app that was just installed', { tags: 'P-718' }, () => {
  it.each([
    [
      'a file that it names is not there',
      "final folder = await getApplicationSupportDirectory(); if (await File('${folder.path}/kept.json').exists()) { word = 'kept'; } else { word = 'new'; }",
      'new',
    ],
    ['nor is a folder', "if (!Directory('kept').existsSync()) word = 'to be made';", 'to be made'],
    [
      'its own folder is empty',
      "final rows = Directory('notes').listSync().map((each) => each.path).toList(); word = '${rows.length} notes';",
      '0 notes',
    ],
    [
      'to read one fails',
      "try { word = await File('kept.json').readAsString(); } on FileSystemException { word = 'none'; }",
      'none',
    ],
    [
      'to read one at once fails',
      "try { word = File('kept.json').readAsStringSync(); } catch (e) { word = 'none'; }",
      'none',
    ],
    [
      'one that was written may be read',
      "try { await File('a').writeAsString('b'); await File('a').readAsString(); word = 'read'; } catch (e) { word = 'none'; }",
      'read',
    ],
    [
      'an empty text is no JSON',
      "try { jsonDecode(''); word = 'kept'; } catch (e) { word = 'none'; }",
      'none',
    ],
    ['a file has its path', "word = File('a/b.txt').path;", 'a/b.txt'],
  ])('%s', async (_, body, shown) => {
    expect(await words(body)).toBe(shown)
  })

  it('the folder that the phone has made for it is there, and empty', { tags: 'P-1094' }, async () => {
    const body =
      "final folder = await getApplicationDocumentsDirectory(); word = '${await folder.exists()} ${folder.listSync().length}';"
    expect(await words(body)).toBe('true 0')
  })

  it('a delay brings what it is told to bring', { tags: 'P-1094' }, async () => {
    const later = "Future.delayed(const Duration(seconds: 1), () => 'two')"
    expect(await words(`word = (await Future.wait([Future.value('one'), ${later}])).join(' ');`)).toBe(
      'one two',
    )
  })

  it('of a folder of the device nothing is known', async () => {
    expect(
      await words(
        "final rows = (await getDownloadsDirectory()).listSync(); for (final row in rows) { word = 'a row'; }",
      ),
    ).toBe('a row')
  })
})
