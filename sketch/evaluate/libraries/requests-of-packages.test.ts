import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const words = async (begin: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:http/http.dart' as http;
void main() => runApp(MaterialApp(home: Kiosk()));
class Press extends GetConnect { Future<Response> papers() => get('/papers'); }
class Kiosk extends StatefulWidget { State<Kiosk> createState() => _KioskState(); }
class _KioskState extends State<Kiosk> { String says = 'open';
  void initState() { super.initState(); begin(); }
  Future<void> begin() async { try { ${begin} tell('papers'); } catch (e) { tell('shut'); } }
  void tell(String text) => setState(() => says = text);
  Widget build(BuildContext context) => Text(says); }`,
    }),
  )

describe('a request of an app without a network fails', { tags: 'P-1088' }, () => {
  it.each([
    ['http.Request', "await http.Request('GET', Uri.parse('https://papers.example')).send();"],
    [
      'http.MultipartRequest',
      "final request = http.MultipartRequest('POST', Uri.parse('https://papers.example')); request.fields['a'] = 'b'; final sent = await request.send();",
    ],
    ['youtube_explode', "final tube = YoutubeExplode(); await tube.videos.streamsClient.getManifest('x');"],
    ['a search of it', "await YoutubeExplode().search('x');"],
    ['a file of Firebase', "await FirebaseStorage.instance.ref('papers').getDownloadURL();"],
    ['a function of Firebase', "await FirebaseFunctions.instance.httpsCallable('papers').call();"],
    [
      'a file that is kept once it was fetched',
      "await DefaultCacheManager().getSingleFile('https://papers.example');",
    ],
    ['chopper', "await ChopperClient(baseUrl: to).get(Uri.parse('/papers'));"],
    [
      'GetConnect',
      "final answer = await GetConnect().get('/papers'); if (answer.status.hasError) throw 'none';",
    ],
    ['what extends it', "final answer = await Press().papers(); if (answer.statusCode != 200) throw 'none';"],
    ['Parse', "final answer = await ParseObject('Paper').getAll(); if (!answer.success) throw 'none';"],
    [
      'a query of Parse',
      "final answer = await QueryBuilder(ParseObject('Paper')).query(); if (answer.results == null) throw 'none';",
    ],
  ])('%s', async (_, begin) => {
    expect(await words(begin)).toBe('shut')
  })

  it('but not what asks for nothing', async () => {
    expect(
      await words("http.Request('GET', Uri.parse('https://papers.example')); YoutubeExplode().close();"),
    ).toBe('papers')
  })
})
