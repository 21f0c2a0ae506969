import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

/** A page that waits, asks a server, and opens a dialog with these words where that does not answer. */
const words = async (
  said: string,
  asked = "try { await http.get(Uri.parse('https://a.example')); home(); } catch (e) { await tell(); }",
): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:http/http.dart' as http;
void main() => runApp(MaterialApp(home: Opening(), routes: {'/home': (c) => Scaffold(appBar: AppBar(title: Text('Home')))}));
class Opening extends StatefulWidget { State<Opening> createState() => _OpeningState(); }
class _OpeningState extends State<Opening> {
  void initState() { super.initState(); begin(); }
  Future<void> begin() async { ${asked} }
  void home() { Navigator.pushReplacementNamed(context, '/home'); }
  Future<void> tell() async {
    await showDialog(context: context, builder: (c) => AlertDialog(content: Text('${said}'), actions: [TextButton(onPressed: begin, child: Text('Again'))]));
  }
  Widget build(BuildContext context) => Scaffold(body: Text('Lumen'));
}`,
    }),
  )

describe('a page that waits and opens a dialog', { tags: 'P-613' }, () => {
  it.each(['No internet', 'Could not connect to the server', 'Comprueba tu conexión', '网络异常'])(
    'stays below one that says that there is no network: %s',
    async (said) => {
      expect(await words(said)).toBe(`Lumen|${said}|Again`)
    },
  )

  it('leads on where the dialog says something else', async () => {
    expect(await words('Please update')).toBe('Home')
  })

  it('leads on where nothing is asked', async () => {
    expect(await words('No internet', 'await load(); home();')).toBe('Home')
  })
})
