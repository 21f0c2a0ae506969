import { describe, expect, it } from 'vitest'
import { openFiles } from '../../testing/drawing.ts'
import type { OpenPage } from '../../testing/drawing.ts'

const open = async (begin: string, pressed = ''): Promise<OpenPage> =>
  await openFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:flutter_smart_dialog/flutter_smart_dialog.dart';
void main() => runApp(MaterialApp(home: Desk(), builder: FlutterSmartDialog.init()));
class Desk extends StatefulWidget { State<Desk> createState() => _DeskState(); }
class _DeskState extends State<Desk> {
  void initState() { super.initState(); ${begin} }
  Widget build(BuildContext context) => Scaffold(body: TextButton(onPressed: () { ${pressed} }, child: Text('Ask')));
}`,
  })
const TERMS = "SmartDialog.show(builder: (_) => AlertDialog(title: Text('Terms')));"

describe('a dialog of flutter_smart_dialog', { tags: 'P-705' }, () => {
  it('stands over the first page that opens it', async () => {
    expect((await open(TERMS)).words()).toBe('Ask|Terms')
  })

  it('stands over the page where a button opens it, and not before', async () => {
    const page = await open('', TERMS)
    expect(page.words()).toBe('Ask')
    page.tap('Ask')
    expect(page.words()).toBe('Ask|Terms')
  })

  it('is in the middle, or where it says', async () => {
    const note = (where: string): string => `SmartDialog.show(${where} builder: (_) => Text('Note'));`
    const around = async (where: string): Promise<string | undefined> =>
      /<div[^>]*data-widget="Align"[^>]*>/.exec((await open(note(where))).html())?.[0]
    expect(await around('')).toContain('align-items:center')
    expect(await around('alignment: Alignment.bottomCenter,')).toContain('align-items:flex-end')
  })

  it('opens none where nothing is built', async () => {
    expect((await open("SmartDialog.showToast('Saved');")).words()).toBe('Ask')
  })
})
