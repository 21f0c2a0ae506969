import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const app = async (begin: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Desk()));
class Desk extends StatefulWidget { State<Desk> createState() => DeskState(); }
class DeskState extends State<Desk> {
  void initState() { super.initState(); WidgetsBinding.instance.addPostFrameCallback((_) { ${begin} }); }
  Widget build(BuildContext context) => Scaffold(appBar: AppBar(title: Text('Desk')), body: TextButton(onPressed: () {}, child: Text('on'))); }`,
    }),
  )

const SAYS = "context: context, title: 'Terms', "
it.each([
  [`showOkAlertDialog(${SAYS} message: 'Read them');`, 'Terms|Read them|OK'],
  [`showOkCancelAlertDialog(${SAYS} message: 'Read them', okLabel: 'Yes');`, 'Terms|Read them|Cancel|Yes'],
  [`QuickAlert.show(${SAYS} type: QuickAlertType.info, text: 'Read them');`, 'Terms|Read them|Okay'],
  [`CoolAlert.show(${SAYS} type: CoolAlertType.info, confirmBtnText: 'Fine');`, 'Terms|Fine'],
  [`AwesomeDialog(${SAYS} desc: 'Read them', btnOkOnPress: () {}).show();`, 'Terms|Read them|Ok'],
  [`AwesomeDialog(${SAYS} body: Text('Own')).show();`, 'Terms|Own'],
  [`Alert(${SAYS} desc: 'Read them').show();`, 'Terms|Read them|CANCEL'],
  [`Alert(${SAYS} buttons: [DialogButton(child: Text('Fine'), onPressed: () {})]).show();`, 'Terms|Fine'],
  ["showMaterialModalBottomSheet(context: context, builder: (c) => Text('A sheet'));", 'A sheet'],
  ["showAnimatedDialog(context: context, builder: (c) => AlertDialog(title: Text('Terms')));", 'Terms'],
])('%s stands over the first page', { tags: 'P-1080' }, async (begin, said) => {
  expect(await app(begin)).toBe(`Desk|on|${said}`)
})
