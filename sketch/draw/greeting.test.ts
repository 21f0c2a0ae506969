import { describe, expect, it } from 'vitest'
import { openFiles } from '../testing/drawing.ts'
import type { OpenPage } from '../testing/drawing.ts'

const open = async (begin: string): Promise<OpenPage> =>
  await openFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Desk()));
class Desk extends StatefulWidget { State<Desk> createState() => _DeskState(); }
class _DeskState extends State<Desk> {
  void initState() { super.initState(); ${begin} }
  Future<void> greet() async {
    await showDialog(context: context, builder: (c) => AlertDialog(title: Text('Hello'), actions: [
      TextButton(onPressed: () => Navigator.of(c).pop(), child: Text('Got it'))]));
    await showDialog(context: context, builder: (c) => AlertDialog(title: Text('And another')));
  }
  Widget build(BuildContext context) => Scaffold(appBar: AppBar(title: Text('Desk')), body: TextButton(onPressed: greet, child: Text('Again')));
}`,
  })
const FIRST =
  'WidgetsBinding.instance.addPostFrameCallback((_) async { if (!mounted) return; await greet(); });'

describe('a dialog that the first page opens by itself stands over it', { tags: 'P-613' }, () => {
  it('the first of them, until it is closed', async () => {
    const page = await open(FIRST)
    expect(page.words()).toBe('Desk|Again|Hello|Got it')
    page.tap('Got it')
    expect(page.words()).toBe('Desk|Again')
    page.tap('Again')
    expect(page.words()).toContain('Hello')
  })

  it.each([
    ['none that only running code could tell', 'Future.microtask(() async { if (await isNew()) greet(); });'],
    ['none that nobody opens', ''],
  ])('%s', async (_, begin) => {
    expect((await open(begin)).words()).toBe('Desk|Again')
  })
})
