import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'

const root = (splash: string, more: string): string => `import 'package:flutter/material.dart';
class Splash extends StatelessWidget { const Splash({this.onDone}); final VoidCallback? onDone;
  Widget build(BuildContext context) => Center(child: CircularProgressIndicator()); }
class Shop extends StatelessWidget { Widget build(BuildContext context) =>
  MaterialApp(home: Scaffold(body: ElevatedButton(onPressed: () {}, child: Text('Enter')))); }
class Root extends StatefulWidget { State<Root> createState() => _RootState(); }
class _RootState extends State<Root> { bool ready = false; bool broken = false;
  ${more}
  Widget build(BuildContext context) { if (broken) return MaterialApp(home: Text('Broken'));
    return ready ? Shop() : MaterialApp(home: ${splash}); } }
void main() => runApp(Root());`
const words = async (splash: string, more: string): Promise<string> =>
  wordsOf(await drawFiles({ 'lib/main.dart': root(splash, more) }))

describe('what stands above the app makes room for another app', { tags: 'P-747' }, () => {
  it.each([
    ['once its splash page says that it has ended', 'Splash(onDone: () => setState(() => ready = true))', ''],
    [
      'once a stream has told it',
      'Splash()',
      'void begin() async { await for (final each in client.connect()) { if (each.isOpen) setState(() => ready = true); } }',
    ],
  ])('%s', async (_, splash, more) => {
    expect(await words(splash, more)).toBe('Enter')
  })

  it('and where nothing of it does, the splash page stays', async () => {
    expect(await words('Splash()', 'void fails() => setState(() => count = 1); int count = 0;')).toBe('')
  })
})
